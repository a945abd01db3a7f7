#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

extension ActionSender {
  /// Sends an action from anything in the screen of a module: a view, a cell, a child controller.
  ///
  /// The sender finds the module through the responder chain, so you pass only the action and the responder:
  ///
  /// ```swift
  /// send?(SelectedFriend(friend), from: self)     // in a cell
  /// ```
  ///
  /// > Reports: an action that nobody handles, an action from a responder that is in no screen of a navigation
  /// > controller, and an action from a screen that is on no stack of the router. The last two are not delivered.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - responder: The object that the user acted on: a module, its screen, or something in that screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func callAsFunction<Action>(
    _ action: Action,
    from responder: UIResponder,
    file: String = #fileID,
    line: Int = #line,
  ) {
    let sender: any AnyObject = responder.screen ?? responder
    self(action, from: sender, file: file, line: line)
  }
}

extension UIResponder {
  /// The controller that it is in and that a host shows.
  fileprivate var screen: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      let controller = current as? UIViewController
      if let controller, controller.isOnHost { return controller }
      responder = controller?.parent ?? current.next
    }
    return nil
  }
}

extension UIViewController {
  /// Whether it stands on a navigation controller with a host, and not on one of the app's inside of a screen.
  fileprivate var isOnHost: Bool {
    guard let navigation = parent as? UINavigationController else { return false }
    return NavigationRelay.existing(on: navigation)?.hosts.isEmpty == false
  }
}
#endif
