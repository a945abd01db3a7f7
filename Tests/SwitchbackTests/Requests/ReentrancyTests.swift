import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct ReentrancyTests {
  let story = Story()

  @Test func requestsInsideCallbacksRunFirstInFirstOut() {
    story.push("a", "b", "c")
    for module in story.router.modules.dropFirst() {
      story.router.observeRemoval(of: module, by: story) { story, _ in
        story.push("after \(module.name)")
      }
    }
    story.router.popToRoot()
    #expect(story.names == ["a", "after c", "after b"])
    #expect(story.told == ["c: popped", "b: popped"])
    #expect(story.host.commands.count == 4, "one more, for all three")
  }

  @Test func aRequestInsideACallbackDoesNotChangeWhatTheNextCallbackSees() {
    story.push("a", "b", "c")
    var seen: [[String]] = []
    for module in story.router.modules.dropFirst() {
      story.router.observeRemoval(of: module, by: story) { story, _ in
        seen.append(story.names)
        story.push("x")
      }
    }
    story.host.back(toDepth: 1)
    #expect(seen == [["a"], ["a"]])
  }

  @Test func aTicketOfARequestInsideACallbackIsOpenUntilItsTurn() {
    story.push("a", "b")
    var ticket: NavigationTicket?
    story.router.observeRemoval(of: story.router.modules[1], by: story) { story, _ in
      ticket = story.router.push(TestModule("x"))
      #expect(ticket?.outcome == nil)
    }
    story.host.back()
    #expect(ticket?.outcome == .committed(removed: []))
  }

  @Test func anObserverMayNavigateOnEveryEvent() {
    var pushes = 0
    story.router.observe { [weak story] event in
      guard case .shown = event.kind, pushes < 5 else { return }
      pushes += 1
      story?.push("m\(pushes)")
    }
    story.push("m0")
    #expect(story.host.names == ["m0", "m1", "m2", "m3", "m4", "m5"])
  }

  @Test func goingBackInsideACallbackIsServedInOrder() {
    story.push("a", "b", "c")
    story.router.observeRemoval(of: story.router.modules[2], by: story) { story, _ in
      story.host.back()
    }
    story.router.pop()
    // The host has not been told of the first pop yet: what the user took there is c.
    #expect(story.names == ["a", "b"])
    #expect(story.told == ["c: popped"])
    #expect(story.host.names == ["a", "b"])
  }

  @Test func aModulePushedInsideACallbackCanBeObservedAtOnce() {
    story.push("a", "b")
    story.router.observeRemoval(of: story.router.modules[1], by: story) { story, _ in
      story.push("x")
    }
    story.router.pop()
    story.router.pop()
    #expect(story.told == ["b: popped", "x: popped"])
    #expect(story.issues == [])
  }

  @Test func aReportHandlerMayNavigate() {
    let host = InMemoryHost()
    let box = RouterBox()
    let router = StackRouter(host: host, onIssue: { _ in box.router?.push(TestModule("sorry")) })
    box.router = router
    router.push(TestModule("a"))
    router.pop(to: TestModule("nowhere"))
    #expect(host.names == ["a", "sorry"])
  }

  @MainActor
  final class RouterBox {
    weak var router: StackRouter?
  }
}
