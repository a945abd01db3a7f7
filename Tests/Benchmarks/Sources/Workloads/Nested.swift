import Switchback

/// A coordinator of one module, and of a flow inside its own, until there are as many as there are to be.
final class Nested: Coordinator {
  private let flow: Flow<Void>
  private let levels: Int
  private let innermost: @MainActor (Flow<Void>, Module) -> Void

  init(
    flow: Flow<Void>,
    levels: Int = 1,
    innermost: @escaping @MainActor (Flow<Void>, Module) -> Void = { _, _ in },
  ) {
    self.flow = flow
    self.levels = levels
    self.innermost = innermost
  }

  func start() {
    let module = Module()
    flow.push(module)
    guard levels > 1 else { return innermost(flow, module) }
    flow.start { [levels, innermost] in
      Nested(flow: $0, levels: levels - 1, innermost: innermost)
    }
  }
}
