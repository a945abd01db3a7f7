#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The hosts that are seen together: what is presented over what, and the tabs on each.
///
/// UIKit presents over all of them.
@MainActor
struct SeenTogether {
  /// The host that all is presented over, and all tabs are on.
  let lowest: NavigationControllerHost

  /// All that are seen together with a host.
  init(with host: NavigationControllerHost) {
    var lowest = host
    while let below = Self.host(below: lowest) { lowest = below }
    self.lowest = lowest
  }

  /// A host on the controller that its own is presented over, by whatever router, or that its tabs are on.
  private static func host(below host: NavigationControllerHost) -> NavigationControllerHost? {
    for case let presenter? in host.relay.hosts.map(\.sheet.presenter) { return presenter }
    for outer in host.outers { return outer }
    return nil
  }

  /// All of them, with the other hosts on the lowest controller.
  var hosts: [NavigationControllerHost] { lowest.relay.hosts.flatMap(Self.upwards) }

  /// Whether a sheet or a question of theirs is on its way out, or one of a tab that is hidden now.
  ///
  /// UIKit may name what leaves no more, and presents nothing yet.
  var isClearing: Bool {
    hosts.contains { host in
      let tabs = host.controller.viewControllers.compactMap { $0 as? TabBarControllerHost }
      return ([host] + tabs.flatMap(\.hosts)).contains(where: \.isClearing)
    }
  }

  private static func upwards(from host: NavigationControllerHost) -> [NavigationControllerHost] {
    [host] + (tabs(on: host) + [host.sheet.presented].compactMap { $0 }).flatMap(upwards)
  }

  /// The hosts of the tabs that are shown on one, or would be if nothing was pushed on them: what they ask is asked
  /// over all.
  private static func tabs(on host: NavigationControllerHost) -> [NavigationControllerHost] {
    host.controller.viewControllers.compactMap { ($0 as? TabBarControllerHost)?.selectedHost }
  }

  /// The question that is asked over all of them.
  var asked: AskedQuestion? {
    for case let asked? in hosts.map(\.asked) where asked.isOnScreen { return asked }
    return nil
  }

  /// What is presented on top of all.
  var front: UIViewController {
    var front: UIViewController = (lowest.hostsAbove.last(where: \.isUp) ?? lowest).controller
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}

extension NavigationControllerHost {
  fileprivate var isClearing: Bool {
    sheet.presented?.controller.isBeingDismissed == true || sheet.leaving?.isBeingDismissed == true
      || asked?.alert?.isBeingDismissed == true
  }
}
#endif
