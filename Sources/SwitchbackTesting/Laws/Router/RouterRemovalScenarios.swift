import Switchback

/// What leaves because code says so.
@MainActor
enum RouterRemovalScenarios {
  static let all: [LawScenario] = [
    LawScenario("popping one") { story in
      await story.show("a", "b")
      story.act("pop") { _ = story.router.pop() }
      await story.settle()
      story.expectTold("b")
      story.expectStack(["a"])
    },
    LawScenario("popping one without animation") { story in
      await story.show("a", "b")
      story.act("pop without animation") { _ = story.router.pop(transition: .none) }
      await story.settle()
      story.expectTold("b")
      story.expectStack(["a"])
    },
    LawScenario("popping two at once") { story in
      await story.show("a", "b", "c")
      story.act("pop 2") { _ = story.router.pop(count: 2) }
      await story.settle()
      story.expectTold("c", "b")
      story.expectStack(["a"])
    },
    LawScenario("popping to the root, while a push is running") { story in
      await story.show("a", "b")
      story.push("c")
      story.act("pop to root") { _ = story.router.popToRoot() }
      await story.settle()
      story.expectTold("c", "b")
      story.expectStack(["a"])
    },
    LawScenario("popping to a module") { story in
      await story.show("a", "b", "c", "d")
      guard let kept = story.shown(at: 1) else { return }
      story.act("pop to b") { _ = story.router.pop(to: kept) }
      await story.settle()
      story.expectTold("d", "c")
      story.expectStack(["a", "b"])
    },
    LawScenario("setting a root") { story in
      await story.show("a", "b")
      let root = story.module("r")
      story.act("set root r") { _ = story.router.setRoot(root) }
      story.observe(root)
      await story.settle()
      story.expectTold("b", "a")
      story.expectStack(["r"])
    },
    LawScenario("setting a stack that keeps some") { story in
      await story.show("a", "b", "c")
      let module = story.module("d")
      guard let kept = story.shown(at: 1) else { return }
      story.act("set stack [b, d]") { _ = story.router.setStack([kept, module]) }
      story.observe(module)
      await story.settle()
      story.expectTold("c", "a")
      story.expectStack(["b", "d"])
    },
    LawScenario("replacing the top") { story in
      await story.show("a", "b")
      let module = story.module("c")
      story.act("replace top by c") { _ = story.router.replaceTop(module) }
      story.observe(module)
      await story.settle()
      story.expectTold("b")
      story.expectStack(["a", "c"])
    },
    LawScenario("several steps as one change") { story in
      await story.show("a", "b", "c")
      let module = story.module("d")
      story.act("pop to root, push d") {
        _ = story.router.batch([.popToRoot, .push(module)])
      }
      story.observe(module)
      await story.settle()
      story.expectTold("c", "b")
      story.expectStack(["a", "d"])
    },
    LawScenario("dismissing what is presented") { story in
      await story.show("a")
      story.present(story.module("s"))
      await story.settle()
      await story.show("t")
      story.act("dismiss") { _ = story.router.dismiss() }
      await story.settle()
      story.expectTold("t", "s")
      story.expectStack(["a"])
    },
    LawScenario("setting a root under what is presented") { story in
      await story.show("a", "b")
      story.present(story.module("s"))
      await story.settle()
      let root = story.module("r")
      story.act("set root r") { _ = story.router.setRoot(root) }
      story.observe(root)
      await story.settle()
      story.expectTold("s", "b", "a")
      story.expectStack(["r"])
    },
  ]
}
