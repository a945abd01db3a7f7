#if canImport(SwiftUI)
import Switchback

/// What a host presents, and how it is presented itself.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
struct SheetState {
  /// The host that the router wants to be presented over this one.
  var presented: NavigationStackHost?

  /// The command under way, to present or to dismiss.
  var command: ModalCommand?

  /// What has become of what SwiftUI is told to present.
  var phase = SheetPhase.absent

  /// What is on its way out, and is kept until it has left.
  var leaving: NavigationStackHost?

  /// How often SwiftUI has not shown what it was told.
  var attempts = 0

  /// Whether SwiftUI has ended what it animates for it.
  var isTaken = false

  /// How often it was not to be seen since SwiftUI was told.
  var doubts = 0

  /// Whether it was the user who took it away.
  var isPulled = false

  // MARK: As a sheet itself

  /// The host that it is presented over.
  weak var presenter: NavigationStackHost?
}

/// Where a presentation is.
enum SheetPhase {
  /// Nothing is presented.
  case absent
  /// SwiftUI was told, and has yet to animate it.
  case coming
  /// It is presented.
  case up
  /// SwiftUI was told that it goes, or has said so, and it may still be seen.
  case going
}
#endif
