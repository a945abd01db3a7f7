/// Which layers of a stack are presented over each other, as their hosts have said, and the command about
/// that.
@MainActor
final class PresentedLayers {
  let command = CommandState()

  /// The layers that are known to be presented, with the lowest, which always is.
  private(set) var shown: [Layer]

  /// Those that the command under way asks for; nil if there is none.
  private(set) var target: [Layer]?

  /// Whether that is only one step on the way to what is wanted.
  private var isStep = false

  init(over base: Layer) { shown = [base] }

  /// Whether a layer is presented, or about to be.
  func has(_ layer: Layer) -> Bool {
    shown.contains(layer) || target?.contains(layer) == true
  }

  /// How many of the layers that are presented are wanted where they are.
  func kept(of wanted: [Layer]) -> Int {
    var kept = 0
    while kept < min(wanted.count, shown.count), wanted[kept] === shown[kept] { kept += 1 }
    return kept
  }

  /// Begins the next step: one layer more, or as many less as are not wanted.
  func beginCommand(to wanted: [Layer]) {
    command.begin()
    let kept = kept(of: wanted)
    let count = kept < shown.count ? kept : kept + 1
    isStep = count < wanted.count
    target = isStep ? Array(wanted[..<count]) : wanted
  }

  /// Whether these hosts, above a layer, are what the command under way asks for.
  func isTarget(_ hosts: [any StackHost], above position: Int) -> Bool {
    guard let target, target.count == position + 1 + hosts.count else { return false }
    for (number, host) in hosts.enumerated() where target[position + 1 + number].host !== host {
      return false
    }
    return true
  }

  /// What decides what a report means, as things stand.
  func merge(of wanted: [Layer]) -> ReportMerge<Layer> {
    ReportMerge(
      wanted: wanted, shown: shown, target: target, isStep: isStep, retry: command.retry)
  }

  /// Takes over which layers are presented, and what became of the command under way.
  func settle(
    showing layers: [Layer], _ outcome: CommandOutcome, _ retry: CommandRetry = CommandRetry()
  ) {
    command.end(outcome, retry)
    target = nil
    shown = layers
  }

  /// Forgets everything but the lowest layer.
  func close() {
    command.forget()
    target = nil
    shown = [shown[0]]
  }
}
