/// Opens the layers on which modules are presented: one for each flow that was started modal, and one for each
/// module that is presented by itself.
@MainActor
struct ModalLayers {
  let stacks: RouterStacks
  let reference: EngineReference

  /// A new layer over all others, or the one that a flow has left empty.
  func layer(
    of owner: FlowNode?,
    in flow: FlowNode?,
    on stack: HostedStack,
  ) throws(Refusal) -> Layer {
    let model = stack.model
    if let vacant = owner.flatMap(model.vacantLayer(of:)) {
      stack.open(vacant)
      return vacant
    }
    guard let host = model.topLayer.host.makeModalHost() else { throw .rejected(.cannotPresent) }
    let presenter = owner.map(\.parent) ?? flow
    let layer = Layer(
      host: host, on: model, index: stacks.index, owner: owner, presenter: presenter,
      releasing: stacks.pool)
    stack.open(layer)
    HostRegister.connect(layer, of: reference)
    return layer
  }
}
