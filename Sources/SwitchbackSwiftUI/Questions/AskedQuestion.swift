#if canImport(SwiftUI)
import Observation
import SwiftUI
import Switchback

/// A question, and the screen whose alert asks it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class AskedQuestion {
  let question: HostQuestion
  private weak var host: NavigationStackHost?

  /// The screen that it is asked on.
  private(set) weak var place: ShownScreen?

  /// How often SwiftUI has taken the alert away without an answer.
  private var dismissals = 0

  init(_ question: HostQuestion, for host: NavigationStackHost) {
    self.question = question
    self.host = host
  }

  var text: String { question.text }
  var details: String { question.details ?? "" }

  /// For how long the alert was not seen.
  private var patience = Patience()

  /// What is known of the alert.
  private enum Sight {
    /// It is there, as far as anybody can say.
    case believed

    /// It may be seen, and is not yet.
    case inDoubt

    /// SwiftUI may not have shown it: it is asked for once more when something changes.
    case unseen
  }

  private var sight = Sight.believed

  /// Whether the alert may be seen, and is not yet.
  var isInDoubt: Bool { sight == .inDoubt }

  /// Whether it was asked once more on the same screen.
  private var isAnew = false

  /// The screen that it was asked on last.
  private weak var last: ShownScreen?

  /// A frame was drawn, with nothing moving.
  func noteFrame() { patience.noteFrame() }

  /// Something moves, or the scene is not active.
  func renewPatience() { patience = Patience() }

  /// Looks whether SwiftUI shows the alert: if it is seen not to, it is to be asked once more.
  ///
  /// If it does not show it then either, it is believed, until something changes.
  func isLost(hasChanged: Bool) -> Bool {
    if sight == .unseen, hasChanged { return true }
    guard isInDoubt, let watch = place?.watch, watch.stack != nil else { return false }
    if watch.isCovered {
      sight = watch.hasAlert ? .believed : .unseen
      return false
    }
    guard patience.isOver else { return false }
    defer { isAnew = true }
    sight = isAnew ? .unseen : .believed
    return !isAnew
  }

  /// Has it asked on a screen, unless something else is asked there.
  ///
  /// Where nothing can be seen, nothing says that the alert is there, and it is believed, unless a finger may still
  /// lead what moves.
  func ask(on screen: ShownScreen) {
    guard place !== screen else { return }
    takeDown()
    guard screen.alert.asked == nil else { return }
    if last !== screen { isAnew = false }
    (place, last) = (screen, screen)
    screen.alert.asked = self
    if screen.watch?.stack != nil {
      sight = .inDoubt
    } else {
      sight = screen.host?.isLaidBare == true ? .unseen : .believed
    }
    renewPatience()
  }

  /// The user has answered.
  func answer(_ choice: Int?) {
    host?.withdraw(question)
    question.answer(choice)
  }

  /// SwiftUI says that the alert is gone.
  ///
  /// The button that was tapped says more, in the same turn. Without one, it may be the alert before that SwiftUI
  /// means, so it is asked once more.
  func wasDismissed() {
    takeDown()
    Task { [weak self] in
      guard let self, question.isOpen else { return }
      dismissals += 1
      if dismissals > 1 { answer(nil) } else { host?.settleQuestions() }
    }
  }

  /// It is not asked on that screen any more.
  func takeDown() {
    if place?.alert.asked === self { place?.alert.asked = nil }
    place = nil
    sight = .believed
  }
}

/// What is asked on a screen.
///
/// It does not keep the screen alive, since SwiftUI may keep it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class ScreenAlert {
  var asked: AskedQuestion?

  /// Whether the alert is shown, as SwiftUI reads it and writes it.
  var isShown: Bool {
    get { asked != nil }
    set { if !newValue { asked?.wasDismissed() } }
  }
}

/// The buttons of the alert.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct AnswersView: View {
  let asked: AskedQuestion
  let cancelTitle: String

  var body: some View {
    ForEach(asked.question.choices.indices, id: \.self) { position in
      let choice = asked.question.choices[position]
      Button(choice.title, role: role(of: choice)) { asked.answer(position) }
    }
    if !asked.question.isNotice { Button(cancelTitle, role: .cancel) { asked.answer(nil) } }
  }

  private func role(of choice: Question<Int>.Choice) -> ButtonRole? {
    if asked.question.isNotice { return .cancel }
    return choice.isDestructive ? .destructive : nil
  }
}
#endif
