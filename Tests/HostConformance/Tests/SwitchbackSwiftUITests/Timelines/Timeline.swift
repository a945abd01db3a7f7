import SwiftUI
import Switchback

/// When something changed while a display came to rest: on screen, and for the router.
///
/// It is counted in turns on the main actor, those in which nothing changed included. So an answer that comes a turn
/// later than before is seen, and one that comes only because a frame was drawn.
@MainActor
final class Timeline {
  private let desk: Desk
  private var turn = 0
  private var (seen, said): ([Int], [Int]) = ([], [])
  private var frames = 0
  private var (look, word) = ("", "")

  private init(_ desk: Desk) {
    self.desk = desk
    (look, word) = (desk.display.look, desk.word)
  }

  private func noteTurn() {
    turn += 1
    let (look, word) = (desk.display.look, desk.word)
    if look != self.look { seen.append(turn) }
    if word != self.word { said.append(turn) }
    if desk.display.isTimelineSeen { frames += 1 }
    (self.look, self.word) = (look, word)
  }

  /// Has something happen, and says in one line when what came of it, and what that took.
  static func of(_ desk: Desk, _ action: () async -> Void) async -> String {
    let timeline = Timeline(desk)
    let (stacks, presentations) = (desk.display.madeStacks, desk.display.presentations)
    desk.display.onTurn = { timeline.noteTurn() }
    let evaluations = await desk.display.evaluations {
      await action()
      await desk.display.rest()
    }
    desk.display.onTurn = nil
    let views = ["ScreenView", "LayerView", "LayersView", "StackView", "PresentedView", "TabsView"]
    let parts = [
      "seen \(timeline.seen)", "said \(timeline.said)", "in doubt \(timeline.frames)",
      "bodies \(views.map { evaluations[$0] ?? 0 })",
      "stacks \(desk.display.madeStacks - stacks)",
      "sheets \(desk.display.presentations - presentations)",
    ]
    return parts.joined(separator: ", ")
  }
}

extension Desk {
  /// All that the router says at one moment.
  fileprivate var word: String {
    let snapshot = router.snapshot()
    return "\(names) \(snapshot.waits) \(told) \(issues)"
  }
}
