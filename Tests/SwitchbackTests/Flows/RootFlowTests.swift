import Switchback
import SwitchbackTesting
import Testing

/// Flows that hold the root, and flows that only sequence others.
@MainActor
@Suite(.waitsForRelease)
struct RootFlowTests {
  let story = Story()

  @Test func whenTheRootsFlowEndsTheHostGoesOnShowingTheLastScreen() {
    let flow = story.start("flow", showing: ["a", "b"])
    flow.finish("")
    #expect(story.names == [])
    #expect(story.host.names == ["a", "b"])
    #expect(story.host.commands.count == 2)
    #expect(!story.host.isInputExpected)
    story.push("next")
    #expect(story.host.frames == [["a"], ["a", "b"], ["next"]])
    #expect(story.host.isInputExpected)
  }

  @Test func theUsersBackAtTheRootOfAFlowEndsIt() {
    let flow = story.start("flow", showing: ["a"])
    story.host.back()
    #expect(story.told == ["a: system back (key)", "flow ended: system back (key)"])
    #expect(!flow.isOpen)
    story.expectReleased()
  }

  @Test func theUsersBackAtARootWithoutAFlowChangesNothing() {
    story.push("a")
    story.host.back()
    #expect(story.names == ["a"])
    #expect(story.told == [])
    #expect(story.issues == [])
  }

  @Test func backAtTheRootWhileSomethingIsOnItsWayIsNotMeantForTheRoot() {
    let story = Story(completion: .whenTold)
    let flow = story.start("flow", showing: ["a"])
    story.host.completeTransition()
    story.push("b", on: flow)
    story.host.change(to: [story.host.screens[0]])
    story.host.back()
    #expect(flow.isOpen)
    story.host.completeTransition()
    #expect(story.names == ["a"])
    #expect(story.told == ["b: system back"])
  }

  @Test func backAtARootThatIsBeingReplacedIsNotMeantForTheNewOne() {
    let story = Story(completion: .whenTold)
    let flow = story.start("flow", showing: ["a"])
    story.host.completeTransition()
    flow.setRoot(story.module("b"))
    story.host.back()
    story.host.completeTransition()
    #expect(flow.isOpen)
    #expect(story.host.names == ["b"])
  }

  @Test func aSequencerEndsWithItsCancelledChild() {
    let main = story.start("main")
    story.start("auth", .root, in: main, showing: ["log in"])
    story.host.back(origin: .endOfInput)
    let back = "system back (endOfInput)"
    #expect(story.told == ["log in: \(back)", "auth ended: \(back)", "main ended: \(back)"])
    story.expectReleased()
  }

  @Test func aSequencerGoesOnIfItStartsSomethingNew() {
    let main = story.start("main")
    story.start("auth", .root, in: main, showing: ["log in"]) { story, _ in
      story.start("again", .root, in: main, showing: ["welcome"])
    }
    story.host.back()
    #expect(main.isOpen)
    #expect(story.host.names == ["welcome"])
    #expect(story.host.frames == [["log in"], ["welcome"]])
  }

  @Test func aSequencerDecidesWhenItsChildFinished() {
    let main = story.start("main")
    let auth = story.start("auth", .root, in: main, showing: ["log in"])
    auth.finish("session")
    #expect(main.isOpen, "it is the parent's turn")
    story.push("home", on: main)
    #expect(story.host.names == ["home"])
  }

  /// A child flow is finished, or over with its output; what was above it in the sequencer goes with it.
  @Test(arguments: ["finishes", "is left with its output"], [1, 2])
  func aSequencerDecidesAlsoWhereAnotherOneInItEndsWithTheChildThatFinished(
    way: String, depth: Int
  ) {
    let story = Story()
    story.push("a")
    let main = story.start("main")
    let child = story.start("child", in: main, showing: ["b"])
    var inner = main
    for number in 0..<depth { inner = story.start("inner\(number)", in: inner) }
    story.start("leaf", in: inner, showing: ["c"])
    if way == "finishes" { child.finish("done") } else { child.setOutput("done") }
    if way != "finishes" { story.host.back(toDepth: 1) }
    let ended = story.told.filter { $0.contains(" ended:") }.map { String($0.prefix { $0 != " " }) }
    #expect(Set(ended.prefix(2)) == ["child", "leaf"])
    #expect(ended.dropFirst(2) == (0..<depth).reversed().map { "inner\($0)" }[...])
    #expect(main.isOpen, "it is its turn")
    story.push("next", on: main)
    #expect(story.host.names == ["a", "next"])
    #expect(story.issues == [])
    story.host.back()
    #expect(!main.isOpen)
  }

