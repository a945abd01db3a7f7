/// The floor of the way of an action: an object that may handle it, or hands it to the one around it.
@MainActor
final class BareFlow {
  private let parent: BareFlow?
  private let handler: (@MainActor (Picked) -> Void)?

  init(in parent: BareFlow? = nil, handler: (@MainActor (Picked) -> Void)? = nil) {
    self.parent = parent
    self.handler = handler
  }

  func send(_ action: Picked) {
    if let handler { handler(action) } else { parent?.send(action) }
  }
}

/// An action.
struct Picked {
  let number: Int
}
