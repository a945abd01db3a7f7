// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
  ) -> Bool
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What code beside a transition sees of it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let transition: RunningTransition
  private var completions: [Handler] = []
  private var changes: [Handler] = []
  private var hasCompleted = false

  init(_ transition: RunningTransition) {
    self.transition = transition
    super.init()
  }

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.style }
  var initiallyInteractive: Bool { transition.wasInteractive }
  var isInterruptible: Bool { transition.wasInteractive }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.isCancelled }
  var transitionDuration: TimeInterval {
    transition.animator?.transitionDuration(using: transition.context) ?? 0.35
  }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { transition.container }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? transition.from : key == .to ? transition.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? transition.from.view : key == .to ? transition.to.view : nil
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !hasCompleted else { return transition.losesLateCompletions }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?,
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    changes.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    changes.append(handler)
  }

  /// The finger was lifted (B3).
  func interactionChanged() {
    for handler in changes { handler(self) }
  }

  /// The transition is over, completed or cancelled (B3).
  func complete() {
    hasCompleted = true
    let handlers = completions
    completions = []
    changes = []
    for handler in handlers { handler(self) }
  }
}
