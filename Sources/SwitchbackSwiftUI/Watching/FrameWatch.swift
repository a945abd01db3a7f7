#if canImport(SwiftUI)
import SwiftUI

/// Sees the frames that are drawn, for as long as it is in doubt whether SwiftUI has done what it was told.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct FrameWatch: View {
  private(set) weak var host: NavigationStackHost?
  @Environment(\.scenePhase) private var scenePhase

  init(_ host: NavigationStackHost) { self.host = host }

  var body: some View {
    if host?.shown.awaitsFrames == true {
      TimelineView(.animation) { context in
        Color.clear.onChange(of: context.date) {
          host?.frameWasDrawn(isActive: scenePhase == .active)
        }
      }
      .accessibilityHidden(true)
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// Whether SwiftUI was told something of which nobody has seen yet what came of it.
  ///
  /// While something moves, there is none: the end of that says more.
  var isInDoubt: Bool {
    guard !isPutOff else { return false }
    return check.isInDoubt || sheet.isInDoubt || areAlertsLeaving || places.mayGo
      || asked?.isInDoubt == true
      || shown.layers.contains { $0.refused != nil }
  }

  /// A frame was drawn, which may show what is waited for.
  ///
  /// - Parameter isActive: Whether SwiftUI says that the scene is active. It says nothing of that where its views are
  ///   in a controller of UIKit's; the window does, if it can be seen.
  func frameWasDrawn(isActive: Bool) {
    let together = SeenTogether(with: self)
    let hosts = together.hosts.filter(\.isInDoubt)
    guard isActive || together.isInActiveScene else {
      for host in hosts { host.renewPatience() }
      return together.lowest.unseen.renewPatience()
    }
    // Each of them is called when what moves has ended.
    guard hosts.filter({ $0.putOff() }).isEmpty else { return together.watchFrames() }
    let canBeSeen = together.canBeSeen
    for host in hosts { host.noteFrame(canBeSeen: canBeSeen) }
    together.lowest.unseen.noteFrame()
    for host in hosts { host.settle(isByFrame: true) }
    settleSheets()
  }

  private func noteFrame(canBeSeen: Bool) {
    areAlertsLeaving = false
    for layer in shown.layers { layer.refused = nil }
    places.noteFrame()
    asked?.noteFrame()
    check.noteFrame(isUnseen: !canBeSeen && command?.phase == .told)
    sheet.noteFrame(isUnseen: !canBeSeen)
  }

  func renewPatience() {
    check.renewPatience()
    sheet.renewPatience()
    asked?.renewPatience()
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// The host that is presented over it, from when its views may cover what is below.
  fileprivate var covering: NavigationStackHost? {
    switch sheet.phase {
    case .up: sheet.isMissing ? nil : sheet.presented
    case .coming, .due: sheet.presented.flatMap { $0.places.haveAppeared ? $0 : nil }
    case .absent, .retracted, .going: nil
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension SeenTogether {
  /// Whether one of them is seen to be in a scene that is active.
  var isInActiveScene: Bool {
    hosts.contains { $0.places.watches.contains(where: \.isInActiveScene) }
  }

  /// Has frames seen as long as there is a doubt, by that of the views that nothing covers.
  func watchFrames() {
    let isInDoubt = mayMoveUnseen || hosts.contains(where: \.isInDoubt)
    let watching = isInDoubt ? uppermost(from: hosts[0]) : nil
    for host in hosts { host.shown.awaitsFrames = host === watching }
  }

  private func uppermost(from host: NavigationStackHost) -> NavigationStackHost {
    let tabs = host.shown.layers.last.flatMap { host.places[$0.root]?.tabs }
    let presenting = [host] + (tabs?.hosts ?? [])
    for case let covering? in presenting.map(\.covering) { return uppermost(from: covering) }
    return host
  }
}
#endif
