import SwitchbackTesting
import Testing

@testable import Switchback

/// What the user is asked about, and what was shown in which order.
@MainActor
private final class Journal {
  var asked: Set<Int> = []
  var shown: [Int] = []

  /// The coordinators, in the order in which they were made.
  var shelves: [() -> Shelf?] = []
}

/// Shows pages, other shelves, and tabs with a shelf each.
private final class Shelf: RouteCoordinator {
  enum Route: Switchback.Route {
    case cover, inner, tabs
    case page(Int)
  }

  private let flow: Flow<Void>
  private let journal: Journal

  init(_ flow: Flow<Void>, _ journal: Journal) {
    (self.flow, self.journal) = (flow, journal)
    journal.shelves.append { [weak self] in self }
  }

  func start() { go(.cover) }

  func show(_ route: Route) {
    switch route {
    case .cover: flow.push(TestModule("cover"))
    case .inner: flow.start(.push) { [journal] in Shelf($0, journal) }
    case .page(let number):
      journal.shown.append(number)
      flow.push(TestModule("page \(number)"))
    case .tabs:
      let tabs = TabContainer(host: InMemoryTabHost())
      for name in ["a", "b"] {
        tabs.add(TabID(name), title: name) { [journal] in Shelf($0, journal) }
      }
      flow.push(tabs)
    }
  }

  func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    guard case .page(let number) = route, journal.asked.contains(number) else { return .open }
    return .asking("Page \(number)?")
  }
}

/// What comes back comes from below, and nothing comes above what waits for the user.
@MainActor
@Suite(.waitsForRelease)
struct RestorationOrderTests {
  private let journal = Journal()
  private let host = InMemoryHost()

  private func start(
    restoring place: NavigationSnapshot? = nil, on host: InMemoryHost
  ) -> StackRouter {
    let router = StackRouter(host: host, dependencies: Ownership.current.makeDependencies)
    router.start(restoring: place, for: "somebody") { [journal] in Shelf($0, journal) }
    return router
  }

  /// Has coordinators show something, and ends the program.
  private func place(_ steps: [(shelf: Int, route: Shelf.Route)]) throws -> NavigationSnapshot {
    let router = start(on: InMemoryHost())
    for step in steps { journal.shelves[step.shelf]()?.go(step.route) }
    let place = try KeptSnapshot.snapshot(KeptSnapshot.stored(router.snapshot().owned))
    router.close()
    journal.shown = []
    return place
  }

  private func pages(of router: StackRouter) -> [String] {
    router.modules.map(\.name).filter { $0.hasPrefix("page") }
  }

  /// What an outer flow shows above an inner one waits until the user has agreed to what is inside.
  @Test func nothingComesAboveWhatWaitsForTheUser() throws {
    let place = try place([(0, .inner), (1, .page(5)), (0, .page(8))])
    journal.asked = [5]
    let router = start(restoring: place, on: host)
    #expect(pages(of: router) == [])
    host.question?.answer(0)
    #expect(pages(of: router) == ["page 5", "page 8"])
    router.close()
  }

  /// What is below it does not.
  @Test func whatIsBelowWhatWaitsForTheUserComesAtOnce() throws {
    let place = try place([(0, .inner), (1, .page(5)), (0, .page(8))])
    journal.asked = [8]
    let router = start(restoring: place, on: host)
    #expect(pages(of: router) == ["page 5"])
    host.question?.answer(0)
    #expect(pages(of: router) == ["page 5", "page 8"])
    router.close()
  }

  /// A question about a page on one tab holds up nothing on another, wherever that stands.
  @Test func aQuestionOnOneTabHoldsUpNoOther() throws {
    let place = try place([
      (0, .tabs), (1, .page(1)), (2, .page(2)), (2, .page(3)), (2, .page(4)),
    ])
    journal.asked = [1]
    let router = start(restoring: place, on: host)
    #expect(journal.shown == [2, 3, 4])
    host.front.question?.answer(0)
    #expect(journal.shown == [2, 3, 4, 1])
    router.close()
  }

  /// Of what stands equally high, that on the first tab comes first; and what is lower comes before that.
  @Test func theLowestComesFirst() throws {
    let place = try place([
      (0, .tabs), (1, .page(1)), (1, .page(2)), (2, .page(3)), (2, .page(4)),
    ])
    let router = start(restoring: place, on: host)
    #expect(journal.shown == [1, 3, 2, 4])
    router.close()
  }

  /// The lowest question is asked first.
  @Test func theLowestQuestionComesFirst() throws {
    let place = try place([(0, .tabs), (1, .page(1)), (1, .page(2)), (2, .page(3))])
    journal.asked = [2, 3]
    let router = start(restoring: place, on: host)
    #expect(host.front.question?.text == "Page 3?")
    host.front.question?.answer(0)
    #expect(host.front.question?.text == "Page 2?")
    host.front.question?.answer(0)
    #expect(journal.shown == [1, 3, 2])
    router.close()
  }
}
