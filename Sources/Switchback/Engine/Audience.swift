/// Those who hear the events of a router, or of one flow in it.
@MainActor
final class Audience {
  private final class Listener {
    let flow: FlowNode?

    /// The stack that is listened to, if it is one.
    weak var stack: LayeredStack?
    let isOfOneStack: Bool

    /// When it began, see `FlowTree.moment`.
    let since: Int
    var body: (@MainActor (NavigationEvent) -> Void)?

    init(
      flow: FlowNode?,
      stack: LayeredStack?,
      since: Int,
      body: @escaping @MainActor (NavigationEvent) -> Void,
    ) {
      self.flow = flow
      self.stack = stack
      isOfOneStack = stack != nil
      self.since = since
      self.body = body
    }
  }

  private var listeners: [Listener] = []

  var isEmpty: Bool { listeners.isEmpty }

  func add(
    in flow: FlowNode?,
    on stack: LayeredStack?,
    since: Int,
    _ body: @escaping @MainActor (NavigationEvent) -> Void,
  ) -> Observation {
    let listener = Listener(flow: flow, stack: stack, since: since, body: body)
    var all = exchange(&listeners, for: [])
    all.append(listener)
    listeners = all
    return Observation { [weak self, weak listener] in
      guard let listener else { return }
      exchange(&listener.body, for: nil)
      self?.keep { $0 !== listener }
    }
  }

  /// Hands an event to everyone who listens to this flow, to one around it, to this stack, or to all.
  func hear(_ event: NavigationEvent, in flow: FlowNode?, on stack: LayeredStack) {
    for listener in listeners where !listener.isOfOneStack || listener.stack === stack {
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

  /// Lets go of those who listen to a stack that is closed.
  func dismiss(_ stack: LayeredStack) {
    guard listeners.contains(where: \.isOfOneStack) else { return }
    keep { !$0.isOfOneStack || $0.stack !== stack }
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
