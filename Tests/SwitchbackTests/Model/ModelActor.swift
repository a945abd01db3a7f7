/// Who asks for something: the router itself, or one of two flows, the inner one started from the
/// outer one.
enum ModelActor: String, CaseIterable, Hashable {
  case router
  case outer
  case inner

  /// The two that are flows.
  static let flows: [ModelActor] = [.outer, .inner]
}
