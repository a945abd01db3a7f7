#if canImport(SwiftUI)
/// The next step towards what hosts that are seen together are to present.
///
/// SwiftUI drops what comes while something else is still there. So what is not wanted goes, then what is wanted comes,
/// the lowest first.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
enum SheetStep: Equatable {
  /// Nothing: something is on its way, and is heard of when it has ended.
  case wait
  /// A host has dismissed what it presents.
  case takeDown(Int)
  /// The bar of tabs is shown that a host belongs to.
  case showBar(Int)
  /// No question is asked, since an alert would be in the way; it is asked once more, on top.
  case takeAlertsDown
  /// A host presents what is wanted.
  case putUp(Int)
  /// None: all is as it should be.
  case rest

  /// What is known of one host.
  struct Host {
    /// How far what it presents has come.
    var phase = SheetPhase.absent
    /// Whether it is to present something, as far as that can be seen where it is.
    var isWanted = false
    /// Whether SwiftUI was told to present something else than that.
    var isWrong = false
    /// Whether its own views are shown, as far as it knows.
    var isOnScreen = true
    /// Whether the bar can be shown that it belongs to, and is not yet.
    var isBarDue = false
    /// Whether a question of it is on screen.
    var hasAlert = false
  }

  /// Decides on the next one, for hosts of which the lowest comes first.
  init(_ hosts: [Host]) {
    let isOnItsWay = hosts.contains { [.coming, .due, .retracted, .going].contains($0.phase) }
    if isOnItsWay {
      self = .wait
    } else if let position = hosts.firstIndex(where: { $0.phase == .up && $0.isWrong }) {
      self = .takeDown(position)
    } else if let position = hosts.firstIndex(where: \.isBarDue) {
      // Tabs that have only just been shown present nothing yet.
      self = .showBar(position)
    } else if let position = hosts.firstIndex(where: {
      $0.isWanted && $0.phase == .absent && $0.isOnScreen
    }) {
      self = hosts.contains(where: \.hasAlert) ? .takeAlertsDown : .putUp(position)
    } else {
      self = .rest
    }
  }
}
#endif
