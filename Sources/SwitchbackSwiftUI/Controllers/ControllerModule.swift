#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import SwiftUI
public import Switchback
import SwitchbackUIKit
import UIKit

/// A module around a view, for a host on UIKit.
///
/// ```swift
/// flow.push(ControllerModule("Profile", title: "Profile") { ProfileView(model: model) })
/// ```
///
/// The view is made once. A title that it sets itself comes a moment late in a hosting controller; the one given here
/// does not.
public final class ControllerModule<Page: View>: Presentable {
  /// The name, for logs and drawings.
  public let name: String

  /// The controller of the view.
  public let controller: UIHostingController<Page>

  /// Makes a module.
  ///
  /// - Parameters:
  ///   - name: Its name, for logs and drawings.
  ///   - title: What the bar says. The default is nothing.
  ///   - page: Makes the view.
  public init(_ name: String, title: String? = nil, @ViewBuilder page: () -> Page) {
    self.name = name
    controller = UIHostingController(rootView: page())
    if let title { controller.navigationItem.title = title }
  }

  /// The controller.
  ///
  /// - Returns: The same one as long as the module lives.
  public func presented() -> any Screen { controller }
}
#endif
