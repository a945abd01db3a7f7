import SwitchbackTesting

@testable import Switchback

/// A module that is found by its type.
final class OddModule: Screen, Presentable {}

/// A small stack of the real parts, without a router: numbered modules, and flows that show some of them.
@MainActor
final class StackStage {
  let stack: HostedStack
  let change = StackChange()
  private let pool = ReleasePool()
  private var modules: [Int: any Screen & Presentable] = [:]
  private var flowCount = 0

  init() {
    stack = HostedStack(on: StillHost(), index: EntryIndex(), releasing: pool)
  }

  var model: StackModel { stack.model }

  /// A module by its number, whether or not it is shown.
  func module(_ number: Int) -> any Screen & Presentable {
    if let module = modules[number] { return module }
    let module = TestModule("\(number)")
    modules[number] = module
    return module
  }

  /// Makes a module one that is found by its type.
  func makeOdd(_ number: Int) { modules[number] = OddModule() }

  /// Begins a flow.
  func flow(_ placement: FlowPlacement = .push, in parent: FlowNode? = nil) -> FlowNode {
    flowCount += 1
    let start = FlowNode.Start(
      serial: flowCount, moment: flowCount, parent: parent, place: stack.reference,
      placement: placement, intent: nil, source: CallSite())
    return FlowNode(start, dependencies: DefaultCoordinatorDependencies())
  }

  /// Shows a module on the topmost layer, whatever that means for the flows.
  func show(_ number: Int, in flow: FlowNode? = nil) {
    let module = module(number)
    let entry = StackEntry(module, screen: module, in: flow)
    model.put(entry, on: model.layers.last ?? model.base, in: change)
  }

  /// Opens a layer over the others.
  func openLayer(of owner: FlowNode? = nil, by presenter: FlowNode? = nil) {
    model.open(
      Layer(
        host: StillHost(), on: model, index: model.index, owner: owner, presenter: presenter,
        releasing: pool))
  }

  func judge(for flow: FlowNode? = nil) -> RequestJudge { RequestJudge(stack: model, flow: flow) }

  /// Lets go of everything: what is on a stack and the stack keep each other.
  func close() {
    model.remove(0..<model.count, because: .routerGone, in: change)
    stack.close()
    stack.disconnect()
    change.end(into: pool)
    pool.drain()
  }
}
