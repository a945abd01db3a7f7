package import CGtk

/// A widget of GTK, kept for as long as this is.
@MainActor
package final class Widget {
  package let pointer: UnsafeMutablePointer<GtkWidget>

  /// Takes a widget that GTK has just made.
  package init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  package var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  package var isEnabled: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// What stands on a button.
  package var title: String {
    get { sb_button_title(pointer).map { String(cString: $0) } ?? "" }
    set { sb_button_set_title(pointer, newValue) }
  }

  package func focus() { gtk_widget_grab_focus(pointer) }
}

// MARK: - Signals

/// What is to be done when something happens to an object of GTK; the object keeps it.
@MainActor
final class Handler<Argument: Sendable, Answer: Sendable> {
  private let body: @MainActor (Argument) -> Answer
  init(_ body: @escaping @MainActor (Argument) -> Answer) { self.body = body }

  /// It as GTK hands it on.
  var data: gpointer { Unmanaged.passRetained(self).toOpaque() }

  /// Does it, on the thread that GTK calls on, which is that of the main actor.
  nonisolated static func call(_ data: gpointer?, _ argument: Argument) -> Answer? {
    guard let data else { return nil }
    let handler = Unmanaged<Handler<Argument, Answer>>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { handler.body(argument) }
  }
}

/// Gives up what an object has kept.
let releaseHandler: GClosureNotify = { data, _ in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

/// A handler without arguments.
let simply: sb_handler = { _, data in _ = Handler<Void, Void>.call(data, ()) }

/// A handler that says whether it has dealt with something.
private let dealing: sb_asked = { _, data in
  Handler<Void, Bool>.call(data, ()) == true ? 1 : 0
}

extension Widget {
  /// A button was pressed, by whatever means.
  package func onClicked(_ body: @escaping @MainActor () -> Void) {
    sb_on_clicked(pointer, simply, Handler(body).data, releaseHandler)
  }

  /// The text of a field has changed.
  package func onEdited(_ body: @escaping @MainActor () -> Void) {
    sb_on_edited(pointer, simply, Handler(body).data, releaseHandler)
  }

  /// Enter was pressed in a field.
  package func onActivate(_ body: @escaping @MainActor () -> Void) {
    sb_on_activate(pointer, simply, Handler(body).data, releaseHandler)
  }

  /// A window is to be closed; whoever says yes has dealt with that, and it stays.
  func onCloseRequest(_ body: @escaping @MainActor () -> Bool) {
    sb_on_close_request(pointer, dealing, Handler(body).data, releaseHandler)
  }

  /// A stack begins or ceases to move.
  func onTransitionRunning(_ body: @escaping @MainActor () -> Void) {
    let call: sb_changed = { _, _, data in
      _ = Handler<Void, Void>.call(data, ())
    }
    sb_on_transition_running(pointer, call, Handler(body).data, releaseHandler)
  }
}
