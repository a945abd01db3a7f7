// Each line that ends so uses a member where the oldest system may not have it: `.ci/uikit-types` has to find
// those lines and no others.
import UIKit

@MainActor
func use(_ item: UINavigationItem, _ popover: UIPopoverPresentationController) {
  item.backAction = nil  // wrong
  if #available(iOS 16.0, visionOS 1.0, *) {
    item.backAction = nil
    popover.sourceItem = nil
  } else {
    popover.sourceItem = nil  // wrong
  }
  if #available(iOS 15.4, visionOS 1.0, *) { popover.sourceItem = nil }  // wrong
  if #available(iOS 16.0, visionOS 1.0, *), item.backAction == nil { return }
  if item.hidesBackButton, item.backAction == nil { return }  // wrong
  popover.sourceItem = nil  // wrong
}

@MainActor
func useLater(_ item: UINavigationItem) {
  guard #available(iOS 16.0, visionOS 1.0, *) else {
    item.backAction = nil  // wrong
    return
  }
  item.backAction = nil
  let later = { item.backAction = nil }
  later()
}

@available(iOS 16.0, visionOS 1.0, *)
@MainActor
func useWhereItIs(_ item: UINavigationItem) {
  item.backAction = nil
}

@MainActor
func swipe(_ controller: UINavigationController) -> UIGestureRecognizer? {
  if #available(iOS 26.0, *) {
    return controller.interactiveContentPopGestureRecognizer  // wrong
  }
  if #unavailable(iOS 26.0, visionOS 26.0) {
    return controller.interactiveContentPopGestureRecognizer  // wrong
  }
  return controller.interactivePopGestureRecognizer
}

final class Watcher: NSObject, UITabBarControllerDelegate {
  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarControllerWillBeginEditing(_ tabs: UITabBarController) {}

  func tabBarControllerDidEndEditing(_ tabs: UITabBarController) {}  // wrong
}
