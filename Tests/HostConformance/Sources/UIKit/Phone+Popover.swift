extension Phone {
  /// Taps beside a popover, which dismisses it (B25).
  ///
  /// - Returns: False also if it stays; then its delegate hears of the attempt.
  @discardableResult
  public func tapBesidePopover() -> Bool {
    guard pull == nil, swipe == nil, !isMovingModally else { return false }
    guard let popover = front, let presenter = popover.ownPresenting,
      let controller = popover.popoverPresentationController
    else { return false }
    guard mayLeave(popover, controller) else {
      _ = OptionalCall.ask(controller.delegate, .didAttemptToDismiss) {
        $0.presentationControllerDidAttemptToDismiss(controller)
      }
      return false
    }
    presenter.dismissPresented(animated: true, on: self) { [weak self] in
      self?.tellDismissal(of: controller)
    }
    _ = OptionalCall.ask(controller.delegate, .willDismiss) {
      $0.presentationControllerWillDismiss(controller)
    }
    return true
  }

  private func mayLeave(
    _ popover: UIViewController, _ controller: UIPopoverPresentationController
  ) -> Bool {
    guard !popover.visibleChain.contains(where: \.isModalInPresentation) else { return false }
    let answer = OptionalCall.ask(controller.delegate, .shouldDismiss) {
      $0.presentationControllerShouldDismiss(controller)
    }
    if answer == false { return false }
    guard answer == nil || rules.oldPopoverMethodsAreCalledToo else { return true }
    let old = askOld(controller, .shouldDismissPopover) {
      $0.popoverPresentationControllerShouldDismissPopover(controller)
    }
    return old != false
  }

  private func tellDismissal(of controller: UIPopoverPresentationController) {
    let answer: Void? = OptionalCall.ask(controller.delegate, .didDismiss) {
      $0.presentationControllerDidDismiss(controller)
    }
    guard answer == nil || rules.oldPopoverMethodsAreCalledToo else { return }
    _ = askOld(controller, .didDismissPopover) {
      $0.popoverPresentationControllerDidDismissPopover(controller)
    }
  }

  /// Makes a call from before iOS 13.
  private func askOld<Answer>(
    _ controller: UIPopoverPresentationController,
    _ selector: Selector,
    _ call: (any UIPopoverPresentationControllerDelegate) -> Answer,
  ) -> Answer? {
    OptionalCall.ask(
      controller.delegate as? any UIPopoverPresentationControllerDelegate, selector, call)
  }
}
