#if canImport(SwiftUI)
import SwiftUI

/// The hosts that are seen together: what is presented over what, and the tabs on each.
///
/// Only one of them presents at a time.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
struct SeenTogether {
  /// The lowest first.
  let hosts: [NavigationStackHost]

  /// All that are seen together with a host.
  init(with host: NavigationStackHost) {
    self.init(upwardsFrom: Self.lowest(below: host))
  }

  /// The host below all others that are seen together with one.
  static func lowest(below host: NavigationStackHost) -> NavigationStackHost {
    var lowest = host
    while let below = lowest.presenter ?? lowest.container?.outer { lowest = below }
    return lowest
  }

  /// A host, those of its tabs, and those that are presented over it, or are on their way out.
  init(upwardsFrom host: NavigationStackHost) {
    hosts = Self.upwards(from: host)
  }

  private static func upwards(from host: NavigationStackHost) -> [NavigationStackHost] {
    let tabs = host.shown.layers.compactMap { host.places[$0.root]?.tabs }.flatMap(\.hosts)
    var above = [host.sheet.presented, host.sheet.leaving].compactMap { $0 }
    if above.count == 2, above[0] === above[1] { above.removeLast() }
    return [host] + (tabs + above).flatMap(upwards)
  }

  /// Whether it can be seen what the platform shows of them.
  var canBeSeen: Bool { hosts.contains { $0.places.canBeSeen } }

  /// The host below all others.
  var lowest: NavigationStackHost { hosts[0] }

  /// Whether SwiftUI has yet to say that it has ended what it animates for a stack, where nothing else would say so.
  var isChangingUnseen: Bool {
    !canBeSeen && hosts.contains { $0.command?.phase == .told && $0.isOnScreen }
  }

  /// Whether a stack is about to change, or something may move of which nothing is seen.
  var isChanging: Bool {
    hosts.contains { $0.command != nil && $0.isOnScreen } || mayMoveUnseen
  }

  /// Whether something may move, where nothing can be seen of that.
  var mayMoveUnseen: Bool { lowest.unseen.mayMove && !canBeSeen }

  /// Whether nothing that is presented comes or goes.
  var isStill: Bool {
    hosts.allSatisfy { [.absent, .up].contains($0.sheet.phase) && !$0.areAlertsLeaving }
  }

  /// The screen on top of all.
  var front: ShownScreen? { Self.front(of: hosts[0]) }

  private static func front(of host: NavigationStackHost) -> ShownScreen? {
    if let above = host.sheet.presented, host.sheet.phase == .up { return front(of: above) }
    // Nothing is seen of a container without tabs.
    for place in host.shown.screens.reversed().compactMap({ host.places[$0] }) {
      guard let tabs = place.tabs else { return place }
      if let selected = tabs.selectedHost { return front(of: selected) }
    }
    return host.top
  }

  /// Calls back when what moves has ended; false if nothing is seen to move.
  func whenStill(_ body: @escaping @MainActor () -> Void) -> Bool {
    hosts.contains { $0.places.watches.contains { $0.whenStill(body) } }
  }
}
#endif
