import Switchback
import SwitchbackTerminal
import SwitchbackTesting
import SwitchbackUIKit

#if os(Linux) && canImport(UIKit)
#error("Where there is no UIKit, nobody may see the one that the package is tested with.")
#endif

final class NamePage: Screen, Presentable {
  let onName: (String) -> Void
  init(onName: @escaping (String) -> Void) { self.onName = onName }
}

final class NameCoordinator: Coordinator {
  private let flow: Flow<String>
  private let dependencies: CoordinatorDependencies

  init(flow: Flow<String>, dependencies: CoordinatorDependencies = DefaultCoordinatorDependencies())
  {
    self.flow = flow
    self.dependencies = dependencies
  }

  func start() {
    let flow = self.flow
    flow.push(NamePage { flow.finish($0) })
  }
}

final class MainCoordinator: Coordinator, CoordinatorFlowListener {
  private let flow: Flow<Void>
  private var names: [String] = []

  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    flow.start(.root, for: self) {
      NameCoordinator(flow: $0)
    } onEnd: { main, end in
      if case .finished(let name) = end { main.names.append(name) }
      main.askAgain()
    }
  }

  private func askAgain() {
    flow.start(.root, listener: self) { NameCoordinator(flow: $0) }
  }

  func onFlowFinished(coordinator: Coordinator, cause: EndCause) {
    flow.finish()
  }
}

struct Chosen {
  let name: String
}

final class NameList: Screen, Presentable {
  let send: ActionSender
  init(send: ActionSender) { self.send = send }
  func choose(_ name: String) { send(Chosen(name: name), from: self) }
}

final class ListCoordinator: Coordinator {
  private let flow: Flow<String>

  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    flow.handle(Chosen.self, with: self) { me, action in
      me.flow.finish(action.name)
    }
    flow.push(NameList(send: flow.sender))
  }
}

final class LoggingHost: StackHost {
  private(set) var screens: [Screen] = []
  private var reporter: HostReporter?

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    screens.removeSubrange(command.kept...)
    screens.append(contentsOf: command.tail)
    reporter?.settled(showing: screens, acknowledging: command.id)
  }
}

@main
@MainActor
struct Client {
  static func main() async {
    let router = StackRouter(host: LoggingHost())
    let observation = router.observe { print($0) }
    let end = await router.run { MainCoordinator(flow: $0) }
    switch end {
    case .finished: print("finished")
    case .cancelled(.systemBack): print("went back")
    case .cancelled(let cause): print(cause)
    }
    observation.cancel()

    let mock = MockRouter()
    let ticket = mock.start { NameCoordinator(flow: $0) }
    mock.host.back()
    print(await ticket.end, mock.requests, mock.actions)
    let snapshot = mock.snapshot()
    print(snapshot.isAtRest, DeepLink(path: snapshot.path), mock.host.wayBack?.leavesRoot ?? false)
    let plan = mock.plan(for: DeepLink(path: snapshot.path))
    print(plan.asksFirst, plan.leaving, LinkPlan(outcome: plan.outcome) == plan)
    print(RestorationReport(restored: []).missing)

    let tabs = TabContainer(host: InMemoryTabHost(), back: .history)
    tabs.add(TabID("names"), title: "Names") { ListCoordinator(flow: $0) }
    mock.push(tabs)
    mock.handle(Chosen.self, with: mock) { _, action in print(action) }
    tabs[TabID("names")]?.badge = "1"
    tabs.select(TabID("names"))
    (mock.host.front.screens.last as? NameList)?.choose("Ada")
  }
}
