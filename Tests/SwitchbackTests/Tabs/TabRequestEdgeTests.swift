import Switchback
import SwitchbackTesting
import Testing

/// Requests of and for tabs that come and go meanwhile.
@MainActor
@Suite(.waitsForRelease)
struct TabRequestEdgeTests {
  @Test func aBackThatWasHeldMeansTheSameAfterTheTabWasSwitched() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"], back: .history)
    let draft = GuardedModule("draft", leaving: .ask)
    tabs.tabs[.b]?.push(draft)
    tabs.story.host.front.back()
    #expect(draft.attempts.map { $0.leaving.map(\.name) } == [["Tabs", "b1", "draft", "a1"]])
    tabs.host.tap(.b)
    tabs.host.tap(.a)
    let ticket = draft.leaveAnyway()
    #expect(tabs.story.names == ["home"], "it meant leaving the container")
    #expect(ticket?.outcome != .rejected(.atRoot))
    #expect(tabs.module?.selected?.id.name ?? "gone" == "gone")
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func aBackThatWasHeldIsNotLostWhenAnotherTabIsShown() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    let draft = GuardedModule("draft", leaving: .ask)
    tabs.tabs[.b]?.push(draft)
    tabs.story.host.front.back()
    tabs.host.tap(.b)
    let ticket = draft.leaveAnyway()
    #expect(ticket?.outcome != .rejected(.atRoot), "it was meant and agreed to")
    #expect(tabs.story.names == ["home"])
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func selectingATabThatIsRemovedBeforeItIsShownIsSuperseded() {
    let tabs = TabStory([.a: 2, .b: 1])
    var ticket: NavigationTicket?
    if let module = tabs.tabs[.a]?.modules.last {
      tabs.story.router.observeRemoval(of: module, by: tabs) { tabs, _ in
        ticket = tabs.tabs.select(.b)
        tabs.tabs.remove(.b)
      }
    }
    tabs.tabs[.a]?.pop()
    #expect(tabs.hostView == "*a: a1")
    #expect(!tabs.host.selections.contains(.b))
    #expect(ticket?.outcome == .superseded, "b was never shown")
    tabs.expectReleased()
  }

