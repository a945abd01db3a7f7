import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct GuardedModuleTests {
  let story = Story()
  let form = GuardedModule("form")

  init() {
    story.push("root")
    story.router.push(story.probe.track(form, as: "form"))
  }

  @Test func itIsLeftUnlessItMinds() {
    story.host.back()
    #expect(story.names == ["root"])
    #expect(form.timesAsked == 0)
    story.expectReleased(except: ["form"])
  }

  @Test func itRefuses() {
    form.leaving = .refused
    #expect(story.router.pop().outcome == .rejected(.leaveRefused))
    #expect(form.timesAsked == 0)
    story.expectReleased(except: ["form"])
  }

  @Test func itKeepsWhatItIsAsked() throws {
    form.leaving = .ask
    let tickets = [story.router.pop(), story.router.popToRoot()]
    #expect(form.timesAsked == 2)
    #expect(form.attempts.map { $0.leaving.map(\.name) } == [["form"], ["form"]])
    form.stay()
    #expect(tickets.map(\.outcome) == [nil, .rejected(.leaveRefused)])
    #expect(form.leaveAnyway() === tickets[0])
    #expect(tickets[0].outcome == .committed(removed: [ModuleID(2, "form")]))
    #expect(form.attempts.isEmpty)
    #expect(form.leaveAnyway() == nil)
    form.stay()
    #expect(form.timesAsked == 2)
    story.expectReleased(except: ["form"])
  }

  @Test func lettingGoRefusesATurnLater() async {
    form.leaving = .ask
    let ticket = story.router.pop()
    form.letGo()
    #expect(ticket.outcome == nil)
    await nextTurn()
    #expect(ticket.outcome == .rejected(.leaveRefused))
    story.expectReleased(except: ["form"])
  }

  @Test func itSaysWhatGesturesMayDo() {
    form.backGesture = .forbidden
    #expect(!story.host.beginSwipe())
    form.backGesture = .automatic
    #expect(story.host.beginSwipe())
    story.host.cancelSwipe()
    #expect(GuardedModule("other", leaving: .ask, backGesture: .allowed).backGesture == .allowed)
    story.expectReleased(except: ["form"])
  }
}

@MainActor
@Suite(.waitsForRelease)
struct RecordingModuleTests {
  let story = Story()

  @Test func itNotesWhatItHears() {
    let module = RecordingModule("list")
    story.router.push(module)
    story.push("details")
    story.host.back()
    story.router.close()
    #expect(module.events == [.shown, .covered, .uncovered, .removed(.routerGone)])
    #expect(
      module.events.map(\.description) == ["shown", "covered", "uncovered", "removed: router gone"])
  }

  @Test func severalShowWhoWasToldFirst() {
    var heard: [String] = []
    for name in ["a", "b"] {
      story.router.push(RecordingModule(name) { heard.append("\(name) \($0)") })
    }
    story.host.back()
    #expect(
      heard == [
        "a shown", "a covered", "b shown", "b removed: system back (key)", "a uncovered",
      ])
    story.router.close()
  }

  @Test func itsListenerMayNavigate() {
    let module = RecordingModule("splash")
    module.onEvent = { [router = story.router, unowned module] event in
      #expect(module.events.last == event, "it was noted before")
      if event == .shown { router.setRoot(TestModule("home")) }
    }
    story.router.push(module)
    #expect(story.host.frames == [["home"]])
    story.router.close()
  }

  @Test func itIsReleased() {
    story.router.push(story.probe.track(RecordingModule("list")))
    story.expectReleased()
  }
}

@MainActor
@Suite(.waitsForRelease)
struct ScriptedCoordinatorTests {
  @Test func itDoesWhatTheTestSaysOnce() {
    let router = MockRouter()
    var coordinator: ScriptedCoordinator<Int>?
    let ticket = router.start { flow in
      let made = ScriptedCoordinator<Int>(flow) { flow in
        flow.push(TestModule("a"))
        flow.push(TestModule("b"))
      }
      coordinator = made
      return made
    }
    #expect(router.host.names == ["a", "b"])
    coordinator?.start()
    #expect(router.host.names == ["a", "b"])
    #expect(coordinator?.flow.isOpen == true)
    coordinator?.flow.finish(7)
    #expect(ticket.result == .finished(7))
  }

  @Test func whatItCapturesIsLetGoWhenItHasStarted() {
    let probe = LifetimeProbe()
    let router = MockRouter()
    router.start { flow in
      let captured = probe.track(LifetimeProbe(), as: "captured")
      return probe.track(
        ScriptedCoordinator<Void>(flow) { flow in
          withExtendedLifetime(captured) { _ = flow.push(TestModule("a")) }
        }, as: "coordinator")
    }
    #expect(probe.alive == ["coordinator"])
    router.host.back()
    #expect(probe.alive == [])
  }
}
