/// Who asks for something, and on which stack it is meant.
@MainActor
struct Requester {
  /// The flow, or nil for the router itself, or a tab.
  let flow: FlowNode?
  let place: StackReference

  /// What reports call it.
  var name: String { flow?.name ?? "Router" }

  /// The stack; nil once it is closed.
  var stack: StackModel? { place.stack }
}
