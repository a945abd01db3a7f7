// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public class UITouch: NSObject {
  public internal(set) weak var view: UIView?
  public var window: UIWindow? { view?.window }
}

@MainActor
public class UIEvent: NSObject {}

@MainActor
public class UIPress: NSObject {}

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open internal(set) weak var view: UIView?
  open internal(set) var state = State.possible

  /// Whether it has received the touch that is down.
  final var hasTouch = false

  /// Whether it is one of those with which a navigation controller pops.
  final var isPopRecognizer = false

  /// What to do when it is disabled in the middle of a gesture.
  final var onCancel: (() -> Void)?

  public init(target: Any?, action: Selector?) {
    super.init()
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Disabling it takes the touch from it, and ends its gesture.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, hasTouch else { return }
      hasTouch = false
      guard state == .began || state == .changed else { return }
      state = .cancelled
      onCancel?()
    }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  open func location(in view: UIView?) -> CGPoint { .zero }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

public struct UIRectEdge: OptionSet, Sendable {
  public static let top = Self(rawValue: 1 << 0)
  public static let left = Self(rawValue: 1 << 1)
  public static let bottom = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer,
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer,
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer,
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch,
  ) -> Bool
}

private typealias Next = any UIGestureRecognizerDelegate

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalCall.forward(self, .gestureShouldBegin, else: true) { (next: Next) in
      next.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer,
  ) -> Bool {
    false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer,
  ) -> Bool {
    false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer,
  ) -> Bool {
    false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch,
  ) -> Bool {
    OptionalCall.forward(self, .gestureShouldReceive, else: true) { (next: Next) in
      next.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }
}

extension Selector {
  static let gestureShouldBegin = Selector("gestureRecognizerShouldBegin:")
  static let gestureShouldReceive = Selector("gestureRecognizer:shouldReceiveTouch:")
}
