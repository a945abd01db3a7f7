/// One change of a stack.
@MainActor
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  var isSet = false

  /// Whether it is a finger that pops.
  var isSwipe = false

  /// Whether `viewControllers` is to change only in the end.
  var isLate = false

  var removed: [UIViewController] { old.without(new) }
  var added: [UIViewController] { new.without(old) }

  var operation: UINavigationController.Operation {
    new.last?.isOn(old) == true ? .pop : .push
  }
}

extension UINavigationController {
  /// Changes the stack, and shows its top, with or without animation.
  func change(to new: [UIViewController], animated: Bool, isSet: Bool) {
    let change = StackChange(old: stack, new: new, isSet: isSet)
    stack = new
    for controller in change.removed { controller.isMovingFromParent = true }
    for controller in change.removed { controller.tellWillMove(toParent: nil) }
    for controller in change.added { controller.isMovingToParent = true }
    for controller in change.added { adopt(controller) }
    guard isOnScreen, let phone, let to = new.last else { return finishUnseen(change) }
    guard to !== upcoming else {
      finishUnseen(change)
      if phone.rules.topThatStaysIsShownAgain { tellDidShow(to, animated: false) }
      return
    }
    if animated, let from = upcoming {
      animate(change, from: from, to: to, on: phone)
    } else if phone.rules.unanimatedChangesAreToldAtLayout {
      isTopDue = true
      phone.atNextLayout { [weak self] in
        self?.isTopDue = false
        self?.showTop(after: change)
      }
    } else {
      showTop(after: change)
    }
  }

  /// Puts the top where it will be seen, before it is.
  func placeTop() {
    guard let top = stack.last, top !== shown else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = top
    place(top)
  }

  private func place(_ controller: UIViewController) {
    guard let container = view, controller.view.superview !== container else { return }
    container.insertSubview(controller.view, belowSubview: navigationBar)
  }

  private func finishUnseen(_ change: StackChange) {
    if !isOnScreen, shown !== stack.last {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
      if isViewLoaded { placeTop() }
    }
    finish(change)
  }

  private func showTop(after change: StackChange) {
    guard isOnScreen, let to = stack.last, to !== shown else { return finish(change) }
    let from = shown
    from?.beginAppearance(false, animated: false)
    shown = to
    place(to)
    to.beginAppearance(true, animated: false)
    tellWillShow(to, animated: false)
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endAppearance(false, animated: false)
    to.endAppearance(true, animated: false)
    finish(change)
    if appearance == .appeared { tellDidShow(to, animated: false) }
    showOnlyTop()
  }

  /// Shows the top and nothing else once no transition is left: those that raced may have left it otherwise (B7).
  private func showOnlyTop(after ended: RunningTransition? = nil) {
    guard transitions.allSatisfy(\.hasEnded), !isTopDue, isOnScreen, let top = stack.last
    else { return }
    let others = children + (ended.map { [$0.from, $0.to] } ?? [])
    for other in others where other !== top && other.isOnScreen {
      other.beginAppearance(false, animated: false)
      other.viewIfLoaded?.removeFromSuperview()
      other.endAppearance(false, animated: false)
    }
    shown = top
    place(top)
    top.beginAppearance(true, animated: false)
    if appearance == .appeared { top.endAppearance(true, animated: false) }
  }

  /// Those that left have left, and those that came have come, unless that was done.
  private func finish(_ change: StackChange) {
    for controller in change.removed where !controller.isOn(stack) && controller.parent === self {
      controller.leaveParent()
      controller.isMovingFromParent = false
    }
    for controller in change.added where controller.isMovingToParent {
      controller.isMovingToParent = false
      if controller.isOn(stack) { controller.tellDidMove(toParent: self) }
    }
  }

  // MARK: With animation

  private func animate(
    _ change: StackChange,
    from: UIViewController,
    to: UIViewController,
    on phone: Phone,
  ) {
    let transition = makeTransition(change, from: from, to: to, on: phone)
    if phone.rules.animatedChangesBeginAtLayout {
      phone.atNextLayout { [weak self] in self?.begin(transition, change.operation) }
    } else {
      begin(transition, change.operation)
    }
  }

  private func begin(_ transition: RunningTransition, _ operation: Operation) {
    let (from, to) = (transition.from, transition.to)
    let animator = askForAnimator(operation, from: from, to: to) ?? nil
    let interaction = animator.flatMap(askForInteraction)
    transition.begin(animator: animator, interaction: interaction) {
      announce(from: from, to: to, isCustom: animator != nil)
    }
  }

