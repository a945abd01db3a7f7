// What a person does. Each says whether it could be done at all.

extension Phone {
  /// Puts a finger on the middle of the screen, and lifts it.
  ///
  /// - Returns: The recognisers that received the touch.
  @discardableResult
  public func touch() -> [UIGestureRecognizer] {
    let receivers = putFingerDown()
    liftFinger(from: receivers)
    return receivers
  }

  /// Taps what stands where the back button would: the button, an action in its place, or an item.
  @discardableResult
  public func tapBack() -> Bool {
    guard let navigation = touchableNavigation, navigation.takesTapsOnBar else { return false }
    touch()
    guard let item = navigation.decidedStack.last?.navigationItem else { return false }
    if item.replacesBackButton { return item.leftBarButtonItem?.tap() == true }
    if item.hidesBackButton { return false }
    if let action = item.backAction { return action.perform() }
    return navigation.popByHand(toDepth: navigation.decidedStack.count - 1) != nil
  }

  /// Taps an item of the navigation bar.
  ///
  /// - Parameter title: The title of the item.
  /// - Returns: Whether there is one that does something.
  @discardableResult
  public func tapBarItem(_ title: String) -> Bool {
    guard let navigation = touchableNavigation, navigation.takesTapsOnBar else { return false }
    touch()
    let item = navigation.decidedStack.last?.navigationItem
    let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    return items.first { $0.title == title }?.tap() == true
  }

  /// Presses the back button for long, and chooses how far to go back.
  ///
  /// Nobody is asked (B8).
  ///
  /// - Parameter depth: How many controllers are to stay.
  /// - Returns: Whether that many can be chosen.
  @discardableResult
  public func longPressBack(toDepth depth: Int) -> Bool {
    guard let navigation = touchableNavigation, navigation.takesTapsOnBar else { return false }
    touch()
    guard let item = navigation.decidedStack.last?.navigationItem else { return false }
    guard !item.replacesBackButton, !item.hidesBackButton else { return false }
    return navigation.popByHand(toDepth: depth) != nil
  }

  /// Taps a tab (B17).
  ///
  /// - Returns: False also if the delegate did not allow it.
  @discardableResult
  public func tapTab(_ index: Int) -> Bool {
    guard alert == nil, !isMovingModally, let front else { return false }
    let tabs = front.visibleChain.lazy.compactMap { $0 as? UITabBarController }.first
    guard let tabs, tabs.viewControllers?.indices.contains(index) == true else { return false }
    return tabs.tap(index)
  }

  // MARK: Alerts

  /// Taps a button of what is being asked.
  ///
  /// - Parameter index: The position of the action, in the order in which they were added.
  /// - Returns: Whether there is such a button, which can be tapped.
  @discardableResult
  public func tapAlert(_ index: Int) -> Bool {
    guard let alert, alert.actions.indices.contains(index) else { return false }
    return leave(alert, with: alert.actions[index])
  }

  /// Taps the button that cancels, or beside an action sheet.
  @discardableResult
  public func dismissAlert() -> Bool {
    guard let alert else { return false }
    guard alert.cancelAction != nil || alert.preferredStyle == .actionSheet else { return false }
    return leave(alert, with: alert.cancelAction)
  }

  private func leave(_ alert: UIAlertController, with action: UIAlertAction?) -> Bool {
    guard !isMovingModally, action?.isEnabled != false else { return false }
    guard let presenter = alert.ownPresenting else { return false }
    if rules.alertHandlersComeFirst { action?.perform() }
    guard alert.ownPresenting === presenter, !alert.isBeingDismissed else { return true }
    presenter.dismissPresented(animated: true, on: self) { [rules] in
      if !rules.alertHandlersComeFirst { action?.perform() }
    }
    return true
  }

  // MARK: Fingers

  func putFingerDown() -> [UIGestureRecognizer] {
    guard !isMovingModally, let view = front?.visibleChain.last?.viewIfLoaded else { return [] }
    let touch = UITouch()
    touch.view = view
    var recognizers: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      recognizers += view.gestureRecognizers ?? []
      next = view.superview
    }
    let popsFirst = rules.popRecognizersHearTouchesFirst
    let ordered = recognizers.filter { $0.isPopRecognizer == popsFirst }
    let others = recognizers.filter { $0.isPopRecognizer != popsFirst }
    for recognizer in ordered + others where recognizer.isEnabled {
      let receives = OptionalCall.ask(recognizer.delegate, .gestureShouldReceive) {
        $0.gestureRecognizer(recognizer, shouldReceive: touch)
      }
      if receives != false, recognizer.isEnabled { recognizer.hasTouch = true }
    }
    return recognizers.filter(\.hasTouch)
  }

  func liftFinger(from recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers {
      recognizer.hasTouch = false
      recognizer.state = .possible
      recognizer.onCancel = nil
    }
  }
}

extension UINavigationController {
  /// Whether the back button can be tapped: not during a transition, or else again and again (B18).
  var takesTapsOnBar: Bool {
    guard !isNavigationBarHidden, !isWedged else { return false }
    return transitions.isEmpty || mayPopAgain
  }

  /// Whether a second way back may begin before the first has come to rest (B18).
  var mayPopAgain: Bool {
    phone?.rules.backCanBeTappedDuringTransitions == true
      && transitions.allSatisfy { $0.hasBegun && !$0.isInteractive && !$0.isCancelled }
  }
}
