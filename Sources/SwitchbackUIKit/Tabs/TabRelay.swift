#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The delegate of a tab bar controller, for its host and for the app's own delegate.
///
/// UIKit may ask by controllers, by tabs, or both; each tap is decided once. The app's own delegate hears what UIKit
/// says, in the way in which UIKit says it. One that knows only controllers hears of them where UIKit speaks of tabs
/// alone: its methods are not deprecated, and an app expects to be asked.
final class TabRelay: DelegateRelay, UITabBarControllerDelegate {
  weak var host: TabBarControllerHost?

  /// The last tap.
  private var tap: TabTap?

  /// Becomes the delegate of a tab bar controller, before the app's own.
  func takePlace(on tabs: UITabBarController) {
    guard tabs.delegate !== self else { return }
    stand(before: tabs.delegate)
    tabs.delegate = self
  }

  // MARK: - Taps

  /// Decides whether a tab may be selected: first the app's own delegate, then the host.
  private func decide(
    _ way: TabWay, on subject: AnyObject, showing controller: UIViewController?, app: () -> Bool
  ) -> Bool {
    if tap?.takesQuestion(about: subject, way) != true { begin(TabTap(on: subject, asked: way)) }
    guard app(), tap?.isAllowed != false else {
      tap?.isAllowed = false
      return false
    }
    let isAllowed = tap?.isAllowed ?? controller.map { host?.shouldSelect($0) ?? true } ?? true
    tap?.isAllowed = isAllowed
    return isAllowed
  }

  private func begin(_ tap: TabTap) {
    self.tap = tap
    Task { [weak self] in self?.tap?.endTurn() }
  }

  /// Asks the app's own delegate about a controller, once for each tap.
  private func askOnce(_ controller: UIViewController, of tabs: UITabBarController) -> Bool {
    if let answer = tap?.answer { return answer }
    let answer = askWhetherToSelect(controller, of: tabs)
    tap?.answer = answer
    return answer
  }

  /// Tells the app's own delegate that a controller was selected, once for each tap.
  private func tellOnce(_ controller: UIViewController, of tabs: UITabBarController) {
    guard tap?.hasToldController != true else { return }
    tap?.hasToldController = true
    tellDidSelect(controller, of: tabs)
  }

  // MARK: - By controllers

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool {
    guard !isPassingOn("shouldSelect", controller) else { return true }
    return decide(.controllers, on: controller, showing: controller) {
      askOnce(controller, of: tabs)
    }
  }

  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    if tap?.takesReport(about: controller, .controllers) == true {
      tellOnce(controller, of: tabs)
    } else {
      tellDidSelect(controller, of: tabs)
    }
    host?.didSelect(controller)
  }

  // MARK: - By tabs

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    guard !isPassingOn("shouldSelectTab", tab) else { return true }
    let controller = controller(of: tab)
    return decide(.tabs, on: controller ?? tab, showing: controller) {
      askWhetherToSelect(tab, of: tabs) ?? controller.map { askOnce($0, of: tabs) } ?? true
    }
  }

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) {
    guard !isPassingOn("didSelectTab", tab) else { return }
    let controller = controller(of: tab)
    let isTap = tap?.takesReport(about: controller ?? tab, .tabs) == true
    let isHeard = tellDidSelect(tab, after: previousTab, of: tabs) != nil
    // What code has selected, the host sees appear.
    guard isTap, let controller else { return }
    if !isHeard { tellOnce(controller, of: tabs) }
    host?.didSelect(controller)
  }

  @available(iOS 18.0, visionOS 2.0, *)
  private func controller(of tab: UITab) -> UIViewController? {
    host?.controller(of: tab) ?? tab.viewController
  }
}
#endif
