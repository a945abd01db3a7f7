/// A module: the thing a router is asked to show.
///
/// A module is often the screen itself, and then needs nothing but the conformance. A module that
/// builds its screen, or wraps one from another library, answers with it in ``presented()``.
///
/// A module is at one place at a time. To show one that is shown is ``Rejection/alreadyInStack``, or where
/// another router shows it, ``Rejection/shownByAnotherRouter``; a router that was closed or let go shows none.
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
  /// What logs, traces and drawings call this module.
  ///
  /// What it is when the module enters a stack is what it is called for as long as it stays. It is read at other
  /// times as well, to name it in the report of a request that was rejected, so that it should do no more than
  /// answer. The default is the name of the module's type.
  var name: String { get }

  /// The screen that the host is to display for this module.
  ///
  /// Asked when the step that is to show the module is judged, before that step changes anything. The
  /// default, where the module is a ``Screen``, is the module itself.
  ///
  /// - Returns: The screen, the same one for as long as the module is shown.
  func presented() -> any Screen

  /// Whether the user may take this module away by a gesture.
  ///
  /// Read when a gesture is about to begin. The default is ``BackGesture/automatic``.
  var backGesture: BackGesture { get }
}

extension Presentable {
  /// The name of the module's type.
  public var name: String { TypeTraits.traits(of: self).name }

  /// As its transition allows.
  public var backGesture: BackGesture { .automatic }
}

extension Presentable where Self: Screen {
  /// The module itself, which is its own screen.
  public func presented() -> any Screen { self }
}
