import Switchback
import SwitchbackTesting
import Testing

/// Whether a router has nothing left to do, as its host hears.
@MainActor
@Suite(.waitsForRelease)
struct IdleReporterTests {
  /// Does everything at once, and notes whether the router was idle when it was told something.
  @MainActor
  final class CuriousHost: StackHost {
    private(set) var screens: [any Screen] = []
    private(set) var reporter: HostReporter?
    private(set) var question: HostQuestion?
    private(set) var wasIdle: [Bool] = []
    func connect(_ reporter: HostReporter) { self.reporter = reporter }

    func show(_ command: HostCommand) {
      screens = screens.prefix(command.kept) + command.tail
      wasIdle.append(reporter?.isIdle ?? true)
      reporter?.carriedOut(command.id)
    }

    func back() { reporter?.goBack(origin: .key) }

    func ask(_ question: HostQuestion) { self.question = question }
  }

  private let host = CuriousHost()

  @Test func itIsWhenAllIsDoneAndNotBefore() throws {
    let router = StackRouter(host: host)
    let reporter = try #require(host.reporter)
    #expect(reporter.isIdle)
    var wasIdle: [Bool] = []
    router.observe { _ in wasIdle.append(reporter.isIdle) }
    router.push(TestModule("a"))
    #expect(reporter.isIdle)
    #expect(Set(host.wasIdle + wasIdle) == [false], "it was at work")
    router.close()
    #expect(reporter.isIdle)
  }

  @Test func itIsNotUntilWhoAwaitedAnEndHasReacted() async throws {
    let router = StackRouter(host: host)
    let reporter = try #require(host.reporter)
    let ticket: FlowTicket<Void> = router.start { flow in
      ScriptedCoordinator(flow) { $0.push(TestModule("a")) }
    }
    var wasIdle: Bool?
    let task = Task {
      _ = await ticket.end
      wasIdle = reporter.isIdle
      router.push(TestModule("b"))
    }
    await nextTurn()
    #expect(reporter.isIdle)
    host.back()
    #expect(!reporter.isIdle)
    await task.value
    #expect(wasIdle == false)
    await until { reporter.isIdle }
    #expect(reporter.isIdle)
    router.close()
  }

  @Test func itIsNotUntilWhoAskedHasReacted() async throws {
    let router = StackRouter(host: host)
    let reporter = try #require(host.reporter)
    let box = FlowBox<String>()
    router.start { flow in box.keep(Script(flow) { $0.push(TestModule("a")) }) }
    let flow = try #require(box.coordinator?.flow)
    let task = Task {
      await flow.inform("Nothing was sent.")
      return reporter.isIdle
    }
    await until { host.question != nil }
    #expect(reporter.isIdle, "it is the user who takes time")
    host.question?.answer(0)
    #expect(!reporter.isIdle)
    #expect(await task.value == false)
    await until { reporter.isIdle }
    #expect(reporter.isIdle)
    router.close()
  }
}
