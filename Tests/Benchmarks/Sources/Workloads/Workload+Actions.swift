import Switchback

extension Workload {
  /// What a module says, on its way to whoever handles it.
  static var actions: [Workload] { [throughFlows, throughTabs] }

  private static var throughFlows: Workload {
    Workload("an action up a chain of 10 flows", count: 1_000) {
      let router = StackRouter(on: BareHost())
      let observer = Observer()
      var origins: [(send: ActionSender, module: Module)] = []
      router.start { (flow: Flow<Void>) in
        flow.handle(Picked.self, with: observer) { observer, _ in observer.told() }
        return Nested(flow: flow, levels: 10) { origins.append(($0.sender, $1)) }
      }
      let (send, module) = origins[0]
      return Run {
        for number in 0..<1_000 { send(Picked(number: number), from: module) }
      } verified: {
        observer.count == 1_000 && router.modules.count == 10
      }
    } floor: {
      let observer = Observer()
      let innermost = chain(of: 10, handledFor: observer)
      return Run {
        for number in 0..<1_000 { innermost.send(Picked(number: number)) }
      } verified: {
        observer.count == 1_000
      }
    }
  }

  private static var throughTabs: Workload {
    Workload("an action from a tab to the flow around it", count: 1_000) {
      let router = StackRouter(on: BareHost())
      let observer = Observer()
      var origins: [(send: ActionSender, module: Module)] = []
      let flow = router.startFlow()
      flow.handle(Picked.self, with: observer) { observer, _ in observer.told() }
      let tabs = TabContainer(host: BareTabs())
      tabs.add(TabID("first"), title: "First") { (tab: Flow<Void>) in
        Nested(flow: tab) { origins.append(($0.sender, $1)) }
      }
      flow.push(tabs)
      let (send, module) = origins[0]
      return Run {
        for number in 0..<1_000 { send(Picked(number: number), from: module) }
      } verified: {
        observer.count == 1_000 && router.modules.count == 2
      }
    } floor: {
      let observer = Observer()
      let tab = chain(of: 2, handledFor: observer)
      return Run {
        for number in 0..<1_000 { tab.send(Picked(number: number)) }
      } verified: {
        observer.count == 1_000
      }
    }
  }

  /// The innermost of some flows, the outermost of which handles what is sent.
  @MainActor
  private static func chain(of count: Int, handledFor observer: Observer) -> BareFlow {
    let outermost = BareFlow { [weak observer] _ in observer?.told() }
    return (1..<count).reduce(outermost) { flow, _ in BareFlow(in: flow) }
  }
}
