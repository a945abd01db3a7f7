import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// Somebody in front of the windows, who has their buttons, keys and gestures, and nothing else.
@MainActor
struct Person {
  let host: GtkHost

  /// The window that takes input: the one on top.
  var window: PageWindow? { host.top.window }

  func pressBackButton() -> UserActOutcome {
    guard let window, window.backButton.isVisible else { return .unavailable }
    sb_click_now(window.backButton.pointer)
    return .done
  }

  @discardableResult
  func press(_ key: Int32, withAlt: Bool = false) -> Bool {
    guard let keys = window?.keys else { return false }
    return sb_press_key(keys, UInt32(key), withAlt ? GDK_ALT_MASK.rawValue : 0) != 0
  }

  func pressMouse() { if let mouse = window?.mouse { sb_press_button(mouse) } }

  /// Chooses from the menu under the back button how many of the pages in the window stay.
  func chooseFromMenu(staying depth: Int, byHolding: Bool = false) -> UserActOutcome {
    guard let window, window.backButton.isVisible else { return .unavailable }
    if byHolding { sb_press_long(window.longPress) } else { sb_press_button(window.rightClick) }
    let items = window.menu.items
    guard depth > 0, depth <= items.count else { return .refused }
    sb_click_now(items[items.count - depth].pointer)
    return .done
  }

  func beginSwipe(by distance: Double = 40) -> UserActOutcome {
    guard let drag = window?.drag, !host.top.isSwiping else { return .refused }
    sb_drag(drag, "drag-begin", 5)
    sb_drag(drag, "drag-update", distance / 4)
    sb_drag(drag, "drag-update", distance)
    return host.top.isSwiping ? .done : .refused
  }

  func endSwipe(completing: Bool, at distance: Double = 200) -> UserActOutcome {
    guard let drag = window?.drag, host.top.isSwiping else { return .refused }
    if completing {
      sb_drag(drag, "drag-update", distance)
      sb_drag(drag, "drag-end", distance)
    } else {
      sb_drag_cancel(drag)
    }
    return .done
  }

  /// Closes the window on top by its close box.
  func closeSheet() -> UserActOutcome {
    guard let window, window.isSheet else { return .refused }
    window.pressCloseBox()
    return .done
  }

  func answer(_ choice: Int?) -> UserActOutcome {
    guard let asked = host.order.question else { return .refused }
    if let choice, asked.buttons.indices.contains(choice) {
      sb_click_now(asked.buttons[choice].pointer)
    } else {
      sb_window_close(asked.widget.pointer)
    }
    return .done
  }

  // MARK: - Rest

  private var isMoving: Bool { hosts.contains { $0.pages.isMoving } }

  /// The hosts that there are: this one, those presented over it, those of tabs.
  var hosts: [GtkHost] { Self.hosts(from: host) }

  private static func hosts(from host: GtkHost) -> [GtkHost] {
    let tabs = host.screens.compactMap { $0 as? GtkTabs }.flatMap(\.hosts)
    return [host] + (tabs + [host.presented].compactMap { $0 }).flatMap(hosts(from:))
  }

  /// Waits until nothing slides, and nobody has anything left to do.
  func rest() async {
    let begin = g_get_monotonic_time()
    repeat {
      while isMoving, g_get_monotonic_time() - begin < 5_000_000 { await MainLoop.frame() }
      for _ in 0..<3 { await MainLoop.turn() }
      if g_get_monotonic_time() - begin > 5_000_000 {
        return Report.fail("something moves for more than five seconds")
      }
    } while isMoving || host.reporter?.isIdle == false || host.isLeaving
  }
}

extension PageWindow {
  /// The close box in its bar, or that of the window manager.
  func pressCloseBox() { sb_window_close(widget.pointer) }
}

extension Widget {
  /// Whether a screen reader calls it so.
  func isCalled(_ name: String) -> Bool { sb_has_name(pointer, name) != 0 }
}
