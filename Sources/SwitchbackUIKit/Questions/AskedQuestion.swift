#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

/// A question, and the alert that asks it.
@MainActor
final class AskedQuestion {
  let question: HostQuestion

  /// The alert; nil if it was shown and is gone.
  private(set) weak var alert: UIAlertController?

  /// The alert, while UIKit does not keep it.
  private var kept: UIAlertController?

  /// Whether it has been on screen.
  private(set) var wasShown = false

  /// Makes the alert: an action sheet if there is much to choose from; for a notice, with its only button.
  ///
  /// - Parameters:
  ///   - question: What to ask.
  ///   - cancelTitle: What the button says that dismisses it.
  ///   - onAnswer: Called with the position of the choice, or nil.
  ///   - onRelease: Called when the alert is gone, whether it was answered or not.
  init(
    _ question: HostQuestion,
    cancelTitle: String,
    onAnswer: @escaping @MainActor (Int?) -> Void,
    onRelease: @escaping @MainActor () -> Void,
  ) {
    self.question = question
    let alert = UIAlertController(
      title: question.text,
      message: question.details,
      preferredStyle: question.choices.count > 2 ? .actionSheet : .alert,
    )
    self.alert = alert
    kept = alert
    let sentinel = Sentinel(onRelease)
    for (position, choice) in question.choices.enumerated() {
      // What has the style of Cancel is also pressed by the Esc of a keyboard.
      let style: UIAlertAction.Style =
        question.isNotice ? .cancel : choice.isDestructive ? .destructive : .default
      let action = UIAlertAction(title: choice.title, style: style) { _ in
        withExtendedLifetime(sentinel) { onAnswer(position) }
      }
      alert.addAction(action)
    }
    if question.isNotice { return }
    let cancel = UIAlertAction(title: cancelTitle, style: .cancel) { _ in
      withExtendedLifetime(sentinel) { onAnswer(nil) }
    }
    alert.addAction(cancel)
  }

  /// Notes that it is shown, and leaves the alert to UIKit, which tells nobody when other code dismisses it.
  func noteShown() {
    wasShown = true
    kept = nil
  }

  /// Keeps the alert to be shown once more.
  func takeBack() {
    wasShown = false
    kept = alert
  }

  /// Whether the alert was shown and is not any more.
  var isGone: Bool { wasShown && alert?.presentingViewController == nil }

  /// Whether the alert is on screen.
  var isOnScreen: Bool {
    alert?.presentingViewController != nil && alert?.isBeingDismissed == false
  }
}

extension UIPopoverPresentationController {
  /// Gives it a place to point to, which it needs on a large screen, unless it has one.
  func pointSomewhere(on view: UIView) {
    guard sourceView == nil, barButtonItem == nil, !hasSourceItem else { return }
    sourceView = view
    sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    permittedArrowDirections = []
  }

  private var hasSourceItem: Bool {
    if #available(iOS 16.0, visionOS 1.0, *) { sourceItem != nil } else { false }
  }
}
#endif
