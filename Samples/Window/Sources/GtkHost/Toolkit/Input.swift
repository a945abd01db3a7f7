import CGtk

/// What a window listens to besides its buttons; GTK keeps it together with the widget.
@MainActor
struct Input {
  /// What GTK calls with each event: an event controller.
  let controller: gpointer

  /// Keys that nothing inside has used or, asked first, all of them; whoever says yes has used one.
  static func keys(
    of widget: Widget, isAskedFirst: Bool = false,
    _ body: @escaping @MainActor (_ key: UInt32, _ hasAlt: Bool) -> Bool
  ) -> Input {
    let keys = sb_keys_new(widget.pointer, isAskedFirst ? 1 : 0)
    let call: sb_key = { _, key, _, state, data in
      let hasAlt = state.rawValue & GDK_ALT_MASK.rawValue != 0
      return Handler<(UInt32, Bool), Bool>.call(data, (key, hasAlt)) == true ? 1 : 0
    }
    let handler = Handler<(UInt32, Bool), Bool> { body($0.0, $0.1) }
    sb_on_key_pressed(keys, call, handler.data, releaseHandler)
    return Input(controller: keys)
  }

  /// Passes over what is pressed and turned inside a widget, while it is closed; the pointer may still move.
  static func gate(of widget: Widget, isClosed: @escaping @MainActor () -> Bool) {
    let call: sb_event = { _, event, data in
      guard let event, sb_does_something(event) != 0 else { return 0 }
      return Handler<Void, Bool>.call(data, ()) == true ? 1 : 0
    }
    sb_on_event(sb_gate_new(widget.pointer), call, Handler(isClosed).data, releaseHandler)
  }

  /// A button of the mouse, by its number.
  static func button(
    _ number: UInt32, on widget: Widget, _ body: @escaping @MainActor () -> Void
  ) -> Input {
    let click = sb_button_gesture_new(widget.pointer, number)
    let call: sb_click = { _, _, _, _, data in
      _ = Handler<Void, Void>.call(data, ())
    }
    sb_on_pressed(click, call, Handler(body).data, releaseHandler)
    return Input(controller: click)
  }

  /// Something is held down for a while.
  static func longPress(on widget: Widget, _ body: @escaping @MainActor () -> Void) -> Input {
    let press = sb_long_press_new(widget.pointer)
    let call: sb_point = { gesture, _, _, data in
      sb_gesture_claim(gesture)
      _ = Handler<Void, Void>.call(data, ())
    }
    sb_on_long_press(press, call, Handler(body).data, releaseHandler)
    return Input(controller: press)
  }
}

/// What a swipe may take away.
@MainActor
protocol Swiped: AnyObject {
  /// It goes back, if it may.
  func swipeBegan() -> Bool
  func swipeEnded(isCompleted: Bool)
}

/// A swipe back: to the right or, where one reads leftwards, to the left; with a finger or a mouse, or two fingers on a
/// touchpad.
@MainActor
final class SwipeGesture {
  let drag: Input
  let wheel: Input

  /// - Parameters:
  ///   - widget: Where it begins.
  ///   - front: What it is about, asked when it begins; nil if nothing is to be swiped.
  init(on widget: Widget, of front: @escaping @MainActor () -> (any Swiped)?) {
    drag = Input(controller: sb_drag_new(widget.pointer))
    wheel = Input(controller: sb_wheel_new(widget.pointer))
    let forward = sb_reads_leftwards(widget.pointer) != 0 ? -1.0 : 1.0
    // Fingers that rest on a screen still hold the page. Those that rest on a touchpad say nothing, and neither does a
    // wheel that has stopped.
    Self.listen(to: drag.controller, forward, SwipeTrack(patience: 3000, of: front))
    Self.listen(toWheel: wheel.controller, forward, SwipeTrack(patience: 400, of: front))
  }

