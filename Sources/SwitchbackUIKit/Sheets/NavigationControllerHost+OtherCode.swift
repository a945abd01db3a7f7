#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

// Sheets that other code presents, with a navigation controller on them that has a router of its own. UIKit tells the
// delegate of the presentation that the user pulls one down, and nobody that code dismisses it.

extension NavigationControllerHost {
  /// Whether it is a sheet, of its router's or of other code's.
  var isSheet: Bool { sheet.presenter != nil || sheet.isOfOtherCode }

  /// Notes that other code presents it, and all that is in the same container with it.
  ///
  /// It does so when it can first be seen there; the others may never be. From then on, each of them that is seen
  /// watches what UIKit has put around the sheet.
  func noteSheetOfOtherCode() {
    guard !sheet.isOfOtherCode, isInWindow, isPresentedByOtherCode else { return }
    watchView()
    for host in hostsOnSameSheet where host.isPresentedByOtherCode {
      host.beginOnSheetOfOtherCode()
    }
  }

  private func beginOnSheetOfOtherCode() {
    sheet.isOfOtherCode = true
    reporter?.isPresentedByOtherCode = true
    let relay = sheet.relay ?? SheetRelay(self)
    sheet.relay = relay
    relay.takePlace(on: controller.presentationController)
  }

  /// Whether other code presents it, or a container around it; neither is a router's then.
  private var isPresentedByOtherCode: Bool {
    guard controller.presentingViewController != nil else { return false }
    guard relay.hosts.allSatisfy({ $0.sheet.presenter == nil }) else { return false }
    return !sequence(first: controller, next: \.parent).dropFirst().contains { container in
      let navigation = container as? UINavigationController
      return navigation.flatMap { NavigationRelay.existing(on: $0) }?.hosts.isEmpty == false
        || container is TabBarControllerHost
    }
  }

  /// The hosts in the outermost container that it is in, itself among them.
  private var hostsOnSameSheet: [NavigationControllerHost] {
    var outermost: UIViewController = controller
    while let parent = outermost.parent { outermost = parent }
    return outermost.hostsInside
  }

  /// Says that it has gone with the sheet of other code's that it was on, unless that has only let it go.
  func reportGoneSheetOfOtherCode() {
    guard sheet.isOfOtherCode, controller.presentingViewController == nil else { return }
    for host in hostsOnSameSheet where host.sheet.isOfOtherCode { host.endOnSheetOfOtherCode() }
  }

  private func endOnSheetOfOtherCode() {
    sheet.isOfOtherCode = false
    let origin: BackOrigin = sheet.isPulled ? .pullDown : .unknown
    if controller.outermostWindow == nil { reporter?.gone(origin: origin) }
    reporter?.isPresentedByOtherCode = false
  }
}

extension UIViewController {
  /// The hosts on navigation controllers that it is, or contains.
  fileprivate var hostsInside: [NavigationControllerHost] {
    let navigation = self as? UINavigationController
    let hosts = navigation.flatMap { NavigationRelay.existing(on: $0) }?.hosts ?? []
    return hosts + children.flatMap(\.hostsInside)
  }

  /// The window that the outermost container is in that it is in.
  fileprivate var outermostWindow: UIWindow? {
    parent.map(\.outermostWindow) ?? viewIfLoaded?.window
  }
}
#endif
