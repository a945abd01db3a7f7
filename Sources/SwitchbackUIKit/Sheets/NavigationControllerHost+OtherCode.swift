#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

// Sheets that other code presents, with a navigation controller on them that has a router of its own. UIKit tells the
// delegate of the presentation that the user pulls one down, and nobody that code dismisses it.

extension NavigationControllerHost {
  /// Whether it is a sheet, of its router's or of other code's.
  var isSheet: Bool { sheet.presenter != nil || sheet.isOfOtherCode }

  /// Notes that other code presents it, from when it can be seen on that.
  func noteSheetOfOtherCode() {
    guard !sheet.isOfOtherCode, isInWindow, isPresentedByOtherCode else { return }
    sheet.isOfOtherCode = true
    reporter?.isPresentedByOtherCode = true
    watchView()
    let relay = sheet.relay ?? SheetRelay(self)
    sheet.relay = relay
    relay.takePlace(on: controller.presentationController)
  }

  /// Whether other code presents it, or a container around it; what is around it is no router's then.
  private var isPresentedByOtherCode: Bool {
    guard sheet.presenter == nil, controller.presentingViewController != nil else { return false }
    return !sequence(first: controller, next: \.parent).dropFirst().contains { container in
      let navigation = container as? UINavigationController
      return navigation.flatMap { NavigationRelay.existing(on: $0) }?.hosts.isEmpty == false
        || container is TabBarControllerHost
    }
  }

  /// Says that it has gone with the sheet of other code's that it was on, unless that has only let it go.
  func reportGoneSheetOfOtherCode() {
    guard sheet.isOfOtherCode, controller.presentingViewController == nil else { return }
    sheet.isOfOtherCode = false
    if !isInWindow { reporter?.gone(origin: sheet.isPulled ? .pullDown : .unknown) }
    reporter?.isPresentedByOtherCode = false
  }
}
#endif
