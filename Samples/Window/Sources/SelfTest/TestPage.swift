import CGtk
import GtkHost
import Switchback

/// A module on a page with its name on it and a field, which minds being left if it is told to.
final class TestPage: GtkScreen, LeaveGuard {
  let title: String
  let shownOn = Shown()
  var name: String { title }
  var leaving = LeavePolicy.allowed { didSet { stateChanged() } }
  var backGesture = BackGesture.automatic { didSet { stateChanged() } }
  private(set) var attempts: [LeaveAttempt] = []

  /// Whether it was ever shown to anybody, or made to be.
  private(set) var isMade = false

  private(set) lazy var field = Widget(sb_entry_new(0))
  lazy var widget: Widget = {
    isMade = true
    let box = Widget(sb_box_new(1, 6))
    sb_box_append(box.pointer, sb_label_new(title))
    sb_box_append(box.pointer, field.pointer)
    return box
  }()

  init(_ title: String) { self.title = title }

  func askToLeave(_ attempt: LeaveAttempt) { attempts.append(attempt) }

  /// Answers what it was asked last.
  func answer(leaving: Bool) {
    guard let attempt = attempts.popLast() else { return }
    if leaving { attempt.leaveAnyway() } else { attempt.stay() }
  }
}

/// A screen that no window can show.
final class ForeignScreen: Screen {}
