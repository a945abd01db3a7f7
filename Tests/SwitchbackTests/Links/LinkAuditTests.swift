import Switchback
import SwitchbackTesting
import Testing

/// What the leak audit says of a program in which a link waits: it is held by nothing of the link.
@MainActor
@Suite(.waitsForRelease)
struct LinkAuditTests {
  typealias Main = Shell.Route

  let audit = LeakAudit()

  /// A link that waits until the terms are agreed to.
  func waitingLink(after prepare: (LinkStory) -> Void = { _ in }) -> (LinkStory, LinkTicket) {
    let story = LinkStory(audit: audit)
    prepare(story)
    story.facts.hasAgreed = false
    let ticket = story.router.open(DeepLink(Main.settings))
    #expect(ticket.outcome == nil)
    return (story, ticket)
  }

  @Test func aLinkThatWaitsAtAGateHoldsNothing() async {
    let (story, _) = waitingLink()
    #expect(await audit.find() == [])
    #expect(audit.waiting == [])
    #expect(audit.endedFlows == 0)
    story.router.close()
  }

  @Test func aFlowThatTheLinkHasTakenAwayIsNotHeldByIt() async {
    let (story, ticket) = waitingLink { story in
      story.router.start(.modal) { (flow: Flow<Void>) in
        story.probe.track(Script(flow) { $0.push(TestModule("in the way")) }, as: "in the way")
      }
    }
    #expect(audit.endedFlows == 1)
    #expect(await audit.find() == [])
    #expect(!story.probe.alive.contains("in the way"))
    #expect(ticket.outcome == nil, "it still waits")
    story.router.close()
  }

  @Test func aFlowThatHasOpenedTheLinkIsNotHeldByIt() async {
    var coordinator: Script<Void>?
    let (story, ticket) = waitingLink { story in
      story.router.start { (flow: Flow<Void>) in
        let opener = Script(flow) { $0.push(TestModule("opener")) }
        coordinator = opener
        return story.probe.track(opener, as: "opener")
      }
    }
    #expect(coordinator != nil)
    coordinator = nil
    #expect(await audit.find() == [])
    #expect(!story.probe.alive.contains("opener"))
    #expect(ticket.outcome == nil)
    story.router.close()
  }

  @Test func whoeverAwaitsALinkThatWaitsHoldsWhatItHasCaptured() async {
    var captured: Script<Void>?
    let (story, ticket) = waitingLink { story in
      story.router.start { (flow: Flow<Void>) in
        let opener = Script(flow) { $0.push(TestModule("opener")) }
        captured = opener
        return opener
      }
    }
    let task = Task { [captured] in
      _ = await ticket.settled
      withExtendedLifetime(captured) {}
    }
    captured = nil
    let leaks = await audit.find()
    #expect(leaks.map(\.role) == [.coordinator])
    #expect(leaks.map(\.holders) == [[.outside]], "it is that code, and not the link")
    story.facts.latestGate?.flow.finish()
    await task.value
    await until { audit.leaks.isEmpty }
    story.router.close()
  }

  @Test func aLeakIsFoundWhileALinkWaits() async {
    let (story, ticket) = waitingLink()
    var kept: TestModule?
    story.router.start { (flow: Flow<Void>) in
      Script(flow) { flow in
        let page = TestModule("kept")
        kept = page
        flow.push(page)
      }
    }
    story.host.front.back()
    #expect(ticket.outcome == nil)
    #expect(await audit.find().map(\.name) == ["kept"])
    #expect(kept?.name == "kept")
    story.router.close()
  }

  @Test func aGateThatIsOverIsNotHeldByTheLinkThatGoesOn() async {
    let (story, ticket) = waitingLink()
    story.facts.latestGate?.flow.finish()
    #expect(ticket.outcome == .arrived)
    #expect(audit.endedFlows == 1)
    #expect(await audit.find() == [])
    story.router.close()
  }
}
