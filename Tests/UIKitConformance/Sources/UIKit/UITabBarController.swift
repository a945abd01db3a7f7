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
  private var tabs: [UIViewController] = []
  private weak var selected: UIViewController?

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let position = tabs.firstIndex { $0 === selected } ?? 0
    let kept = selected.flatMap { $0.isOn(new) ? $0 : nil }
    for controller in new where !controller.isOn(tabs) { adopt(controller) }
    let old = tabs
    tabs = new
    tabBar.items = new.map(\.tabBarItem)
    show(kept ?? (new.indices.contains(position) ? new[position] : new.first))
    for controller in new where !controller.isOn(old) { controller.didMove(toParent: self) }
    for controller in old where !controller.isOn(new) {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
  }

  /// Selects without asking or telling the delegate (B17).
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? .max }
    set { if tabs.indices.contains(newValue) { show(tabs[newValue]) } }
  }

  /// Selects without asking or telling the delegate (B17).
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      if newValue.isOn(tabs) {
        show(newValue)
      } else {
        Phone.raise("Only a view controller that is in a tab can be selected", by: self)
      }
    }
  }

  /// What happens when a person taps a tab (B17).
  ///
  /// - Returns: Whether the delegate allowed it.
  final func tap(_ index: Int) -> Bool {
    let tapped = tabs[index]
    let mayBeSelected = OptionalCall.ask(delegate, .shouldSelect) {
      $0.tabBarController(self, shouldSelect: tapped)
    }
    guard mayBeSelected != false else { return false }
    if tapped !== selected {
      show(tapped)
    } else if phone?.rules.secondTapKeepsStack == false {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    }
    _ = OptionalCall.ask(delegate, .didSelect) { $0.tabBarController(self, didSelect: tapped) }
    return true
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
