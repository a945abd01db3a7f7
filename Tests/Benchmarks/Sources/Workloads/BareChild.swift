/// The floor of a child flow: it shows three modules, and its parent is told when they have left.
@MainActor
final class BareChild: BareObserver {
  private weak var parent: BareParent?
  private let tally: Tally
  private var shown = 0

  /// Whoever waits for a value.
  var continuation: CheckedContinuation<Int, Never>?

  init(of parent: BareParent, releasedInto tally: Tally) {
    self.parent = parent
    self.tally = tally
  }

  deinit { tally.add() }

  func start(on stack: BareStack) {
    for _ in 0..<3 { stack.push(BareModule(observedBy: self)) }
    shown = 3
  }

  /// Leaves the stack, and hands out a value.
  func finish(_ value: Int, on stack: BareStack) {
    let waiting = continuation
    for _ in 0..<shown { stack.pop() }
    waiting?.resume(returning: value)
  }

  func told() {
    shown -= 1
    if shown == 0 { parent?.ended(self) }
  }
}
