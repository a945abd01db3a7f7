#if canImport(SwiftUI)
import Switchback

/// What a host presents, as far as it has come.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class SheetState {
  /// The host that the router wants to be presented.
  private(set) var presented: NavigationStackHost?

  /// What is on its way out, and is kept until it has left.
  private(set) var leaving: NavigationStackHost?

  private(set) var phase = SheetPhase.absent

  /// The command under way, to present or to dismiss.
  private var command: ModalCommand?

  /// Whether it was the user who took away what was presented.
  private var isPulled = false

  /// How often SwiftUI has not shown what it was told.
  private var attempts = 0

  /// How often in a row what is presented was not to be seen.
  private var doubts = 0

  var isAnimated: Bool { command?.transition.isAnimated ?? false }

  /// The router wants that to be presented, or nothing.
  func want(_ host: NavigationStackHost?, by command: ModalCommand) {
    self.command = command
    attempts = 0
    if presented !== host { leave() }
    presented = host
  }

  /// Another host is to present that from now on.
  func lose(_ host: NavigationStackHost) { if presented === host { presented = nil } }

  /// What is presented is not wanted any more; it is kept until it cannot be seen.
  func leave() {
    if phase != .absent, let presented { leaving = presented }
    presented = nil
  }

  /// SwiftUI is told to present it.
  func begin() {
    phase = .coming
    doubts = 0
  }

  /// SwiftUI has ended what it animates for that.
  func becomeDue() { if phase == .coming { phase = .due } }

  /// SwiftUI is told to dismiss something, or has done so.
  func dismiss(_ host: NavigationStackHost?) {
    leaving = host
    phase = .going
  }

  /// The user has taken it away, and SwiftUI has said so.
  func pullDown(_ host: NavigationStackHost?) {
    dismiss(host)
    isPulled = true
    leave()
  }

  /// Nothing of what was presented is there any more.
  func clear() {
    phase = .absent
    leaving = nil
  }

  /// SwiftUI has not shown it: it has to go before it is presented once more.
  func retract() {
    phase = .coming
    attempts += 1
  }

  /// It is presented once more, but not for ever.
  func startOver() {
    phase = .absent
    if attempts >= 3 { presented = nil }
  }

  /// What should be there seems to be there.
  func confirm() {
    if phase == .due { (phase, attempts) = (.up, 0) }
    doubts = 0
  }

  /// It does not.
  ///
  /// - Returns: Whether that was so often enough in a row to be believed.
  func doubt() -> Bool {
    doubts += 1
    return doubts >= StackCheck.patience
  }

  /// What the router has yet to be told; nil if there is nothing.
  func takeReport() -> (command: Int?, origin: BackOrigin)? {
    guard command != nil || isPulled else { return nil }
    let isDone = command.map { $0.host === presented } ?? false
    defer { (command, isPulled) = (nil, false) }
    return (isDone ? command?.id : nil, isPulled ? .pullDown : .unknown)
  }
}

/// Where a presentation is.
enum SheetPhase {
  /// Nothing is presented.
  case absent
  /// SwiftUI was told, and has yet to animate it.
  case coming
  /// SwiftUI has ended what it animates: it should be there.
  case due
  /// It is presented.
  case up
  /// SwiftUI was told that it goes, or has said so, and it may still be seen.
  case going
}
#endif
