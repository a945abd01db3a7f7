import Foundation
import SwitchbackTesting
import Testing

@testable import Switchback

/// What is kept, when, and for whom; and what was typed comes back.
@MainActor
@Suite(.waitsForRelease)
struct KeepingTests {
  @Test func whatWasTypedComesBack() async throws {
    let earlier = Desks()
    earlier.start()
    earlier.desk?.draft = 7
    earlier.desk?.go(.form)
    await nextTurn()
    #expect(earlier.kept.count == 1)
    earlier.desk?.form?.text = "Dear Ada"
    earlier.desk?.form?.text = "Dear Ada,"
    await nextTurn()
    #expect(earlier.kept.count == 2)
    let kept = try #require(earlier.kept.last ?? nil)
    earlier.router.close()
    let later = Desks()
    later.start(restoring: try KeptSnapshot.snapshot(KeptSnapshot.stored(kept)))
    #expect(later.desk?.draftsAtStart == [7])
    #expect(later.desk?.form?.text == "Dear Ada,")
    #expect(
      later.reports == [
        RestorationReport(restored: [RouteName(Desk.Route.list), RouteName(Desk.Route.form)])
      ])
    later.router.close()
  }

  @Test func aCoordinatorSaysThatItsStateHasChanged() async throws {
    let desks = Desks()
    desks.start()
    await nextTurn()
    desks.desk?.draft = 3
    await nextTurn()
    #expect(desks.kept.count == 1)
    desks.desk?.stateChanged()
    await nextTurn()
    #expect(desks.kept.count == 2)
    desks.close()
    let later = Desks()
    later.start(restoring: try desks.place())
    #expect(later.desk?.draftsAtStart == [3])
    later.close()
  }

  @Test func twoWhoKeepHearOfWhatWasTyped() async {
    let desks = Desks()
    desks.start()
    var others: [NavigationSnapshot?] = []
    desks.router.keep(for: "Ada") { others.append($0) }
    desks.desk?.go(.form)
    await nextTurn()
    #expect((desks.kept.count, others.count) == (1, 1))
    desks.desk?.form?.text = "Dear Ada"
    await nextTurn()
    #expect((desks.kept.count, others.count) == (2, 2))
    desks.close()
  }

  @Test func nothingIsKeptWhenNothingHasChanged() async {
    let desks = Desks()
    desks.start()
    await nextTurn()
    #expect(desks.kept.count == 1)
    desks.desk?.go(.form)
    desks.router.pop()
    await nextTurn()
    #expect(desks.kept.count == 1)
    desks.desk?.form?.stateChanged()
    await nextTurn()
    #expect(desks.kept.count == 1)
    desks.router.close()
  }

  @Test func theEmptyStackOfAProgramThatIsLeftIsNotKept() async {
    let desks = Desks()
    desks.start()
    desks.desk?.go(.form)
    await nextTurn()
    desks.desk?.flow.finish()
    await nextTurn()
    desks.router.close()
    await nextTurn()
    #expect(desks.kept.count == 1)
    #expect(desks.kept.last??.outline.contains("form") == true)
  }

  private final class Stubborn: Screen, Presentable, Restorable {
    struct State: Codable {
      init() {}
      func encode(to encoder: any Encoder) throws { throw CancellationError() }
      init(from decoder: any Decoder) {}
    }
    let name = "stubborn"
    func presented() -> any Screen { self }
    var restorableState: State { State() }
    func restore(_ state: State) {}
  }

  @Test func aStateThatCannotBeKeptIsReportedOnce() async {
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(host: InMemoryHost(), onIssue: { issues.append($0.kind) })
    var kept = 0
    router.keep(for: "Ada") { _ in kept += 1 }
    let stubborn = Stubborn()
    router.push(stubborn)
    for _ in 0..<5 { await nextTurn() }
    #expect(kept == 1)
    #expect(issues == [.notKept("CancellationError()")])
    router.push(TestModule("above"))
    for _ in 0..<5 {
      stubborn.stateChanged()
      await nextTurn()
    }
    #expect(kept == 2)
    #expect(issues.count == 1, "not again for each time that it is asked")
    router.close()
  }

  @Test(arguments: [BackOrigin.interrupt, .quit, .signal, .endOfInput])
  func whoLeavesTheProgramStepByStepIsKeptWhereHeWas(origin: BackOrigin) async throws {
    let desks = Desks()
    desks.start()
    desks.desk?.go(.page(1))
    desks.desk?.go(.form)
    await nextTurn()
    for _ in 0..<3 {
      desks.host.back(origin: origin)
      await nextTurn()
    }
    #expect(desks.names == [])
    #expect(desks.kept.count == 1)
    desks.close()
  }

  @Test func whatChangesWhileTheProgramIsLeftIsNotKept() async throws {
    let desks = Desks()
    desks.start()
    desks.desk?.go(.form)
    desks.desk?.go(.page(1))
    await nextTurn()
    desks.host.back(origin: .interrupt)
    desks.desk?.form?.text = "Too late"
    desks.desk?.stateChanged()
    await nextTurn()
    #expect(desks.kept.count == 1)
    desks.close()
  }

  private final class Ruler: Screen, Presentable, Restorable {
    let name = "ruler"
    func presented() -> any Screen { self }
    var restorableState: [Double] { [1, .infinity] }
    func restore(_ state: [Double]) {}
  }

  @Test func aNumberThatNoCoderWritesIsReportedAndTheRestIsKept() async throws {
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(host: InMemoryHost(), onIssue: { issues.append($0.kind) })
    var kept: [NavigationSnapshot?] = []
    router.keep(for: "Ada") { kept.append($0) }
    router.push(Ruler())
    await nextTurn()
    #expect(issues.count == 1)
    _ = try JSONEncoder().encode(try #require(kept.last ?? nil))
    router.close()
  }

  private final class Scale: RouteCoordinator {
    enum Route: Switchback.Route { case weight(Double) }
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() {
      go(.weight(1.5))
      go(.weight(.nan))
    }
    func show(_ route: Route) { flow.push(TestModule("weight")) }
  }

  @Test func aRouteWithSuchANumberIsReportedAndTheRestIsKept() async throws {
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(host: InMemoryHost(), onIssue: { issues.append($0.kind) })
    var kept: [NavigationSnapshot?] = []
    router.keep(for: "Ada") { kept.append($0) }
    router.start { (flow: Flow<Void>) in Scale(flow) }
    await nextTurn()
    #expect(issues.count == 1)
    let place = try #require(kept.last ?? nil)
    #expect(String(decoding: try JSONEncoder().encode(place), as: UTF8.self).contains("1.5"))
    #expect(place.expectedLosses.count == 1)
    router.close()
  }

  @Test func whoStaysAfterAllIsKeptWhereHeIs() async throws {
    let desks = Desks()
    desks.start()
    desks.desk?.go(.page(1))
    desks.desk?.go(.form)
    await nextTurn()
    desks.host.back(origin: .interrupt)
    await nextTurn()
    desks.desk?.go(.page(2))
    await nextTurn()
    #expect(desks.kept.count == 2)
    #expect(try desks.place().outline.contains("NoteForm") == false)
    desks.host.back(origin: .key)
    await nextTurn()
    #expect(desks.kept.count == 3, "a back is a navigation")
    desks.close()
  }

  @Test func whatIsForgottenIsNotKeptBeforeSomethingElseIsShown() async {
    let desks = Desks()
    desks.start()
    desks.desk?.go(.form)
    await nextTurn()
    desks.desk?.form?.text = "secret"
    desks.router.forget()
    await nextTurn()
    #expect(desks.kept.count == 2)
    #expect(desks.kept.last == .some(nil))
    desks.desk?.form?.text = "more"
    await nextTurn()
    #expect(desks.kept.count == 2)
    desks.owner = "Grace"
    desks.router.pop()
    await nextTurn()
    #expect(desks.kept.count == 2, "what is left was shown before")
    desks.desk?.go(.page(1))
    await nextTurn()
    #expect(desks.kept.count == 3)
    #expect(desks.kept.last??.owner == "Grace")
    desks.router.close()
    desks.router.forget()
    #expect(desks.kept.count == 3)
  }

  @Test func whoHasCancelledKeepsNothing() async {
    let router = StackRouter(host: InMemoryHost())
    var kept = 0
    let token = router.keep(for: "Ada") { _ in kept += 1 }
    router.push(TestModule("a"))
    await nextTurn()
    #expect(kept == 1)
    token.cancel()
    router.push(TestModule("b"))
    router.forget()
    await nextTurn()
    #expect(kept == 1)
    router.close()
    router.keep(for: "Ada") { _ in kept += 1 }
    await nextTurn()
    #expect(kept == 1)
  }

  // MARK: - What it costs

  /// Counts how often it is encoded.
  private struct CountingRoute: Route {
    @MainActor static var encoded = 0
    let number: Int
    init(_ number: Int) { self.number = number }

    func encode(to encoder: any Encoder) throws {
      if number < 0 { throw CancellationError() }
      if number < 1000 { MainActor.assumeIsolated { Self.encoded += 1 } }
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }

    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  private final class Counting: RouteCoordinator {
    typealias Route = CountingRoute
    let flow: Flow<Void>
    private let first: Int
    init(_ flow: Flow<Void>, from first: Int = 0) { (self.flow, self.first) = (flow, first) }
    func start() { go(CountingRoute(first)) }
    func show(_ route: CountingRoute) { flow.push(CountingForm("\(route.number)")) }
  }

  /// Counts how often it is asked.
  private final class CountingForm: Screen, Presentable, Restorable {
    static var asked = 0
    let name: String
    init(_ name: String) { self.name = name }
    func presented() -> any Screen { self }
    var restorableState: Int {
      if name.count < 4 { Self.asked += 1 }
      return Self.asked
    }
    func restore(_ state: Int) {}
  }

  @Test func aRouteIsEncodedOnceAndAPageThatIsStillIsNotAsked() async {
    (CountingRoute.encoded, CountingForm.asked) = (0, 0)
    let router = StackRouter(host: InMemoryHost(), onIssue: { _ in })
    var kept = 0
    router.keep(for: "Ada") { _ in kept += 1 }
    weak var coordinator: Counting?
    router.start { (flow: Flow<Void>) in
      let made = Counting(flow)
      coordinator = made
      return made
    }
    for number in 1...10 { coordinator?.go(CountingRoute(number)) }
    await nextTurn()
    #expect(kept == 1)
    #expect(CountingRoute.encoded == 11)
    coordinator?.go(CountingRoute(11))
    await nextTurn()
    #expect(CountingRoute.encoded == 12, "the new one")
    #expect(CountingForm.asked == 11 + 12)
    let form = router.modules.last as? CountingForm
    form?.stateChanged()
    await nextTurn()
    #expect(kept == 3)
    #expect(CountingRoute.encoded == 12)
    #expect(CountingForm.asked == 11 + 12 + 1, "the one that has changed")
    await nextTurn()
    #expect(kept == 3)
    router.close()
  }

  @Test func aRouteThatCannotBeKeptIsReportedOnceAndTheRestIsKept() async {
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(host: InMemoryHost(), onIssue: { issues.append($0.kind) })
    var kept: [NavigationSnapshot?] = []
    router.keep(for: "Ada") { kept.append($0) }
    weak var coordinator: Counting?
    router.start { (flow: Flow<Void>) in
      let made = Counting(flow, from: 1000)
      coordinator = made
      return made
    }
    coordinator?.go(CountingRoute(-1000))
    coordinator?.go(CountingRoute(1001))
    await nextTurn()
    coordinator?.go(CountingRoute(1002))
    await nextTurn()
    #expect(kept.count == 2)
    #expect(kept.allSatisfy { $0.map { (try? KeptSnapshot.stored($0)) != nil } == true })
    #expect(issues == [.notKept("CancellationError()")])
    router.close()
  }
}
