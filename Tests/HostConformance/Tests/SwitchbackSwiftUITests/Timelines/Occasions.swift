import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Timelines

/// What happens, each on a stage of its own.
@MainActor
enum Occasions {
  static let all = stacks + links + fingers + sheets + minding + tabs + scenes

  /// The views of the adapter whose evaluations are counted.
  private static let views = [
    "ScreenView", "LayerView", "LayersView", "StackView", "PresentedView", "TabsView",
  ]

  /// What comes of it on a system, in one line.
  ///
  /// - Returns: The steps, which are turns on the main actor, as a ``Timeline`` has them; for how many of them frames
  ///   were watched, since something was in doubt; how often the bodies of the adapter's views were evaluated; and how
  ///   many stacks were made and sheets presented.
  static func timeline(of occasion: Occasion<Stage>, on rules: Rules) async -> String {
    let stage = Stage(rules)
    let display = stage.desk.display
    await occasion.prepare(stage)
    let timeline = Timeline(look: { display.look }, word: { stage.desk.word })
    let (stacks, presentations) = (display.madeStacks, display.presentations)
    var doubts = 0
    display.onTurn = {
      timeline.noteStep()
      if display.isTimelineSeen { doubts += 1 }
    }
    let evaluations = await display.evaluations {
      await occasion.happen(stage)
      await display.rest()
    }
    display.onTurn = nil
    let parts = [
      timeline.text, "in doubt \(doubts)", "bodies \(views.map { evaluations[$0] ?? 0 })",
      "stacks \(display.madeStacks - stacks)", "sheets \(display.presentations - presentations)",
    ]
    return parts.joined(separator: ", ")
  }
}

extension Desk {
  /// All that the router says at one moment.
  fileprivate var word: String { "\(names) \(router.snapshot().waits) \(told) \(issues)" }
}
