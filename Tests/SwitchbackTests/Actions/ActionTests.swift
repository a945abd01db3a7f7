import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct ActionTests {
  struct Picked: Equatable { let name: String }
  struct Failed { let message: String }
  struct Opened { let link: String }

  /// A module that says what was done on it, and knows nothing else.
  final class List: Screen, Presentable {
    let name = "list"
    private let send: ActionSender
    init(send: ActionSender) { self.send = send }
    func tap(_ name: String) { send(Picked(name: name), from: self) }
    func fail(_ message: String) { send(Failed(message: message), from: self) }
  }

  // MARK: - Up

  @Test func anActionReachesTheFlowOfItsModule() {
    let story = Story()
    let flow = story.start("friends")
    flow.handle(Picked.self, with: story) { $0.note("friends: \($1.name)") }
    let list = List(send: flow.sender)
    flow.push(list)
    list.tap("ada")
    #expect(story.told == ["friends: ada"])
    story.expectReleased()
  }

  @Test func theNearestFlowThatHandlesItGetsIt() {
    let story = Story()
    let outer = story.start("outer", showing: ["a"])
    let inner = story.start("inner", in: outer)
    story.router.handle(Picked.self, with: story) { $0.note("router: \($1.name)") }
    outer.handle(Picked.self, with: story) { $0.note("outer: \($1.name)") }
    let list = List(send: inner.sender)
    inner.push(list)
    list.tap("ada")
    inner.handle(Picked.self, with: story) { $0.note("inner: \($1.name)") }
    list.tap("bob")
    #expect(story.told == ["outer: ada", "inner: bob"])
    story.expectReleased()
  }

  @Test func whoPassesItOnHasSeenIt() {
    let story = Story()
    let flow = story.start("flow")
    flow.handleOrPassOn(Failed.self, with: story) { story, action in
      story.note("flow saw: \(action.message)")
      return .passOn
    }
    story.router.handle(Failed.self, with: story) { $0.note("shown: \($1.message)") }
    let list = List(send: flow.sender)
    flow.push(list)
    list.fail("no network")
    #expect(story.told == ["flow saw: no network", "shown: no network"])
    #expect(story.issues.isEmpty)
    story.expectReleased()
  }

  @Test func whatIsPresentedGoesOnToWhoPresentedIt() {
    let story = Story()
    let outer = story.start("outer", showing: ["a"])
    let sheet = story.start("sheet", .modal, in: outer)
    outer.handle(Picked.self, with: story) { $0.note("outer: \($1.name)") }
    let list = List(send: sheet.sender)
    sheet.push(list)
    #expect(story.host.allNames == [["a"], ["list"]])
    list.tap("ada")
    #expect(story.told == ["outer: ada"])
    story.expectReleased()
  }

  @Test func aCoordinatorSendsWithoutAModule() {
    let story = Story()
    let outer = story.start("outer", showing: ["a"])
    let inner = story.start("inner", in: outer, showing: ["b"])
    outer.handle(Picked.self, with: story) { $0.note("outer: \($1.name)") }
    inner.send(Picked(name: "ada"))
    #expect(story.told == ["outer: ada"])
    story.expectReleased()
  }

  @Test func theScreenOfAModuleMaySendForIt() {
    final class Page: Screen {}
    final class Wrapper: Presentable {
      let page = Page()
      func presented() -> any Screen { page }
    }
    let story = Story()
    story.router.handle(Int.self, with: story) { $0.note("\($1)") }
    let wrapper = Wrapper()
    story.router.push(wrapper)
    story.router.sender(1, from: wrapper)
    story.router.sender(2, from: wrapper.page)
    #expect(story.told == ["1", "2"])
    #expect(story.issues.isEmpty)
    story.expectReleasedWithoutProbe()
  }

  @Test func requestsOfAHandlerAreDoneAfterEveryoneHasReacted() {
    let story = Story()
    let flow = story.start("flow")
    flow.handleOrPassOn(Picked.self, with: story) { [flow] story, _ in
      story.push("details", on: flow)
      story.note("flow saw \(story.names)")
      return .passOn
    }
    story.router.handle(Picked.self, with: story) { story, _ in
      story.note("router saw \(story.names)")
    }
    let list = List(send: flow.sender)
    flow.push(list)
    list.tap("ada")
    #expect(story.told == ["flow saw [\"list\"]", "router saw [\"list\"]"])
    #expect(story.names == ["list", "details"])
    story.expectReleased()
  }

  @Test func anActionMayEndTheFlowThatItCameFrom() {
    let story = Story()
    let outer = story.start("outer", showing: ["a"])
    let picker = story.start("picker", in: outer)
    picker.handle(Picked.self, with: story) { [picker] in picker.finish($1.name) }
    let list = List(send: picker.sender)
    picker.push(list)
    list.tap("ada")
    #expect(story.told == ["picker ended: finished"])
    #expect(story.names == ["a"])
    story.expectReleased()
  }

  // MARK: - What goes wrong

  @Test func whatNobodyHandlesIsReportedWithThePathThatWasTried() {
    let story = Story()
    let outer = story.start("outer", showing: ["a"])
    let inner = story.start("inner", in: outer)
    let list = List(send: inner.sender)
    inner.push(list)
    inner.handleOrPassOn(Picked.self, with: story) { _, _ in .passOn }
    list.tap("ada")
    let asked =
      "ScriptedCoordinator<String>#2 passed it on > ScriptedCoordinator<String>#1 > the router"
    #expect(story.issues == [.actionUnhandled("Picked", from: ModuleID(2, "list"), asked: asked)])
    #expect(story.issueTexts.last?.contains(asked) == true)
    var traces: [NavigationEvent.Kind] = []
    story.router.observe { traces += [$0.kind] }
    list.tap("ada")
    #expect(story.issues.last == story.issues.first, "a trace changes nothing about it")
    #expect(traces.first == .sent("Picked", from: ModuleID(2, "list"), asked: asked))
    story.expectReleased()
  }

  @Test func aModuleThatHasLeftSendsNothing() {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    flow.handle(Picked.self, with: story) { $0.note($1.name) }
    let list = List(send: flow.sender)
    list.tap("too early")
    flow.push(list)
    story.host.back()
    list.tap("too late")
    #expect(story.told == [])
    #expect(
      story.issues == [.actionSenderNotShown("Picked"), .actionSenderNotShown("Picked")])
    #expect(story.issueTexts.last?.hasPrefix("list: it sends Picked") == true)
    story.expectReleased()
  }

  @Test func aFlowThatIsOverSendsAndHandlesNothing() {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    story.router.handle(Picked.self, with: story) { $0.note($1.name) }
    flow.finish("done")
    story.forget()
    flow.send(Picked(name: "ada"))
    flow.handle(Picked.self, with: story) { $0.note($1.name) }
    flow.deliver(Picked(name: "ada"))
    #expect(story.told == [])
    let ended = NavigationIssue.Kind.rejected(.flowEnded)
    #expect(story.issues == [ended, ended, ended])
    story.expectReleased()
  }

  @Test func aRouterThatIsGoneSaysSo() {
    let story = Story()
    let send = story.router.sender
    let flow = story.start("flow", showing: ["a"])
    let flowSend = flow.sender
    story.router.close()
    send(1, from: story)
    flowSend(1, from: story)
    story.expectReleased()
    send(1, from: story)
    flowSend(1, from: story)
    flow.send(1)
    flow.handle(Int.self, with: story) { _, _ in }
    flow.deliver(1)
    let gone = NavigationIssue.Kind.rejected(.routerGone)
    let notShown = NavigationIssue.Kind.actionSenderNotShown("Int")
    #expect(story.issues == [notShown, notShown, gone, gone, gone, gone, gone])
  }

  @Test func aTypeIsHandledOnceInAFlow() {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    flow.handle(Picked.self, with: story) { $0.note("first \($1.name)") }
    flow.handle(Picked.self, with: story) { $0.note("second \($1.name)") }
    flow.send(Picked(name: "ada"))
    #expect(story.told == ["first ada"])
    guard case .actionHandledAlready(flow.id, let first?)? = story.issues.last else {
      Issue.record("\(story.issues)")
      return
    }
    #expect(first.description.contains("ActionTests"))
    #expect(story.issues.count == 1)
    story.expectReleased()
  }

  @Test func anOwnerThatIsGoneMakesRoomForAnother() {
    final class Owner {}
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    var owner: Owner? = Owner()
    if let owner { flow.handle(Picked.self, with: owner) { _, _ in } }
    flow.send(Picked(name: "ada"))
    owner = nil
    story.router.handle(Picked.self, with: story) { $0.note("router: \($1.name)") }
    flow.send(Picked(name: "bob"))
    flow.handle(Picked.self, with: story) { $0.note("flow: \($1.name)") }
    flow.send(Picked(name: "cy"))
    #expect(story.told == ["router: bob", "flow: cy"])
    #expect(story.issues.isEmpty)
    story.expectReleased()
  }

  @Test func anActionIsHandledByItsVeryType() {
    class Moved {}
    final class Jumped: Moved {}
    struct Oops: Error {}
    let story = Story()
    story.push("root")
    story.router.handle((any Error).self, with: story) { story, _ in story.note("any error") }
    story.router.handle(Oops.self, with: story) { story, _ in story.note("oops") }
    story.router.handle(Moved.self, with: story) { story, _ in story.note("moved") }
    let error: any Error = Oops()
    story.router.send(error)
    #expect(story.told == ["oops"])
    story.router.send(Jumped())
    #expect(story.told == ["oops"])
    #expect(story.issues.count == 1)
    story.expectReleased()
  }

  // MARK: - Down

  @Test func whatComesFromOutsideReachesEveryLiveFlowOnce() {
    let story = Story()
    let first = story.start("first", showing: ["a"])
    let second = story.start("second", in: first, showing: ["b"])
    let third = story.start("third", .modal, in: second, showing: ["c"])
    for (flow, name) in [(third, "third"), (first, "first")] {
      flow.handle(Opened.self, with: story) { $0.note("\(name): \($1.link)") }
    }
    second.handleOrPassOn(Opened.self, with: story) { story, action in
      story.note("second: \(action.link)")
      return .passOn
    }
    story.router.handle(Opened.self, with: story) { $0.note("router: \($1.link)") }
    story.router.deliver(Opened(link: "x"))
    #expect(story.told == ["router: x", "first: x", "second: x", "third: x"])
    story.forget()
    second.deliver(Opened(link: "y"))
    #expect(story.told == ["second: y", "third: y"])
    third.finish("")
    story.forget()
    story.router.deliver(Opened(link: "z"))
    #expect(story.told == ["router: z", "first: z", "second: z"])
    #expect(story.issues.isEmpty)
    story.expectReleased()
  }

  @Test func aFlowThatIsStartedByADeliveryIsNotAskedAboutIt() {
    let story = Story()
    let first = story.start("first", showing: ["a"])
    first.handle(Opened.self, with: story) { [first] story, _ in
      let child = story.start("child", in: first, showing: ["b"])
      child.handle(Opened.self, with: story) { story, _ in story.note("child was asked") }
    }
    story.router.deliver(Opened(link: "x"))
    #expect(story.names == ["a", "b"])
    #expect(story.told == [])
    story.expectReleased()
  }

  @Test func whatIsDeliveredToNobodyIsReported() {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    story.router.deliver(Opened(link: "x"))
    #expect(
      story.issues
        == [.actionUnhandled("Opened", from: nil, asked: "the router > \(flow.id)")])
    story.expectReleased()
  }

  // MARK: - Traces and tests

  @Test func everyDispatchCanBeTraced() {
    let router = MockRouter()
    var made: Flow<Void>?
    router.start { flow in
      made = flow
      flow.handleOrPassOn(Picked.self, with: router) { _, _ in .passOn }
      return Script<Void>(flow)
    }
    guard let flow = made else { return }
    let list = List(send: flow.sender)
    flow.push(list)
    router.handle(Picked.self, with: router) { _, _ in }
    list.tap("ada")
    router.deliver(Picked(name: "bob"))
    #expect(
      router.actions == [
        "Picked from list#1: ScriptedCoordinator<()>#1 passed it on > the router handled it",
        "Picked: the router handled it > ScriptedCoordinator<()>#1 passed it on",
      ])
    #expect(router.events.last?.kind.description.hasPrefix("action Picked: ") == true)
    router.close()
  }

  @Test func aTestReceivesWhatAModuleSends() {
    var picked: [Picked] = []
    let list = List(send: ActionSender { picked.append($0) })
    list.tap("ada")
    list.fail("is of another type, so it is printed")
    #expect(picked == [Picked(name: "ada")])
    var all: [Any] = []
    let other = List(send: ActionSender { all.append($0) })
    other.tap("ada")
    other.fail("oops")
    #expect(all.count == 2)
  }

  // MARK: - Lifetimes

  @Test func aFlowThatIsOverKeepsNoHandler() {
    final class Captured {}
    let story = Story()
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    let send = flow.sender
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      flow.handle(Picked.self, with: story) { _, _ in withExtendedLifetime(object) {} }
    }
    #expect(captured != nil)
    flow.finish("")
    #expect(captured == nil)
    withExtendedLifetime(send) {}
    story.expectReleased()
  }

  @Test func aModuleThatKeepsItsSenderLeaksNothing() {
    let story = Story()
    let audit = LeakAudit()
    _ = audit
    var list: List?
    do {
      let flow = story.start("flow")
      flow.handle(Picked.self, with: story) { _, _ in }
      list = List(send: flow.sender)
      if let list { flow.push(list) }
    }
    story.expectReleased()
    #expect(list != nil)
  }
}

extension Story {
  /// Lets go of a router that showed nothing that is tracked.
  func expectReleasedWithoutProbe() {
    router.close()
  }
}
