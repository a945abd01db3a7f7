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

/// How far something was dragged to the right, and what it means for a swipe back.
@MainActor
protocol SwipeTarget: AnyObject {
  /// It goes back, if it may.
  func swipeBegan() -> Bool
  func swipeEnded(isCompleted: Bool)
}

/// A swipe to the right, with a finger or a mouse, or two fingers on a touchpad.
@MainActor
final class SwipeGesture {
  let drag: Input
  let wheel: Input

  init(on widget: Widget, for target: any SwipeTarget) {
    let drag = sb_drag_new(widget.pointer)
    let wheel = sb_wheel_new(widget.pointer)
    self.drag = Input(controller: drag)
    self.wheel = Input(controller: wheel)
    Self.listen(to: drag, SwipeTrack(for: target))
    Self.listen(toWheel: wheel, SwipeTrack(for: target))
  }

  private static func listen(to drag: gpointer, _ track: SwipeTrack) {
    let began = Handler<(Double, Double), Void> { _ in track.begin() }
    let moved = Handler<(Double, Double), Void> {
      if track.move(to: $0.0, aside: $0.1) { sb_gesture_claim(drag) }
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
  /// A wheel of a mouse scrolls as well, without a beginning and an end. It is no swipe.
  private static func listen(toWheel wheel: gpointer, _ track: SwipeTrack) {
    let scale = 10.0
    let began = Handler<Void, Void> { track.begin() }
    let moved = Handler<(Double, Double), Bool> {
      track.move(to: track.distance - $0.0 * scale, aside: $0.1 * scale)
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

  /// How long a swipe waits for what comes next, in milliseconds: a device that is unplugged never says that it ended.
  private static let patience: UInt32 = 3000

  private weak var target: (any SwipeTarget)?
  private(set) var distance = 0.0
  private var phase = Phase.none
  private var timer: Timer?

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

  init(for target: any SwipeTarget) { self.target = target }

  func begin() {
    cancel()
    (distance, phase) = (0, .open)
  }

  /// Whether it is a swipe by now.
  func move(to distance: Double, aside: Double) -> Bool {
    guard phase != .none else { return false }
    self.distance = distance
    if phase == .open, abs(distance) >= Self.start || abs(aside) >= Self.start {
      let isSwipe = distance >= Self.start && distance > 2 * abs(aside)
      phase = isSwipe && target?.swipeBegan() == true ? .swipe : .other
    }
    if phase == .swipe {
      timer = MainLoop.after(milliseconds: Self.patience) { [weak self] in self?.cancel() }
    }
    return phase == .swipe
  }

  func finish() { end(isCompleted: distance >= Self.end) }

  func cancel() { end(isCompleted: false) }

  private func end(isCompleted: Bool) {
    let wasSwipe = phase == .swipe
    (phase, timer) = (.none, nil)
    if wasSwipe { target?.swipeEnded(isCompleted: isCompleted) }
  }
}
