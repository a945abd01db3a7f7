import Switchback
import SwitchbackTesting
import Testing

/// A test ends a program at any moment, and is told what would not come back.
@MainActor
@Suite(.waitsForRelease)
struct RestartedProgramTests {
  @Test func whatWasTypedIsThereAgain() async throws {
    let program = RestartedProgram { Desk($0) }
    try desk(of: program).go(.form)
    try program.host.top(as: NoteForm.self).text = "Dear Ada"
    try await program.restart()
    #expect(try program.host.top(as: NoteForm.self).text == "Dear Ada")
    #expect(program.report?.missing == [])
    #expect(program.report?.endedProgram == nil)
    #expect(program.place?.owner == "somebody")
    program.router.close()
  }

  @Test func whatWasNotKeptYetIsGone() async throws {
    let program = RestartedProgram { Desk($0) }
    try desk(of: program).go(.page(1))
    try await program.restart()
    try desk(of: program).go(.page(2))
    try program.kill()
    #expect(program.router.modules.map(\.name) == ["list", "page 1"])
    program.router.close()
  }

  @Test func anotherOwnerBeginsAnew() async throws {
    let program = RestartedProgram(for: "Ada") { Desk($0) }
    try desk(of: program).go(.page(1))
    try await program.restart()
    program.owner = "Grace"
    try program.kill()
    #expect(program.router.modules.map(\.name) == ["list"])
    #expect(program.report?.missing == ["the place was kept for somebody else"])
    program.router.close()
  }

  @Test func whatCouldNotBeShownAgainIsNamed() throws {
    let program = RestartedProgram { Desk($0) }
    try desk(of: program).go(.page(1))
    try program.router.expectRestorable()
    try desk(of: program).flow.push(TestModule("own"))
    try desk(of: program).flow.start(.modal) { Desk($0) }
    let error = try #require(throws: NotRestorable.self) { try program.router.expectRestorable() }
    #expect(error.missing == [error.description])
    #expect(error.description == "own was shown without a route in Desk#1")
    program.router.push(TestModule("outside"))
    let second = try #require(throws: NotRestorable.self) { try program.router.expectRestorable() }
    #expect(second.losses.first == .outside("outside"))
    program.router.close()
  }

  /// Its second route cannot be written.
  private final class Odd: RouteCoordinator {
    struct Route: Switchback.Route {
      let number: Double
    }
    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { go(Route(number: 1)) }
    func show(_ route: Route) { flow.push(TestModule("page \(route.number)")) }
  }

  @Test func aRouteThatCannotBeWrittenIsNamed() throws {
    let router = StackRouter(host: InMemoryHost())
    var odd: Odd?
    router.start {
      let made = Odd($0)
      odd = made
      return made
    }
    try router.expectRestorable()
    odd?.go(.init(number: .nan))
    let error = try #require(throws: NotRestorable.self) { try router.expectRestorable() }
    #expect(error.description == "page nan was shown without a route in Odd#1")
    router.close()
  }

  @Test func whatLacksAPartIsNamed() throws {
    let story = LinkStory()
    story.router.open(DeepLink(Shell.Route.pair))
    try story.router.expectRestorable()
    story.host.back()
    let error = try #require(throws: NotRestorable.self) { try story.router.expectRestorable() }
    #expect(error.losses == [.incomplete(RouteName(Shell.Route.pair))])
    story.router.close()
  }

  @Test func nobodyHearsOfTheEndOfAProgramThatIsKilled() throws {
    let ends = Ends()
    let program = RestartedProgram { flow in
      ScriptedCoordinator<Void>(flow) { flow in
        flow.push(TestModule("home"))
        flow.start(for: ends) { (flow: Flow<Void>) in
          ScriptedCoordinator(flow) { $0.push(TestModule("inner")) }
        } onEnd: { ends, _ in
          ends.count += 1
        }
      }
    }
    try program.kill()
    #expect(ends.count == 0)
    #expect(program.host.names == ["home", "inner"])
  }

  private final class Ends { var count = 0 }

  @Test func aProgramIsReleasedWithEverythingThatItHasShown() async throws {
    let probe = LifetimeProbe()
    do {
      let program = RestartedProgram { flow in
        ScriptedCoordinator<Void>(flow) { $0.push(probe.track(TestModule("home"), as: "home")) }
      }
      probe.track(program)
      try program.kill()
      #expect(probe.alive == ["home", "RestartedProgram", "home"])
    }
    await until { probe.alive.isEmpty }
    #expect(probe.alive == [])
  }

  @Test func whatAnEndedRunShowsLaterIsNotKept() async throws {
    let program = RestartedProgram { Desk($0) }
    let first = try desk(of: program)
    first.go(.page(1))
    try await program.restart()
    first.go(.page(2))
    try await program.restart()
    #expect(program.host.names == ["list", "page 1"])
  }

  @Test func aStateThatCannotBeKeptIsReported() async throws {
    let program = RestartedProgram { Scale($0) }
    try await program.restart()
    #expect(program.issues.isEmpty)
    try program.host.top(as: Measure.self).value = .nan
    try await program.restart()
    #expect(program.issues.map(\.subject) == ["measure"])
    #expect(try program.host.top(as: Measure.self).value == 0)
  }

  /// Shows one page, with a state that text cannot always hold.
  private final class Scale: RouteCoordinator {
    enum Route: Switchback.Route { case measure }
    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { go(.measure) }
    func show(_ route: Route) { flow.push(Measure()) }
  }

  private final class Measure: Screen, Presentable, Restorable {
    let name = "measure"
    var value = 0.0 { didSet { stateChanged() } }
    var restorableState: Double { value }
    func restore(_ state: Double) { value = state }
  }

  private func desk(of program: RestartedProgram) throws -> Desk {
    try #require(Desk.latest)
  }
}
