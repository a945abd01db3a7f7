/// Who asks for something, and on which stack it is meant.
@MainActor
struct Requester {
  /// The flow, or nil for the router itself, or a tab.
  let flow: FlowNode?
  let place: StackLink

  /// The stack; nil once it is closed.
  var stack: HostedStack? { place.stack }
}
