/// A stack that is remembered until it is closed.
@MainActor
struct StackReference {
  private let handle: StackHandle?

  init(_ stack: LayeredStack?) {
    handle = stack?.handle
  }

  /// The stack; nil once it is closed, whoever still holds it.
  var stack: LayeredStack? {
    guard let stack = handle?.stack, !stack.isClosed else { return nil }
    return stack
  }
}
