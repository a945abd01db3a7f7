/// The way to a stack for all who remember it, until the stack is closed.
///
/// It is cut by hand, since every stack is closed in the end: an object that is referenced weakly pays for
/// that whenever it is used.
@MainActor
final class StackReference {
  private(set) var stack: StackModel?

  /// Leads to a stack from now on, or with nil nowhere.
  func lead(to stack: StackModel?) {
    self.stack = stack
  }
}
