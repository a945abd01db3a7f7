import Switchback

/// Flows, pushed and presented.
@MainActor
enum RouterFlowScenarios {
  static let all: [LawScenario] = [FlowPlacement.push, .modal].flatMap { placement in
    [
      LawScenario("a flow finishes (\(placement.rawValue))") { story in
        await story.show("a")
        let flow = story.start("flow", placement, showing: ["b", "c"])
        await story.settle()
        story.act("finish the flow") { _ = flow?.finish("done") }
        await story.settle()
        story.expectEnded("flow")
        story.expectTold("c", "b")
        story.expectStack(["a"])
      },
      LawScenario("the user leaves a flow by its first screen (\(placement.rawValue))") { story in
        await story.show("a")
        let flow = story.start("flow", placement, showing: ["b"])
        await story.settle()
        await story.whenUser("goes back") { $0.back() }
        story.expectEnded("flow")
        story.expectTold("b")
        story.expectStack(["a"])
        story.expect(.flowsEndOnce, "the flow is open", flow?.isOpen, toBe: false)
      },
      LawScenario("a pop at the first screen of a flow (\(placement.rawValue))") { story in
        await story.show("a")
        let flow = story.start("flow", placement, showing: ["b"])
        await story.settle()
        story.act("pop in the flow") { _ = flow?.pop() }
        await story.settle()
        story.expectEnded("flow")
        story.expectTold("b")
        story.expectStack(["a"])
      },
      LawScenario("a flow and its child end by one change (\(placement.rawValue))") { story in
        await story.show("a")
        let parent = story.start("parent", placement, showing: ["p"])
        await story.settle()
        _ = story.start("child", .push, in: parent, showing: ["c"])
        await story.settle()
        let root = story.module("r")
        story.act("set root r") { _ = story.router.setRoot(root) }
        await story.settle()
        story.expectEnded("child", "parent")
        story.expectTold("c", "p", "a")
        story.expectStack(["r"])
      },
      LawScenario("a flow that presented another one finishes (\(placement.rawValue))") { story in
        await story.show("a")
        let parent = story.start("parent", placement, showing: ["p"])
        await story.settle()
        let child = story.start("child", .modal, in: parent, showing: ["c"])
        await story.settle()
        story.act("finish the parent") { _ = parent?.finish("done") }
        await story.settle()
        story.expectEnded("child", "parent")
        story.expectTold("c", "p")
        story.expectStack(["a"])
        story.expect(.flowsEndOnce, "the child is open", child?.isOpen, toBe: false)
      },
      LawScenario("a child finishes, and its parent goes on (\(placement.rawValue))") { story in
        await story.show("a")
        let parent = story.start("parent", placement, showing: ["p"])
        await story.settle()
        let child = story.start("child", placement, in: parent, showing: ["c", "d"])
        await story.settle()
        story.act("finish the child") { _ = child?.finish("done") }
        await story.settle()
        story.expectEnded("child")
        story.expectTold("d", "c")
        story.expectStack(["a", "p"])
        story.expect(.flowsEndOnce, "the parent is open", parent?.isOpen, toBe: true)
      },
      LawScenario("the task of a flow is cancelled (\(placement.rawValue))") { story in
        await story.show("a")
        let other = story.start("other", showing: ["b"])
        await story.settle()
        let end = story.run("flow", placement, showing: "c")
        _ = await story.log.turns { story.names.contains("c") }
        await story.settle()
        story.log.turnPage()
        story.act("cancel the task") { end.cancel() }
        _ = await story.log.turns { !story.names.contains("c") }
        // Hosts are told once whoever awaited the end has reacted, which may take a thread of its own.
        let cause = await end.value
        await story.settle()
        story.expectTold("c")
        story.expectStack(["a", "b"])
        story.expect(.flowsEndOnce, "how it ended", cause, toBe: .taskCancelled)
        story.expect(.flowsEndOnce, "the other is open", other?.isOpen, toBe: true)
      },
      LawScenario("the user leaves two flows at once (\(placement.rawValue))") { story in
        await story.show("a", "b")
        let parent = story.start("parent", placement, showing: ["p"])
        await story.settle()
        _ = story.start("child", .push, in: parent, showing: ["c"])
        await story.settle()
        let left = await story.whenUser("leaves both flows") { user in
          placement == .push ? user.back(toDepth: 1) : user.pullDown()
        }
        guard left == .done else { return }
        story.expectEnded("child", "parent")
        if placement == .push {
          story.expectTold("c", "p", "b")
          story.expectStack(["a"])
        } else {
          story.expectTold("c", "p")
          story.expectStack(["a", "b"])
        }
      },
    ]
  }
}

extension LawStory {
  /// Runs a flow that shows a module, tied to a task, and hands that out.
  fileprivate func run(
    _ name: String,
    _ placement: FlowPlacement,
    showing module: String,
  ) -> Task<EndCause, Never> {
    log.note("run \(name) (\(placement.rawValue)) in a task")
    return Task { [weak self, router] in
      let end = await router.run(placement) { (flow: Flow<String>) in
        ScriptedCoordinator(flow) { flow in self?.push(module, on: flow) }
      }
      return end.cause
    }
  }
}
