/// A module: the thing that a router shows.
///
/// A module is often the screen itself, and then needs nothing but the conformance. A module that builds its screen,
/// or wraps a screen from another library, returns it from ``presented()``.
///
/// A module is in one place at a time. If you show a module that is shown already, the router rejects the request
/// with ``Rejection/alreadyInStack``. If another router shows the module, the rejection is
/// ``Rejection/shownByAnotherRouter``. A router that was closed or released shows no modules.
///
/// ```swift
/// final class LogInPage: Screen, Presentable {}
/// router.push(LogInPage())        // router.modules.last is the page
/// ```
///
/// > Source: the `Presentable` of ApplicationCoordinator (Andrey Panov, 2016), whose `toPresent()` is ``presented()``
/// > here.
@MainActor
public protocol Presentable: AnyObject {
  /// The name of this module in logs, traces and drawings.
  ///
  /// A module keeps the name that it has when it enters a stack, for as long as it stays. The router also reads the
  /// name at other times, to name the module in the report of a rejected request. So this property should do nothing
  /// but return a value. The default is the name of the module's type.
  var name: String { get }

  /// Returns the screen that the host displays for this module.
  ///
  /// The router calls it when it judges the step that shows the module, before that step changes anything. If the
  /// module is a ``Screen``, the default returns the module itself.
  ///
  /// - Returns: The screen, which must be the same for as long as the module is shown.
  func presented() -> any Screen

  /// Whether the user may take this module away by a gesture.
  ///
  /// Hosts read this property when a gesture is about to begin. The default is ``BackGesture/automatic``.
  var backGesture: BackGesture { get }
}

extension Presentable {
  /// The name of the module's type.
  public var name: String { TypeTraits.traits(of: self).name }

  /// Automatic: the transition of the module decides.
  public var backGesture: BackGesture { .automatic }
}

extension Presentable where Self: Screen {
  /// Returns the module itself, which is its own screen.
  public func presented() -> any Screen { self }
}
