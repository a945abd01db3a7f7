extension Phone {
  /// Makes VoiceOver's gesture for going back (B28).
  ///
  /// - Returns: Whether anything takes it.
  @discardableResult
  public func escape() -> Bool {
    if alert != nil { return dismissAlert() }
    guard !isMovingModally, let front else { return false }
    let isHeld = front.visibleChain.contains(where: \.isModalInPresentation)
    if front.ownPresenting != nil, front.modalPresentationStyle.isSheet, !isHeld, pullDown() {
      return true
    }
    if rules.escapesAreAttemptsToDismiss { tellAttempt(on: front) }
    let first: UIResponder? = front.visibleChain.last?.view
    return sequence(first: first) { $0?.next }.prefix { $0 != nil }
      .contains { $0?.accessibilityPerformEscape() == true }
  }

  private func tellAttempt(on sheet: UIViewController) {
    guard sheet.ownPresenting != nil, sheet.modalPresentationStyle.isSheet,
      let controller = sheet.presentationController
    else { return }
    _ = OptionalCall.ask(controller.delegate, .didAttemptToDismiss) {
      $0.presentationControllerDidAttemptToDismiss(controller)
    }
  }
}
