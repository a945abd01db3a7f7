/// An object that shows modules on a stack, and says what became of them.
///
/// Everything that a router does goes through ``perform(_:)``. Methods such as `push` and `pop` are in an extension,
/// and build a request. So a mock, a log or a replay wraps one method. ``StackRouter`` is the router on a host. A
/// ``Flow`` is the router that a coordinator gets, and shows its own part of the same stack.
///
/// ```swift
/// router.push(list)
/// router.push(details)
/// router.modules                           // list, details
/// ```
///
/// Requests that you make inside a callback of the router wait until the pending callbacks have run. The router then
/// takes them first in, first out. All lists of modules are root first, top last.
///
/// > Source: the `Router` of the router and coordinator pattern ("Experience of using coordinators"), with one method
/// > behind all requests as in Circuit's `Navigator`.
@MainActor
public protocol Router: AnyObject {
  /// The modules that are meant to be on the stack, root first, top last.
  ///
  /// A request changes this list at once, even while the host is still showing an earlier request.
  ///
  /// > Complexity: O(*n*) in the number of modules.
  var modules: [any Presentable] { get }

  /// Judges a request against ``modules``, and carries it out if accepted.
  ///
  /// > Reports: every rejection that is a mistake of the caller (see ``Rejection``).
  ///
  /// - Parameter request: What to change.
  /// - Returns: The ticket, which says how the request ended.
  @discardableResult
  func perform(_ request: NavigationRequest) -> NavigationTicket

  /// Calls a body for every event from now on, in order.
  ///
  /// The router retains the body until the token is cancelled or the router is gone. Releasing the token changes
  /// nothing. Requests that you make in the body wait until the pending callbacks have run.
  ///
  /// > Complexity: each change lists its stack once for its events, which is O(*n*) in the depth of the stack.
  /// > Without observers, the router lists nothing.
  ///
  /// - Parameter body: Called for each event. The router retains what the body captures.
  /// - Returns: The token that ends the observation.
  @discardableResult
  func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken

  /// Calls a body once when a module on the stack has left it, whatever the cause.
  ///
  /// The router releases the body right after the call. If you call this method inside a callback, the observation
  /// begins after the requests that were made before it. So you can observe a module that you have just pushed.
  ///
  /// > Reports: a module that is not on the stack. The router observes nothing in this case.
  ///
  /// - Parameters:
  ///   - module: A module on the stack.
  ///   - source: The place of the call, for reports.
  ///   - body: Called with the cause when the module has left. The router retains what the body captures until then.
  /// - Returns: The token that ends the observation.
  @discardableResult
  func observeRemoval(
    of module: any Presentable,
    source: CallSite,
    _ body: @escaping @MainActor (EndCause) -> Void,
  ) -> ObservationToken
}
