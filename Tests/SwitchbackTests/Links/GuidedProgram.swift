import Switchback
import SwitchbackTesting

/// A router and a coordinator with routes that does what a test says.
@MainActor
class GuidedProgram {
  /// A coordinator that does what a test says.
  final class Guide: RouteCoordinator {
    enum Route: Switchback.Route { case home, a, b, c, gate, otherGate }

    let flow: Flow<Void>
    private let script: Script

    init(_ flow: Flow<Void>, _ script: Script) {
      self.flow = flow
      self.script = script
      script.guide = self
    }

    func start() {
      go(.home)
      script.onStart?(self)
    }

    func show(_ route: Route) {
      script.shown.append(route)
      if script.show?(self, route) == true { return }
      flow.push(TestModule("\(route)"))
    }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      script.admit?(route) ?? .open
    }
  }

  /// What the test says, and what has happened.
  @MainActor
  final class Script {
    weak var guide: Guide?
    weak var sheet: Flow<Void>?
    var shown: [Guide.Route] = []
    var onStart: (@MainActor (Guide) -> Void)?
    /// Returns whether it has shown the route.
    var show: (@MainActor (Guide, Guide.Route) -> Bool)?
    var admit: (@MainActor (Guide.Route) -> Admission<Guide.Route>?)?
    var outcomes: [LinkOutcome] = []
    var tickets: [LinkTicket] = []

    /// What it was told may hold the router, whose coordinators hold this.
    func forget() { (onStart, show, admit) = (nil, nil, nil) }
  }

  /// Something that happens meanwhile.
  final class Flag {
    var isSet = false
  }

  /// Shows one of its kind inside of itself.
  final class Nest: RouteCoordinator {
    enum Route: Switchback.Route { case page }

    private let flow: Flow<Void>
    private let depth: Int

    init(_ flow: Flow<Void>, depth: Int) { (self.flow, self.depth) = (flow, depth) }

    func start() {
      flow.push(TestModule("nest \(depth)"))
      if depth > 0 { flow.start { [depth] in Nest($0, depth: depth - 1) } }
    }

    func show(_ route: Route) { flow.push(TestModule("page \(depth)")) }
  }

  typealias Page = Guide.Route
  typealias Child = ScriptedCoordinator<Void>

  let host = InMemoryHost()
  let script = Script()
  let router: StackRouter

  init() {
    router = StackRouter(host: host, onIssue: { _ in })
    router.observe { [script] event in
      if case .followed(_, let outcome) = event.kind { script.outcomes.append(outcome) }
    }
  }

  isolated deinit { script.forget() }

  func begin() { router.start { [script] in Guide($0, script) } }
  var names: [String] { router.modules.map(\.name) }

  /// Presents a sheet; when it leaves, another comes as often as that.
  func presentSheet(comingBack times: Int) {
    let sheet = TestModule("sheet \(times)")
    router.present(sheet)
    router.observeRemoval(of: sheet, by: self) { program, _ in
      if times > 0 { program.presentSheet(comingBack: times - 1) }
    }
  }
}
