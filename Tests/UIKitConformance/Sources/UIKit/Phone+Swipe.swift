/// A finger that moves a screen aside.
struct Swipe {
  let transition: Transition
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
    let touched = putFingerDown()
    let recognizer =
      fromEdge
      ? navigation.interactivePopGestureRecognizer
      : navigation.interactiveContentPopGestureRecognizer
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
