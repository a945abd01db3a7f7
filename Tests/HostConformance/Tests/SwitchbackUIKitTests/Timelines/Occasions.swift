import Switchback
import SwitchbackUIKit
import Timelines
import UIKit

/// What happens, each on a stage of its own.
@MainActor
enum Occasions {
  static let all = stacks + fingers + sheets + minding + tabs + others + transitions

  /// What comes of it on a system, in one line.
  ///
  /// - Returns: The steps, as a ``Timeline`` has them: layouts, transitions, and turns on the main actor.
  static func timeline(of occasion: Occasion<Stage>, on rules: Rules) async -> String {
    let stage = Stage(rules)
    await occasion.prepare(stage)
    let phone = stage.phone
    let timeline = Timeline(look: { phone.look }, word: { stage.desk.word })
    phone.onStep = { timeline.noteStep() }
    await occasion.happen(stage)
    await phone.rest()
    phone.onStep = nil
    return timeline.text
  }
}

extension Desk {
  /// All that the router says at one moment.
  fileprivate var word: String {
    "\(names) \(router.snapshot().waits) \(told) \(issues) \(phone.exceptions)"
  }
}
