import Switchback
import SwitchbackTesting
import Testing

/// A host is one router's: the one that was made on it last.
@MainActor
@Suite(.waitsForRelease)
struct TwoRoutersTests {
  @Test func theNewerRouterHasTheHostAndTheOlderIsOverAndSaysSo() {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    let newer = StackRouter(host: story.host, sharedWithOtherCode: true)
    #expect(story.told == ["b: router gone", "a: router gone", "flow ended: router gone"])
    #expect(!flow.isOpen)
    #expect(story.names == [])
    #expect(story.issues == [.hostTakenOver])
    let text = story.issueTexts.first ?? ""
    #expect(text.hasPrefix("InMemoryHost: another router was made on this host."))
    #expect(newer.modules.map(\.name) == ["a", "b"], "what was there stays on screen")
    newer.push(TestModule("c"))
    story.host.back()
    newer.push(TestModule("d"))
    #expect(story.host.names == ["a", "b", "d"])
    #expect(newer.modules.map(\.name) == ["a", "b", "d"])
    newer.close()
    story.expectReleased()
  }

  @Test func whatTheOlderIsAskedForIsRefusedAndWhatItWasAskedForEnds() {
    let story = Story(completion: .whenTold)
    let ticket = story.push("a")
    #expect(ticket.outcome == nil)
    let newer = StackRouter(host: story.host, sharedWithOtherCode: true, onIssue: { _ in })
    #expect(ticket.outcome == .superseded)
    #expect(story.push("b").outcome == .rejected(.routerGone))
    #expect(story.issues.prefix(2) == [.hostTakenOver, .rejected(.routerGone)])
    let shown = newer.push(TestModule("c"))
    story.host.completeTransition()
    #expect(shown.outcome == .committed(removed: []))
    newer.close()
  }

  @Test func aClosedRouterHasNoHostAnyMore() {
    let story = Story()
    story.push("a")
    story.router.close()
    let next = StackRouter(host: story.host, sharedWithOtherCode: true)
    #expect(story.issues == [])
    next.push(TestModule("b"))
    #expect(story.host.names == ["a", "b"])
    next.close()
  }

  @Test func aRouterThatIsLetGoHasNoHostAnyMoreAndEndsATurnLater() async {
    let host = InMemoryHost()
    let probe = LifetimeProbe()
    var issues: [NavigationIssue] = []
    var router: StackRouter? = StackRouter(host: host, onIssue: { issues.append($0) })
    let listener = RecordingFlowListener()
    router?.start(listener: listener) { (flow: Flow<Int>) in
      probe.track(Script(flow) { $0.push(TestModule("a")) }, as: "coordinator")
    }
    router = nil
    let next = StackRouter(host: host, sharedWithOtherCode: true)
    next.push(TestModule("b"))
    #expect(listener.ends == [])
    await nextTurn()
    #expect(listener.ends == [.init("ScriptedCoordinator<Int>", .routerGone)])
    next.push(TestModule("c"))
    #expect(host.names == ["a", "b", "c"])
    #expect(issues == [])
    #expect(probe.alive == [])
    let last = StackRouter(host: host, sharedWithOtherCode: true)
    #expect(next.push(TestModule("d")).outcome == .rejected(.routerGone), "it was the one")
    last.close()
  }

  @Test func aRouterThatIsClosedInACallbackHasNoHostAnyMore() {
    let story = Story()
    var next: StackRouter?
    let flow = story.start("flow", showing: ["a"]) { story, _ in
      story.router.close()
      next = StackRouter(host: story.host, sharedWithOtherCode: true)
      next?.push(TestModule("b"))
    }
    flow.finish("done")
    #expect(story.issues == [])
    #expect(story.host.names == ["a", "b"])
    next?.close()
  }

