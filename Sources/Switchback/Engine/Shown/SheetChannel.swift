/// Which layers of a stack are presented over each other, as their hosts have said, and the command about
/// that.
@MainActor
final class SheetChannel {
  let command = CommandState()

  /// The layers that are known to be presented, with the lowest, which always is.
  private let pile: Pile<Layer>

  /// How many of them stay by the command under way.
  private var kept = 1

  /// What is presented over those by it; nil if the rest is dismissed.
  private var next: Layer?

  /// Whether that is only one step on the way.
  private var isStep = false

  init(over base: Layer) { pile = Pile([base]) }

  var shown: [Layer] { pile.all }
  var count: Int { pile.count }

  /// Whether a layer is presented, or about to be.
  func has(_ layer: Layer) -> Bool {
    if layer === next { return true }
    for shown in shown where shown === layer { return true }
    return false
  }

  /// How many of the layers that are presented are wanted where they are.
  func kept(of wanted: [Layer]) -> Int {
    let shown = shown
    var kept = 0
    while kept < min(wanted.count, shown.count), wanted[kept] === shown[kept] { kept += 1 }
    return kept
  }

  /// Whether those that are wanted are presented, and no others.
  func agrees(with wanted: [Layer]) -> Bool {
    wanted.count == pile.count && kept(of: wanted) == wanted.count
  }

  // MARK: - Commands

  /// The layer whose host is told the next step.
  func presenter(for wanted: [Layer]) -> Layer { pile[kept(of: wanted) - 1] }

  /// Begins the next step: one layer more, or as many less as are not wanted.
  ///
  /// - Parameter wanted: The layers that are to be presented, with the lowest.
  /// - Returns: The layer that is to be presented; or else the lowest that is to be dismissed.
  func beginCommand(to wanted: [Layer]) -> (next: Layer?, leaving: Layer?) {
    command.begin()
    kept = kept(of: wanted)
    let isDismissing = kept < pile.count
    next = isDismissing ? nil : wanted[kept]
    isStep = wanted.count != kept + (isDismissing ? 0 : 1)
    return (next, isDismissing ? pile[kept] : nil)
  }

  /// What the command under way asks for; nil if there is none.
  var target: [Layer]? {
    guard command.isUnderWay else { return nil }
    return Array(shown[..<kept]) + (next.map { [$0] } ?? [])
  }

  /// Whether the command under way asks for these layers.
  func isTarget(_ wanted: [Layer]) -> Bool {
    guard command.isUnderWay, wanted.count == kept + (next == nil ? 0 : 1) else { return false }
    return kept(of: wanted) >= kept && (next == nil || wanted[kept] === next)
  }

  /// Whether a host that presents these over itself presents what the command under way asks for.
  func isTarget(_ hosts: [any StackHost], over layer: Layer) -> Bool {
    guard kept > 0, pile[kept - 1] === layer else { return false }
    guard let next else { return hosts.isEmpty }
    return hosts.count == 1 && hosts[0] === next.host
  }

  // MARK: - Reports

  /// Takes over that the command was carried out, and no more.
  func acknowledge() {
    if let next {
      pile.append(next)
    } else {
      _ = pile.removeLast(pile.count - kept)
    }
    next = nil
    command.end()
  }

  /// The rebase rule, as things stand.
  func rule(for wanted: [Layer]) -> RebaseRule<Layer> {
    RebaseRule(
      wanted: wanted, shown: shown, target: target, isStep: isStep, drops: command.drops,
      refusals: command.refusals)
  }

  /// Takes over which layers are presented, and what that means for the command under way.
  func settle(_ settlement: RebaseRule<Layer>.Settlement) {
    next = nil
    command.end(
      drops: settlement.drops, refusals: settlement.refusals, outcome: settlement.outcome)
    pile.set(settlement.shown)
  }

  /// Forgets everything but the lowest layer.
  func close() {
    next = nil
    command.forget()
    pile.set(Array(shown.prefix(1)))
  }
}
