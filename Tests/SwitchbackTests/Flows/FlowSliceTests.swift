import Switchback
import SwitchbackTesting
import Testing

/// A flow's requests concern its own part of the stack, wherever that part is.
@MainActor
@Suite(.waitsForRelease)
struct FlowSliceTests {
  let story = Story()
  let flow: Flow<String>

  init() {
    story.push("below")
    flow = story.start("flow", showing: ["a", "b", "c"])
  }

  @Test func modulesAreTheFlowsOwnAndItsDescendants() {
    let child = story.start("child", in: flow, showing: ["d"])
    #expect(flow.modules.map(\.name) == ["a", "b", "c", "d"])
    #expect(child.modules.map(\.name) == ["d"])
    #expect(story.names == ["below", "a", "b", "c", "d"])
  }

  @Test func theModulesOfAChildOnASheetAreTheFlowsTooAndThoseOnATabAreNot() {
    story.start("child", .modal, in: flow, showing: ["d"])
    #expect(flow.modules.map(\.name) == ["a", "b", "c", "d"])
    let tabs = TabStory([.a: 2])
    #expect(tabs.main.modules.map(\.name) == ["Tabs"])
    #expect(tabs.flows[.a]?.modules.map(\.name) == ["a1", "a2"])
    tabs.story.router.close()
  }

  @Test func popToRootGoesToTheFlowsFirstModule() {
    flow.popToRoot()
    #expect(story.names == ["below", "a"])
    #expect(flow.isOpen)
  }

  @Test func popOfTooManyStopsAtTheFlowsFirstModule() {
    flow.pop(count: 10)
    #expect(story.names == ["below", "a"])
    #expect(flow.isOpen)
  }

  @Test func setRootReplacesFromTheFlowsFirstModuleUp() {
    flow.setRoot(story.module("x"))
    #expect(story.names == ["below", "x"])
    #expect(flow.isOpen)
    #expect(story.told == ["c: replaced", "b: replaced", "a: replaced"])
  }

  @Test func setStackReplacesFromTheFlowsFirstModuleUp() {
    flow.setStack([flow.modules[0], story.module("x")])
    #expect(story.names == ["below", "a", "x"])
  }

