/// Opens the layers of stacks that are presented.
///
/// What a flow that was started `.modal` shows first goes on a layer of that flow's own; while it is there, the flow
/// uses it again. Anything else that is presented gets a new one.
@MainActor
struct ModalLayers {
  private let stacks: RouterStacks
  private let link: EngineLink

  init(_ stacks: RouterStacks, _ link: EngineLink) {
    self.stacks = stacks
    self.link = link
  }

  /// The layer for the first module of a stack that is presented.
  ///
  /// - Parameters:
  ///   - step: What presents it.
  ///   - flow: The flow that asks, or nil.
  ///   - stack: The stack over which it is presented.
  /// - Returns: A layer on which nothing stands, with a host.
  /// - Throws: If the host on top supplies none.
  func layer(
    for step: NavigationStep,
    in flow: FlowNode?,
    on stack: HostedStack,
  ) throws(Refusal) -> Layer {
    let model = stack.model
    var owner: FlowNode?
    if let flow, flow.total == 0, !step.isPresenting {
      owner = RequestJudge(stack: model, flow: flow).opening(of: flow).owner
    }
    if let vacant = owner.flatMap(model.vacantLayer(of:)) {
      stack.open(vacant)
      return vacant
    }
    guard let host = model.topLayer.host.makeModalHost() else { throw .rejected(.cannotPresent) }
    let presenter = owner.map(\.parent) ?? flow
    let layer = Layer(
      host: host, on: model, owner: owner, presenter: presenter, releasing: stacks.pool)
    stack.open(layer)
    host.connect(HostReporter(link, on: layer))
    return layer
  }
}
