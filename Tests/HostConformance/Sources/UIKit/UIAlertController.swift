// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  public var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() {
    handler?(self)
  }
}

@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .custom
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      Phone.raise("An alert has one action with the style 'cancel' at most", by: self)
    } else {
      actions.append(action)
    }
  }

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }
}