  @Test func popToAModuleBelowTheFlowIsRejected() {
    #expect(flow.pop(to: story.router.modules[0]).outcome == .rejected(.notInThisFlow))
    #expect(flow.setStack([story.router.modules[0]]).outcome == .rejected(.notInThisFlow))
    let issue = NavigationIssue.Kind.moduleOfAnotherFlow(shownBy: nil, askedBy: flow.id)
    #expect(story.issues == [issue, issue])
    #expect(
      story.issueTexts.first?.hasPrefix(
        "below: a request of ScriptedCoordinator<String>#1 reaches this module, which no flow shows."
      )
        == true)
  }

  @Test func aModuleOfAnotherFlowIsNamedWithBothFlows() {
    let other = story.start("other", showing: ["d", "e"])
    #expect(flow.pop(to: other.modules[0]).outcome == .rejected(.notInThisFlow))
    #expect(flow.setStack([other.modules[1]]).outcome == .rejected(.notInThisFlow))
    #expect(
      flow.batch([.push(story.module("x")), .popTo(other.modules[0])]).outcome
        == .rejected(.notInThisFlow))
    let issue = NavigationIssue.Kind.moduleOfAnotherFlow(shownBy: other.id, askedBy: flow.id)
    #expect(story.issues == [issue, issue, issue])
    #expect(story.issueTexts.map { $0.prefix(2) } == ["d:", "e:", "d:"])
    let text = story.issueTexts.first ?? ""
    #expect(text.contains("a request of \(flow.id) reaches this module, which \(other.id) shows."))
  }

  @Test func whatCannotMoveIsNamed() {
    let modules = story.router.modules
    let sheet = story.module("sheet")
    story.router.present(sheet)
    let rejected = story.router.setStack([modules[0], sheet, modules[3]])
    #expect(rejected.outcome == .rejected(.alreadyInStack))
    #expect(story.issueTexts.map { $0.prefix { $0 != ":" } } == ["sheet"])
  }

  @Test(arguments: [1, 2])
  func aBatchOfWhichAStepIsRejectedSendsTheHostNothing(popped: Int) {
    let commands = story.host.commands
    let steps: [NavigationStep] = [.pop(count: popped), .popTo(story.router.modules[0])]
    #expect(flow.batch(steps).outcome == .rejected(.notInThisFlow))
    #expect(story.host.commands == commands)
    #expect(story.told == [])
    flow.pop()
    #expect(story.host.commands.last == RecordedCommand(kept: 3, added: []))
  }

  @Test func popToATypeLooksInTheFlowOnly() {
    final class Special: Screen, Presentable {}
    story.router.setStack([Special()])
    let inner = story.start("inner", showing: ["x", "y"])
    #expect(inner.pop(to: Special.self).outcome == .rejected(.notInStack))
  }

  @Test func aCoveredFlowPushesIntoItsOwnPart() {
    story.push("above")
    story.push("d", on: flow)
    #expect(story.names == ["below", "a", "b", "c", "d", "above"])
    #expect(story.host.names == story.names)
  }

  @Test func aCoveredFlowPopsItsOwnAndLeavesWhatIsAbove() {
    story.push("above")
    flow.pop()
    #expect(story.names == ["below", "a", "b", "above"])
    flow.popToRoot()
    #expect(story.names == ["below", "a", "above"])
    flow.replaceTop(story.module("x"))
    #expect(story.names == ["below", "x", "above"])
    flow.pop()
    #expect(story.names == ["below", "above"])
    #expect(!flow.isOpen)
    #expect(story.host.names == story.names)
    #expect(story.told.last == "flow ended: popped")
  }

  @Test func aCoveredFlowsChildStartsInItsPart() {
    story.push("above")
    story.start("child", in: flow, showing: ["d"])
    #expect(story.names == ["below", "a", "b", "c", "d", "above"])
  }

  @Test func aParentPopsItsChildsModules() {
    story.start("child", in: flow, showing: ["d", "e"])
    flow.pop()
    #expect(story.told == ["e: popped"])
    flow.pop(count: 2)
    #expect(story.told == ["e: popped", "d: popped", "c: popped", "child ended: popped"])
  }

  @Test func aStrangersScreenWithinAFlowLeavesWithIt() {
    let screens = story.host.screens
    story.host.change(to: [screens[0], screens[1], screens[2], TestModule("stranger"), screens[3]])
    #expect(story.names == ["below", "a", "b", "stranger", "c"])
    #expect(flow.modules.map(\.name) == ["a", "b", "c"])
    flow.popToRoot()
    #expect(story.names == ["below", "a"])
  }

  @Test func popLeavesAStrangerBelowTheTopAlone() {
    let screens = story.host.screens
    story.host.change(to: [screens[0], screens[1], TestModule("stranger"), screens[2], screens[3]])
    flow.pop()
    flow.pop()
    flow.pop()
    #expect(story.names == ["below", "stranger"])
    #expect(!flow.isOpen)
  }

  // MARK: - What others show in between

  @Test(arguments: ["pop to root", "pop to", "pop", "set root", "set stack", "batch", "start"])
  func whatAnotherFlowShowsBelowASheetOfTheFlowStays(act: String) {
    let other = story.start("other", showing: ["x"])
    story.router.push(GuardedModule("draft", leaving: .refused))
    flow.present(story.module("sheet"))
    #expect(story.host.allNames == [["below", "a", "b", "c", "x", "draft"], ["sheet"]])
    var expected = ["below", "a", "x", "draft"]
    switch act {
    case "pop to root": flow.popToRoot()
    case "pop to": flow.pop(to: flow.modules[0])
    case "pop": flow.pop(count: 3)
    case "set stack": flow.setStack([flow.modules[0], story.module("new")])
    case "set root": flow.setRoot(story.module("new"))
    case "batch": flow.batch([.popToRoot, .push(story.module("new"))])
    default: story.start("child", .root, in: flow, showing: ["new"])
    }
    if act == "set stack" || act == "batch" { expected.insert("new", at: 2) }
    if act == "set root" || act == "start" { expected[1] = "new" }
    #expect(story.host.allNames == [expected])
    #expect(story.names == expected)
    #expect(other.isOpen && flow.isOpen)
    #expect(!story.told.contains { $0.hasPrefix("x") || $0.hasPrefix("other") })
  }

  @Test func aStrangersScreenLeavesWithWhatItStandsOn() {
    let screens = story.host.screens
    story.host.change(to: Array(screens[...2]) + [TestModule("stranger"), screens[3]])
    story.start("other", showing: ["x"])
    story.host.change(to: story.host.screens + [TestModule("another")])
    flow.present(story.module("sheet"))
    flow.popToRoot()
    #expect(story.host.allNames == [["below", "a", "x", "another"]])
  }

  @Test func whatIsOverASheetThatIsLeftEmptyGoesWithIt() {
    story.start("other", showing: ["x"])
    flow.present(story.module("sheet"))
    story.router.present(story.module("over"))
    flow.popToRoot()
    #expect(story.host.allNames == [["below", "a", "x"]])
  }

  @Test(
    arguments: ["add", "remove", "set root", "pop to root", "pop", "pop all", "swap"],
    [FlowPlacement.push, .modal])
  func aPageOfTheFlowAroundStaysBetweenThoseOfAFlow(act: String, on placement: FlowPlacement) {
    let outer = story.start("outer", placement, showing: [])
    let inner = story.start("inner", in: outer, showing: ["x", "y", "z"])
    let (x, y, z) = (inner.modules[0], inner.modules[1], inner.modules[2])
    outer.setStack([x, story.module("o"), y, z])
    let below = placement == .push ? ["below", "a", "b", "c"] : []
    #expect(story.host.front.names == below + ["x", "o", "y", "z"])
    let before = story.told.count
    let (ticket, expected, told): (NavigationTicket, [String], Int)
    switch act {
    case "add":
      ticket = inner.setStack([x, y, z, story.module("new")])
      (expected, told) = (["x", "o", "y", "z", "new"], 0)
    case "remove":
      ticket = inner.setStack([x, z])
      (expected, told) = (["x", "o", "z"], 1)
    case "set root":
      ticket = inner.setRoot(y)
      (expected, told) = (["o", "y"], 2)
    case "pop to root":
      ticket = inner.popToRoot()
      (expected, told) = (["x", "o"], 2)
    case "pop":
      ticket = inner.pop(count: 1)
      (expected, told) = (["x", "o", "y"], 1)
    case "pop all":
      ticket = inner.pop(count: 9)
      (expected, told) = (["x", "o"], 2)
    default:
      ticket = inner.setStack([x, z, y])
      (expected, told) = (["x", "o", "y", "z"], 0)
    }
    #expect((ticket.outcome == .rejected(.alreadyInStack)) == (act == "swap"))
    #expect(story.host.front.names == below + expected)
    #expect(Array(story.names.suffix(expected.count)) == expected)
    #expect(story.told.count - before == told)
  }
}
