// What UIKit declares in Swift, such as parameters with defaults. Nothing here runs.

@_exported public import Foundation

#if !os(watchOS)
extension UIAction {
  // uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:) 2026-11-24
  /// An action with a title and what it does.
  @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
  @MainActor
  @preconcurrency
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
  // uikit/uibarbuttonitem/init(title:image:primaryaction:menu:) 2026-11-24
  /// An item that performs an action.
  @available(iOS 14.0, macCatalyst 14.0, tvOS 14.0, visionOS 1.0, *)
  @MainActor
  @preconcurrency
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil,
  ) {
    fatalError("Only for type checks")
  }

  // uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:) 2026-11-24
  /// An item of the system that performs an action.
  @available(iOS 14.0, macCatalyst 14.0, tvOS 14.0, visionOS 1.0, *)
  @MainActor
  @preconcurrency
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil,
  ) {
    fatalError("Only for type checks")
  }
}

/// It can be in a set, as every object can.
extension UIViewController: Hashable {
  // swiftlang/swift stdlib/public/SDK/ObjectiveC/ObjectiveC.swift, for every object 2026-11-25
  /// Whether they are the same.
  public nonisolated static func == (one: UIViewController, other: UIViewController) -> Bool {
    one === other
  }

  // swiftlang/swift stdlib/public/SDK/ObjectiveC/ObjectiveC.swift, for every object 2026-11-25
  /// Hashes which it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
