import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct BatchTests {
  let story = Story()

  @Test func severalStepsAreOneCommand() {
    story.push("a", "b", "c")
    let commands = story.host.commands.count
    let ticket = story.router.batch([
      .popToRoot, .push(story.module("x")), .push(story.module("y")),
    ])
    #expect(story.host.names == ["a", "x", "y"])
    #expect(story.host.commands.count == commands + 1)
    #expect(ticket.outcome == .committed(removed: [ModuleID(2, "b"), ModuleID(3, "c")]))
    #expect(story.told == ["c: popped", "b: popped"])
  }

  @Test func theTopmostIsToldFirstWhicheverStepRemovedIt() {
    story.push("a", "b", "c")
    let modules = story.router.modules
    story.router.batch([.setStack([modules[0], modules[2]]), .pop(count: 1)])
    #expect(story.told == ["c: popped", "b: replaced"])
  }

  @Test func oneRejectedStepUndoesAll() {
    story.push("a", "b")
    let ticket = story.router.batch([
      .push(story.module("x")), .pop(count: 2), .popTo(story.module("nowhere")),
    ])
    #expect(ticket.outcome == .rejected(.notInStack))
    #expect(story.names == ["a", "b"])
    #expect(story.told == [])
    #expect(story.host.commands.count == 2)
    // The books are as before: the modules can still be found, and popped.
    #expect(story.router.pop(to: story.router.modules[0]).outcome != .rejected(.notInStack))
  }

  @Test func theReportNamesTheStepThatWasRejected() {
    story.push("a")
    story.router.batch([.push(story.module("x")), .popTo(story.module("nowhere"))])
    #expect(story.issueTexts.count == 1)
    #expect(story.issueTexts.first?.hasPrefix("nowhere: ") == true)
  }

  @Test func aFlowKeepsItsPlaceWhenItsBatchIsRejected() {
    story.push("a")
    let flow = story.start("flow", showing: ["b", "c"])
    flow.batch([.popToRoot, .push(story.module("x")), .popTo(story.router.modules[0])])
    #expect(story.names == ["a", "b", "c"])
    #expect(story.issues == [.moduleOfAnotherFlow(shownBy: nil, askedBy: flow.id)])
    flow.pop()
    flow.pop()
    #expect(story.told == ["c: popped", "b: popped", "flow ended: popped"])
  }

  @Test func whatComesAndGoesWithinABatchWasNeverThere() {
    story.push("a")
    var events: [NavigationEvent.Kind] = []
    story.router.observe { events.append($0.kind) }
    let ticket = story.router.batch([.push(story.module("x")), .pop(count: 1)])
    #expect(ticket.outcome == .committed(removed: []))
    #expect(events == [.requested(.init([.push(ModuleID(0, "x")), .pop(count: 1)]))])
    #expect(story.host.commands.count == 1)
    #expect(story.probe.alive == ["a"])
  }

  @Test func aModuleRemovedAndShownAgainInOneBatchIsANewEntry() {
    story.push("a")
    let module = story.module("b")
    story.router.push(module)
    story.observe(module)
    story.router.batch([.pop(count: 1), .push(module)])
    #expect(story.told == ["b: popped"])
    #expect(story.names == ["a", "b"])
  }

  @Test func aStepThatIsDoneAlreadyDoesNotPreventTheOthers() {
    story.push("a")
    let commands = story.host.commands.count
    let ticket = story.router.batch([
      .popToRoot, .popTo(story.router.modules[0]), .push(story.module("help")),
    ])
    #expect(ticket.outcome == .committed(removed: []))
    #expect(story.host.names == ["a", "help"])
    #expect(story.host.commands.count == commands + 1)
  }

  @Test func whereAllIsDoneAlreadyNothingHappens() {
    story.push("a")
    let ticket = story.router.batch([.popToRoot, .popToRoot])
    #expect(ticket.outcome == .rejected(.alreadyThere))
    #expect(story.issues == [])
    #expect(story.host.commands.count == 1)
  }

  @Test func aStepThatIsDoneAlreadyMeansNothingWhenTheUserHasAnswered() async {
    let draft = GuardedModule("draft", leaving: .ask)
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    flow.push(draft)
    let ticket = flow.batch([.popTo(draft), .replaceTop(story.module("new"))])
    #expect(ticket.outcome == nil)
    draft.leaveAnyway()
    #expect(ticket.outcome != nil)
    #expect(story.names == ["a", "b", "new"])
  }
}
