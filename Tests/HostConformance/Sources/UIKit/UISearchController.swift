// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// It is presented while it is active, over the controller that has it or over what that is in (B29).
@MainActor
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?

  /// The controller in whose navigation item it is.
  weak var owner: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open var isActive: Bool {
    get { ownPresenting != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        owner?.present(self, animated: true)
      } else {
        ownPresenting?.dismiss(animated: true)
      }
    }
  }
}
