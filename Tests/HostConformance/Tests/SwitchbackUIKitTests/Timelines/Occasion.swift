import Switchback
import SwitchbackUIKit
import Timelines
import UIKit

/// Something that happens on a phone, which comes to rest then.
@MainActor
struct Occasion {
  let name: String
  private let prepare: @MainActor (Stage) async -> Void
  private let happen: @MainActor (Stage) async -> Void

  init(
    _ name: String, after prepare: @escaping @MainActor (Stage) async -> Void,
    _ happen: @escaping @MainActor (Stage) async -> Void
  ) {
    (self.name, self.prepare, self.happen) = (name, prepare, happen)
  }

  static let all: [Self] = stacks + fingers + sheets + minding + tabs + others + transitions

  /// What comes of it on a system, in one line.
  ///
  /// - Returns: The steps, as a ``Timeline`` has them: layouts, transitions, and turns on the main actor.
  func timeline(on rules: Rules) async -> String {
    let stage = Stage(rules)
    await prepare(stage)
    let phone = stage.phone
    let timeline = Timeline(look: { phone.look }, word: { stage.desk.word })
    phone.onStep = { timeline.noteStep() }
    await happen(stage)
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
