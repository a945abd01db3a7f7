/// Notices that a program shows or asks something on a host that serves nobody.
///
/// No answer would ever be read then, and the program would wait for ever, in silence.
@MainActor
final class UnservedHost {
  /// How many turns of the main actor a program has to begin.
  private static let patience = 1000

  private enum State {
    case unused, used, served
  }

  private var state = State.unused

  /// The host serves from now on, or has.
  func serve() { state = .served }

  /// Something is shown or asked.
  ///
  /// - Parameter say: Told so once, if nobody is served by then.
  func noteUse(_ say: @escaping @MainActor (String) -> Void) {
    guard state == .unused else { return }
    state = .used
    Task { [weak self] in
      for _ in 0..<Self.patience { await Task.yield() }
      guard self?.state == .used else { return }
      say(
        """
        The program shows something, but its host does not serve it, so no input is read. Run the \
        program in serve(_:) of the host: await host.serve { await router.run { ... } }
        """)
    }
  }
}
