/// A request as the router judged it, as a value that retains nothing.
///
/// A test compares its description.
///
/// ```swift
/// router.push(list)
/// mock.requests.map(\.description)        // ["push FriendList#1"]
/// ```
public struct RecordedRequest: Hashable, Sendable {
  /// The changes that were asked for, in order, with their modules by number and name.
  package let steps: [Step]

  /// The transition that the request asked for.
  public let transition: ScreenTransition

  /// Describes a request, for comparing with what a router reports.
  ///
  /// - Parameters:
  ///   - steps: The changes, in order.
  ///   - transition: How the change should look.
  package init(_ steps: [Step], transition: ScreenTransition = .automatic) {
    self.steps = steps
    self.transition = transition
  }

  /// A request in values, with what each of its modules is called.
  @MainActor
  init(_ request: NavigationRequest, id: (any Presentable) -> ModuleID) {
    self.init(request.steps.map { $0.recorded(id) }, transition: request.transition)
  }
}

extension RecordedRequest: CustomStringConvertible {
  /// The steps as a trace prints them, such as `push LogInPage#1`.
  public var description: String {
    steps.map(\.description).joined(separator: ", ")
      + (transition == .automatic ? "" : transition == .none ? " (at once)" : " (\(transition))")
  }
}
