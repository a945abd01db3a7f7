#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
import UIKit

extension NavigationControllerHost {
  /// Asks a question with an alert, or with an action sheet if there are more than two choices.
  ///
  /// Both have one more button, which dismisses the question. A notice has only its own button.
  ///
  /// - Parameter question: The question.
  public func ask(_ question: HostQuestion) {
    // Once answered, it is let go with its alert.
    asked = AskedQuestion(
      question, cancelTitle: cancelTitle, onAnswer: question.answer,
      onRelease: { [weak self] in self?.checkQuestion() })
    // The alert of the question before may yet be about to go.
    soon { $0.showQuestion() }
  }

  /// Takes down the alert of a question.
  ///
  /// - Parameter question: The open question.
  public func withdraw(_ question: HostQuestion) {
    guard let asked, asked.question === question else { return }
    self.asked = nil
    if let alert = asked.alert { takeDown(alert) }
  }

  private func takeDown(_ alert: UIAlertController) {
    guard !putOff({ $0.takeDown(alert) }) else { return }
    alert.presentingViewController?.dismiss(animated: true)
  }

  /// Shows the question that waits for the screen to be still, and to be there.
  ///
  /// It is asked over all that its host is part of, since it may be that of a tab which something was pushed on.
  func showQuestion() {
    guard let asked, !asked.wasShown, !isBehind else { return }
    let seen = SeenTogether(with: self)
    let (lowest, front) = (seen.lowest, seen.front)
    guard !lowest.waitsForRoom({ [weak self] _ in self?.showQuestion() }),
      front.viewIfLoaded?.window != nil, !front.isBeingPresented
    else { return }
    // It may have been taken down for a sheet only just now, and not be gone yet.
    guard let alert = asked.alert, alert.presentingViewController == nil else { return }
    alert.popoverPresentationController?.pointSomewhere(on: front.view)
    front.present(alert, animated: true) { [weak self, weak alert] in
      if let alert { self?.watchContainer(of: alert, for: .question) }
    }
    asked.noteShown()
    soon { host in
      // UIKit may tell nobody that it has put it up.
      host.watchContainer(of: alert, for: .question)
      SeenTogether(with: host).lowest.beginWhatIsDue()
      host.checkQuestion()
    }
  }

  /// Notices that the alert is gone without an answer: it was refused, or taken away with what was below.
  func checkQuestion() {
    guard let asked, asked.isGone else { return }
    self.asked = nil
    asked.question.answer(nil)
  }
}
#endif
