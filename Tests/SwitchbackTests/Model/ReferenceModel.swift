import Switchback

/// What a router on an in-memory host should do, as plain values and written apart from it.
///
/// It is meant to be obviously right, not fast: the stack is copied for every question. Positions
/// count through all layers, root first. The host is part of it, since what the user does during a
/// transition depends on what is on screen.
struct ReferenceModel: Equatable {
  let scenario: ModelScenario

  /// A rule that is broken on purpose.
  var broken: ModelRule?

  /// What is meant to be shown, lowest first; the first is always there.
  ///
  /// A layer that lost its modules stays until the host is told something, since its flow may go on.
  var layers = [ModelLayer(id: 0)]
  var hosts: [Int: ModelHost] = [0: ModelHost()]

  /// The layers that are on screen; those known to be; those that were asked for.
  var shownLayers = [0]
  var agreedLayers = [0]
  var commandedLayers: [Int]?

  var flows: [ModelFlow] = []
  var told: [String] = []
  var tickets: [ModelTicket] = []
  private var moduleCount = 0

  init(_ scenario: ModelScenario, breaking broken: ModelRule? = nil) {
    self.scenario = scenario
    self.broken = broken
    show(newModule(of: .router, in: nil), by: nil)
    endTransition()
    for actor in ModelActor.flows {
      start(actor)
      endTransition()
    }
  }

  mutating func perform(_ command: ModelCommand) {
    switch command {
    case .request(let request, let actor):
      let flow = flow(of: actor)
      let module = newModule(of: actor, in: flow)
      tickets.append(ModelTicket())
      self.request(request, by: flow, module)
    case .start(let actor): start(actor)
    case .finish(let actor):
      tickets.append(ModelTicket())
      finish(actor)
    case .setOutput(let actor):
      if let flow = flow(of: actor), flows[flow].isOpen { flows[flow].hasOutput = true }
    case .user(let act): perform(act)
    case .transitionEnd: endTransition()
    }
  }

  /// Whether a command changes nothing but, perhaps, that it was rejected.
  func isUnchanged(by command: ModelCommand) -> Bool {
    var after = self
    after.perform(command)
    after.moduleCount = moduleCount
    if after.tickets.count > tickets.count, case .rejected = after.tickets.removeLast().outcome {
      return after == self
    }
    return after == self
  }

  var view: ModelView {
    var view = ModelView()
    view.modules = modules.map(\.name)
    for actor in ModelActor.flows {
      guard let flow = flow(of: actor) else { continue }
      let own = modules.filter { isInside($0.flow, flow) }
      view.flows[actor] = .init(modules: own.map(\.name), isOpen: flows[flow].isOpen)
    }
    view.told = told
    view.outcomes = tickets.map(\.outcome)
    view.hosts = shownLayers.map { self[$0].shown.map(\.name) }
    return view
  }

  func holds(_ rule: ModelRule) -> Bool { rule != broken }

  /// The host of a layer.
  subscript(layer: Int) -> ModelHost {
    get { hosts[layer] ?? ModelHost() }
    set { hosts[layer] = newValue }
  }

  // MARK: - Looking up

  /// The modules that are meant to be shown, root first.
  var modules: [ModelModule] { layers.flatMap(\.modules) }

  /// The latest flow of an actor.
  func flow(of actor: ModelActor) -> Int? { flows.lastIndex { $0.actor == actor } }

  /// Whether a flow is another one, or was started from it.
  func isInside(_ flow: Int?, _ other: Int) -> Bool {
    guard let flow else { return false }
    return flow == other || isInside(flows[flow].parent, other)
  }

  /// From the first module of a requester and its child flows to the last; nil if there are none.
  func slice(of flow: Int?) -> Range<Int>? {
    let own = modules.indices.filter { position in
      flow.map { isInside(modules[position].flow, $0) } ?? true
    }
    guard let first = own.first, let last = own.last else { return nil }
    return first..<last + 1
  }

  /// The positions of a layer's modules.
  func range(of layer: Int) -> Range<Int> {
    let start = layers[..<layer].reduce(0) { $0 + $1.modules.count }
    return start..<start + layers[layer].modules.count
  }

  /// The index of the layer on which a position is.
  func layer(at position: Int) -> Int {
    layers.indices.first { range(of: $0).contains(position) } ?? 0
  }

  private mutating func newModule(of actor: ModelActor, in flow: Int?) -> ModelModule {
    moduleCount += 1
    return ModelModule(name: "\(actor)\(moduleCount)", flow: flow)
  }

  private mutating func start(_ actor: ModelActor) {
    let outer = flow(of: .outer).flatMap { flows[$0].isOpen ? $0 : nil }
    guard flow(of: actor).map({ !flows[$0].isOpen }) ?? true else { return }
    guard actor == .outer || outer != nil else { return }
    flows.append(ModelFlow(actor: actor, parent: actor == .inner ? outer : nil))
    guard scenario.showsAtOnce(actor) else { return }
    let flow = flows.count - 1
    show(newModule(of: actor, in: flow), by: flow)
  }

  /// Pushes a module without keeping the ticket.
  private mutating func show(_ module: ModelModule, by flow: Int?) {
    tickets.append(ModelTicket())
    request(.push, by: flow, module)
    tickets.removeLast()
  }
}
