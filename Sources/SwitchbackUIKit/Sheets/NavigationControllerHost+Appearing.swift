#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

// Sheets come and go with what they are presented over. UIKit presents only one sheet over a navigation
// controller and all tabs on it, so what a tab presents waits for what is presented over all of them.

extension NavigationControllerHost {
  /// It can be seen, perhaps once more: what covered it may have gone, and a sheet with that.
  func cameIntoWindow() {
    didShow()
    if sheet.presented != nil { soon { $0.settlePresented() } }
  }

  /// It can be seen: what was held back comes up.
  func appeared() {
    guard isOnScreen, !isCovered, !sheet.isHeldBack else { return }
    if let host = sheet.presented {
      if !host.sheet.isHeldBack || host.isUp {
        host.sheet.isHeldBack = false
        host.appeared()
      } else if let other = otherCodeInTheWay {
        watchContainer(of: other)
      } else {
        return bringBack(host)
      }
    } else {
      shownTab?.appeared()
    }
    for host in SeenTogether(with: self).hosts { host.showQuestion() }
  }

  /// Presents what was held back, when nothing is in its way that is about to go.
  private func bringBack(_ host: NavigationControllerHost) {
    beginWhatIsDue()
    // Until something has gone, nothing can be presented: whoever takes it down comes back to this.
    if waitsForRoom({ $0.appeared() }) { return }
    if let asked = SeenTogether(with: self).asked { return makeRoom(for: asked) }
    putUp(host, .none)
  }

  /// What is presented over it is to come back when it is seen again.
  ///
  /// - Returns: Whether there is anything.
  @discardableResult
  func disappears() -> Bool {
    guard let presented = sheet.presented, presented.isUp else { return false }
    for host in hostsAbove { host.sheet.isHeldBack = true }
    takeDown(presented)
    return true
  }

  /// Takes a sheet down that is held back.
  ///
  /// By way of its presenter, which this may not be in any more. It stays alive until then, since nobody
  /// else may need it.
  private func takeDown(_ presented: NavigationControllerHost) {
    guard presented.sheet.isHeldBack, !presented.putOff({ self.takeDown($0) }) else { return }
    // What is being asked stands on it, and is asked once more. What a tab asks that is hidden, the router withdraws.
    for host in SeenTogether(with: self).hosts where host.asked?.isOnScreen == true {
      host.asked?.takeBack()
    }
    // The tab that is shown now may have waited for that.
    dismiss(presented.controller, animated: false)
  }

  // MARK: - With tabs

  /// The host of the tab that is on top of this one.
  var shownTab: NavigationControllerHost? {
    (controller.topViewController as? TabBarControllerHost)?.selectedHost
  }

  /// Whether it is that of a tab, and something is presented over all of them, or is about to be, or what
  /// another tab presents is still there.
  var isCovered: Bool {
    let outers = outers
    guard !outers.isEmpty else { return false }
    let others = container?.hosts.filter { $0 !== self } ?? []
    return others.contains { $0.sheet.presented?.controller.presentingViewController != nil }
      || outers.contains {
        $0.sheet.presented != nil || $0.sheet.command?.host != nil || $0.isCovered
      }
  }

  /// Whether it is that of a tab which is not selected.
  var isBehind: Bool { container.map { $0.selectedHost !== self } ?? false }

  /// The tabs, if it is the host of one.
  var container: TabBarControllerHost? {
    controller.parent?.parent as? TabBarControllerHost
  }

  /// The hosts on the controller that the tabs are on, if it is that of a tab: each may present something.
  var outers: [NavigationControllerHost] {
    let navigation = controller.parent?.navigationController
    return navigation.flatMap { NavigationRelay.existing(on: $0)?.hosts } ?? []
  }

  /// Hides what tabs present that something else was pushed on.
  func hideSheetsOfCoveredTabs() {
    for case let container as TabBarControllerHost in controller.viewControllers.dropLast() {
      container.selectedHost?.disappears()
    }
  }
}
#endif
