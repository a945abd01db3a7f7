/// The floor of a flow around others: a stack, and an array that owns the children.
@MainActor
final class BareParent {
  let stack = BareStack([BareModule()])
  let tally = Tally()
  private(set) var children: [BareChild] = []
  private(set) var ends = 0

  /// Starts a child, which ends when its modules have left.
  @discardableResult
  func start() -> BareChild {
    let child = BareChild(of: self, releasedInto: tally)
    children.append(child)
    child.start(on: stack)
    return child
  }

  /// Starts a child that finishes at once.
  func startAndFinish() { start().finish(7, on: stack) }

  /// Starts a child that finishes in the next turn, and waits for its value.
  func run() async -> Int {
    await withCheckedContinuation { continuation in
      let child = BareChild(of: self, releasedInto: tally)
      child.continuation = continuation
      children.append(child)
      child.start(on: stack)
      Task { child.finish(7, on: stack) }
    }
  }

  func ended(_ child: BareChild) {
    ends += 1
    for index in children.indices where children[index] === child {
      children.remove(at: index)
      return
    }
  }
}
