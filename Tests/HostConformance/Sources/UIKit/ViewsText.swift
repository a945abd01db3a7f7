// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Texts, buttons and fields: what a person reads, taps and types.

@MainActor
public final class UIColor: NSObject {
  public static let systemBackground = UIColor()
  public static let systemRed = UIColor()
}

@MainActor
public final class UIFont: NSObject {
  public enum TextStyle: Sendable {
    case body
    case headline
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

extension UIView {
  public var backgroundColor: UIColor? {
    get { storage["backgroundColor"] as? UIColor }
    set { storage["backgroundColor"] = newValue }
  }

  public var tintColor: UIColor? {
    get { storage["tintColor"] as? UIColor }
    set { storage["tintColor"] = newValue }
  }

  public var isAccessibilityElement: Bool {
    get { storage["isAccessibilityElement"] as? Bool ?? true }
    set { storage["isAccessibilityElement"] = newValue }
  }

  public var accessibilityLabel: String? {
    get { storage["accessibilityLabel"] as? String }
    set { storage["accessibilityLabel"] = newValue }
  }
}

open class UILabel: UIView {
  public var text: String?
  public var font = UIFont.preferredFont(forTextStyle: .body)
  public var textColor: UIColor?
  public var numberOfLines = 1
  public var adjustsFontForContentSizeCategory = false
}

open class UIImageView: UIView {
  public let image: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}

// MARK: - Controls

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  public var isEnabled = true
  private var actions: [(events: Event, action: UIAction)] = []

  public func addAction(_ action: UIAction, for events: Event) {
    actions.append((events, action))
  }

  public func sendActions(for events: Event) {
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) {
      _ = action.perform()
    }
  }
}

open class UIButton: UIControl {
  public struct Configuration: Sendable {
    public static func filled() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public var showsActivityIndicator = false
  }

  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  public var configuration: Configuration?
  public var role = Role.normal

  public private(set) var currentTitle: String?

  /// A button with the title of its action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    guard let primaryAction else { return }
    currentTitle = primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }
}

// MARK: - Text fields

public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case next = 4
}

public struct UITextContentType: Hashable, Sendable {
  private let name: String

  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "new-password")
}

open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public var text: String? = ""
  public var placeholder: String?
  public var font: UIFont?
  public var borderStyle = BorderStyle.none
  public var adjustsFontForContentSizeCategory = false
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var returnKeyType = UIReturnKeyType.default
  public var isSecureTextEntry = false
  public var textContentType: UITextContentType?
}

extension UIResponder {
  /// Takes the keyboard, which only views do here.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let view = self as? UIView, let window = view.window else { return false }
    window.typedInto = view
    return true
  }
}
