/// Which layers of a stack are presented over each other, as their hosts have said, and the command about
/// that.
@MainActor
final class SheetChannel {
  let command = CommandState()

  /// The layers that are known to be presented, with the lowest, which always is.
  private let pile: Pile<Layer>

  /// What the command under way asks for, or nil.
  private(set) var target: [Layer]?

  /// Whether that is only one step on the way.
  private var isStep = false

  init(over base: Layer) { pile = Pile([base]) }

  var shown: [Layer] { pile.all }

  /// Whether nothing is presented, nor about to be.
  var isFlat: Bool { pile.count == 1 && !command.isUnderWay }

  /// Begins the next step: one layer more, or as many less as are not wanted.
  ///
  /// - Parameter wanted: The layers that are to be presented, with the lowest.
  /// - Returns: How many stay, and the one that is to be presented over those; nil to dismiss the rest.
  func beginCommand(to wanted: [Layer]) -> (kept: Int, next: Layer?) {
    command.begin()
    let kept = kept(of: wanted)
    let next = kept < shown.count ? nil : wanted[kept]
    let stepped = Array(wanted[..<kept]) + (next.map { [$0] } ?? [])
    target = stepped
    isStep = stepped != wanted
    return (kept, next)
  }

  /// How many of the layers that are presented are wanted where they are.
  func kept(of wanted: [Layer]) -> Int { zip(wanted, shown).prefix { $0 == $1 }.count }

  /// The rebase rule, as things stand.
  func rule(for wanted: [Layer]) -> RebaseRule<Layer> {
    RebaseRule(
      wanted: wanted, shown: shown, target: target, isStep: isStep, drops: command.drops,
      refusals: command.refusals)
  }

  /// Takes over which layers are presented, and what that means for the command under way.
  func settle(_ settlement: RebaseRule<Layer>.Settlement) {
    command.end(
      drops: settlement.drops, refusals: settlement.refusals, outcome: settlement.outcome)
    target = nil
    isStep = false
    pile.set(settlement.shown)
  }

  /// Forgets everything but the lowest layer.
  func close() {
    command.forget()
    target = nil
    pile.set(Array(shown.prefix(1)))
  }
}
