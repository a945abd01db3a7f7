import SwitchbackTesting
import Testing

@testable import Switchback

/// A page on which something is typed.
final class NoteForm: Screen, Presentable, Restorable {
  let name = "form"
  var text = "" { didSet { stateChanged() } }
  func presented() -> any Screen { self }
  var restorableState: String { text }
  func restore(_ state: String) { text = state }
}

/// Shows a form, and knows how often it was started with what.
final class Desk: RouteCoordinator, Restorable {
  enum Route: Switchback.Route {
    case list, form
    case page(Int)
  }
  let flow: Flow<Void>
  var draft = 0
  private(set) var draftsAtStart: [Int] = []
  private(set) weak var form: NoteForm?

  /// What forms are loaded behind.
  var gate: Gate?

  /// What it says about routes.
  var admission: (@MainActor (Route) -> Admission<Route>?)?

  /// The one that was made last.
  private(set) static weak var latest: Desk?

  init(_ flow: Flow<Void>) {
    self.flow = flow
    Self.latest = self
  }

  func start() {
    draftsAtStart.append(draft)
    go(.list)
  }

  func show(_ route: Route) {
    switch route {
    case .list: flow.push(TestModule("list"))
    case .form:
      guard let gate else { return showForm() }
      Task {
        await gate.opens()
        showForm()
      }
    case .page(let number): flow.push(TestModule("page \(number)"))
    }
  }

  private func showForm() {
    let form = NoteForm()
    self.form = form
    flow.push(form)
  }

  func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    admission?(route) ?? .open
  }

  var restorableState: Int { draft }
  func restore(_ state: Int) { draft = state }
}

/// A program around a desk, and what it keeps.
@MainActor
final class Desks {
  let host: InMemoryHost
  let router: StackRouter
  var gate: Gate?
  private(set) weak var desk: Desk?
  private(set) var kept: [NavigationSnapshot?] = []
  private(set) var reports: [RestorationReport] = []
  let issues = Issues()

  @MainActor
  final class Issues { var all: [NavigationIssue.Kind] = [] }

  var owner = "Ada"
  var version = 1
  var policy = RestorationPolicy.stopThere
  var admission: (@MainActor (Desk.Route) -> Admission<Desk.Route>?)?

  init(_ completion: InMemoryHost.Completion = .atOnce) {
    host = InMemoryHost(completion: completion)
    let issues = issues
    router = StackRouter(
      host: host, onIssue: { issues.all.append($0.kind) },
      dependencies: Ownership.current.makeDependencies)
  }

  func start(restoring snapshot: NavigationSnapshot? = nil) {
    router.keep(for: self.owner, version: version) { [weak self] in self?.kept.append($0) }
    router.start(restoring: snapshot, for: owner, version: version, policy: policy) {
      let desk = Desk($0)
      desk.admission = self.admission
      desk.gate = self.gate
      self.desk = desk
      return desk
    } onRestored: {
      self.reports.append($0)
    }
  }

  var names: [String] { router.modules.map(\.name) }

  /// What was kept last, as it is read from a file.
  func place() throws -> NavigationSnapshot {
    try KeptSnapshot.snapshot(KeptSnapshot.stored(try #require(kept.last ?? nil)))
  }

  /// Ends the program.
  func close() { router.close() }
}

/// What a program has kept that has shown these routes.
@MainActor
func place(of routes: [Desk.Route], text: String = "") async throws -> NavigationSnapshot {
  let desks = Desks()
  desks.start()
  for route in routes { desks.desk?.go(route) }
  desks.desk?.form?.text = text
  await nextTurn()
  desks.close()
  return try desks.place()
}
