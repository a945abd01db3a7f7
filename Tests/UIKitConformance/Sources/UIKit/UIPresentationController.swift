// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// Whether it takes what it covers off the screen.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a person can pull it down.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

@MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?,
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? presenting ?? UIViewController()
  }

  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }

  open var containerView: UIView? { presented?.viewIfLoaded?.window }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: .max)
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection,
  ) -> UIModalPresentationStyle
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController,
  )
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle,
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?,
  )
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

private typealias Next = any UIAdaptivePresentationControllerDelegate

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .automatic
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection,
  ) -> UIModalPresentationStyle {
    .automatic
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController,
  ) {}

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle,
  ) -> UIViewController? {
    nil
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?,
  ) {
    OptionalCall.forward(self, .willPresent, else: ()) { (next: Next) in
      next.presentationController(
        presentationController,
        willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }

  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    OptionalCall.forward(self, .shouldDismiss, else: true) { (next: Next) in
      next.presentationControllerShouldDismiss(controller)
    }
  }

  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    OptionalCall.forward(self, .willDismiss, else: ()) { (next: Next) in
      next.presentationControllerWillDismiss(controller)
    }
  }

  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    OptionalCall.forward(self, .didDismiss, else: ()) { (next: Next) in
      next.presentationControllerDidDismiss(controller)
    }
  }

  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    OptionalCall.forward(self, .didAttemptToDismiss, else: ()) { (next: Next) in
      next.presentationControllerDidAttemptToDismiss(controller)
    }
  }
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension Selector {
  static let willPresent = Selector(
    "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:")
  static let shouldDismiss = Selector("presentationControllerShouldDismiss:")
  static let willDismiss = Selector("presentationControllerWillDismiss:")
  static let didDismiss = Selector("presentationControllerDidDismiss:")
  static let didAttemptToDismiss = Selector("presentationControllerDidAttemptToDismiss:")
}
