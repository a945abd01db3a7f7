import Switchback
import SwitchbackTesting
import Testing

/// The same flow, asked for twice.
@MainActor
@Suite(.waitsForRelease)
struct FlowIntentTests {
  let story = Story()

  @discardableResult
  private func buy(
    _ intent: IntentKey? = "buy",
    from parent: (any FlowStarting)? = nil,
  ) -> FlowTicket<Void> {
    (parent ?? story.router).start(.modal, for: story, intent: intent) { flow in
      Script(flow) { $0.push(TestModule("checkout")) }
    } onEnd: {
      $0.note("\($1.cause)")
    }
  }

  @Test func aDoubleTapStartsOneFlow() {
    story.push("shop")
    let first = buy()
    let second = buy()
    #expect(first.result == nil)
    #expect(second.result?.cause == .notStarted)
    #expect(story.names == ["shop", "checkout"])
    #expect(story.told == [], "nobody is told of what never began")
    #expect(story.issues == [], "nor blamed")
  }

  @Test func anotherIntentOrNoneIsAnotherFlow() {
    story.push("shop")
    buy()
    #expect(buy("gift").result == nil)
    #expect(buy(nil).result == nil)
    #expect(buy(nil).result == nil)
    #expect(story.names.count == 5)
  }

  @Test func itCanBeStartedAgainOnceItIsOver() {
    story.push("shop")
    buy().cancel()
    #expect(buy().result == nil)
    #expect(story.told == ["cancelled"])
  }

  @Test func anIntentIsThatOfTheFlowThatStarts() {
    let shop = story.start("shop", showing: ["list"])
    buy()
    #expect(buy(from: shop).result == nil)
    #expect(buy(from: shop).result?.cause == .notStarted)
  }

  @Test func runAnswersThatItWasNotStarted() async {
    story.push("shop")
    buy()
    let end: FlowEnd<Void> = await story.router.run(.modal, intent: "buy") { flow in
      Script(flow) { $0.push(TestModule("checkout")) }
    }
    #expect(end.cause == .notStarted)
  }

  // MARK: - A first push that is superseded

  private func details(_ body: @escaping @MainActor (Flow<Void>) -> Void) -> FlowTicket<Void> {
    story.router.start(for: story) { flow in
      Script(flow, body)
    } onEnd: {
      $0.note("details: \($1.cause)")
    }
  }

  @Test func aFlowWhoseFirstPushIsThereAlreadyEnds() {
    story.router.push(TestModule("item"), intent: "item/1")
    let ticket = details { $0.push(TestModule("item"), intent: "item/1") }
    #expect(ticket.result?.cause == .superseded)
    #expect(story.told == ["details: superseded"])
    #expect(story.issues == [])
    #expect(story.names == ["item"])
  }

  @Test func itGoesOnIfItShowsSomethingElseInstead() {
    story.router.push(TestModule("item"), intent: "item/1")
    let ticket = details { flow in
      let first = flow.push(TestModule("item"), intent: "item/1")
      if first.outcome == .superseded { flow.push(TestModule("other")) }
    }
    #expect(ticket.result == nil)
    #expect(story.names == ["item", "other"])
    #expect(story.told == [])
  }

  @Test func itEndsLaterToo() {
    story.router.push(TestModule("item"), intent: "item/1")
    var flow: Flow<Void>?
    let ticket = details { flow = $0 }
    #expect(ticket.result == nil)
    flow?.push(TestModule("item"), intent: "item/1")
    #expect(ticket.result?.cause == .superseded)
  }

  @Test func aFlowThatHasShownSomethingStays() {
    let flow = story.start("flow", showing: ["a"])
    story.router.push(TestModule("item"), intent: "item/1")
    flow.push(TestModule("item"), intent: "item/1")
    #expect(flow.isOpen)
  }

  @Test func itEndsFromWithinACallbackToo() {
    story.router.push(TestModule("item"), intent: "item/1")
    let other = story.start("other", showing: ["a"]) { story, _ in
      story.router.start(for: story) { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule("item"), intent: "item/1") }
      } onEnd: {
        $0.note("details: \($1.cause)")
      }
    }
    other.finish("")
    #expect(story.told.last == "details: superseded")
  }
}
