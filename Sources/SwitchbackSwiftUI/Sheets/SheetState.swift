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

  /// How often the router has changed what it wants.
  private(set) var wishes = 0

  /// Whether it was the user who took away what was presented.
  private var isPulled = false

  /// For how long it was not seen.
  private(set) var patience = Patience()

  /// How often SwiftUI has not shown it.
  private var retractions = 0

  /// Whether it was seen since SwiftUI was told.
  private(set) var wasSeen = false

  /// Whether it was there and is not seen any more, and SwiftUI has not said so.
  private(set) var isMissing = false

  /// Whether SwiftUI was told something of which nobody has seen yet what came of it, or has something to say.
  var isInDoubt: Bool { isMissing || phase != .absent && phase != .up }

  var isAnimated: Bool { command?.transition.isAnimated ?? false }

  /// The router wants that to be presented, or nothing.
  func want(_ host: NavigationStackHost?, by command: ModalCommand) {
    self.command = command
    wishes += 1
    retractions = 0
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
    wasSeen = false
    renewPatience()
  }

  /// A frame was drawn, with nothing seen to move.
  func noteFrame(isUnseen: Bool) {
    // What SwiftUI writes late, it writes as late as where nothing can be seen.
    patience.noteFrame(isUnseen: isUnseen || isMissing)
  }

  /// Something moves, or the scene is not active.
  func renewPatience() { patience = Patience() }

  /// It is there, or is seen not to be.
  func note(isMissing: Bool) {
    guard self.isMissing != isMissing else { return }
    self.isMissing = isMissing
    renewPatience()
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
    phase = .retracted
    retractions += 1
    renewPatience()
  }

  /// What SwiftUI has not shown it was told to take back: it is presented once more, but not for ever.
  func startOver() {
    phase = .absent
    if retractions > 1 { presented = nil }
  }

  /// What should be there seems to be there.
  ///
  /// - Parameter isSeen: Whether it is seen to be.
  func confirm(isSeen: Bool) {
    phase = .up
    if isSeen { wasSeen = true }
  }

  /// What the router has yet to be told; nil if there is nothing.
  func takeReport() -> (command: Int?, origin: BackOrigin)? {
    guard command != nil || isPulled else { return nil }
    let done = command.flatMap { $0.host === presented ? $0.id : nil }
    defer { (command, isPulled) = (nil, false) }
    return (done, isPulled ? .pullDown : .unknown)
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
  /// SwiftUI has not shown it, and was told that it goes.
  case retracted
  /// SwiftUI was told that it goes, or has said so, and it may still be seen.
  case going
}
#endif
