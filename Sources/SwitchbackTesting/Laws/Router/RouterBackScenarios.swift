import Switchback

/// What leaves because the user says so.
@MainActor
enum RouterBackScenarios {
  static let all: [LawScenario] = [
    LawScenario("the user goes back") { story in
      await story.show("a", "b")
      await story.whenUser("goes back") { $0.back() }
      story.expectTold("b")
      story.expectStack(["a"])
    },
    LawScenario("the user goes back over three screens") { story in
      await story.show("a", "b", "c", "d")
      await story.whenUser("goes back to the first screen") { $0.back(toDepth: 1) }
      story.expectTold("d", "c", "b")
      story.expectStack(["a"])
    },
    LawScenario("the user goes back twice") { story in
      await story.show("a", "b", "c")
      await story.whenUser("goes back") { $0.back() }
      story.expectTold("c")
      await story.whenUser("goes back") { $0.back() }
      story.expectTold("b")
      story.expectStack(["a"])
    },
    LawScenario("the user goes back at the root, which no flow holds") { story in
      await story.show("a")
      await story.whenUser("goes back") { $0.back() }
      story.expectTold()
      story.expectStack(["a"])
    },
    LawScenario("the user goes back while a push is running") { story in
      await story.show("a", "b")
      story.push("c")
      story.push("d")
      await story.whenUser("goes back") { $0.back() }
      let left = story.log.told.map(\.name)
      story.expect(.whoeverLeavesIsTold, "who was told", left.count, toBe: 1)
      story.expect(.nobodyIsToldTwice, "told once", Set(left).count, toBe: left.count)
      story.expectStack(["a", "b", "c", "d"].filter { !left.contains($0) })
    },
    LawScenario("the user swipes back") { story in
      await story.show("a", "b")
      guard await story.whenUser("begins to swipe", { $0.beginSwipe() }) == .done else { return }
      story.expectTold()
      await story.whenUser("completes the swipe") { $0.commitSwipe() }
      story.expectTold("b")
      story.expectStack(["a"])
    },
    LawScenario("the user cancels a swipe") { story in
      await story.show("a", "b")
      guard await story.whenUser("begins to swipe", { $0.beginSwipe() }) == .done else { return }
      await story.whenUser("cancels the swipe") { $0.cancelSwipe() }
      story.expectTold(except: .cancelledGesturesLeaveNoTrace)
      story.expectStack(["a", "b"], .cancelledGesturesLeaveNoTrace)
      await story.whenUser("goes back") { $0.back() }
      story.expectTold("b")
    },
    LawScenario("a request during a swipe that is cancelled") { story in
      await story.show("a", "b")
      guard await story.whenUser("begins to swipe", { $0.beginSwipe() }) == .done else { return }
      story.push("c")
      await story.whenUser("cancels the swipe") { $0.cancelSwipe() }
      story.expectTold(except: .cancelledGesturesLeaveNoTrace)
      story.expectStack(["a", "b", "c"], .requestsAreNotLost)
    },
    LawScenario("the user pulls a sheet down") { story in
      await story.show("a")
      story.present(story.module("s"))
      await story.settle()
      await story.show("t")
      await story.whenUser("pulls the sheet down") { $0.pullDown() }
      story.expectTold("t", "s")
      story.expectStack(["a"])
    },
    LawScenario("the user goes back at the first screen of a sheet") { story in
      await story.show("a")
      story.present(story.module("s"))
      await story.settle()
      await story.whenUser("goes back") { $0.back() }
      story.expectTold("s")
      story.expectStack(["a"])
    },
    LawScenario("a module minds being left") { story in
      await story.show("a", "b")
      let module = story.module("c")
      module.leaving = .refused
      story.act("push c, which minds being left") { _ = story.router.push(module) }
      story.observe(module)
      await story.settle()
      let outcome = story.act("pop to root") { story.router.popToRoot().outcome }
      story.expect(.backCanBeRefused, "the outcome", outcome, toBe: .rejected(.leaveRefused))
      await story.whenUser("goes back") { $0.back() }
      let began = await story.whenUser("begins to swipe") { $0.beginSwipe() }
      story.expect(.backCanBeRefused, "the swipe", began, toBe: .refused)
      story.expectTold(except: .backCanBeRefused)
      story.expectStack(["a", "b", "c"], .backCanBeRefused)
      module.leaving = .allowed
    },
  ]
}
