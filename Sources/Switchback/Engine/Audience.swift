/// Those who hear the events of a router, or of one flow in it.
@MainActor
final class Audience {
  private final class Listener {
    let flow: FlowNode?

    /// When it began, see `FlowTree.moment`.
    let since: Int
    var body: (@MainActor (NavigationEvent) -> Void)?

    init(flow: FlowNode?, since: Int, body: @escaping @MainActor (NavigationEvent) -> Void) {
      self.flow = flow
      self.since = since
      self.body = body
    }
  }

  private var listeners: [Listener] = []

  var isEmpty: Bool { listeners.isEmpty }

  func add(
    in flow: FlowNode?,
    since: Int,
    _ body: @escaping @MainActor (NavigationEvent) -> Void,
  ) -> Observation {
    let listener = Listener(flow: flow, since: since, body: body)
    listeners.append(listener)
    return Observation { [weak self, weak listener] in
      guard let listener else { return }
      exchange(&listener.body, for: nil)
      self?.keep { $0 !== listener }
    }
  }

  /// Hands an event to everyone who listens to this flow, to one around it, or to all.
  func hear(_ event: NavigationEvent, in flow: FlowNode?) {
    for listener in listeners {
      guard listener.flow.map({ flow?.isInside($0) ?? false }) ?? true else { continue }
      listener.body?(event)
    }
  }

  /// What is observed by those who began to listen when the latest flow had one of these numbers.
  func flows(begunDuring life: Range<Int>) -> [FlowNode?] {
    listeners.filter { life.contains($0.since) }.map(\.flow)
  }

  /// Lets go of those who listen to a flow that is over.
  func dismiss(_ flow: FlowNode) {
    keep { $0.flow !== flow }
  }

  /// Lets go of everyone.
  func dismissAll() {
    keep { _ in false }
  }

  private func keep(_ isStaying: (Listener) -> Bool) {
    let staying = listeners.filter(isStaying)
    exchange(&listeners, for: staying)
  }
}
