import Testing
import UIKit

extension Means {
  /// Tries what can be done on UIKit's own containers.
  @MainActor
  static func onUIKit(in scene: UIWindowScene) async -> Means {
    var means = Means(severalAtOnce: true)
    means.backButton = await goesBack(in: scene) { Person.pressBack(on: $0) }
    means.escape = await goesBack(in: scene) { stack in
      stack.topViewController.map { Finder.escape(from: $0) } ?? false
    }
    means.sheetEscape = await dismissesSheet(in: scene)
    means.alertButton = await answersAlert(in: scene)
    means.tab = await selectsTab(in: scene)
    return means
  }

  @MainActor
  private static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  /// Presents something.
  ///
  /// In a function that waits, the compiler would want to wait for the end of it.
  @MainActor
  private static func present(_ sheet: UIViewController, over root: UIViewController) {
    root.present(sheet, animated: true)
  }

  @MainActor
  private static func goesBack(
    in scene: UIWindowScene, by act: (UINavigationController) -> Bool
  ) async -> Bool {
    let stack = UINavigationController()
    let first = screen("first")
    stack.viewControllers = [first, screen("second")]
    let stage = Stage(stack, in: scene)
    await Stillness.rest(stage.window)
    guard act(stack) else { return false }
    await Stillness.rest(stage.window)
    return stack.viewControllers.count == 1 && stack.topViewController === first
  }

  @MainActor
  private static func dismissesSheet(in scene: UIWindowScene) async -> Bool {
    let (root, sheet, witness) = (screen("root"), screen("sheet"), Witness())
    let stage = Stage(root, in: scene)
    await Stillness.rest(stage.window)
    sheet.presentationController?.delegate = witness
    present(sheet, over: root)
    await Stillness.rest(stage.window)
    #expect(root.presentedViewController === sheet, "A sheet is presented in the trial")
    Person.escape(sheet)
    await Stillness.rest(stage.window)
    return root.presentedViewController == nil && witness.isTold
  }

  @MainActor
  private static func answersAlert(in scene: UIWindowScene) async -> Bool {
    let (root, witness) = (screen("root"), Witness())
    let stage = Stage(root, in: scene)
    await Stillness.rest(stage.window)
    let alert = UIAlertController(title: "Trial", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in witness.isTold = true })
    present(alert, over: root)
    await Stillness.rest(stage.window)
    #expect(root.presentedViewController === alert, "An alert is presented in the trial")
    guard Finder.press(["Yes"], in: alert.view) else { return false }
    await Stillness.rest(stage.window)
    return root.presentedViewController == nil && witness.isTold
  }

  @MainActor
  private static func selectsTab(in scene: UIWindowScene) async -> Bool {
    let (tabs, witness) = (UITabBarController(), Witness())
    tabs.viewControllers = [screen("left"), screen("right")]
    tabs.delegate = witness
    let stage = Stage(tabs, in: scene)
    await Stillness.rest(stage.window)
    guard Person.press("right", in: tabs) else { return false }
    await Stillness.rest(stage.window)
    return tabs.selectedIndex == 1 && witness.isTold
  }
}

/// A delegate that notes whether it is told.
final class Witness: NSObject, UIAdaptivePresentationControllerDelegate,
  UITabBarControllerDelegate
{
  var isTold = false

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isTold = true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    isTold = true
  }
}
