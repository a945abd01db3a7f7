// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIViewController {
  /// How UIKit itself shows a controller (B30).
  @MainActor
  open class Transition: NSObject {
    let options: ZoomOptions?

    init(_ options: ZoomOptions?) {
      self.options = options
      super.init()
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?,
    ) -> Transition {
      Transition(options ?? ZoomOptions())
    }
  }
}

extension UIViewController.Transition {
  @MainActor
  open class ZoomOptions: NSObject {
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
  }

  @MainActor
  open class ZoomSourceViewProviderContext: NSObject {}
}

extension UIViewController.Transition.ZoomOptions {
  @MainActor
  open class InteractionContext: NSObject {
    open private(set) var location = CGPoint.zero
    open private(set) var willBegin: Bool

    init(willBegin: Bool) {
      self.willBegin = willBegin
      super.init()
    }
  }
}

extension Phone {
  /// Puts a finger on a screen that zooms, and begins to drag it away (B30).
  ///
  /// UIKit asks nobody but the options of the zoom: neither a delegate nor the recognisers that pop.
  ///
  /// - Parameter wouldBegin: Whether UIKit itself would let it begin.
  /// - Returns: Whether the screen follows.
  @discardableResult
  public func beginZoomDrag(wouldBegin: Bool = true) -> Bool {
    guard swipe == nil, pull == nil, let navigation = touchableNavigation,
      let top = navigation.decidedStack.last, let options = top.preferredTransition?.options,
      navigation.transitions.isEmpty
    else { return false }
    let touched = putFingerDown()
    let context = UIViewController.Transition.ZoomOptions.InteractionContext(willBegin: wouldBegin)
    let begins = options.interactiveDismissShouldBegin.map { $0(context) } ?? wouldBegin
    guard begins, let recognizer = navigation.interactivePopGestureRecognizer,
      let transition = navigation.popByHand(
        toDepth: navigation.decidedStack.count - 1, isHeld: true)
    else {
      liftFinger(from: touched)
      return false
    }
    swipe = Swipe(transition: transition, recognizer: recognizer, touched: touched)
    return true
  }
}
