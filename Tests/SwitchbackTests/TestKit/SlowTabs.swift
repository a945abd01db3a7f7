import Switchback
import SwitchbackTesting

/// Two tabs on slow hosts: on the first two pages and a sheet, on the second a page.
@MainActor
final class SlowTabs {
  let host = InMemoryHost()
  let container = InMemoryTabHost(completion: .whenTold)
  let router: StackRouter
  let tabs: TabContainer

  init() {
    router = StackRouter(host: host)
    tabs = TabContainer(host: container)
    tabs.add(.a, title: "A") { (flow: Flow<Void>) in
      ScriptedCoordinator(flow) { flow in
        flow.push(TestModule("a1"))
        flow.push(TestModule("a2"))
        flow.present(TestModule("sheet"))
      }
    }
    tabs.add(.b, title: "B") { (flow: Flow<Void>) in
      ScriptedCoordinator(flow) { $0.push(TestModule("b1")) }
    }
    router.push(tabs)
  }
}