  @Test func aRouterThatLosesItsHostInACallbackEndsAfterThoseThatAreDue() {
    let story = Story()
    var next: StackRouter?
    story.push("a")
    let flow = story.start("flow", showing: ["b"]) { story, _ in
      next = StackRouter(host: story.host, sharedWithOtherCode: true)
      next?.setRoot(TestModule("c"))
      story.note("still to be told")
    }
    flow.finish("done")
    #expect(
      story.told == [
        "b: finished", "flow ended: finished", "still to be told", "a: router gone",
      ])
    #expect(story.issues == [.hostTakenOver])
    #expect(story.host.names == ["c"])
    next?.close()
    story.expectReleased()
  }

  @Test func aHostOfASheetIsItsRoutersToo() throws {
    let story = Story()
    story.push("a")
    story.present("b")
    let sheet = try #require(story.host.presented)
    let newer = StackRouter(host: sheet, sharedWithOtherCode: true)
    #expect(story.issues == [.hostTakenOver])
    #expect(story.told == ["b: router gone", "a: router gone"])
    newer.push(TestModule("c"))
    #expect(story.host.allNames == [["a"], ["b", "c"]])
    newer.close()
    story.expectReleased(except: ["b"])
  }

  @Test func aHostOfASheetIsFreeOnceThatIsGone() throws {
    let story = Story()
    story.push("a")
    story.present("b")
    let sheet = try #require(story.host.presented)
    story.router.dismiss()
    let other = StackRouter(host: sheet, sharedWithOtherCode: true)
    #expect(story.issues == [])
    story.push("c")
    #expect(story.names == ["a", "c"])
    other.close()
    story.expectReleased(except: ["b"])
  }

  @Test func aHostOfATabIsItsRoutersToo() {
    let tabs = TabStory([.a: 1, .b: 1])
    let host = tabs.host(.b)
    let newer = StackRouter(host: host, sharedWithOtherCode: true)
    #expect(tabs.story.issues == [.hostTakenOver])
    #expect(tabs.story.names == [])
    newer.push(TestModule("c"))
    #expect(host.names == ["b1", "c"])
    newer.close()
    tabs.expectReleased(except: ["b1"])
  }

  @Test func whoPresentsOnTheHostOfAnotherRouterTakesItOver() {
    final class LendingHost: StackHost {
      let lent: InMemoryHost
      private(set) var screens: [any Screen] = []
      private var reporter: HostReporter?
      init(_ lent: InMemoryHost) { self.lent = lent }
      func connect(_ reporter: HostReporter) { self.reporter = reporter }
      func makeModalHost() -> (any StackHost)? { lent }
      func show(_ command: HostCommand) {
        screens = screens.prefix(command.kept) + command.tail
        reporter?.carriedOut(command.id)
      }
      func present(_ command: ModalCommand) {
        reporter?.settled(
          presenting: command.host.map { [$0] } ?? [], acknowledging: command.id)
      }
    }
    let story = Story()
    let router = StackRouter(host: LendingHost(story.host))
    router.push(TestModule("a"))
    let ticket = router.present(TestModule("b"))
    #expect(story.issues == [.hostTakenOver])
    #expect(ticket.outcome == .committed(removed: []))
    #expect(story.host.names == ["b"])
    router.close()
  }

  @Test func whoMakesARouterWhenOneIsOverHasTheLastWord() {
    let host = InMemoryHost()
    let app = Restarting(host)
    app.start()
    #expect(app.router?.modules.map(\.name) == ["page 1"])
    let other = StackRouter(host: host, sharedWithOtherCode: true, onIssue: { app.note($0) })
    #expect(app.count == 2)
    #expect(app.issues == [.hostTakenOver, .hostTakenOver])
    #expect(other.push(TestModule("x")).outcome == .rejected(.routerGone))
    #expect(app.router?.modules.map(\.name) == ["page 2"])
    #expect(host.names == ["page 2"])
    app.isOver = true
    app.router?.close()
  }

  @Test func theRegisterKeepsNeitherHostNorRouter() async {
    let probe = LifetimeProbe()
    var host: InMemoryHost? = probe.track(InMemoryHost())
    var routers = [StackRouter]()
    if let host {
      for name in ["older", "newer"] {
        let router = StackRouter(host: host, sharedWithOtherCode: true, onIssue: { _ in })
        routers.append(probe.track(router, as: name))
        router.present(probe.track(TestModule("\(name) page")))
      }
    }
    #expect(routers.count == 2)
    routers = []
    host = nil
    await nextTurn()
    #expect(probe.alive == [])
  }
}

/// An app that begins anew on its host whenever its flow is over.
@MainActor
private final class Restarting {
  let host: InMemoryHost
  private(set) var router: StackRouter?
  private(set) var count = 0
  private(set) var issues: [NavigationIssue.Kind] = []
  var isOver = false

  init(_ host: InMemoryHost) { self.host = host }

  func note(_ issue: NavigationIssue) { issues.append(issue.kind) }

  func start() {
    count += 1
    let router = StackRouter(
      host: host, sharedWithOtherCode: true, onIssue: { [weak self] in self?.note($0) })
    self.router = router
    router.start(.root, for: self) { (flow: Flow<Int>) in
      Script(flow) { [count = self.count] in $0.setRoot(TestModule("page \(count)")) }
    } onEnd: { app, _ in
      if !app.isOver { app.start() }
    }
  }
}
