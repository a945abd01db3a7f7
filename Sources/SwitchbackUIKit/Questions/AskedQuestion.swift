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

  /// Gives an action sheet a place to point to, which it needs on a large screen.
  func pointTo(_ view: UIView) {
    guard let popover = alert.popoverPresentationController else { return }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popover.permittedArrowDirections = []
  }
}
#endif
