/// One change from one controller to another that takes its time.
///
/// It ends when the test says so, or when the animator of the app does.
@MainActor
final class RunningTransition {
  /// The one whose animations are being made, if any.
  static var beingAnimated: RunningTransition?

  let from: UIViewController
  let to: UIViewController
  let container: UIView
  let style: UIModalPresentationStyle
  let isAnimated: Bool

  /// The controllers that it is a transition of.
  let parties: [UIViewController]

  /// The navigation controller whose stack changes, or nil where something is presented or dismissed.
  let navigation: UINavigationController?

  var animator: (any UIViewControllerAnimatedTransitioning)?
  var heldCompletions: [(Bool) -> Void] = []
  private(set) var hasBegun = false
  private(set) var hasEnded = false
  private(set) var isInteractive = false
  private(set) var wasInteractive = false
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0

  /// Whether something is dismissed.
  var isDismissal = false

  /// Whether it goes back on a stack.
  var isPop = false

  /// What is still in `viewControllers`, and will not be in the end.
  var leaving: [UIViewController] = []

  private(set) weak var phone: Phone?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var onEnd: ((RunningTransition, Bool) -> Void)?

  // Both hold it, and are let go in the end.
  private var ownCoordinator: TransitionCoordinator?
  private var ownContext: TransitionContext?

  init(
    _ phone: Phone,
    from: UIViewController,
    to: UIViewController,
    in container: UIView,
    of navigation: UINavigationController? = nil,
    style: UIModalPresentationStyle = .none,
    isAnimated: Bool = true,
    onEnd: @escaping (RunningTransition, Bool) -> Void,
  ) {
    self.phone = phone
    self.from = from
    self.to = to
    self.container = container
    self.navigation = navigation
    self.style = style
    self.isAnimated = isAnimated
    self.onEnd = onEnd
    parties = (navigation.map { [$0] } ?? []) + [from, to]
    phone.running.append(self)
  }

  /// What code beside it sees of it.
  var coordinator: TransitionCoordinator {
    let coordinator = ownCoordinator ?? TransitionCoordinator(self)
    ownCoordinator = coordinator
    return coordinator
  }

  /// What an animator sees of it.
  var context: TransitionContext {
    let context = ownContext ?? TransitionContext(self)
    ownContext = context
    return context
  }

  /// Begins it.
  ///
  /// - Parameters:
  ///   - isHeld: Whether a finger holds it.
  ///   - animator: The animator of the app, if it has one.
  ///   - interaction: What drives the animator.
  ///   - announce: Tells the controllers and the delegates.
  func begin(
    isHeld: Bool = false,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    announce: () -> Void,
  ) {
    self.animator = animator
    self.interaction = interaction
    hasBegun = true
    isInteractive = isHeld || interaction?.wantsInteractiveStart == true
    wasInteractive = isInteractive
    announce()
    guard animator != nil else { return }
    if let interaction, isInteractive {
      Self.beingAnimated = self
      interaction.startInteractiveTransition(context)
      Self.beingAnimated = nil
    } else {
      animate()
    }
  }

  /// Has the animator of the app run.
  func animate() {
    let outer = Self.beingAnimated
    Self.beingAnimated = self
    animator?.animateTransition(using: context)
    Self.beingAnimated = outer
  }

  /// A finger takes hold of it.
  func hold() {
    isInteractive = true
    coordinator.interactionChanged()
  }

  /// Whether a completion that is added in the end is taken, and never called.
  var losesLateCompletions: Bool { phone?.rules.lateCompletionsAreLost == true }

  /// The finger is lifted; the rest is animated.
  func lift(cancelling: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelling
    coordinator.interactionChanged()
  }

  /// Whether nothing but time keeps it from ending.
  var canFinish: Bool { hasBegun && !hasEnded && !isInteractive }

  /// Lets its time pass.
  ///
  /// An animator of the app that waits for something else is not waited for.
  func finish() {
    guard canFinish else { return }
    let completions = heldCompletions
    heldCompletions = []
    for completion in completions { completion(true) }
    end(completed: !isCancelled)
  }

  func end(completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    isInteractive = false
    isCancelled = !completed
    percentComplete = completed ? 1 : 0
    let phone = phone
    if phone?.rules.transitionLastsDuringCallbacks != true { phone?.forget(self) }
    onEnd?(self, completed)
    onEnd = nil
    phone?.forget(self)
    animator?.animationEnded(completed)
    animator = nil
    interaction = nil
    ownCoordinator = nil
    ownContext = nil
    phone?.performDelayedCommands()
  }
}

/// What an animator sees of a transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let transition: RunningTransition

  init(_ transition: RunningTransition) {
    self.transition = transition
    super.init()
  }

  var containerView: UIView { transition.container }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.isCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.style }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { transition.lift(cancelling: false) }
  func cancelInteractiveTransition() { transition.lift(cancelling: true) }
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { transition.end(completed: didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.coordinator.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect { transition.container.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { transition.container.bounds }
}
