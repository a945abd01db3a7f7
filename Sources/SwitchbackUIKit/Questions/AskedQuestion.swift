#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

/// A question, and the alert that asks it.
@MainActor
final class AskedQuestion {
  let question: HostQuestion
  let alert: UIAlertController

  /// Whether it has been on screen.
  var wasShown = false

  /// Makes the alert: an action sheet if there is much to choose from.
  ///
  /// - Parameters:
  ///   - question: What to ask.
  ///   - cancelTitle: What the button says that dismisses it.
  ///   - onAnswer: Called with the position of the choice, or nil.
  init(
    _ question: HostQuestion,
    cancelTitle: String,
    onAnswer: @escaping @MainActor (Int?) -> Void,
  ) {
    self.question = question
    alert = UIAlertController(
      title: question.text,
      message: question.details,
      preferredStyle: question.choices.count > 2 ? .actionSheet : .alert,
    )
    for (position, choice) in question.choices.enumerated() {
      let style = choice.isDestructive ? UIAlertAction.Style.destructive : .default
      alert.addAction(UIAlertAction(title: choice.title, style: style) { _ in onAnswer(position) })
    }
    alert.addAction(UIAlertAction(title: cancelTitle, style: .cancel) { _ in onAnswer(nil) })
  }

  /// The alert, if it is on screen.
  var alertOnScreen: UIAlertController? {
    alert.presentingViewController == nil || alert.isBeingDismissed ? nil : alert
  }
}

extension UIPopoverPresentationController {
  /// Gives it a place to point to, which it needs on a large screen, unless it has one.
  func pointSomewhere(on view: UIView) {
    guard sourceView == nil, barButtonItem == nil else { return }
    sourceView = view
    sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    permittedArrowDirections = []
  }
}
#endif
