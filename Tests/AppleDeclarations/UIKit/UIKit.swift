// What UIKit declares in Swift, such as parameters with defaults. Nothing here runs.

@_exported public import Foundation

extension UIAction {
  /// An action with a title and what it does.
  @MainActor
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler,
  ) {
    fatalError("Only for type checks")
  }
}

extension UIBarButtonItem {
  /// An item that performs an action.
  @MainActor
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil,
  ) {
    fatalError("Only for type checks")
  }

  /// An item of the system that performs an action.
  @MainActor
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil,
  ) {
    fatalError("Only for type checks")
  }
}
