import Switchback

/// What callbacks may do.
@MainActor
enum RouterCallbackScenarios {
  static let all: [LawScenario] = [
    LawScenario("a callback shows the next module") { story in
      await story.show("a")
      let module = story.module("b")
      story.act("push b") { _ = story.router.push(module) }
      story.observe(module) { story in
        guard !story.names.contains("c"), story.log.told.count < 2 else { return }
        story.push("c")
      }
      await story.settle()
      story.act("pop") { _ = story.router.pop() }
      await story.settle()
      story.expectTold("b")
      story.expectStack(["a", "c"], .requestsAreNotLost)
    },
    LawScenario("each of three callbacks asks for something") { story in
      await story.show("a")
      for name in ["b", "c", "d"] {
        let module = story.module(name)
        story.act("push \(name)") { _ = story.router.push(module) }
        story.observe(module) { story in
          story.push("after \(name)")
        }
        await story.settle()
      }
      story.act("pop to root") { _ = story.router.popToRoot() }
      await story.settle()
      story.expectTold("d", "c", "b")
      story.expectStack(["a", "after d", "after c", "after b"], .requestsAreNotLost)
    },
    LawScenario("one callback asks for three things, after the user went back") { story in
      await story.show("a")
      let module = story.module("b")
      story.act("push b") { _ = story.router.push(module) }
      story.observe(module) { story in story.push("c", "d", "e") }
      await story.settle()
      await story.whenUser("goes back") { $0.back() }
      story.expectTold("b")
      story.expectStack(["a", "c", "d", "e"], .requestsAreNotLost)
    },
    LawScenario("a callback goes further back") { story in
      await story.show("a", "b")
      let module = story.module("c")
      story.act("push c") { _ = story.router.push(module) }
      story.observe(module) { story in story.act("pop") { _ = story.router.pop() } }
      await story.settle()
      story.act("pop") { _ = story.router.pop() }
      await story.settle()
      let told = story.log.told.map(\.name)
      story.expect(.requestsAreNotLost, "who was told", told, toBe: ["c", "b"])
      story.expectStack(["a"], .requestsAreNotLost)
    },
    LawScenario("an observer of the router asks for something") { story in
      await story.show("a")
      let observation = story.router.observe { [weak story] event in
        guard case .shown(let module) = event.kind, module.name == "b" else { return }
        story?.push("c")
      }
      story.push("b")
      await story.settle()
      observation.cancel()
      story.expectTold()
      story.expectStack(["a", "b", "c"], .requestsAreNotLost)
    },
    LawScenario("an observer that has cancelled") { story in
      await story.show("a", "b")
      guard let module = story.shown(at: 1) else { return }
      story.router.observeRemoval(of: module, by: story.log) { log, cause in
        log.left("b, which is watched no more,", cause, stack: [])
      }.cancel()
      story.act("pop") { _ = story.router.pop() }
      await story.settle()
      story.expectTold("b")
    },
  ]
}
