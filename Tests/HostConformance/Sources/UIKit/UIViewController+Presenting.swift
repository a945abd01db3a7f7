// Presenting and dismissing. Who presents is the outermost container, which the others answer for.

extension UIViewController {
  var currentPresentationController: UIPresentationController? {
    if parent != nil { return parent?.currentPresentationController }
    if let ownPresentationController { return ownPresentationController }
    let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
    // One that is not presented yet cannot know by what device.
    let isPopover = isActionSheet || modalPresentationStyle == .popover
    let type =
      isPopover
      ? UIPopoverPresentationController.self
      : modalPresentationStyle.isSheet
        ? UISheetPresentationController.self : UIPresentationController.self
    let controller = type.init(presentedViewController: self, presenting: nil)
    ownPresentationController = controller
    return controller
  }

  // MARK: Presenting

  func attemptToPresent(
    _ presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?,
  ) {
    guard let phone else {
      refuse(presenting: presented, "whose view is not in the window hierarchy", completion)
      return
    }
    let presenter = presented.context(for: self)
    if let other = presenter.ownPresented {
      let name = other.nameInConsole
      refuse(presenting: presented, "which is already presenting \(name)", completion)
    } else if presenter.isBeingPresented || presenter.isBeingDismissed {
      refuse(presenting: presented, "while a presentation is in progress", completion)
    } else if presented === presenter || presented.parent != nil || presented.ownPresenting != nil {
      Phone.raise("Application tried to present modally an active view controller", by: self)
    } else if phone.rules.isPad, presented.lacksOrigin {
      Phone.raise("A popover needs a sourceView or a barButtonItem", by: self)
    } else {
      presenter.show(presented, for: self, animated: animated, on: phone, completion: completion)
    }
  }

  /// Who presents it: what covers only a context is presented by the nearest controller that defines one (B29).
  private func context(for source: UIViewController) -> UIViewController {
    guard modalPresentationStyle == .overCurrentContext else { return source.outermost }
    return source.ancestors.first(where: \.definesPresentationContext) ?? source.outermost
  }

  /// Says no (B16).
  private func refuse(
    presenting presented: UIViewController,
    _ reason: String,
    _ completion: (() -> Void)?,
  ) {
    let names = "\(presented.nameInConsole) on \(nameInConsole)"
    Phone.log("Attempt to present \(names) \(reason)", by: self)
    let rules = Phone.rules(for: self)
    if rules.presentationControllersKeepControllers {
      presented.ownPresentationController?.keepPresented()
    }
    if rules.refusedCallsComplete { completion?() }
  }

  /// Whether it is a popover that would come from nowhere.
  private var lacksOrigin: Bool {
    guard let popover = popoverPresentationController else { return false }
    return popover.sourceView == nil && popover.barButtonItem == nil && popover.sourceItem == nil
  }

  private func show(
    _ presented: UIViewController,
    for source: UIViewController,
    animated: Bool,
    on phone: Phone,
    completion: (() -> Void)?,
  ) {
    ownPresented = presented
    presented.ownPresenting = self
    presented.isBeingPresented = true
    let style = presented.modalPresentationStyle
    let container = presented.presentationController?.container ?? phone.window
    let transition = RunningTransition(
      phone, from: self, to: presented, in: container, style: style, isAnimated: animated
    ) { transition, isCompleted in
      presented.isBeingPresented = false
      if isCompleted {
        self.didPresent(presented, animated: animated)
        transition.tell(completion)
      } else {
        self.didNotPresent(presented, on: phone)
        transition.coordinator.complete()
      }
    }
    let begin = {
      let animator = animated ? presented.animatorToPresent(over: self, for: source) : nil
      let interaction = animator.flatMap { presented.interaction(presenting: true, $0) }
      transition.begin(animator: animator, interaction: interaction) {
        self.willPresent(presented, on: phone, isCustom: animator != nil, transition)
      }
    }
    transition.run(begin, on: phone)
  }

  private func willPresent(
    _ presented: UIViewController,
    on phone: Phone,
    isCustom: Bool,
    _ transition: RunningTransition,
  ) {
    let animated = transition.isAnimated
    if let controller = presented.presentationController {
      _ = OptionalCall.ask(controller.delegate, .willPresent) {
        $0.presentationController(
          controller,
          willPresentWithAdaptiveStyle: .none,
          transitionCoordinator: animated ? transition.coordinator : nil)
      }
    }
    presented.loadViewIfNeeded()
    if transition.style.hidesPresenter { beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    presented.ownPresentationController?.show(in: phone.window)
    if !isCustom { transition.container.addSubview(presented.view) }
  }

  private func didPresent(_ presented: UIViewController, animated: Bool) {
    if presented.view.window == nil {
      presented.ownPresentationController?.container.addSubview(presented.view)
    }
    presented.endAppearance(true, animated: animated)
    guard presented.modalPresentationStyle.hidesPresenter else { return }
    leaveWindow()
    endAppearance(false, animated: animated)
  }

  /// Its view is taken out of the window by what covers it.
  func leaveWindow() {
    let rules = Phone.rules(for: self)
    viewIfLoaded?.removeFromSuperview()
    if rules.coversTakeContainersAway { ownPresentationController?.hide() }
  }

  private func didNotPresent(_ presented: UIViewController, on phone: Phone) {
    let staysVisible = stands(in: phone.window)
    presented.beginAppearance(false, animated: true)
    if staysVisible { beginAppearance(true, animated: true) }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endAppearance(false, animated: true)
    if staysVisible { endAppearance(true, animated: true) }
    forget(presented)
  }

  /// When it is presented again, UIKit makes a new presentation controller (B26).
  func forget(_ presented: UIViewController) {
    ownPresented = nil
    presented.ownPresenting = nil
    presented.ownPresentationController?.end()
    presented.ownPresentationController = nil
  }
}

extension RunningTransition {
  /// Runs a change that may have no animation, and then is over at once, or after the next layout, or later.
  func run(_ begin: @escaping () -> Void, on phone: Phone) {
    if isAnimated {
      if phone.rules.animatedChangesBeginAtLayout { phone.atNextLayout(begin) } else { begin() }
    } else {
      begin()
      if isDismissal, phone.rules.unanimatedDismissalsTakeATurn { return }
      if phone.rules.unanimatedChangesAreToldAtLayout {
        phone.atNextLayout { self.finish() }
      } else {
        finish()
      }
    }
  }

  /// Tells that it is completed, in either order.
  func tell(_ completion: (() -> Void)?) {
    if (phone?.rules ?? Rules()).completionComesFirst { coordinator.complete() }
    completion?()
    coordinator.complete()
  }
}

extension Phone {
  /// The rules of the device that a controller is shown on, or else of the one made last.
  static func rules(for controller: UIViewController) -> Rules {
    (controller.home ?? latest)?.rules ?? Rules()
  }
}
