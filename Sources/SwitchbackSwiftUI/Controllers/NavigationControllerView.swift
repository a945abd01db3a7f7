#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import SwiftUI
public import SwitchbackUIKit
public import UIKit

/// A view that shows the navigation controller of a UIKit host in a SwiftUI app.
///
/// Use it if your app needs what a `NavigationStack` does not offer: guards together with swipes, your own transitions,
/// or modules made with UIKit.
///
/// ```swift
/// WindowGroup { NavigationControllerView(app.host).ignoresSafeArea() }
/// ```
public struct NavigationControllerView: UIViewControllerRepresentable {
  private let host: NavigationControllerHost

  /// Creates a view for a host.
  ///
  /// - Parameter host: The host, which has to outlive the view.
  public init(_ host: NavigationControllerHost) {
    self.host = host
  }

  /// Returns the navigation controller of the host.
  ///
  /// - Parameter context: Not used.
  /// - Returns: The navigation controller.
  public func makeUIViewController(context: Context) -> UINavigationController { host.controller }

  /// Does nothing, because the router updates the controller.
  ///
  /// - Parameters:
  ///   - controller: Not used.
  ///   - context: Not used.
  public func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
#endif
