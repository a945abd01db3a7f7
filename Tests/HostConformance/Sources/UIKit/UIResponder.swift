// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIResponder: NSObject {
  /// The next one in the chain: of a view, its controller or else what it is in; of a controller, what its view is
  /// in, or else what presents it.
  open var next: UIResponder? { nil }

  @available(iOS 17.0, *)
  public final var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { storage["escape"] as? () -> Bool }
    set { storage["escape"] = newValue }
  }

  /// Of the real one, that of all objects.
  open func accessibilityPerformEscape() -> Bool {
    if #available(iOS 17.0, *) { accessibilityPerformEscapeBlock?() ?? false } else { false }
  }
}

@MainActor
public class UITraitCollection: NSObject {}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.landscape, .portrait]
  public static let all: Self = [.landscape, .portrait, .portraitUpsideDown]
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
