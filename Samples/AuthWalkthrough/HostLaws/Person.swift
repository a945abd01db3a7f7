import SwitchbackTesting
import UIKit

/// A person in front of a window, as far as there are means.
@MainActor
final class Person {
  let stage: Stage
  let means: Means
  private let way: WayBack

  init(_ root: UIViewController, in scene: UIWindowScene, _ means: Means, _ way: WayBack) {
    stage = Stage(root, in: scene)
    self.means = means
    self.way = way
  }

  var root: UIViewController? { stage.window.rootViewController }

  /// What is on top of all, alerts apart.
  private var front: UIViewController? {
    guard let root else { return nil }
    return ([root] + root.presentedChain).last { !($0 is UIAlertController) }
  }

  /// The stack that is seen.
  var stack: UINavigationController? {
    front?.inside.lazy.compactMap { $0 as? UINavigationController }.last
  }

  private var alert: UIAlertController? { root?.presentedChain.last as? UIAlertController }

  // MARK: - Going back

  /// Goes back one screen, by the back button or by VoiceOver's escape.
  ///
  /// - Parameter titles: What the button may say besides the title of the screen below.
  /// - Returns: What came of it.
  func back(_ titles: [String]) -> UserActOutcome {
    guard way.isPossible(with: means) else { return .unavailable }
    guard alert == nil, let stack, let top = stack.topViewController else { return .refused }
    switch way {
    case .escape: return Finder.escape(from: top) ? .done : .refused
    case .button: return Self.pressBack(on: stack, titles) ? .done : .refused
    }
  }

  static func pressBack(on stack: UINavigationController, _ titles: [String] = []) -> Bool {
    guard !stack.isNavigationBarHidden else { return false }
    let below = stack.viewControllers.dropLast().last?.navigationItem.title
    let labels = titles + [below, "Back"].compactMap { $0 }
    return Finder.press(labels, in: stack.navigationBar)
      || Finder.pressPicture(in: stack.navigationBar)
  }

  /// Has other code pop to a screen, which is what UIKit does after a long press on the back button.
  func back(toDepth depth: Int) -> UserActOutcome {
    guard means.severalAtOnce else { return .unavailable }
    guard alert == nil, let stack, stack.viewControllers.indices.contains(depth - 1) else {
      return .refused
    }
    _ = stack.popToViewController(stack.viewControllers[depth - 1], animated: true)
    return .done
  }

  // MARK: - Sheets and alerts

  /// Dismisses the sheet on top with VoiceOver's escape.
  ///
  /// What lies around the sheet is asked, since a stack on the sheet would answer by going back.
  func dismissSheet() -> UserActOutcome {
    guard means.sheetEscape else { return .unavailable }
    guard alert == nil, let sheet = front, sheet !== root else { return .refused }
    Self.escape(sheet)
    return sheet.isBeingDismissed || sheet.presentingViewController == nil ? .done : .refused
  }

  static func escape(_ sheet: UIViewController) {
    if Finder.escape(upFrom: sheet.view.superview) { return }
    _ = sheet.presentationController?.accessibilityPerformEscape()
  }

  /// Presses a button of the alert.
  ///
  /// If that cannot be done, other code takes the alert away, so that the question ends, and the law is told that
  /// there is no such act.
  ///
  /// - Parameter choice: The position of the button. Nil is the button that cancels.
  /// - Returns: What came of it.
  func answer(_ choice: Int?) -> UserActOutcome {
    guard means.alertButton else {
      alert?.presentingViewController?.dismiss(animated: true)
      return .unavailable
    }
    guard let alert else { return .refused }
    let position = choice ?? alert.actions.firstIndex { $0.style == .cancel }
    guard let position, alert.actions.indices.contains(position) else { return .refused }
    guard let title = alert.actions[position].title else { return .refused }
    return Finder.press([title], in: alert.view) ? .done : .refused
  }

  // MARK: - Tabs

  /// The tab bar controller that is seen.
  var tabs: UITabBarController? {
    front?.inside.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// Presses a tab in the bar.
  static func press(_ tab: String, in tabs: UITabBarController) -> Bool {
    Finder.press([tab], in: tabs.tabBar)
  }
}
