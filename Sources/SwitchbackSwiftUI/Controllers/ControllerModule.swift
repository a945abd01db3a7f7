#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import SwiftUI
public import Switchback
import SwitchbackUIKit
import UIKit

/// A module that shows a SwiftUI view on a UIKit host.
///
/// ```swift
/// flow.push(ControllerModule("Profile", title: "Profile") {
///   ProfileView(model: model)
/// })
/// ```
///
/// The module makes the view once. In a hosting controller, a title that the view sets appears a moment late. The title
/// that you pass here does not.
public final class ControllerModule<Page: View>: Presentable {
  /// The name of the module, for logs and drawings.
  public let name: String

  /// The controller that shows the view.
  public let controller: UIHostingController<Page>

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: The name of the module, for logs and drawings.
  ///   - title: The title in the navigation bar. The default is nil.
  ///   - page: Makes the view.
  public init(_ name: String, title: String? = nil, @ViewBuilder page: () -> Page) {
    self.name = name
    controller = UIHostingController(rootView: page())
    if let title { controller.navigationItem.title = title }
  }

  /// Returns the controller that shows the view.
  ///
  /// - Returns: The same controller for as long as the module lives.
  public func presented() -> any Screen { controller }
}
#endif
