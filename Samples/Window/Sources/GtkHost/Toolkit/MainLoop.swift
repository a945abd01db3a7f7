import CGtk
import Dispatch

/// The loop that GTK and the main actor share, on the thread that the process began with.
///
/// GTK waits for events, and the main actor for its queue. GTK is told of the queue by the descriptor that libdispatch
/// has for such loops, so that nothing has to look for work again and again.
@MainActor
package enum MainLoop {
  /// Whether there is a display to show anything on.
  ///
  /// Ask this before anything else, to tell the user that there is none. From then on, windows are dark where the
  /// desktop is.
  package static func isThereADisplay() -> Bool {
    guard gtk_init_check() != 0 else { return false }
    sb_follow_style()
    return true
  }

  /// Runs a program until it is over.
  ///
  /// To be called once, outside of every task: a program whose `main` is `async` would have the main actor on another
  /// thread than GTK.
  ///
  /// - Precondition: There is a display.
  /// - Parameter body: The program.
  /// - Returns: What it returned.
  package static func run<Result>(_ body: @escaping @MainActor () async -> Result) -> Result {
    precondition(
      gtk_is_initialized() != 0 || isThereADisplay(),
      "There is no display to show a window on. Call MainLoop.isThereADisplay() first, and tell the user."
    )
    serveMainActor()
    let loop = g_main_loop_new(nil, 0)
    var result: Result?
    Task { @MainActor in
      requireFirstThread()
      result = await body()
      g_main_loop_quit(loop)
    }
    defer { g_main_loop_unref(loop) }
    while true {
      g_main_loop_run(loop)
      if let result { return result }
    }
  }

  private static func serveMainActor() {
    let work: GUnixFDSourceFunc = { descriptor, _, _ in
      var count: eventfd_t = 0
      _ = eventfd_read(descriptor, &count)
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }
    // Below what GTK does about events, and above drawing: what an event has caused is done in the same frame.
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, work, nil, nil)
  }

  /// Says so if the main actor is not where GTK is: then nothing would be safe any more.
  private static func requireFirstThread() {
    precondition(
      sb_is_first_thread() != 0,
      """
      The main actor runs on another thread than GTK. Begin the program in a main.swift without await, and end it \
      with MainLoop.run { ... }.
      """)
  }

  /// Does something after a while, unless that was taken back.
  static func after(milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) -> Source {
    let timer = Source()
    let handler = Handler<Void, Void> { [weak timer] in
      timer?.id = nil
      body()
    }
    timer.id = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds, once, handler.data, releaseData)
    return timer
  }

  /// Does something after a while, whatever happens meanwhile.
  static func later(milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) {
    let handler = Handler<Void, Void> { body() }
    g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, once, handler.data, releaseData)
  }

  /// Does something each time that the process gets a signal, for as long as the source is kept.
  static func onSignal(_ signal: Int32, _ body: @escaping @MainActor () -> Void) -> Source {
    let source = Source()
    let call: GSourceFunc = { data in
      _ = Handler<Void, Void>.call(data, ())
      return 1
    }
    source.id = g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, signal, call, Handler(body).data, releaseData)
    return source
  }

  /// Waits until GTK has nothing to do any more but to draw.
  package static func turn() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let handler = Handler<Void, Void> { continuation.resume() }
      g_idle_add_full(G_PRIORITY_LOW, once, handler.data, releaseData)
    }
  }

  /// Waits for about a frame, while something moves.
  package static func frame() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let handler = Handler<Void, Void> { continuation.resume() }
      g_timeout_add_full(G_PRIORITY_LOW, 8, once, handler.data, releaseData)
    }
  }
}

/// Does something, and is done with.
private let once: GSourceFunc = { data in
  _ = Handler<Void, Void>.call(data, ())
  return 0
}

private let releaseData: GDestroyNotify = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

/// Something that the loop is to do later, as long as this is kept.
@MainActor
final class Source {
  fileprivate var id: UInt32?

  isolated deinit {
    if let id { g_source_remove(id) }
  }
}
