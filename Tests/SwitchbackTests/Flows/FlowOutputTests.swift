import Switchback
import SwitchbackTesting
import Testing

/// A flow that says what it has come to before its pages are left.
@MainActor
@Suite(.waitsForRelease)
struct FlowOutputTests {
  let story = Story()

  /// By what means the last page goes.
  enum Way: CaseIterable {
    case back, popped, poppedByTheStarter, replaced, routerClosed

    @MainActor
    func leave(_ flow: Flow<String>, _ story: Story) {
      switch self {
      case .back: story.host.front.back()
      case .popped: flow.pop()
      case .poppedByTheStarter: story.router.popToRoot()
      case .replaced: story.router.setRoot(TestModule("new"))
      case .routerClosed: story.router.close()
      }
    }

    var cause: EndCause {
      switch self {
      case .back: .systemBack(.key)
      case .popped, .poppedByTheStarter: .popped
      case .replaced: .replaced
      case .routerClosed: .routerGone
      }
    }
  }

  @Test(arguments: [FlowPlacement.push, .modal, .root], Way.allCases)
  func whoeverLeavesTheLastPageHasItsOutput(_ placement: FlowPlacement, _ way: Way) {
    story.push("a")
    story.forget()
    var end: FlowEnd<String>?
    let flow = story.start("checkout", placement, showing: ["form"]) { end = $1 }
    story.forget()
    flow.setOutput("order")
    do {
      let thanks = story.module("thanks")
      flow.setRoot(thanks)
      story.observe(thanks)
    }
    #expect(story.told == ["form: replaced"])
    #expect(flow.isOpen)
    #expect(end == nil, "nobody is told before it is over")
    story.forget()
    // What is at the very root is not popped.
    if placement == .root, way == .poppedByTheStarter { return story.router.close() }
    way.leave(flow, story)
    let leaving = way == .routerClosed && placement != .root ? ["a: router gone"] : []
    let replaced = way == .replaced && placement != .root ? ["a: replaced"] : []
    #expect(
      story.told == ["thanks: \(way.cause)"] + leaving + replaced + ["checkout ended: finished"])
    #expect(end == .finished("order"))
    #expect(!flow.isOpen)
    story.expectReleased()
  }

  @Test func aSheetThatIsPulledDownHasItsOutput() {
    story.push("a")
    var end: FlowEnd<String>?
    let flow = story.start("checkout", .modal, showing: ["form", "thanks"]) { end = $1 }
    flow.setOutput("order")
    story.host.front.pullDown()
    #expect(end == .finished("order"))
    story.expectReleased()
  }

  @Test(arguments: [false, true])
  func aTabHasItsOutput(isRemoved: Bool) {
    let tabs = TabContainer(host: InMemoryTabHost())
    var flow: Flow<String>?
    var end: FlowEnd<String>?
    tabs.add(.a, title: "A", for: story) { made in
      flow = made
      return Script(made) { $0.push(TestModule("x")) }
    } onEnd: {
      end = $1
    }
    tabs.add(.b, title: "B") { (flow: Flow<Void>) in Script(flow) { $0.push(TestModule("y")) } }
    story.push("a")
    story.router.push(tabs)
    flow?.setOutput("order")
    if isRemoved { tabs.remove(.a) } else { story.host.back() }
    if !isRemoved { story.router.pop() }
    #expect(end == .finished("order"))
    story.router.close()
  }

  @Test func aFlowInsideHasItsOutputWhenTheOneAroundItFinishes() {
    story.push("a")
    let outer = story.start("outer", showing: ["b"])
    let inner = story.start("inner", in: outer, showing: ["c"])
    inner.setOutput("order")
    outer.finish("")
    #expect(story.told.suffix(2) == ["inner ended: finished", "outer ended: finished"])
    story.expectReleased()
  }

  @Test func aRouterThatIsLetGoTellsIt() async {
    let host = InMemoryHost()
    var router: StackRouter? = StackRouter(host: host)
    var end: FlowEnd<String>?
    router?.start(for: story) { flow in
      Script(flow) { flow in
        flow.push(TestModule("a"))
        flow.setOutput("order")
      }
    } onEnd: {
      end = $1
    }
    router = nil
    await until { end != nil }
    #expect(end == .finished("order"))
  }

  @Test func theTaskThatWasCancelledHasItsOutput() async {
    story.push("a")
    let router = story.router
    let task = Task {
      await router.run { (flow: Flow<String>) in
        Script(flow) { flow in
          flow.push(TestModule("b"))
          flow.setOutput("order")
        }
      }
    }
    await until { story.names.count == 2 }
    task.cancel()
    #expect(await task.value == .finished("order"))
    #expect(story.names == ["a"])
  }

  @Test func whoeverAwaitsItHasTheOutput() async {
    story.push("a")
    let ticket: FlowTicket<String> = story.router.start { flow in
      Script(flow) { flow in
        flow.push(TestModule("b"))
        flow.setOutput("order")
      }
    }
    #expect(ticket.result == nil, "it is open")
    story.host.back()
    #expect(ticket.result == .finished("order"))
    #expect(await ticket.end == .finished("order"))
  }

  @Test func aListenerHearsThatItFinishedAndEventsSayByWhatMeans() {
    story.push("a")
    var causes: [EndCause] = []
    story.router.observe { event in
      if case .flowEnded(_, let cause) = event.kind { causes.append(cause) }
    }
    let listener = RecordingFlowListener()
    story.router.start(listener: listener) { (flow: Flow<Int>) in
      Script(flow) { flow in
        flow.push(TestModule("b"))
        flow.setOutput(1)
      }
    }
    story.host.back()
    #expect(listener.ends.map(\.cause) == [.finished])
    #expect(causes == [.systemBack(.key)])
  }

  // MARK: - Which output

  @Test func theLatestCounts() {
    story.push("a")
    var end: FlowEnd<String>?
    let flow = story.start("flow", showing: ["b"]) { end = $1 }
    flow.setOutput("one")
    flow.setOutput("two")
    story.host.back()
    #expect(end == .finished("two"))
  }

  @Test func finishHasAnother() {
    story.push("a")
    var ends: [FlowEnd<String>] = []
    let flow = story.start("flow", showing: ["b"]) { ends.append($1) }
    flow.setOutput("one")
    flow.finish("two")
    #expect(ends == [.finished("two")])
  }

  @Test func cancelDiscardsIt() {
    story.push("a")
    var end: FlowEnd<String>?
    let flow = story.start("flow", showing: ["b"]) { end = $1 }
    flow.setOutput("order")
    flow.cancel()
    #expect(end == .cancelled(.cancelled))
    #expect(story.told.last == "flow ended: cancelled")
  }

  @Test func theStartersCancelDiscardsIt() {
    story.push("a")
    let ticket: FlowTicket<String> = story.router.start { flow in
      Script(flow) { flow in
        flow.push(TestModule("b"))
        flow.setOutput("order")
      }
    }
    ticket.cancel()
    #expect(ticket.result == .cancelled(.cancelled))
  }

  @Test func aRefusedEndChangesNothingOfIt() {
    story.push("a")
    var end: FlowEnd<String>?
    let flow = story.start("flow", showing: ["b"]) { end = $1 }
    flow.setOutput("order")
    let above = GuardedModule("above", leaving: .refused)
    story.router.push(above)
    #expect(flow.cancel().outcome == .rejected(.leaveRefused))
    #expect(flow.finish("other").outcome == .rejected(.leaveRefused))
    above.leaving = .allowed
    story.router.popToRoot()
    #expect(end == .finished("order"))
  }

  @Test func anOutputOfNothingIsAnOutput() {
    var end: FlowEnd<String?>?
    var flow: Flow<String?>?
    story.push("a")
    for isSet in [false, true] {
      story.router.start(for: story) { (made: Flow<String?>) in
        flow = made
        return Script(made) { $0.push(TestModule("b")) }
      } onEnd: {
        end = $1
      }
      if isSet { flow?.setOutput(nil) }
      story.host.back()
      #expect(end == (isSet ? .finished(nil) : .cancelled(.systemBack(.key))))
    }
  }

  // MARK: - When

  @Test func itMayBeSetBeforeAnythingIsShown() {
    story.push("a")
    story.router.push(TestModule("item"), intent: "item")
    var end: FlowEnd<String>?
    story.router.start(for: story) { (flow: Flow<String>) in
      flow.setOutput("known")
      return Script(flow) { $0.push(TestModule("item"), intent: "item") }
    } onEnd: {
      end = $1
    }
    #expect(end == .finished("known"), "its first page is there already")
  }

  @Test func whatNeverBeganHasNone() {
    var running: (any Coordinator)?
    story.router.start { (flow: Flow<Void>) in
      let coordinator = Script(flow) { $0.push(TestModule("a")) }
      running = coordinator
      return coordinator
    }
    let ticket: FlowTicket<Void> = story.router.start { flow in
      flow.setOutput(())
      return running ?? Script(flow)
    }
    #expect(story.issues.count == 1)
    #expect(ticket.result?.cause == .notStarted)
  }

  @Test func whenItsStarterWasToldItIsReported() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    let place = CallSite(line: #line + 1)
    flow.finish("one")
    flow.setOutput("two")
    #expect(story.issues == [.outputSetTooLate(ended: .finished, at: place)])
    #expect(story.told.last == "flow ended: finished")
  }

  @Test func whenTheRouterIsClosedItIsReportedToo() {
    let flow = story.start("flow", showing: ["b"])
    story.router.close()
    flow.setOutput("order")
    #expect(story.issues == [.outputSetTooLate(ended: .routerGone, at: nil)])
  }

  @Test func aCallbackOfTheVeryChangeMaySetIt() {
    story.push("a")
    var end: FlowEnd<String>?
    let flow = story.start("flow", showing: ["b"]) { end = $1 }
    story.router.observeRemoval(of: flow.modules[0], by: flow) { flow, _ in
      #expect(!flow.isOpen)
      flow.setOutput("late")
    }
    story.host.back()
    #expect(end == .finished("late"))
    #expect(story.issues == [])
  }

  /// One event takes both flows; the order must not get lost on its way.
  @Test func aFlowAroundMayPassOnWhatTheOneInsideHasComeTo() {
    story.push("a")
    var end: FlowEnd<String>?
    let purchase = story.start("purchase", showing: ["offer"]) { end = $1 }
    let checkout = story.start("checkout", in: purchase, showing: ["thanks"]) { _, end in
      if let order = end.output { purchase.setOutput(order) }
    }
    checkout.setOutput("order")
    story.host.back(toDepth: 1)
    #expect(story.told.suffix(2) == ["checkout ended: finished", "purchase ended: finished"])
    #expect(end == .finished("order"))
    #expect(story.issues == [])
  }

  // MARK: - Whoever started it

  @Test(arguments: CoordinatorOwnership.both)
  func aFlowThatShowsNothingIsLeftToDecide(ownership: CoordinatorOwnership) {
    let story = Story(ownership: ownership)
    story.router.push(TestModule("a"))
    let purchase = story.start("purchase")
    let checkout = story.start("checkout", in: purchase, showing: ["thanks"])
    checkout.setOutput("order")
    story.host.back()
    #expect(story.told == ["thanks: system back (key)", "checkout ended: finished"])
    #expect(purchase.isOpen, "as after a child that called finish")
    #expect(story.probe.alive == ["purchase coordinator"])
    story.push("receipt", on: purchase)
    #expect(story.names == ["a", "receipt"])
    story.expectReleased()
  }

  @Test func theFlowAroundOneThatFinishesThenIsLeftToDecideToo() {
    story.push("a")
    let shop = story.start("shop")
    let purchase = story.start("purchase", in: shop)
    story.start("checkout", in: purchase, showing: ["form"]) { _, _ in purchase.finish("nothing") }
    story.host.back()
    #expect(
      story.told == [
        "form: system back (key)", "checkout ended: system back (key)", "purchase ended: finished",
      ])
    #expect(shop.isOpen)
    story.router.close()
  }

  @Test func whatACancelledChildLeavesEndsAsBefore() {
    story.push("a")
    let purchase = story.start("purchase")
    let checkout = story.start("checkout", in: purchase, showing: ["form"])
    checkout.setOutput("order")
    checkout.cancel()
    #expect(!purchase.isOpen)
    #expect(story.told.suffix(2) == ["checkout ended: cancelled", "purchase ended: cancelled"])
  }

  @Test func whatIsCancelledHasNoOutputWhateverItsCodeSetsThen() {
    story.push("a")
    var end: FlowEnd<String>?
    let outer = story.start("outer", showing: ["b"]) { end = $1 }
    let child = story.start("child", in: outer, showing: ["c"]) { _, childEnd in
      if let output = childEnd.output { outer.setOutput(output) }
    }
    child.setOutput("order")
    outer.cancel(because: "gave up")
    #expect(story.told.contains("child ended: finished"), "the child has its output")
    #expect(end?.output == nil)
    #expect(end?.cause == .cancelled(because: "gave up"))
  }
}
