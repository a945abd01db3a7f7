import UIKit

typealias WatchedController = UIViewController

/// A stack as it is shown.
@MainActor
final class LiveStack {
  let key: Int
  var spec: StackSpec
  var told: [AnyHashable]
  var shown: [AnyHashable]

  /// The path as it was read last.
  var read: [AnyHashable]
  var movement: Movement?

  /// Whether SwiftUI does not see that it shows something else, until the path changes.
  var isStale = false

  /// Whether that is so because of a link, until the path is read again.
  var hasRefusedLink = false

  /// Whether nothing is seen of what it was told to show on top, until the path changes.
  var isBlank = false

  /// What could be read of its root when it was looked at last.
  var root: String?

  /// What is shown of the elements, also of those that leave.
  var nodes: [AnyHashable: _Node]
  let controller = StackController()
  private var screens: [AnyHashable: ContainerController] = [:]
  private let rootScreen = ContainerController()
  private let blankScreen = ContainerController()

  init(_ key: Int, _ spec: StackSpec) {
    self.key = key
    self.spec = spec
    told = spec.path
    shown = spec.path
    read = spec.path
    nodes = spec.nodes
    controller.stack = self
    controller.addChild(rootScreen)
  }

  /// The node of what is on top.
  var top: _Node { shown.last.flatMap { nodes[$0] } ?? spec.root }

  /// The nodes from the root to the top.
  var all: [_Node] { [spec.root] + shown.compactMap { nodes[$0] } }

  /// The same, with what a finger leads aside, which may yet stay.
  var allWithWhatIsLed: [_Node] {
    guard let movement, movement.isInteractive else { return all }
    return all + movement.from.dropFirst(shown.count).compactMap { nodes[$0] }
  }

  /// What can be read of each of them.
  var names: [String] {
    var names = all.map { $0.firstText ?? "blank" }
    if isTopBlank { names[names.count - 1] = "blank" }
    return names
  }

  /// Whether that is on top by now.
  var isTopBlank: Bool { isBlank && shown.path == told }

  /// The node on top in a state of it.
  func top(of state: [AnyHashable]) -> _Node { state.last.flatMap { nodes[$0] } ?? spec.root }

  /// The controllers of what is shown, with those of the views in it; in that of a blank page is nothing.
  var shownControllers: [UIViewController] {
    var controllers = [rootScreen] + shown.map { screen($0) }
    if isTopBlank { controllers[controllers.count - 1] = blankScreen }
    return controllers
  }

  private func screen(_ element: AnyHashable) -> ContainerController {
    if let screen = screens[element] { return screen }
    let screen = ContainerController()
    screens[element] = screen
    controller.addChild(screen)
    return screen
  }

  func attachControllers(onlyTop: Bool) {
    for (element, node) in [(nil, spec.root)] + nodes.map({ (Optional($0.key), $0.value) }) {
      if onlyTop, element != shown.last { continue }
      let screen = element.map { self.screen($0) } ?? rootScreen
      for case .controller(let controller) in node.flat.map(\.kind)
      where controller.parent !== screen {
        screen.addChild(controller)
      }
    }
  }

  func forgetWhatIsGone() {
    let kept = Set(shown + told + (movement?.from ?? []) + (movement?.to ?? []))
    nodes = nodes.filter { kept.contains($0.key) }
    for (element, screen) in screens where !kept.contains(element) {
      screen.removeFromParent()
      screens[element] = nil
    }
  }
}

/// A sheet, a cover, or something of another kind that is presented.
@MainActor
final class Presented {
  enum Phase {
    case coming
    case up
    case going
  }

  let id: AnyHashable?
  let key: Int
  let isCover: Bool
  var content: _Node?
  var phase = Phase.coming
  var spec: SheetSpec?
  let controller = ContainerController()

  init(_ id: AnyHashable?, _ key: Int, isCover: Bool) {
    self.id = id
    self.key = key
    self.isCover = isCover
    controller.presented = self
  }
}

/// A sheet modifier as SwiftUI remembers it.
@MainActor
final class LiveSheet {
  var told: AnyHashable?
  var isWaiting = false
}

@MainActor
final class LiveTabs {
  var told: AnyHashable?
  var shown: AnyHashable?
  var mounted: Set<AnyHashable> = []
}

/// Something that moves.
@MainActor
final class Movement {
  let from: [AnyHashable]
  let to: [AnyHashable]
  weak var stack: LiveStack?
  weak var presented: Presented?
  weak var row: Row?
  var isInteractive = false
  var recognizer: SwipeRecognizer?
  let isByUser: Bool
  let coordinator = ModelCoordinator()
  var completions: [@Sendable () -> Void] = []

  /// Whether what it moved is gone.
  var movesNothing: Bool { stack == nil && presented == nil && row == nil }

  init(_ stack: LiveStack, to: [AnyHashable], isByUser: Bool) {
    self.stack = stack
    from = stack.shown
    self.to = to
    self.isByUser = isByUser
  }

  init(_ row: Row) {
    self.row = row
    (from, to) = ([], [])
    isByUser = false
  }

  init(_ presented: Presented, isByUser: Bool) {
    self.presented = presented
    (from, to) = ([], [])
    self.isByUser = isByUser
  }
}

// MARK: - What can be found of UIKit

/// The controller of a stack.
final class StackController: UINavigationController {
  weak var stack: LiveStack?
  weak var display: Display?
  private let edgeSwipe = SwipeRecognizer()
  private let contentSwipe = SwipeRecognizer()

  func swipe(fromEdge: Bool) -> SwipeRecognizer { fromEdge ? edgeSwipe : contentSwipe }

  override var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }

  override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    display?.rules.swipesOnlyFromTheEdge == false ? contentSwipe : nil
  }

  override var viewControllers: [UIViewController] {
    get { stack?.shownControllers ?? [] }
    set {}
  }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stack?.movement?.coordinator ?? parent?.transitionCoordinator
  }
}

/// Has a stack go back by a finger, which it cancels if it is switched off meanwhile.
final class SwipeRecognizer: UIPanGestureRecognizer {
  /// Cancels what is under way.
  var cancel: (() -> Void)?

  override var state: State { cancel == nil ? .possible : .changed }

  override var isEnabled: Bool {
    didSet { if !isEnabled { cancel?() } }
  }
}

/// The controller of a screen, or of what is presented.
final class ContainerController: UIViewController {
  weak var presented: Presented?
  weak var display: Display?

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let running = display?.running.last { $0.presented != nil }
    return running?.coordinator
  }

  override var presentingViewController: UIViewController? { presented == nil ? nil : self }
  override var presentedViewController: UIViewController? {
    guard let display else { return parent?.presentedViewController }
    let above = display.levels.firstIndex { $0 === presented }.map { $0 + 1 } ?? 0
    guard above == display.levels.count else { return display.levels[above].controller }
    return display.shownAlert == nil ? nil : display.alertController
  }

  override var isBeingDismissed: Bool { presented?.phase == .going }
}

/// What code beside a transition sees of it.
final class ModelCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var completions: [Handler] = []
  private var hasEnded = false
  var initiallyInteractive = false
  var isCancelled = false
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { initiallyInteractive }
  var transitionDuration: TimeInterval { 0.35 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { UIView(frame: .zero) }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !hasEnded else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {}

  func end() {
    hasEnded = true
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }
}
