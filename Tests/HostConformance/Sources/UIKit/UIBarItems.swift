// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public class UIImage: NSObject {
  public convenience init?(systemName name: String) { self.init() }
  public convenience init?(named name: String) { self.init() }
}

@MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public static let disabled = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let hidden = Self(rawValue: 1 << 2)
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  public final var title = ""
  public final var image: UIImage?
}

@MainActor
open class UIMenu: UIMenuElement {}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public final let identifier: Identifier
  public final var discoverabilityTitle: String?
  public final var attributes: Attributes
  public final var state: State
  public final internal(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler,
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  /// Does what it is for, unless it is disabled.
  final func perform() -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    handler(self)
    return true
  }
}

@MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}

@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case close = 24
  }

  open var style = Style.plain
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil,
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil,
  ) {
    self.init(title: nil, primaryAction: primaryAction, menu: menu)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  final func tap() -> Bool {
    isEnabled && primaryAction?.perform() == true
  }
}

@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backAction: UIAction?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: UISearchController? {
    didSet { searchController?.owner = controller }
  }

  /// The controller that it is the item of.
  final weak var controller: UIViewController?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether items of the app stand where the back button would.
  final var replacesBackButton: Bool {
    leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
  }
}
