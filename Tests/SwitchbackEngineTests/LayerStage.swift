import SwitchbackTesting

@testable import Switchback

/// A host that shows nothing and is told everything in vain.
@MainActor
final class StillHost: StackHost {
  let screens: [any Screen] = []
  func connect(_ reporter: HostReporter) {}
  func show(_ command: HostCommand) {}
}

/// A layer of numbered entries.
@MainActor
final class LayerStage {
  let pool = ReleasePool()
  let layer: Layer
  private var entries: [Int: StackEntry] = [:]

  /// - Parameter numbers: What is wanted and shown at first.
  init(showing numbers: [Int] = []) {
    layer = Layer(host: StillHost(), index: EntryIndex(), releasing: pool)
    want(numbers)
    layer.reset()
  }

  var wanted: [Int] { layer.entries.all.map(\.serial) }
  var shown: [Int] { layer.shown.map(\.serial) }
  var target: [Int]? { layer.target?.map(\.serial) }

  /// The entry of a number, always the same.
  func entry(_ number: Int) -> StackEntry {
    if let entry = entries[number] { return entry }
    let entry = StackEntry(number, adopting: TestModule("\(number)"))
    entries[number] = entry
    return entry
  }

  /// Wants another stack, in place of all that is wanted.
  func want(_ numbers: [Int]) {
    _ = layer.replace(0..<layer.count, with: numbers.map(entry))
  }

  /// Wants another stack by the smallest change that leads there.
  func wantByLittle(_ numbers: [Int]) {
    let same = zip(numbers, wanted).prefix { $0 == $1 }.count
    if numbers.count == same + 1, layer.count == same {
      layer.append(entry(numbers[same]))
    } else if numbers.count == same, layer.count == same + 1 {
      _ = layer.cutTop()
    } else if numbers.count == same {
      _ = layer.cut(from: same)
    } else {
      _ = layer.replace(same..<layer.count, with: numbers[same...].map(entry))
    }
  }

  /// Begins a command.
  ///
  /// - Returns: How many stay, and which come on top of them.
  func command() -> [Int] {
    let (kept, tail) = layer.beginCommand()
    let numbers = tail.map { screen in entries.first { $1.screen === screen }?.key ?? -1 }
    return [kept] + numbers
  }

  /// Follows a report by the rule for reports.
  ///
  /// A renewed entry is a thousand more than the old one.
  func settle(showing numbers: [Int], acknowledging isAcknowledging: Bool) {
    var merge = layer.merge
    let outcome = merge.settle(on: numbers.map(entry), acknowledging: isAcknowledging) {
      self.entry($0.serial + 1_000)
    }
    if merge.wanted != layer.entries.all {
      _ = layer.replace(0..<layer.count, with: merge.wanted)
    }
    layer.settle(showing: merge.shown, outcome, merge.retry)
  }

  /// Lets go of everything: an entry and the layer that it is on keep each other.
  func close() {
    _ = layer.cut(from: 0)
    layer.reset()
    pool.drain()
    for entry in entries.values { entry.letGo() }
  }
}

extension StackEntry {
  /// The stay of a screen, with a number.
  convenience init(_ number: Int, adopting screen: any Screen) {
    self.init(adopting: screen)
    serial = number
  }
}
