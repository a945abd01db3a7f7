import Switchback
import Synchronization

/// A coordinator that shows three modules, and says when it is released.
final class Child: Coordinator {
  private let flow: Flow<Int>
  private let tally: Tally

  init(flow: Flow<Int>, releasedInto tally: Tally) {
    self.flow = flow
    self.tally = tally
  }

  deinit { tally.add() }

  func start() {
    for _ in 0..<3 { flow.push(Module()) }
  }
}

/// A count of what was released.
final class Tally: Sendable {
  private let sum = Atomic(0)

  var count: Int { sum.load(ordering: .relaxed) }

  func add() { sum.add(1, ordering: .relaxed) }
}
