import Switchback

/// What the user does on a host.
@MainActor
enum HostBackScenarios {
  static let all: [LawScenario] = [
    LawScenario("the user goes back") { story in
      await story.show("a", "b")
      guard await story.whenUser("goes back", { $0.back() }) != .unavailable else { return }
      story.expectLeft("b")
      story.expectStack(["a"], .goingBackIsReported)
      story.push("c")
      await story.settle()
      story.expectStack(["a", "c"], .goingBackIsReported)
    },
    LawScenario("the user goes back over two screens") { story in
      await story.show("a", "b", "c")
      let outcome = await story.whenUser("goes back to the first screen") { $0.back(toDepth: 1) }
      guard outcome != .unavailable else { return }
      let stacks = story.log.told.map(\.stack)
      story.expect(
        .goingBackIsReported, "the modules when each was told", stacks, toBe: [["a"], ["a"]])
      story.expectLeft("c", "b")
      story.expectStack(["a"], .goingBackIsReported)
    },
    LawScenario("the user goes back out of two flows") { story in
      await story.show("a")
      guard let outer = story.start("outer", showing: ["b"]) else { return }
      _ = story.start("inner", in: outer, showing: ["c", "d"])
      await story.settle()
      let outcome = await story.whenUser("goes back to the first screen") { $0.back(toDepth: 1) }
      guard outcome != .unavailable else { return }
      let ends = story.log.ends
      story.expect(.goingBackIsReported, "the flows that ended", ends, toBe: ["inner", "outer"])
      story.expectLeft("d", "c", "b")
      story.expectStack(["a"], .goingBackIsReported)
    },
    LawScenario("the user goes back over a screen that minds being left") { story in
      await story.show("a")
      let module = story.module("b")
      module.leaving = .refused
      story.act("push b, which minds being left") { _ = story.router.push(module) }
      story.observe(module)
      await story.settle()
      await story.show("c")
      let outcome = await story.whenUser("goes back to the first screen") { $0.back(toDepth: 1) }
      guard outcome != .unavailable else { return }
      await story.settle()
      story.expectTold(except: .backCanBeRefused)
      story.expectStack(["a", "b", "c"], .backCanBeRefused)
      module.leaving = .allowed
    },
    LawScenario("the user swipes again before the first swipe has ended") { story in
      await story.show("a", "b", "c")
      let began = story.act("begin two swipes") {
        [story.user.beginSwipe(), story.user.beginSwipe()]
      }
      guard began == [.done, .done] else {
        if began[0] == .done { await story.whenUser("cancels the swipe") { $0.cancelSwipe() } }
        return
      }
      story.act("complete both") { _ = [story.user.commitSwipe(), story.user.commitSwipe()] }
      await story.settle()
      story.expectLeft("c", "b")
      story.expectStack(["a"], .goingBackIsReported)
    },
    LawScenario("the user goes back at the root") { story in
      await story.show("a")
      guard await story.whenUser("goes back", { $0.back() }) != .unavailable else { return }
      story.expectLeft()
      story.expectStack(["a"], .goingBackIsReported)
    },
    LawScenario("the user goes back at the root, which a flow holds") { story in
      _ = story.start("flow", showing: ["a"])
      await story.settle()
      guard await story.whenUser("goes back", { $0.back() }) != .unavailable else { return }
      let ends = story.log.ends
      story.expect(.goingBackIsReported, "the flows that ended", ends, toBe: ["flow"])
    },
    LawScenario("the user swipes back") { story in
      await story.show("a", "b")
      guard await story.whenUser("begins to swipe", { $0.beginSwipe() }) == .done else { return }
      story.expectLeft()
      await story.whenUser("completes the swipe") { $0.commitSwipe() }
      story.expectLeft("b")
      story.expectStack(["a"], .goingBackIsReported)
    },
    LawScenario("the user swipes back over what can never mind") { story in
      for module in [story.carefreeModule("a"), story.carefreeModule("b")] {
        story.act("push \(module.name), which can never mind") { _ = story.router.push(module) }
        story.observe(module)
        await story.settle()
      }
      let outcome = await story.whenUser("begins to swipe") { $0.beginSwipe() }
      guard story.begins(outcome) else { return }
      await story.whenUser("completes the swipe") { $0.commitSwipe() }
      story.expectLeft("b")
      story.expectStack(["a"], .goingBackIsReported)
    },
    LawScenario("the user swipes back while something else is asked for") { story in
      await story.show("a", "b")
      let began = story.act("begin to swipe") { story.user.beginSwipe() }
      guard began == .done else { return }
      story.push("c")
      await story.whenUser("completes the swipe") { $0.commitSwipe() }
      story.expectLeft("b")
      story.expectStack(["a", "c"], .goingBackIsReported)
    },
    LawScenario("the user cancels a swipe") { story in
      await story.show("a", "b")
      guard await story.whenUser("begins to swipe", { $0.beginSwipe() }) == .done else { return }
      await story.whenUser("cancels the swipe") { $0.cancelSwipe() }
      story.expectTold(except: .cancelledGesturesLeaveNoTrace)
      story.expectStack(["a", "b"], .cancelledGesturesLeaveNoTrace)
      story.push("c")
      await story.settle()
      story.expectStack(["a", "b", "c"], .cancelledGesturesLeaveNoTrace)
    },
    LawScenario("the user swipes at what must not be swiped away") { story in
      await story.show("a")
      let module = story.module("b")
      module.backGesture = .forbidden
      story.act("push b, which forbids gestures") { _ = story.router.push(module) }
      story.observe(module)
      await story.settle()
      await story.expectNoSwipe { await $0.whenUser("cancels the swipe") { $0.cancelSwipe() } }
      module.backGesture = .automatic
      module.leaving = .refused
      await story.expectNoSwipe { await $0.expectToBePutBack() }
      story.expectTold(except: .backCanBeRefused)
      story.expectStack(["a", "b"], .gesturesCanBeForbidden)
      module.leaving = .allowed
    },
    LawScenario("the user swipes at what has come to mind") { story in
      await story.show("a")
      let module = story.module("b")
      story.act("push b") { _ = story.router.push(module) }
      story.observe(module)
      await story.settle()
      module.leaving = .refused
      await story.settle()
      await story.expectNoSwipe { await $0.expectToBePutBack() }
      story.expectTold(except: .backCanBeRefused)
      story.expectStack(["a", "b"], .gesturesCanBeForbidden)
      module.leaving = .allowed
    },
    LawScenario("the user goes back from what minds being left") { story in
      await story.show("a")
      let module = story.module("b")
      module.leaving = .refused
      story.act("push b, which minds being left") { _ = story.router.push(module) }
      story.observe(module)
      await story.settle()
      guard await story.whenUser("goes back", { $0.back() }) != .unavailable else { return }
      story.expectTold(except: .backCanBeRefused)
      story.expectStack(["a", "b"], .backCanBeRefused)
      module.leaving = .allowed
    },
  ]
}

