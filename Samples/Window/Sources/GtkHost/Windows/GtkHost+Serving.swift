import CGtk
import Switchback

extension GtkHost {
  /// Runs a program in the window until it is over.
  ///
  /// Whoever closes the window leaves the whole program: what is shown is taken back, the topmost first, and then the
  /// root, with the origin `quit`. Modules that mind being left are asked; if one minds, the user stays. A process that
  /// is asked to end by a signal does the same with the origin `signal`, for which nobody is asked.
  ///
  /// - Parameter body: The program; typically it runs a flow on the host's router. It is cancelled together with the
  ///   task that serves it.
  /// - Returns: What it returned.
  package func serve<Result>(_ body: @escaping @MainActor () async -> Result) async -> Result {
    var result: Result?
    let program = Task { result = await body() }
    let leave: @MainActor (BackOrigin) -> Void = { [weak self] origin in
      self?.leave(origin, program) { result == nil }
    }
    ownWindow?.onClose = { leave(.quit) }
    let signals = [SIGTERM, SIGINT, SIGHUP].map { MainLoop.onSignal($0) { leave(.signal) } }
    isOver = false
    defer {
      withExtendedLifetime(signals) {}
      isOver = true
      order.clear()
      ownWindow?.end()
    }
    while true {
      await withTaskCancellationHandler {
        await program.value
      } onCancel: {
        program.cancel()
      }
      if let result { return result }
    }
  }

  /// Whether the program is being left, and no module is asked about that now.
  package var isLeaving: Bool { order.departure?.isAsking == false }

  private func leave(
    _ origin: BackOrigin, _ program: Task<Void, Never>,
    while isRunning: @escaping @MainActor () -> Bool
  ) {
    if let departure = order.departure {
      guard origin == .signal else { return }
      // Whoever asks for it twice has waited long enough.
      return departure.origin == .signal ? program.cancel() : departure.hurry()
    }
    let departure = Departure(from: self, origin)
    order.departure = departure
    Task {
      let ending = await departure.run(while: isRunning)
      order.departure = nil
      if ending == .stuck { program.cancel() }
    }
  }
}

extension GtkHost {
  /// Draws the window on top, a question included, as it is at this moment.
  ///
  /// - Parameter path: Where the picture goes, as a PNG.
  /// - Returns: Whether it was written.
  package func drawTop(to path: String) -> Bool {
    let asked = order.question?.widget
    guard let widget = asked ?? top.window?.widget else { return false }
    return sb_write_picture(widget.pointer, path) != 0
  }
}
