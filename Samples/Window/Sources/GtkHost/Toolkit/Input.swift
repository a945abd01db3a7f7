import CGtk

/// What a window listens to besides its buttons; GTK keeps it together with the widget.
@MainActor
struct Input {
  /// What GTK calls with each event: an event controller.
  let controller: gpointer

  /// Keys that nothing inside has used; whoever says yes has.
  static func keys(
    of widget: Widget, _ body: @escaping @MainActor (_ key: UInt32, _ hasAlt: Bool) -> Bool
  ) -> Input {
    let keys = sb_keys_new(widget.pointer)
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
  /// How far it goes, in pixels, before it is a swipe, and before it is completed.
  private static let (start, end) = (24.0, 90.0)

  private weak var target: (any SwipeTarget)?
  private(set) var drag: Input?
  private(set) var wheel: Input?
  private var distance = 0.0
  private var isGoing = false

  /// Whether what is under way has turned out to be something else.
  private var isOver = false

  init(on widget: Widget, for target: any SwipeTarget) {
    self.target = target
    let drag = sb_drag_new(widget.pointer)
    let wheel = sb_wheel_new(widget.pointer)
    self.drag = Input(controller: drag)
    self.wheel = Input(controller: wheel)
    listen(to: drag)
    listen(toWheel: wheel)
  }

  private func listen(to drag: gpointer) {
    let began = Handler<(Double, Double), Void> { [weak self] _ in self?.begin() }
    let moved = Handler<(Double, Double), Void> { [weak self] in
      if self?.move(to: $0.0, aside: $0.1) == true { sb_gesture_claim(drag) }
    }
    let ended = Handler<(Double, Double), Void> { [weak self] _ in self?.finish() }
    let cancelled = Handler<Void, Void> { [weak self] in self?.cancel() }
    let call: sb_point = { _, x, y, data in
      _ = Handler<(Double, Double), Void>.call(data, (x, y))
    }
    let cancel: sb_sequence = { _, _, data in
      _ = Handler<Void, Void>.call(data, ())
    }
    sb_on_drag_begin(drag, call, began.data, releaseHandler)
    sb_on_drag_update(drag, call, moved.data, releaseHandler)
    sb_on_drag_end(drag, call, ended.data, releaseHandler)
    sb_on_cancel(drag, cancel, cancelled.data, releaseHandler)
  }

  /// Two fingers move what is below them, so going back comes with a negative distance.
  private func listen(toWheel wheel: gpointer) {
    let scale = 10.0
    let began = Handler<Void, Void> { [weak self] in self?.begin() }
    let moved = Handler<(Double, Double), Bool> { [weak self] in
      guard let self else { return false }
      return move(to: distance - $0.0 * scale, aside: $0.1 * scale)
    }
    let ended = Handler<Void, Void> { [weak self] in self?.finish() }
    let call: sb_scroll = { _, x, y, data in
      Handler<(Double, Double), Bool>.call(data, (x, y)) == true ? 1 : 0
    }
    sb_on_scroll_begin(wheel, simply, began.data, releaseHandler)
    sb_on_scroll(wheel, call, moved.data, releaseHandler)
    sb_on_scroll_end(wheel, simply, ended.data, releaseHandler)
  }

  private func begin() { (distance, isGoing, isOver) = (0, false, false) }

  /// Whether it is a swipe by now.
  private func move(to distance: Double, aside: Double) -> Bool {
    self.distance = distance
    if !isGoing, !isOver, abs(distance) >= Self.start || abs(aside) >= Self.start {
      let isSwipe = distance >= Self.start && distance > 2 * abs(aside)
      isGoing = isSwipe && target?.swipeBegan() == true
      isOver = !isGoing
    }
    return isGoing
  }

  private func finish() { end(isCompleted: distance >= Self.end) }

  private func cancel() { end(isCompleted: false) }

  private func end(isCompleted: Bool) {
    guard isGoing else { return }
    (isGoing, isOver) = (false, true)
    target?.swipeEnded(isCompleted: isCompleted)
  }
}