  /// Pops as a person does: down to a depth, whatever else goes on.
  ///
  /// - Returns: The transition, or nil if there is nothing to pop.
  func popByHand(toDepth depth: Int, isHeld: Bool = false) -> RunningTransition? {
    let settled = decidedStack
    guard let phone, let from = settled.last, depth > 0, depth < settled.count
    else { return nil }
    var change = StackChange(old: settled, new: Array(settled.prefix(depth)))
    change.isSwipe = isHeld
    change.isLate = isHeld && phone.rules.stackStaysLongDuringSwipe
    let to = change.new[depth - 1]
    if !change.isLate { stack = change.new }
    for controller in change.removed { controller.isMovingFromParent = true }
    if !isHeld { for controller in change.removed { controller.tellWillMove(toParent: nil) } }
    let transition = makeTransition(change, from: from, to: to, on: phone)
    if change.isLate { transition.leaving = change.removed }
    if isHeld {
      transition.begin(isHeld: true) { announce(from: from, to: to, isCustom: false) }
    } else {
      begin(transition, .pop)
    }
    return transition
  }

  /// The stack without what swipes that are decided upon will take away.
  var decidedStack: [UIViewController] {
    stack.without(transitions.flatMap(\.leaving))
  }

  /// The transitions of its stack, oldest first.
  var transitions: [RunningTransition] { phone?.running.filter { $0.navigation === self } ?? [] }

  /// The one that is shown when all transitions are over.
  var upcoming: UIViewController? { transitions.last?.to ?? shown }

  private func makeTransition(
    _ change: StackChange,
    from: UIViewController,
    to: UIViewController,
    on phone: Phone,
  ) -> RunningTransition {
    let transition = RunningTransition(phone, from: from, to: to, in: view, of: self) {
      [weak self] transition, isCompleted in
      if isCompleted {
        self?.complete(change, transition)
      } else {
        self?.cancel(change, transition)
      }
      self?.showOnlyTop(after: transition)
    }
    transition.isPop = change.operation == .pop
    return transition
  }

  private func announce(from: UIViewController, to: UIViewController, isCustom: Bool) {
    from.beginAppearance(false, animated: true)
    to.beginAppearance(true, animated: true)
    if !isCustom { place(to) }
    tellWillShow(to, animated: true)
  }

  private func complete(_ change: StackChange, _ transition: RunningTransition) {
    let (from, to) = (transition.from, transition.to)
    if change.isLate { stack = stack.without(change.removed) }
    if change.isSwipe {
      for controller in change.removed { controller.tellWillMove(toParent: nil) }
    }
    if shown === from { shown = to }
    place(to)
    from.viewIfLoaded?.removeFromSuperview()
    from.endAppearance(false, animated: true)
    to.endAppearance(true, animated: true)
    finish(change)
    tell(transition) { self.tellDidShow(to, animated: true) }
  }

  /// The one that was leaving stays (B2), and the delegate hears nothing of that (B1).
  private func cancel(_ change: StackChange, _ transition: RunningTransition) {
    let (from, to) = (transition.from, transition.to)
    let rules = phone?.rules ?? Rules()
    to.beginAppearance(false, animated: true)
    to.endAppearance(false, animated: true)
    to.viewIfLoaded?.removeFromSuperview()
    from.beginAppearance(true, animated: true)
    from.endAppearance(true, animated: true)
    for controller in change.removed { controller.isMovingFromParent = false }
    if !rules.stackIsRestoredAfterCompletion { restore(change) }
    tell(transition) { if rules.didShowFollowsCancel { self.tellDidShow(from, animated: true) } }
    if rules.stackIsRestoredAfterCompletion { restore(change) }
  }

  private func restore(_ change: StackChange) {
    guard !change.isLate else { return }
    let raced = stack
    stack = change.old
    let keepsTop = change.isSet && phone?.rules.cancelledSetRestoresStack != true
    if keepsTop, let top = change.new.last, !top.isOn(stack) { stack.append(top) }  // B11
    for controller in raced.without(stack) { controller.leaveParent() }
    for controller in change.added { controller.isMovingToParent = false }
  }

  private func tell(_ transition: RunningTransition, didShow: () -> Void) {
    let completionComesFirst = phone?.rules.completionComesFirst == true
    if !completionComesFirst { didShow() }
    transition.coordinator.complete()
    if completionComesFirst { didShow() }
  }
}
