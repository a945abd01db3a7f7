extension Phone {
  /// Puts a finger on a sheet, and begins to pull it down.
  ///
  /// - Returns: False also if the sheet does not follow; then its delegate hears of the attempt.
  @discardableResult
  public func beginPull() -> Bool { beginPull(isTouch: true) }

  /// Puts two fingers on a trackpad, and begins to pull a sheet down (B23).
  ///
  /// - Returns: False also if the sheet does not follow; then its delegate hears of the attempt.
  @discardableResult
  public func beginTrackpadPull() -> Bool {
    beginPull(isTouch: !rules.trackpadSwipesHaveNoTouch)
  }

  private func beginPull(isTouch: Bool) -> Bool {
    guard pull == nil, swipe == nil, !isMovingModally else { return false }
    guard let sheet = front, let presenter = sheet.ownPresenting else { return false }
    guard sheet.modalPresentationStyle.isSheet else { return false }
    if isTouch { touch() }
    guard let controller = sheet.presentationController else { return false }
    guard mayLeave(sheet, controller) else {
      _ = OptionalCall.ask(controller.delegate, .didAttemptToDismiss) {
        $0.presentationControllerDidAttemptToDismiss(controller)
      }
      return false
    }
    let tellWillDismiss = {
      _ = OptionalCall.ask(controller.delegate, .willDismiss) {
        $0.presentationControllerWillDismiss(controller)
      }
    }
    if rules.pullsAreToldBeforeTheyBegin { tellWillDismiss() }
    pull = presenter.dismissPresented(animated: true, on: self, isHeld: true) {
      _ = OptionalCall.ask(controller.delegate, .didDismiss) {
        $0.presentationControllerDidDismiss(controller)
      }
    }
    if !rules.pullsAreToldBeforeTheyBegin { tellWillDismiss() }
    return true
  }

  private func mayLeave(
    _ sheet: UIViewController,
    _ controller: UIPresentationController,
  ) -> Bool {
    guard !sheet.visibleChain.contains(where: \.isModalInPresentation) else { return false }
    let answer = OptionalCall.ask(controller.delegate, .shouldDismiss) {
      $0.presentationControllerShouldDismiss(controller)
    }
    return answer != false
  }

  /// Lifts the finger so that the sheet goes on to leave.
  public func commitPull() { endPull(cancelling: false) }

  /// Lifts the finger so that the sheet comes back.
  public func cancelPull() { endPull(cancelling: true) }

  private func endPull(cancelling: Bool) {
    let transition = pull
    pull = nil
    transition?.lift(cancelling: cancelling)
  }

  /// Pulls a sheet down, and lifts the finger.
  @discardableResult
  public func pullDown() -> Bool {
    guard beginPull() else { return false }
    commitPull()
    return true
  }
}
