extension UIViewController {
  /// Dismisses what it presents, or else itself (B15).
  func attemptToDismiss(animated: Bool, completion: (() -> Void)?) {
    let presenter =
      ancestors.first { $0.ownPresented != nil }
      ?? ancestors.lazy.compactMap(\.ownPresenting).first
    guard let presenter, let phone = presenter.presentedChain.last?.phone ?? phone else {
      if Phone.rules(for: self).emptyDismissalsComplete { completion?() }
      return
    }
    if presenter.presentedChain.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
      phone.log(
        "Attempt to dismiss from \(nameInConsole) while a presentation or dismiss is in progress")
      if phone.rules.refusedCallsComplete { completion?() }
      return
    }
    presenter.dismissPresented(animated: animated, on: phone) { completion?() }
  }

  /// What it presents, what that presents, and so on.
  var presentedChain: [UIViewController] {
    ownPresented.map { [$0] + $0.presentedChain } ?? []
  }

  /// Takes away everything that is over it (B15).
  ///
  /// No delegate is told (B14).
  ///
  /// - Parameters:
  ///   - animated: Whether that takes its time.
  ///   - phone: The device that all this is shown on.
  ///   - isHeld: Whether a finger pulls it down.
  ///   - onEnd: Called when it is gone.
  /// - Returns: The transition.
  @discardableResult
  func dismissPresented(
    animated: Bool,
    on phone: Phone,
    isHeld: Bool = false,
    onEnd: @escaping () -> Void,
  ) -> RunningTransition {
    let leaving = presentedChain
    let top = leaving.last ?? self
    for controller in leaving { controller.isBeingDismissed = true }
    let transition = RunningTransition(
      phone, from: top, to: self, in: phone.window, style: top.modalPresentationStyle,
      isAnimated: animated
    ) { transition, isCompleted in
      if isCompleted {
        self.didDismiss(leaving, animated: animated, on: phone)
        transition.tell(onEnd)
      } else {
        self.didNotDismiss(leaving)
        transition.coordinator.complete()
      }
    }
    transition.isDismissal = true
    let begin = {
      let animator = animated && !isHeld ? top.animatorToBeDismissed() : nil
      let interaction = animator.flatMap { top.interaction(presenting: false, $0) }
      transition.begin(isHeld: isHeld, animator: animator, interaction: interaction) {
        self.willDismiss(leaving, animated: animated, on: phone)
      }
    }
    if isHeld { begin() } else { transition.run(begin, on: phone) }
    return transition
  }

  private func willDismiss(_ leaving: [UIViewController], animated: Bool, on phone: Phone) {
    for controller in leaving.reversed() {
      controller.beginAppearance(false, animated: animated)
    }
    guard stands(in: phone.window) else { return }
    if view.window == nil {
      let container = ownPresentationController?.show(in: phone.window) ?? phone.window
      container.insertSubview(view, at: 0)
    }
    beginAppearance(true, animated: animated)
  }

  /// Whether it is still in the window.
  ///
  /// A root that was taken out of it does not appear. What is presented stays there.
  func stands(in window: UIWindow) -> Bool {
    outermost.ownPresenting != nil || outermost === window.rootViewController
  }

  private func didDismiss(_ leaving: [UIViewController], animated: Bool, on phone: Phone) {
    if phone.rules.presenterIsForgottenEarly, let first = leaving.first { forget(first) }
    for controller in leaving.reversed() {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearance(false, animated: animated)
    }
    for controller in leaving.reversed() {
      controller.ownPresenting?.forget(controller)
      controller.isBeingDismissed = false
    }
    if stands(in: phone.window) { endAppearance(true, animated: animated) }
  }

  private func didNotDismiss(_ leaving: [UIViewController]) {
    for controller in leaving { controller.isBeingDismissed = false }
    if leaving.first?.modalPresentationStyle.hidesPresenter == true {
      beginAppearance(false, animated: true)
      leaveWindow()
      endAppearance(false, animated: true)
    }
    leaving.last?.beginAppearance(true, animated: true)
    leaving.last?.endAppearance(true, animated: true)
  }

  // MARK: Animators of the app

  func animatorToPresent(
    over presenter: UIViewController,
    for source: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalCall.ask(transitioningDelegate, .animatorForPresented) {
      $0.animationController(forPresented: self, presenting: presenter, source: source)
    } ?? nil
  }

  private func animatorToBeDismissed() -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalCall.ask(transitioningDelegate, .animatorForDismissed) {
      $0.animationController(forDismissed: self)
    } ?? nil
  }

  func interaction(
    presenting isPresenting: Bool,
    _ animator: any UIViewControllerAnimatedTransitioning,
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if isPresenting {
      OptionalCall.ask(transitioningDelegate, .interactionForPresentation) {
        $0.interactionControllerForPresentation(using: animator)
      } ?? nil
    } else {
      OptionalCall.ask(transitioningDelegate, .interactionForDismissal) {
        $0.interactionControllerForDismissal(using: animator)
      } ?? nil
    }
  }
}
