// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIViewController: UIResponder, NSCoding {
  // What the extensions in the other files keep.
  final var appearance = Appearance.disappeared
  final var ownPresented: UIViewController?
  final weak var ownPresenting: UIViewController?
  final var ownPresentationController: UIPresentationController?
  final weak var lastPhone: Phone?

  /// Whether the call under way has reached the method of this class (B27).
  private final var hasCalledSuper = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? ownPresenting }

  // MARK: What it shows

  open var title: String? {
    didSet {
      loadedNavigationItem?.title = title
      loadedTabBarItem?.title = title
    }
  }

  open private(set) var viewIfLoaded: UIView?
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded = newValue
      newValue?.controller = self
    }
  }

  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    call("viewDidLoad") { viewDidLoad() }
  }

  open func viewDidLoad() { hasCalledSuper = true }
  open func viewWillAppear(_ animated: Bool) { hasCalledSuper = true }
  open func viewDidAppear(_ animated: Bool) { hasCalledSuper = true }
  open func viewWillDisappear(_ animated: Bool) { hasCalledSuper = true }
  open func viewDidDisappear(_ animated: Bool) { hasCalledSuper = true }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open var preferredContentSize = CGSize.zero

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Presenting

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var preferredTransition: Transition?

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil,
  ) {
    attemptToPresent(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    attemptToDismiss(animated: flag, completion: completion)
  }

  /// What it or a container of it presents.
  open var presentedViewController: UIViewController? {
    guard let ownPresented else { return parent?.presentedViewController }
    return ownPresented.isForgotten ? nil : ownPresented
  }

  /// Whether its presenter names it no more, although it is not gone yet.
  private var isForgotten: Bool {
    guard isBeingDismissed, Phone.rules(for: self).presentedIsForgottenEarly else { return false }
    return home?.running.contains { $0.isDismissal && $0.wasInteractive } != true
  }

  /// What presents it or a container of it.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  open var presentationController: UIPresentationController? { currentPresentationController }

  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition?.coordinator
  }

  // MARK: Containers

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) { hasCalledSuper = true }

  open func didMove(toParent parent: UIViewController?) {
    hasCalledSuper = true
    viewMoved()
  }

  // MARK: Storyboards

  open internal(set) var storyboard: UIStoryboard?

  /// Whether what the person has tapped may lead on; not asked where code performs a segue (B31).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: What it is in

  open var navigationController: UINavigationController? { parent?.nearest() }
  open var tabBarController: UITabBarController? { parent?.nearest() }
  open var splitViewController: UISplitViewController? { parent?.nearest() }
  open var hidesBottomBarWhenPushed = false

  private var loadedNavigationItem: UINavigationItem?
  private var loadedTabBarItem: UITabBarItem?

  open var navigationItem: UINavigationItem {
    let item = loadedNavigationItem ?? UINavigationItem(title: title ?? "")
    item.controller = self
    loadedNavigationItem = item
    return item
  }

  open var tabBarItem: UITabBarItem! {
    get {
      let item = loadedTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      loadedTabBarItem = item
      return item
    }
    set { loadedTabBarItem = newValue }
  }

  // MARK: The surroundings

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: For the containers among its subclasses, and for SwiftUI

  /// Calls a method that has to call that of its superclass, if a subclass overrides it (B27).
  public final func call(_ name: String, _ body: () -> Void) {
    hasCalledSuper = false
    body()
    if !hasCalledSuper { Phone.raise("\(name) has to call super", by: self) }
  }

  /// The children that appear, or disappear, with it: those whose views are in its own.
  func children(thatAppear: Bool) -> [UIViewController] {
    children.filter { child in
      guard let view = viewIfLoaded else { return false }
      return child.viewIfLoaded?.isDescendant(of: view) == true
    }
  }

  /// Whether it calls the appearance methods of its children itself, when it exchanges their views.
  var exchangesViews: Bool { false }

  /// Called when it began or ended to appear, or to disappear, with its children.
  func appearanceChanged(animated: Bool) {}
}

@MainActor
open class UISplitViewController: UIViewController {}
