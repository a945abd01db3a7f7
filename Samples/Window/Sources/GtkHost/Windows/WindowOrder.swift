import CGtk
import Switchback

/// The windows of one program: which of them can be seen, in which order, and which one takes input.
///
/// It is the window of all, the sheets from there to the top, and a question over them. A sheet of a hidden tab is
/// hidden, and so is one over whose container something else has come. Only the uppermost window takes input. Others
/// can still be closed: GTK's own modal windows would not let the program be left while a sheet is open.
@MainActor
package final class WindowOrder {
  private weak var root: GtkHost?

  /// What is being asked.
  package private(set) var question: QuestionWindow?

  /// The user leaves the whole program, so that nothing slides any more.
  var departure: Departure?

  init(of root: GtkHost) { self.root = root }

  /// Shows, hides and blocks windows, now that something has changed.
  func arrange() {
    guard let root, let base = root.ownWindow, !base.isSheet, base.wasShown else { return }
    let path = root.path
    for host in root.sheets where !path.contains(where: { $0 === host }) {
      host.ownWindow?.isVisible = false
    }
    var top = base
    for window in path.dropFirst().compactMap(\.ownWindow) {
      window.stand(over: top)
      window.isVisible = true
      top = window
    }
    for host in [root] + root.sheets {
      guard let window = host.ownWindow else { continue }
      window.isBlocked = window !== top || question != nil
    }
    question?.stand(over: top)
  }

  /// Whether what is done on a host counts: nothing is over it, and nothing slides.
  func takesInput(_ host: GtkHost) -> Bool {
    root?.top === host && question == nil && !host.pages.isMoving
  }

  // MARK: - Questions

  func ask(_ question: HostQuestion) {
    let asked = QuestionWindow(question) { [weak self] choice in self?.answer(question, choice) }
    self.question = asked
    arrange()
  }

  private func answer(_ question: HostQuestion, _ choice: Int?) {
    withdraw(question)
    question.answer(choice)
  }

  func withdraw(_ question: HostQuestion) {
    guard self.question?.question === question else { return }
    self.question?.close()
    self.question = nil
    arrange()
  }

  /// Takes every window away but that of all, and answers nothing.
  func clear() {
    root?.dismissSheets()
    if let question { answer(question.question, nil) }
  }
}
