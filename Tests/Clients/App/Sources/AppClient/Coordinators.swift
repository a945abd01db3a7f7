import Switchback

// Nothing here says that it is on the main actor: everything is.

struct Session: Equatable {
  let name: String
}

struct Chosen {
  let name: String
}

final class NamePage: Screen, Presentable, LeaveGuard {
  var text = ""
  private let onDone: (String) -> Void

  init(onDone: @escaping (String) -> Void) { self.onDone = onDone }

  var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }

  func askToLeave(_ attempt: LeaveAttempt) { attempt.leaveAnyway() }

  func done() { onDone(text) }
}

final class ListPage: Screen, Presentable {
  private let send: ActionSender

  init(send: ActionSender) { self.send = send }

  func choose(_ name: String) { send(Chosen(name: name), from: self) }
}

final class SignInCoordinator: Coordinator {
  private let flow: Flow<Session>

  init(flow: Flow<Session>) { self.flow = flow }

  func start() {
    flow.push(NamePage { [flow] name in flow.finish(Session(name: name)) })
  }
}

final class FriendsCoordinator: RouteCoordinator {
  enum Route: LinkedRoute {
    case list
    case friend(String)

    static let patterns: [RoutePattern<Route>] = [
      .init("", .list),
      .init(":name", Route.friend),
    ]
  }

  private let flow: Flow<Void>

  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    flow.handle(Chosen.self, with: self) { me, chosen in me.go(.friend(chosen.name)) }
    go(.list)
  }

  func show(_ route: Route) {
    switch route {
    case .list: flow.push(ListPage(send: flow.sender))
    case .friend: flow.push(NamePage { [weak self] _ in self?.flow.pop() })
    }
  }

  func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    origin == .inside ? .open : .asking("Open it?")
  }
}

final class MainCoordinator: Coordinator, CoordinatorFlowListener {
  private let flow: Flow<Void>
  private(set) var session: Session?

  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    flow.start(.root, for: self) {
      SignInCoordinator(flow: $0)
    } onEnd: { main, end in
      if case .finished(let session) = end { main.session = session }
      main.flow.start(.root, listener: main) { FriendsCoordinator(flow: $0) }
    }
  }

  func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
    Task { await askWhetherToLeave() }
  }

  private func askWhetherToLeave() async {
    let answer = await flow.ask(Question("Leave?", choices: [.init("Leave", true)]))
    if answer != nil { flow.finish() }
  }
}