  @Test func ofTwoSequencersThatDecideTheInnerOneKeepsTheOuterOneOpen() {
    story.push("a")
    let main = story.start("main")
    let inner = story.start("inner", in: main)
    story.start("low", in: inner, showing: ["b"]).setOutput("low")
    let middle = story.start("middle", in: inner)
    story.start("leaf", in: middle, showing: ["c"])
    story.start("high", in: main, showing: ["d"]).setOutput("high")
    story.host.back(toDepth: 1)
    #expect(story.told.last == "middle ended: system back (key)")
    #expect(main.isOpen && inner.isOpen && !middle.isOpen)
  }

  @Test func nestedSequencersEndInnermostFirst() {
    let main = story.start("main")
    let sub = story.start("sub", in: main)
    story.start("leaf", in: sub, showing: ["a"])
    story.host.back()
    #expect(story.told.map { $0.prefix { $0 != " " } } == ["a:", "leaf", "sub", "main"])
  }

  @Test func aParentWhoseOwnScreensWereReplacedIsAskedBeforeItEnds() {
    let main = story.start("main", showing: ["home"])
    story.start("auth", .root, in: main, showing: ["log in"]) { story, _ in
      story.push("home again", on: main)
    }
    story.host.back()
    #expect(main.isOpen)
    #expect(story.host.names == ["home again"])
    #expect(story.issues == [])
  }

  @Test func aParentThatLosesAScreenOfItsOwnEndsInTheSameEvent() {
    story.push("below")
    let main = story.start("main", showing: ["home"])
    story.start("child", in: main, showing: ["a"]) { story, _ in
      main.push(story.module("too late"))
    }
    story.host.back(toDepth: 1)
    #expect(!main.isOpen)
    #expect(story.names == ["below"])
    #expect(story.issues == [], "the reaction came before main could hear of its own end")
  }

  @Test func anotherOpenChildKeepsASequencerOpen() {
    let main = story.start("main")
    story.start("loading", in: main)
    story.start("auth", .root, in: main, showing: ["a"])
    story.host.back()
    #expect(main.isOpen)
  }

  @Test func anEmptyModelAgreesWhateverTheUserDoes() {
    let flow = story.start("flow", showing: ["a", "b"])
    flow.finish("")
    story.host.back()
    #expect(story.names == [])
    #expect(story.issues == [])
    story.push("next")
    #expect(story.host.names == ["next"])
  }

  @Test func aFlowThatShowsNothingIsReportedWhenTheStackGoesOnChanging() {
    story.start("silent")
    #expect(story.issues == [], "it may still be loading")
    story.push("a")
    story.push("b")
    #expect(story.issues == [.flowShowsNothing], "once")
  }

  @Test func aSequencerWithAnOpenChildIsNotReported() {
    let main = story.start("main")
    story.start("child", in: main, showing: ["a"])
    story.push("b")
    #expect(story.issues == [])
  }

  @Test(arguments: [false, true])
  func aFlowThatStartsAsTheRootOfTheRouterReplacesSheetsToo(beginsInside: Bool) {
    let story = Story()
    story.push("a")
    story.start("flow", showing: ["b"])
    story.router.present(story.module("sheet"))
    story.start("over", .modal, showing: ["o"])
    let root = story.start("root", .root, showing: beginsInside ? [] : ["new"])
    if beginsInside { story.start("child", in: root, showing: ["new"]) }
    #expect(story.host.allNames == [["new"]])
    #expect(story.names == ["new"])
  }
}