extension LawStory {
  /// Checks that the router has heard of what the user did.
  func expectLeft(_ names: String...) {
    let told = log.told.map(\.name)
    expect(.goingBackIsReported, "who was told", told, toBe: names)
    log.turnPage()
  }

  /// Whether the user can do what nothing can stand against; a platform that has it at all has to let it begin.
  func begins(_ outcome: UserActOutcome) -> Bool {
    if outcome == .refused {
      log.violation(
        .goingBackIsReported, expected: "it begins, as no module can refuse, or it is unavailable",
        seen: outcome.rawValue)
    }
    return outcome == .done
  }

  /// Checks that a swipe does not begin, unless the platform lets every one begin.
  ///
  /// - Parameter goOn: What is done with one that has begun, and checked.
  fileprivate func expectNoSwipe(or goOn: (LawStory) async -> Void) async {
    let outcome = await whenUser("begins to swipe") { $0.beginSwipe() }
    guard outcome == .done else { return }
    if hostSubject?.canForbidSwipes != false {
      log.violation(.gesturesCanBeForbidden, expected: "it does not begin", seen: "it began")
    }
    await goOn(self)
  }

  /// Checks that what a swipe takes is put back, and that this is reported once.
  fileprivate func expectToBePutBack() async {
    await whenUser("completes the swipe") { $0.commitSwipe() }
    let kinds = log.issues.map(\.kind)
    expect(.backCanBeRefused, "what is reported", kinds, toBe: [.removalUndone])
  }
}
