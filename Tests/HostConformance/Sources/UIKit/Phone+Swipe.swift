/// A finger that moves a screen aside.
struct Swipe {
  let transition: RunningTransition
  let recognizer: UIGestureRecognizer
  let touched: [UIGestureRecognizer]
}

extension Phone {
  /// Puts a finger down, and begins to move it to the right.
  ///
  /// - Parameter fromEdge: Whether it is put down at the edge, or else in the middle (B18).
  /// - Returns: Whether the screen follows.
  @discardableResult
  public func beginSwipe(fromEdge: Bool = true) -> Bool {
    guard swipe == nil, pull == nil, let navigation = touchableNavigation else { return false }
    let recognizer =
      fromEdge
      ? navigation.interactivePopGestureRecognizer
      : navigation.interactiveContentPopGestureRecognizer
    return begin(recognizer, on: navigation)
  }

  /// Puts two fingers on a trackpad, and begins to move them to the right (B23).
  ///
  /// - Returns: Whether the screen follows.
  @discardableResult
  public func beginTrackpadSwipe() -> Bool {
    guard swipe == nil, pull == nil, let navigation = touchableNavigation else { return false }
    let recognizer =
      navigation.interactiveContentPopGestureRecognizer
      ?? navigation.interactivePopGestureRecognizer
    return begin(recognizer, on: navigation, isTouch: !rules.trackpadSwipesHaveNoTouch)
  }

  private func begin(
    _ recognizer: UIGestureRecognizer?, on navigation: UINavigationController, isTouch: Bool = true
  ) -> Bool {
    let touched = isTouch ? putFingerDown() : moveTrackpad(for: recognizer)
    guard let recognizer, recognizer.hasTouch, navigation.begins(recognizer) else {
      liftFinger(from: touched)
      return false
    }
    let depth = navigation.decidedStack.count - 1
    guard depth > 0 else {
      navigation.isWedged = true
      log("\(navigation.nameInConsole) was swiped at its root, and reacts no more")
      liftFinger(from: touched)
      return false
    }
    guard let transition = navigation.popByHand(toDepth: depth, isHeld: true) else { return false }
    recognizer.state = .began
    recognizer.onCancel = { [weak self] in self?.cancelSwipe() }
    swipe = Swipe(transition: transition, recognizer: recognizer, touched: touched)
    return true
  }

  /// Has only the recogniser hear of it that pops: nothing is put down on the screen.
  private func moveTrackpad(for recognizer: UIGestureRecognizer?) -> [UIGestureRecognizer] {
    guard let recognizer, recognizer.isEnabled else { return [] }
    recognizer.hasTouch = true
    return [recognizer]
  }

  /// Moves the finger.
  ///
  /// - Parameter fraction: How far the screen is moved aside, from 0 to 1.
  public func moveSwipe(to fraction: Double) {
    swipe?.transition.percentComplete = fraction
    swipe?.recognizer.state = .changed
  }

  /// Lifts the finger so that the screen goes on to leave.
  public func commitSwipe() { endSwipe(cancelling: false) }

  /// Lifts the finger so that the screen comes back.
  public func cancelSwipe() { endSwipe(cancelling: true) }

  /// Puts a finger on a stack that moves, and holds it: it can go on or back from there (B19).
  ///
  /// A push that is held is over at once, and the finger pops.
  ///
  /// - Returns: Whether anything moved that can be held.
  @discardableResult
  public func grab() -> Bool {
    guard swipe == nil, let navigation = touchableNavigation,
      let transition = navigation.transitions.last, transition.canFinish
    else { return false }
    guard transition.isPop else {
      transition.finish()
      return beginSwipe()
    }
    transition.hold()
    guard let recognizer = navigation.interactivePopGestureRecognizer else { return false }
    swipe = Swipe(transition: transition, recognizer: recognizer, touched: [])
    return true
  }

  private func endSwipe(cancelling: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    liftFinger(from: swipe.touched)
    swipe.transition.lift(cancelling: cancelling)
  }
}

extension UINavigationController {
  /// Whether one of its pop recognisers begins, as far as its delegate is concerned.
  fileprivate func begins(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !isWedged else { return false }
    let answer = OptionalCall.ask(recognizer.delegate, .gestureShouldBegin) {
      $0.gestureRecognizerShouldBegin(recognizer)
    }
    return answer != false
  }

  /// Whether UIKit lets a swipe begin: not with an animator of the app (B13), and not at the root.
  var allowsSwipe: Bool {
    guard let phone, transitions.isEmpty || mayPopAgain else { return false }
    let stack = decidedStack
    guard stack.count > 1, let from = stack.last, !isNavigationBarHidden else { return false }
    let item = from.navigationItem
    if item.hidesBackButton || item.replacesBackButton { return false }
    if item.backAction != nil, phone.rules.backActionDisablesSwipe { return false }
    return askForAnimator(.pop, from: from, to: stack[stack.count - 2]) == nil
  }
}