  @Test func tabsOfACancelledFlowEndWithTheirParent() async {
    let story = Story()
    let router = story.router
    let host = InMemoryTabHost()
    var plain: Flow<String>?
    let task = Task {
      await router.run { (flow: Flow<Void>) in
        Script(flow) { flow in
          flow.push(TestModule("home"))
          plain = story.start("plain", in: flow, showing: ["p"])
          let tabs = TabContainer(host: host)
          tabs.add(.a, title: "", for: story) { (flow: Flow<Void>) in
            Script(flow) { story.push("a1", on: $0) }
          } onEnd: { story, end in
            story.note("a ended: \(end.cause)")
          }
          flow.push(tabs)
        }
      }
    }
    await until { story.router.modules.count == 3 }
    task.cancel()
    _ = await task.value
    #expect(plain?.isOpen == false)
    #expect(
      story.told == [
        "a1: parent ended", "p: parent ended", "a ended: parent ended", "plain ended: parent ended",
      ])
    plain = nil
    host.show(TabBar())
    story.expectReleased()
  }

  @Test func aTabThatIsRemovedWhenItsAdditionIsToldIsGone() {
    let tabs = TabStory([.a: 1])
    var ticket: NavigationTicket?
    let token = tabs.story.router.observe { [weak tabs] event in
      if case .tabAdded(.b) = event.kind { ticket = tabs?.tabs.remove(.b) }
    }
    tabs.add(.b)
    token.cancel()
    #expect(ticket?.outcome == .committed(removed: []) || tabs.view == "*a: a1")
    #expect(tabs.view == "*a: a1", "what was asked for is not lost")
    tabs.expectReleased()
  }

  @Test func aTabThatIsAddedWhenTheLastOneIsSaidToBeGoneIsSaidToBeSelectedOnce() {
    let tabs = TabStory([.a: 1])
    var selected: [TabID] = []
    let token = tabs.story.router.observe { [weak tabs] event in
      if case .tabRemoved(.a) = event.kind { tabs?.add(.b) }
      if case .tabSelected(let id) = event.kind { selected.append(id) }
    }
    tabs.tabs.remove(.a)
    token.cancel()
    #expect(selected == [.b])
    #expect(tabs.view == "*b: b1")
    tabs.expectReleased()
  }

  @Test func anIntentThatIsHeldOnOneTabDoesNotStopAnother() {
    let tabs = TabStory([.a: 1, .b: 1])
    let draft = GuardedModule("draft", leaving: .ask)
    tabs.tabs[.a]?.push(draft)
    let held = tabs.tabs[.a]?.perform(
      NavigationRequest([.replaceTop(TestModule("details"))], intent: "details"))
    #expect(held?.outcome == nil)
    let other = tabs.tabs[.b]?.push(TestModule("details"), intent: "details")
    #expect(other?.outcome == .committed(removed: []))
    draft.stay()
    tabs.expectReleased()
  }

  @Test func aTabObservesItsOwnModulesOnly() {
    let tabs = TabStory([.a: 1, .b: 1])
    if let module = tabs.tabs[.a]?.modules.first {
      tabs.tabs[.b]?.observeRemoval(of: module, by: tabs) { tabs, _ in tabs.story.note("heard") }
    }
    #expect(tabs.story.issues == [.moduleNotShown])
    tabs.expectReleased()
  }

  @Test func whenATabIsRemovedTheObserversOfOthersGoOn() {
    let tabs = TabStory([.a: 1, .b: 1])
    let story = tabs.story
    story.router.observe { [unowned story] _ in story.note("router") }
    for id in [TabID.a, .b] {
      tabs.tabs[id]?.observe { [unowned story] _ in story.note("\(id)") }
    }
    tabs.tabs.remove(.a)
    story.forget()
    tabs.tabs[.b]?.push(TestModule("b2"))
    #expect(story.told == ["router", "b", "router", "b"], "of the request, and of what is shown")
    tabs.expectReleased()
  }

  @Test func aBatchThatIsRolledBackLeavesTheContainerAsItWas() {
    let tabs = TabStory([.a: 2, .b: 2], above: ["home"])
    let draft = GuardedModule("draft", leaving: .ask)
    tabs.tabs[.b]?.push(draft)
    let ticket = tabs.main.batch([.popToRoot, .push(TestModule("x"))])
    #expect(ticket.outcome == nil)
    #expect(tabs.hostView == "*a: a1 a2, b: b1 b2 draft")
    tabs.push("a3", on: .a)
    #expect(tabs.hostView == "*a: a1 a2 a3, b: b1 b2 draft")
    draft.stay()
    #expect(ticket.outcome == .rejected(.leaveRefused))
    ticket.refused?.leaveAnyway()
    #expect(tabs.story.names == ["home", "x"])
    tabs.expectReleased()
  }

  @Test func aContainerInARolledBackBatchNeverBegan() {
    let tabs = TabStory([.a: 1])
    let inner = InMemoryTabHost()
    let router = TabContainer.makeTabs([.c], on: inner)
    let ticket = tabs.main.batch([.push(router), .popTo(TestModule("missing"))])
    #expect(ticket.outcome == .rejected(.notInStack))
    #expect(inner.selections.isEmpty)
    #expect(tabs.main.push(router).outcome == .committed(removed: []))
    #expect(inner.selectedHost?.names == ["c1"])
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func removingATabTwiceInOneCallbackEndsBothTickets() {
    let tabs = TabStory([.a: 2, .b: 1, .c: 1])
    var tickets: [NavigationTicket] = []
    if let module = tabs.tabs[.a]?.modules.last {
      tabs.story.router.observeRemoval(of: module, by: tabs) { tabs, _ in
        tickets = [tabs.tabs.remove(.a), tabs.tabs.remove(.a), tabs.tabs.select(.a)]
      }
    }
    tabs.tabs[.a]?.pop()
    #expect(tickets.allSatisfy { $0.outcome != nil })
    #expect(tabs.hostView == "*b: b1, c: c1")
    tabs.expectReleased()
  }

  @Test func aRequestForATabThatIsRemovedFirstIsRejected() {
    let tabs = TabStory([.a: 1, .b: 2])
    let late = TestModule("late")
    var ticket: NavigationTicket?
    if let module = tabs.tabs[.b]?.modules.last {
      tabs.story.router.observeRemoval(of: module, by: tabs) { tabs, _ in
        let tab = tabs.tabs[.b]
        tabs.tabs.remove(.b)
        ticket = tab?.push(late)
      }
    }
    tabs.tabs[.b]?.pop()
    #expect(tabs.view == "*a: a1")
    #expect(ticket?.outcome == .rejected(.tabNotShown), "every ticket ends")
    #expect(tabs.story.router.push(late).outcome != .rejected(.alreadyInStack), "it is nowhere")
    tabs.expectReleased()
  }

  @Test func aContainerForATabThatIsRemovedFirstIsNotOpened() {
    let tabs = TabStory([.a: 1, .b: 2])
    let inner = InMemoryTabHost()
    let router = TabContainer.makeTabs([.c], on: inner)
    var ticket: NavigationTicket?
    if let module = tabs.tabs[.b]?.modules.last {
      tabs.story.router.observeRemoval(of: module, by: tabs) { tabs, _ in
        let tab = tabs.tabs[.b]
        tabs.tabs.remove(.b)
        ticket = tab?.push(router)
      }
    }
    tabs.tabs[.b]?.pop()
    #expect(ticket?.outcome == .rejected(.tabNotShown))
    #expect(inner.selected == nil, "its flows must not run where nobody sees them")
    tabs.story.router.close()
    #expect(router.tabs.allSatisfy { $0.modules.isEmpty }, "closing ends everything")
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func theSameAskedFromElsewhereIsRejected() {
    let tabs = TabStory([.a: 2, .b: 1])
    var ticket: NavigationTicket?
    if let module = tabs.tabs[.a]?.modules.last {
      tabs.story.router.observeRemoval(of: module, by: tabs) { tabs, _ in
        let tab = tabs.tabs[.b]
        tabs.tabs.remove(.b)
        ticket = tab?.push(TestModule("late"))
      }
    }
    tabs.flows[.a]?.pop()
    #expect(ticket?.outcome == .rejected(.tabNotShown))
    tabs.expectReleased()
  }

  @Test func aQuestionIsSeenWhenTheTabIsSwitched() async throws {
    let tabs = TabStory([.a: 1, .b: 1])
    let flow = tabs.main
    let answer = Task { await flow.ask(Question("Sure?", choices: [.init("Yes", true)])) }
    await until { tabs.host(.a).question != nil }
    tabs.tabs.select(.b)
    #expect(tabs.host(.a).question == nil)
    #expect(tabs.story.host.front.question?.text == "Sure?")
    tabs.tabs.remove(.b)
    #expect(tabs.story.host.front.question?.text == "Sure?")
    try tabs.story.host.answer("Yes")
    #expect(await answer.value == true)
    tabs.expectReleased()
  }

  @Test func aQuestionOnATabThatIsRemovedIsAskedElsewhere() async {
    let tabs = TabStory([.a: 1, .b: 1])
    let flow = tabs.main
    let task = Task { await flow.ask(Question("Sure?", choices: [.init("Yes", true)])) }
    await until { tabs.host(.a).question != nil }
    tabs.tabs.remove(.a)
    await nextTurn()
    #expect(tabs.story.host.front.question != nil, "its host is gone from the bar")
    do { try tabs.story.host.front.answer("Yes") } catch { tabs.story.router.close() }
    _ = await task.value
    tabs.expectReleased()
  }

  @Test func aQuestionOnAHiddenTabDoesNotHoldUpOthers() async throws {
    let tabs = TabStory([.a: 1, .b: 1])
    let (a, b) = (tabs.flows[.a], tabs.flows[.b])
    let first = Task { await a?.ask(Question("A?", choices: [.init("Yes", true)])) }
    await until { tabs.host(.a).question != nil }
    tabs.host.tap(.b)
    let second = Task { await b?.ask(Question("B?", choices: [.init("Yes", true)])) }
    #expect(tabs.host(.b).question?.text == "A?", "asked on what is seen")
    try tabs.story.host.answer("Yes")
    await until { tabs.host(.b).question != nil }
    #expect(tabs.host(.b).question?.text == "B?")
    try tabs.story.host.answer("Yes")
    #expect(await first.value == true)
    #expect(await second.value == true)
    tabs.expectReleased()
  }

  @Test func questionsOfARemovedHiddenTabAreAnsweredByNil() async {
    let tabs = TabStory([.a: 1, .b: 1])
    let b = tabs.flows[.b]
    let task = Task { await b?.ask(Question("B?", choices: [.init("Yes", true)])) }
    await until { tabs.host(.a).question != nil }
    tabs.tabs.remove(.b)
    let answer = await task.value
    #expect(answer == .some(nil) || answer == nil)
    #expect(tabs.host(.a).question == nil)
    tabs.expectReleased()
  }

}
