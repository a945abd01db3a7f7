// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

@MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
}

/// Shows one of its children; only that one is in the window.
@MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public final let tabBar = UITabBar()
  open var isTabBarHidden = false
  private var controllers: [UIViewController] = []
  private weak var selected: UIViewController?

  /// A tab for each of its children, which UIKit makes itself.
  open private(set) var tabs: [UITab] = []

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let position = controllers.firstIndex { $0 === selected } ?? 0
    let kept = selected.flatMap { $0.isOn(new) ? $0 : nil }
    for controller in new where !controller.isOn(controllers) { adopt(controller) }
    let (old, oldTabs) = (controllers, tabs)
    controllers = new
    tabs = new.map { controller in
      oldTabs.first { $0.owner === controller } ?? UITab(of: controller)
    }
    tabBar.items = new.map(\.tabBarItem)
    selectByCode(kept ?? (new.indices.contains(position) ? new[position] : new.first))
    for controller in new where !controller.isOn(old) { controller.tellDidMove(toParent: self) }
    for controller in old where !controller.isOn(new) {
      controller.tellWillMove(toParent: nil)
      controller.leaveParent()
    }
  }

  /// Selects without asking the delegate, and without telling it, unless by tabs (B17).
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? .max }
    set { if controllers.indices.contains(newValue) { selectByCode(controllers[newValue]) } }
  }

  /// Selects without asking the delegate, and without telling it, unless by tabs (B17).
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      if newValue.isOn(controllers) {
        selectByCode(newValue)
      } else {
        Phone.raise("Only a view controller that is in a tab can be selected", by: self)
      }
    }
  }

  private func selectByCode(_ controller: UIViewController?) {
    let previous = selected
    show(controller)
    guard phone?.rules.didSelectTabComesForCode == true else { return }
    if let selected, selected !== previous { tellTabSelected(selected, after: previous) }
  }

  // MARK: What a person does

  /// What happens when a person taps a tab (B17, B21).
  ///
  /// - Returns: Whether the delegate allowed it.
  final func tap(_ index: Int) -> Bool {
    let (tapped, previous) = (controllers[index], selected)
    let ways = (phone?.rules ?? Rules()).ways
    guard mayBeSelected(tapped, ways) else { return false }
    if tapped !== selected {
      show(tapped)
    } else if phone?.rules.secondTapKeepsStack == false {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    }
    for way in ways {
      switch way {
      case .controllers:
        _ = OptionalCall.ask(delegate, .didSelect) { $0.tabBarController(self, didSelect: tapped) }
      case .tabs: tellTabSelected(tapped, after: previous)
      }
    }
    return true
  }

  /// Selects another tab, and tells nobody, as when there is room for all tabs at last (B22).
  final func reselect() {
    if let other = controllers.first(where: { $0 !== selected }) { show(other) }
  }

  private func mayBeSelected(_ controller: UIViewController, _ ways: [TabWay]) -> Bool {
    ways.allSatisfy { way in
      let answer =
        switch way {
        case .controllers:
          OptionalCall.ask(delegate, .shouldSelect) {
            $0.tabBarController(self, shouldSelect: controller)
          }
        case .tabs:
          tab(of: controller).flatMap { tab in
            OptionalCall.ask(delegate, .shouldSelectTab) {
              $0.tabBarController(self, shouldSelectTab: tab)
            }
          }
        }
      return answer != false
    }
  }

  private func tellTabSelected(_ controller: UIViewController, after previous: UIViewController?) {
    guard let tab = tab(of: controller) else { return }
    let previous = previous.flatMap(self.tab)
    _ = OptionalCall.ask(delegate, .didSelectTab) {
      $0.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
  }

  private func tab(of controller: UIViewController) -> UITab? {
    tabs.first { $0.owner === controller }
  }

  // MARK: As a container

  override func children(thatAppear: Bool) -> [UIViewController] { selected.map { [$0] } ?? [] }
  override var exchangesViews: Bool { true }

  /// Puts the selected one where it will be seen, before it is.
  final func placeSelected() {
    guard let selected, selected.view.superview !== view else { return }
    view.insertSubview(selected.view, belowSubview: tabBar)
  }

  private func show(_ controller: UIViewController?) {
    let old = selected
    guard old !== controller else { return }
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard isOnScreen else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    placeSelected()
    old?.beginAppearance(false, animated: false)
    controller?.beginAppearance(true, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearance(false, animated: false)
    if appearance == .appeared { controller?.endAppearance(true, animated: false) }
  }
}
