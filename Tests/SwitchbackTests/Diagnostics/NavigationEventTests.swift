import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct NavigationEventTests {
  let story = Story()

  /// Collects what is told, as text.
  @MainActor
  final class Log {
    var lines: [String] = []
    var events: [NavigationEvent] = []
    /// The lines without the place in the source.
    var whats: [String] {
      zip(lines, events).map { line, event in
        guard let source = event.source, line.hasSuffix(" (\(source))") else { return line }
        return String(line.dropLast("\(source)".count + 3))
      }
    }

    func take(_ event: NavigationEvent) {
      lines.append(event.description)
      events.append(event)
    }
  }

  @Test func aWholeStoryIsToldInOrder() {
    let log = Log()
    story.router.observe(log.take)
    story.router.push(TestModule("a"))
    let flow = story.start("flow")
    flow.push(TestModule("b"))
    flow.pop(to: TestModule("x"))
    flow.finish("")
    #expect(
      log.whats == [
        "request push a#1 [a#1]",
        "shown a#1 [a#1]",
        "flow started ScriptedCoordinator<String>#1 (push) [a#1]",
        "request push b#2 in ScriptedCoordinator<String>#1 [a#1, b#2]",
        "shown b#2 in ScriptedCoordinator<String>#1 [a#1, b#2]",
        "rejected (notInStack) pop to x#0 in ScriptedCoordinator<String>#1 [a#1, b#2]",
        log.lines[6],
        "removed b#2: finished in ScriptedCoordinator<String>#1 [a#1]",
        "flow ended ScriptedCoordinator<String>#1: finished [a#1]",
      ])
    #expect(log.lines[6].hasPrefix("issue x: a pop to a module that is not on the stack."))
  }

  @Test func aLineSaysWhereItWasAskedForOnce() {
    let log = Log()
    story.router.observe(log.take)
    let place = CallSite(line: #line + 1)
    story.router.push(TestModule("a"))
    #expect(log.lines == ["request push a#1 [a#1] (\(place))", "shown a#1 [a#1] (\(place))"])
    let wrong = CallSite(line: #line + 1)
    story.router.pop(to: TestModule("x"))
    let ends = log.lines.suffix(2).map { $0.split(separator: "\(wrong)").count }
    #expect(ends == [2, 2], "also an issue, whose sentence has it")
    story.router.push(TestModule("b"))
    story.host.back()
    #expect(log.lines.last == "removed b#2: system back (key) [a#1]", "the user is in no file")
  }

  @Test func aFlowSaysWhereItWasToldToShowItselfAndWhoStartedIt() {
    let log = Log()
    let outer = story.start("outer")
    outer.push(TestModule("a"))
    story.router.observe(log.take)
    outer.start(.modal) { (flow: Flow<Void>) in
      Script(flow) {
        $0.push(TestModule("b"))
        $0.push(TestModule("c"))
      }
    }
    let inner = FlowID(2, "ScriptedCoordinator<()>")
    let kinds = log.events.map(\.kind)
    #expect(kinds.first == .flowStarted(inner, .modal, parent: outer.id))
    #expect(kinds.contains(.presented(ModuleID(2, "b"))))
    #expect(kinds.contains(.shown(ModuleID(3, "c"))), "what is pushed on it is only shown")
    #expect(
      log.whats.first == """
        flow started ScriptedCoordinator<()>#2 (modal from ScriptedCoordinator<String>#1) [a#1]
        """)
  }

  @Test func everyRequestIsRecordedAsItWasMeant() {
    let router = MockRouter()
    let (a, b) = (TestModule("a"), TestModule("b"))
    router.push(a)
    router.push(b)
    router.pop(to: a)
    router.replaceTop(TestModule("c"))
    router.setStack([TestModule("d"), TestModule("e")])
    router.popToRoot()
    router.pop()
    router.setRoot(TestModule("f"), transition: .none)
    router.pop(to: Finisher.self)
    router.batch([.push(TestModule("g")), .pop(count: 1)])
    #expect(
      router.requests.map(\.steps) == [
        [.push(ModuleID(1, "a"))], [.push(ModuleID(2, "b"))], [.popTo(ModuleID(1, "a"))],
        [.replaceTop(ModuleID(3, "c"))], [.setStack([ModuleID(4, "d"), ModuleID(5, "e")])],
        [.popToRoot], [.pop(count: 1)], [.setStack([ModuleID(6, "f")])], [.popToLast("Finisher")],
        [.push(ModuleID(0, "g")), .pop(count: 1)],
      ])
    let atOnce = router.requests.indices.filter { router.requests[$0].transition == .none }
    #expect(atOnce == [7])
    #expect(
      router.requests.map(\.description) == [
        "push a#1", "push b#2", "pop to a#1", "replace top by c#3", "set stack [d#4, e#5]",
        "pop to root", "pop", "set stack [f#6] (at once)", "pop to Finisher", "push g#0, pop",
      ])
  }

  @Test func eventsTellWhereTheyWereAskedFor() {
    let log = Log()
    story.router.observe(log.take)
    let line = #line + 1
    story.router.push(TestModule("a"))
    #expect(log.events.map(\.source?.line) == [line, line])
    #expect(log.events.first?.source?.file == "SwitchbackTests/NavigationEventTests.swift")
    story.push("b")
    story.host.back()
    #expect(log.events.last?.source == nil, "it was the user")
  }

  @Test func aFlowsObserverHearsOfThatFlowAndThoseInsideUntilItEnds() {
    let log = Log()
    let outer = story.start("outer", showing: ["a"])
    outer.observe(log.take)
    let inner = story.start("inner", in: outer, showing: ["b"])
    story.push("c")
    inner.finish("")
    let heard = log.events.map(\.flow?.serial)
    #expect(heard == [2, 2, 2, 2, 2])
    outer.finish("")
    let count = log.events.count
    story.push("d")
    #expect(log.events.count == count)
    #expect(log.lines.last?.hasPrefix("flow ended ScriptedCoordinator<String>#1: finished") == true)
  }

  @Test func aCancelledObservationHearsNothingMore() {
    let log = Log()
    let observation = story.router.observe(log.take)
    story.push("a")
    observation.cancel()
    observation.cancel()
    story.push("b")
    #expect(log.lines.count == 2)
  }

  @Test func aCancelledObservationIsNotKept() {
    weak var token: ObservationToken?
    do {
      let observation = story.router.observe { _ in }
      token = observation
      observation.cancel()
    }
    #expect(token == nil)
  }

  @Test func anObservationCancelledInsideItsBodyHearsNothingMore() {
    var count = 0
    let box = ObservationBox()
    box.observation = story.router.observe { _ in
      count += 1
      box.observation?.cancel()
    }
    story.push("a", "b")
    #expect(count == 1)
  }

  @Test func droppingTheTokenChangesNothing() {
    let log = Log()
    story.router.observe(log.take)
    story.push("a")
    #expect(log.lines.count == 2)
  }

  @Test func observersAreToldInTheOrderInWhichTheyBegan() {
    var order: [Int] = []
    for number in 0..<3 { story.router.observe { _ in order.append(number) } }
    story.router.push(TestModule("a"))
    #expect(order == [0, 1, 2, 0, 1, 2])
  }

  @Test(arguments: 0..<3)
  func cancellingOneOfThreeObserversLeavesTheOthersInTheirOrder(cancelled: Int) {
    var order: [Int] = []
    let tokens = (0..<3).map { number in
      story.router.observe { _ in order.append(number) }
    }
    tokens[cancelled].cancel()
    story.push("a")
    let others = [0, 1, 2].filter { $0 != cancelled }
    #expect(order == others + others, "of the request, and of what is shown")
  }

  @Test func anObserverThatAnotherCancelsHearsNothingMore() {
    var heard: [String] = []
    let box = ObservationBox()
    story.router.observe { _ in
      heard.append("first")
      box.observation?.cancel()
    }
    box.observation = story.router.observe { _ in heard.append("second") }
    story.router.observe { _ in heard.append("third") }
    story.push("a")
    #expect(heard == ["first", "third", "first", "third"])
  }

  @Test func whenAFlowEndsOnlyItsOwnObserversAreLetGo() {
    story.push("root")
    var heard: [String] = []
    let first = story.start("first", showing: ["a"])
    let second = story.start("second", showing: ["b"])
    story.router.observe { _ in heard.append("router") }
    second.observe { _ in heard.append("second") }
    first.observe { _ in heard.append("first") }
    second.finish("")
    heard = []
    first.popToRoot()
    #expect(heard == ["router", "first"])
  }

  @Test func causesReadAsWords() {
    let causes: [EndCause] = [
      .finished, .systemBack(.unknown), .systemBack(.endOfInput), .popped, .replaced, .parentEnded,
      .taskCancelled, .routerGone, .hostRefused, .notStarted,
    ]
    #expect(
      causes.map(\.description) == [
        "finished", "system back", "system back (endOfInput)", "popped", "replaced", "parent ended",
        "task cancelled", "router gone", "refused by the host", "not started",
      ])
  }

  @MainActor
  final class ObservationBox {
    var observation: ObservationToken?
  }
}
