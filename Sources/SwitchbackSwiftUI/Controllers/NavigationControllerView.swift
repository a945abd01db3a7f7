#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import SwiftUI
public import SwitchbackUIKit
public import UIKit

/// Shows the navigation controller of a host on UIKit in an app made with SwiftUI.
///
/// It is for apps that need what a `NavigationStack` does not give: modules that mind being left together with
/// swipes, transitions of their own, modules made with UIKit.
///
/// ```swift
/// WindowGroup { NavigationControllerView(app.host).ignoresSafeArea() }
/// ```
public struct NavigationControllerView: UIViewControllerRepresentable {
  private let host: NavigationControllerHost

  /// Makes the view.
  ///
  /// - Parameter host: The host, which outlives the view.
  public init(_ host: NavigationControllerHost) {
    self.host = host
  }

  /// The navigation controller of the host.
  ///
  /// - Parameter context: Not used.
  /// - Returns: The controller.
  public func makeUIViewController(context: Context) -> UINavigationController { host.controller }

  /// Nothing: the router sees to it.
  ///
  /// - Parameters:
  ///   - controller: Not used.
  ///   - context: Not used.
  public func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
#endif
