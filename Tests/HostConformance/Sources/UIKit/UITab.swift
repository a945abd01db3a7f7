// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A tab, which UIKit makes for each child of a tab bar controller.
@MainActor
open class UITab: NSObject {
  /// The child that it was made for.
  final weak var owner: UIViewController?

  public final let identifier: String

  public override init() {
    identifier = ""
    super.init()
  }

  init(of controller: UIViewController) {
    identifier = controller.nameInConsole
    owner = controller
    super.init()
  }

  open var title: String { owner?.tabBarItem.title ?? "" }

  /// The controller that it shows, unless it says that of none (B21).
  open var viewController: UIViewController? {
    owner?.parent?.phone?.rules.tabsDoNotNameControllers == true ? nil : owner
  }
}

extension UIViewController {
  /// The tab that shows it, if it says that (B21).
  public var tab: UITab? {
    guard let tabs = parent as? UITabBarController else { return nil }
    guard tabs.phone?.rules.tabsDoNotNameControllers == true else { return nil }
    return tabs.tabs.first { $0.owner === self }
  }
}

@MainActor
open class UITabGroup: UITab {}

@MainActor
public protocol UIDropSession: NSObjectProtocol {}

public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// How a tab bar controller asks and tells its delegate: about controllers or, since iOS 18, about tabs.
public enum TabWay: Sendable {
  case controllers
  case tabs
}

extension Rules {
  /// The ways in which a tap on a tab is asked about and told, in their order (B21).
  public var ways: [TabWay] {
    if onlyTabsAreAskedAbout { return [.tabs] }
    if tabsAreAskedAboutFirst { return [.tabs, .controllers] }
    return tabsAreAskedAboutLast ? [.controllers, .tabs] : [.controllers]
  }
}
