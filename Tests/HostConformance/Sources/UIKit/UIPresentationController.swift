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

  /// What it keeps alive, since UIKit has refused to present that (B26).
  private var kept: UIViewController?

  /// What all that is presented is put into, in the window.
  final let container = UIView()
  private var hasBegun = false

  public required init(
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

  /// Nil before the presentation begins, and when it is over.
  open var containerView: UIView? { hasBegun ? container : nil }

  /// Puts the container into the window.
  @discardableResult
  final func show(in window: UIWindow) -> UIView {
    hasBegun = true
    if container.window == nil { window.addSubview(container) }
    return container
  }

  /// Takes the container out of the window.
  final func hide() { container.removeFromSuperview() }

  /// Keeps what it was made for.
  final func keepPresented() { kept = presented }

  /// It is over.
  final func end() {
    hide()
    hasBegun = false
    kept = nil
  }
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
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// What a popover may point to.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet may rest.
  @MainActor
  public final class Detent: NSObject {
    public struct Identifier: Hashable, Sendable {
      public static let medium = Self("medium")
      public static let large = Self("large")
      let name: String

      public init(_ name: String) {
        self.name = name
      }
    }

    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
    }

    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
}
