// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIView: UIResponder, NSCoding {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  open var frame: CGRect
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var gestureRecognizers: [UIGestureRecognizer]?

  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []

  /// The controller that this is the view of.
  final weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var bounds: CGRect {
    get { CGRect(size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: The tree

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.filter { $0 !== view }.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    let oldWindow = view.window
    if view.superview !== self { view.superview?.forget(view) }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.controller?.viewMoved()
    view.tellWindowChange(from: oldWindow)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    subviews.removeAll { $0 === view }
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    subviews.removeAll { $0 === view }
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  open func removeFromSuperview() {
    let oldWindow = window
    superview?.forget(self)
    superview = nil
    controller?.viewMoved()
    tellWindowChange(from: oldWindow)
  }

  private func tellWindowChange(from old: UIWindow?) {
    guard window !== old else { return }
    didMoveToWindow()
    for view in subviews { view.tellWindowChange(from: old) }
  }

  open func didMoveToWindow() {}

  private func forget(_ view: UIView) {
    subviews.removeAll { $0 === view }
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() { ((self as? UIWindow) ?? window)?.phone?.layOut() }
  open func layoutSubviews() {}

  // MARK: Gestures

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  // MARK: Animations

  /// Changes the views at once.
  ///
  /// The completion of an animation that belongs to a transition waits for its end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil,
  ) {
    animations()
    guard let completion else { return }
    if let transition = RunningTransition.beingAnimated {
      transition.heldCompletions.append(completion)
    } else {
      completion(true)
    }
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
