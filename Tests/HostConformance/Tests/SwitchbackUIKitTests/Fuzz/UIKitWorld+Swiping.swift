import Switchback
import SwitchbackUIKit
import UIKit

/// Whether the user can go back from what is shown, said without asking the host.
extension UIKitWorld {
  /// Puts a finger on the screen, and sees that it follows if it should, and only then.
  func trySwipe() async {
    // A module may have changed its mind, and some recognisers hear a touch before anybody else.
    phone.touch()
    await rest()
    guard let expected = mayBeSwiped else { return }
    let begins = phone.beginSwipe()
    expect(begins == expected, "a swipe \(begins ? "begins" : "does not begin")")
    await rest()
  }

  /// Nil where nothing is certain: above a transition of the app's own, and on what is shown until there is a root.
  private var mayBeSwiped: Bool? {
    guard phone.alert == nil, let navigation = phone.frontNavigation,
      !navigation.isNavigationBarHidden, navigation.viewControllers.count > 1,
      let top = navigation.topViewController
    else { return false }
    if allModules.isEmpty { return nil }
    if top.navigationItem.backAction != nil, phone.rules.backActionDisablesSwipe { return false }
    let module = allModules.first { $0.presented() === top }
    if let minder = module as? Minder, minder.leaving != .allowed { return false }
    guard let page = module as? Page else { return true }
    if page.backGesture == .forbidden { return false }
    return transitions.contains(page.name) ? nil : true
  }
}
