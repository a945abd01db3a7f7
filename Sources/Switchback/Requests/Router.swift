/// Shows modules on a stack, and says what became of them.
///
/// Everything a router does goes through ``perform(_:)``; `push`, `pop` and their like are methods of
/// an extension that build a request. So a mock, a log and a replay wrap one method. ``StackRouter``
/// is the router on a host, a ``Flow`` is the router a coordinator gets, and shows its own part of
/// the same stack.
///
/// ```swift
/// router.push(list)
/// router.push(details)
/// router.modules                           // list, details
/// ```
///
/// Requests made while a callback of the router runs are judged after the callbacks that are due,
/// first in, first out. Everywhere, lists of modules are root first, top last.
///
/// > Source: the `Router` of the router and coordinator pattern ("Experience of using
/// > coordinators"), with one method behind them as in Circuit's `Navigator`.
@MainActor
public protocol Router: AnyObject {
  /// The modules that are meant to be on the stack, root first, top last.
  ///
  /// A request changes them at once, also while the host is still busy showing an earlier one.
  ///
  /// > Complexity: O(*n*) in the number of modules.
  var modules: [any Presentable] { get }

  /// Judges a request against ``modules`` and, if it is accepted, carries it out.
  ///
  /// > Reports: every rejection that is a mistake of the caller (see ``Rejection``).
  ///
  /// - Parameter request: What to change.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  func perform(_ request: NavigationRequest) -> NavigationTicket

  /// Tells everything that happens from now on, in order.
  ///
  /// The body is kept until the token is cancelled or the router is gone; dropping the token changes
  /// nothing. Requests made in the body are judged after the callbacks that are due.
  ///
  /// > Complexity: each change lists its stack once for its events, which is O(*n*) in the depth of the stack. Without
  /// > listeners, nothing is listed.
  ///
  /// - Parameter body: Called for each event. What it captures is kept alive.
  /// - Returns: The token that ends it.
  @discardableResult
  func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken

  /// Tells once, when a module on the stack has left it, whatever the cause.
  ///
  /// The body is let go as soon as it was told. Called inside a callback, it takes its place behind
  /// the requests made before it, so that a module pushed just now can be observed.
  ///
  /// > Reports: a module that is not on the stack. Nothing is observed then.
  ///
  /// - Parameters:
  ///   - module: A module on the stack.
  ///   - source: Where this was asked for, for reports.
  ///   - body: Called with the cause when the module has left. What it captures is kept alive until
  ///     then.
  /// - Returns: The token that ends it.
  @discardableResult
  func observeRemoval(
    of module: any Presentable,
    source: CallSite,
    _ body: @escaping @MainActor (EndCause) -> Void,
  ) -> ObservationToken
}
