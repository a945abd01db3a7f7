import Switchback
import SwitchbackTesting
import Testing

/// Every operation, by code and by the user, on a stack without flows, with one and with two.
///
/// The stack is always a, b, c, d. With one flow, `outer` shows b, c and d; with nested flows, `outer`
/// shows b and its child `inner` shows c and d.
@MainActor
@Suite(.waitsForRelease)
struct WhoIsToldTests {
  enum Setting: String, CaseIterable, Sendable { case noFlow, oneFlow, nestedFlows }

  enum Operation: String, CaseIterable, Sendable {
    case pop, popTwo, popTooMany, popToModule, popToType, popToRoot, setRoot, setStack, replaceTop
    case batch, close, userBack, userBackTwice, userBackToTwo, userBackToRoot, otherCodeRemovesB
    case push
  }

  @Test(arguments: Operation.allCases, Setting.allCases)
  func everyoneConcernedIsToldOnceInOrder(operation: Operation, setting: Setting) {
    let story = Story()
    story.push("a")
    switch setting {
    case .noFlow: story.push("b", "c", "d")
    case .oneFlow: story.start("outer", showing: ["b", "c", "d"])
    case .nestedFlows:
      let outer = story.start("outer", showing: ["b"])
      story.start("inner", in: outer, showing: ["c", "d"])
    }
    perform(operation, on: story)
    let (stack, modules, flows) = expectation(operation, setting)
    #expect(story.told == modules + flows)
    #expect(story.names == stack)
    if operation != .close { #expect(story.host.names == stack) }
    #expect(story.issues == [])
    let modulesAlive = story.probe.alive.filter { !$0.hasSuffix("coordinator") }
    if operation != .close { #expect(Set(modulesAlive) == Set(stack)) }
    story.expectReleased()
  }

  func perform(_ operation: Operation, on story: Story) {
    let (router, host) = (story.router, story.host)
    switch operation {
    case .push: story.push("x")
    case .pop: router.pop()
    case .popTwo: router.pop(count: 2)
    case .popTooMany: router.pop(count: 99)
    case .popToModule: router.pop(to: router.modules[0])
    case .popToType: router.pop(to: TestModule.self)
    case .popToRoot: router.popToRoot()
    case .setRoot: router.setRoot(story.module("x"))
    case .setStack: router.setStack([router.modules[0], story.module("x")])
    case .replaceTop: router.replaceTop(story.module("x"))
    case .batch: router.batch([.pop(count: 1), .setRoot(story.module("x"))])
    case .close: router.close()
    case .userBack: host.back()
    case .userBackTwice:
      host.back()
      host.back()
    case .userBackToTwo: host.back(toDepth: 2)
    case .userBackToRoot: host.back(toDepth: 1)
    case .otherCodeRemovesB:
      host.change(to: [host.screens[0], host.screens[2], host.screens[3]])
    }
  }

  func expectation(
    _ operation: Operation,
    _ setting: Setting,
  ) -> (stack: [String], modules: [String], flows: [String]) {
    func gone(_ names: String, _ cause: String) -> [String] { names.map { "\($0): \(cause)" } }
    func ends(_ cause: String, _ names: String...) -> [String] {
      names.filter { name in
        setting == .nestedFlows || (setting == .oneFlow && name == "outer")
      }.map { "\($0) ended: \(cause)" }
    }
    switch operation {
    case .push: return (["a", "b", "c", "d", "x"], [], [])
    case .pop: return (["a", "b", "c"], gone("d", "popped"), [])
    case .popTwo:
      return (
        ["a", "b"], gone("dc", "popped"), setting == .nestedFlows ? ends("popped", "inner") : []
      )
    case .popTooMany, .popToModule, .popToRoot:
      return (["a"], gone("dcb", "popped"), ends("popped", "inner", "outer"))
    case .popToType: return (["a", "b", "c", "d"], [], [])
    case .setRoot: return (["x"], gone("dcba", "replaced"), ends("replaced", "inner", "outer"))
    case .setStack:
      return (["a", "x"], gone("dcb", "replaced"), ends("replaced", "inner", "outer"))
    case .replaceTop: return (["a", "b", "c", "x"], gone("d", "replaced"), [])
    case .batch:
      let modules = gone("d", "popped") + gone("cba", "replaced")
      // The highest module that left names the cause of a flow's end.
      return (["x"], modules, ends("popped", "inner", "outer"))
    case .close:
      return ([], gone("dcba", "router gone"), ends("router gone", "inner", "outer"))
    case .userBack: return (["a", "b", "c"], gone("d", "system back (key)"), [])
    case .userBackTwice, .userBackToTwo:
      let flows = setting == .nestedFlows ? ends("system back (key)", "inner") : []
      return (["a", "b"], gone("dc", "system back (key)"), flows)
    case .userBackToRoot:
      let cause = "system back (key)"
      return (["a"], gone("dcb", cause), ends(cause, "inner", "outer"))
    case .otherCodeRemovesB: return (["a", "c", "d"], gone("b", "system back"), [])
    }
  }
}