  private static func listen(to drag: gpointer, _ forward: Double, _ track: SwipeTrack) {
    let began = Handler<(Double, Double), Void> { _ in track.begin() }
    let moved = Handler<(Double, Double), Void> {
      if track.move(to: $0.0 * forward, aside: $0.1) { sb_gesture_claim(drag) }
    }
    let ended = Handler<(Double, Double), Void> { _ in track.finish() }
    let cancelled = Handler<Void, Void> { track.cancel() }
    let call: sb_point = { _, x, y, data in
      _ = Handler<(Double, Double), Void>.call(data, (x, y))
    }
    let cancel: sb_sequence = { _, _, data in _ = Handler<Void, Void>.call(data, ()) }
    sb_on_drag_begin(drag, call, began.data, releaseHandler)
    sb_on_drag_update(drag, call, moved.data, releaseHandler)
    sb_on_drag_end(drag, call, ended.data, releaseHandler)
    sb_on_cancel(drag, cancel, cancelled.data, releaseHandler)
  }

  /// Two fingers move what is below them, so going back comes with a negative distance.
  ///
  /// A wheel with notches scrolls as well, and is no swipe.
  private static func listen(toWheel wheel: gpointer, _ forward: Double, _ track: SwipeTrack) {
    let scale = 10.0
    let began = Handler<Void, Void> { if sb_comes_from_wheel(wheel) == 0 { track.begin() } }
    let moved = Handler<(Double, Double), Bool> {
      let (distance, aside) = (track.distance - $0.0 * scale * forward, track.aside + $0.1 * scale)
      return track.move(to: distance, aside: aside)
    }
    let ended = Handler<Void, Void> { track.finish() }
    let call: sb_scroll = { _, x, y, data in
      Handler<(Double, Double), Bool>.call(data, (x, y)) == true ? 1 : 0
    }
    sb_on_scroll_begin(wheel, simply, began.data, releaseHandler)
    sb_on_scroll(wheel, call, moved.data, releaseHandler)
    sb_on_scroll_end(wheel, simply, ended.data, releaseHandler)
  }
}

/// How far one finger has come, and what that means.
@MainActor
final class SwipeTrack {
  /// How far it goes, in pixels, before it is a swipe, and before it is completed.
  private static let (start, end) = (24.0, 90.0)

  private let front: @MainActor () -> (any Swiped)?

  /// How long a swipe waits for what comes next, in milliseconds: not everything says that it has ended.
  private let patience: UInt32

  /// What is being swiped; the one that it began on, whatever is in front by now.
  private weak var swiped: (any Swiped)?
  private(set) var distance = 0.0
  private(set) var aside = 0.0
  private var phase = Phase.none
  private var timer: Source?

  private enum Phase {
    /// Nothing is under way.
    case none
    /// Something is, and may become a swipe.
    case open
    /// It is one.
    case swipe
    /// It is something else.
    case other
  }

  init(patience: UInt32, of front: @escaping @MainActor () -> (any Swiped)?) {
    (self.patience, self.front) = (patience, front)
  }

  func begin() {
    cancel()
    (distance, aside, phase) = (0, 0, .open)
  }

  /// Takes where a finger is by now.
  ///
  /// - Parameters:
  ///   - distance: How far it has come in the direction of a swipe.
  ///   - aside: How far it has come in the other.
  /// - Returns: Whether it is a swipe by now.
  func move(to distance: Double, aside: Double) -> Bool {
    guard phase != .none else { return false }
    (self.distance, self.aside) = (distance, aside)
    if phase == .open, abs(distance) >= Self.start || abs(aside) >= Self.start {
      phase = distance >= Self.start && distance > 2 * abs(aside) && swipe() ? .swipe : .other
    }
    if phase == .swipe {
      timer = MainLoop.after(milliseconds: patience) { [weak self] in self?.cancel() }
    }
    return phase == .swipe
  }

  private func swipe() -> Bool {
    swiped = front()
    return swiped?.swipeBegan() == true
  }

  func finish() { end(isCompleted: distance >= Self.end) }

  func cancel() { end(isCompleted: false) }

  private func end(isCompleted: Bool) {
    let wasSwipe = phase == .swipe
    (phase, timer) = (.none, nil)
    if wasSwipe { swiped?.swipeEnded(isCompleted: isCompleted) }
  }
}
