// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
}

@MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  /// What `viewControllers` says.
  final var stack: [UIViewController] = []

  /// The one whose view is shown.
  final weak var shown: UIViewController?

  /// Whether the next layout shows another one.
  final var isTopDue = false

  /// How often it has told its delegate what it shows.
  final var timesShown = 0

  /// Whether it was swiped at its root, and does nothing since (B13).
  final var isWedged = false

  private let edgeGuard = PopGestureGuard()
  private let contentGuard = PopGestureGuard()
  private let edgeRecognizer = UIScreenEdgePanGestureRecognizer()
  private let contentRecognizer = UIPanGestureRecognizer()

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { if delegate !== oldValue { delegateAnimates = nil } }
  }

  /// Whether its delegate says who animates, as long as it is the same: UIKit remembers what a delegate does.
  final var delegateAnimates: Bool?

  public final let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    guardGestures()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guardGestures()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    guardGestures()
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    guardGestures()
  }

  /// UIKit goes back by itself (B28).
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    guard transitions.isEmpty || mayPopAgain, !isWedged else { return false }
    return popByHand(toDepth: decidedStack.count - 1) != nil
  }

  private func guardGestures() {
    edgeRecognizer.isPopRecognizer = true
    contentRecognizer.isPopRecognizer = true
    edgeGuard.controller = self
    contentGuard.controller = self
    edgeRecognizer.delegate = edgeGuard
    contentRecognizer.delegate = contentGuard
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
    view.addGestureRecognizer(edgeRecognizer)
    view.addGestureRecognizer(contentRecognizer)
  }

  /// How often its bar was hidden or shown with an animation, and how often without.
  public private(set) final var barChanges = (animated: 0, unanimated: 0)

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if hidden != isNavigationBarHidden {
      if animated { barChanges.animated += 1 } else { barChanges.unanimated += 1 }
    }
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeRecognizer }

  /// There from iOS 26 on (B18).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    (phone?.rules ?? Rules()).hasContentPopGesture ? contentRecognizer : nil
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    _ = perform(.set(viewControllers), animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    _ = perform(.push(viewController), animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    perform(.pop, animated: animated).last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool,
  ) -> [UIViewController]? {
    perform(.popTo(viewController), animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    perform(.popToRoot, animated: animated)
  }

  // MARK: As a container

  override func children(thatAppear: Bool) -> [UIViewController] {
    var children = upcoming.map { [$0] } ?? []
    if !thatAppear, let shown, shown !== upcoming { children.append(shown) }
    return children
  }

  override var exchangesViews: Bool { true }

  /// Every time that it appears, it tells its delegate what it shows (B10).
  override func appearanceChanged(animated: Bool) {
    guard let upcoming else { return }
    if appearance == .appearing { tellWillShow(upcoming, animated: animated) }
    if appearance == .appeared { tellDidShow(upcoming, animated: animated) }
  }
}

/// What UIKit itself has the pop recognisers ask.
@MainActor
final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.allowsSwipe == true
  }
}
