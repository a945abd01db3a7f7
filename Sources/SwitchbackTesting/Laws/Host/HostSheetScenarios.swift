import Switchback

/// Stacks that are presented, if the host supplies hosts for them.
@MainActor
enum HostSheetScenarios {
  static let all: [LawScenario] = [
    LawScenario("presenting and dismissing") { story in
      await story.show("a")
      guard await story.presents("s") else { return }
      await story.show("t")
      story.expectStack(["a", "s", "t"], .stacksArePresented, belowSheets: 1)
      let ticket = story.act("dismiss") { story.router.dismiss() }
      await story.settle()
      let isDone = if case .committed = ticket.outcome { true } else { false }
      story.expect(.stacksArePresented, "the dismissal is done", isDone, toBe: true)
      story.expectStack(["a"], .stacksArePresented)
      story.expectNoSurprise(.stacksArePresented)
    },
    LawScenario("presenting over what is presented, and all of it dismissed") { story in
      await story.show("a")
      guard await story.presents("s"), await story.presents("t") else { return }
      story.expectStack(["a", "s", "t"], .stacksArePresented, belowSheets: 1)
      guard let root = story.shown(at: 0) else { return }
      story.act("set root a") { _ = story.router.setRoot(root) }
      await story.settle()
      story.expectStack(["a"], .stacksArePresented)
      story.expectNoSurprise(.stacksArePresented)
    },
    LawScenario("the user goes back on a sheet, and then at its first screen") { story in
      await story.show("a")
      guard await story.presents("s") else { return }
      await story.show("t")
      guard await story.whenUser("goes back", { $0.back() }) != .unavailable else { return }
      story.expectLeft("t")
      story.expectStack(["a", "s"], .goingBackIsReported, belowSheets: 1)
      await story.whenUser("goes back") { $0.back() }
      let told = story.log.told.map(\.name)
      story.expect(.backClosesASheet, "who was told", told, toBe: ["s"])
      story.expectStack(["a"], .backClosesASheet)
    },
    LawScenario("the user swipes back on a sheet") { story in
      await story.show("a")
      guard await story.presents("s") else { return }
      await story.show("t")
      guard await story.whenUser("begins to swipe", { $0.beginSwipe() }) == .done else { return }
      await story.whenUser("completes the swipe") { $0.commitSwipe() }
      story.expectLeft("t")
      story.expectStack(["a", "s"], .goingBackIsReported, belowSheets: 1)
    },
    LawScenario("the user pulls a sheet down") { story in
      await story.show("a")
      guard await story.presents("s") else { return }
      await story.show("t")
      guard await story.whenUser("pulls it down", { $0.pullDown() }) == .done else { return }
      story.expectLeft("t", "s")
      story.expectStack(["a"], .goingBackIsReported)
      guard await story.presents("u") else { return }
      story.expectStack(["a", "u"], .stacksArePresented, belowSheets: 1)
    },
    LawScenario("the user pulls down a sheet that can never mind") { story in
      await story.show("a")
      let module = story.carefreeModule("s")
      let ticket = story.act("present s, which can never mind") { story.router.present(module) }
      story.observe(module)
      await story.settle()
      guard ticket.outcome == .committed(removed: []) else { return }
      let outcome = await story.whenUser("pulls it down") { $0.pullDown() }
      guard story.begins(outcome) else { return }
      story.expectLeft("s")
      story.expectStack(["a"], .goingBackIsReported)
    },
    LawScenario("the user pulls at a sheet that must not be pulled down") { story in
      await story.show("a")
      let module = story.module("s")
      module.backGesture = .forbidden
      let ticket = story.present(module)
      await story.settle()
      guard ticket.outcome == .committed(removed: []) else { return }
      let outcome = await story.whenUser("pulls it down") { $0.pullDown() }
      guard outcome != .unavailable else { return }
      story.expect(.gesturesCanBeForbidden, "pulling", outcome, toBe: .refused)
    },
  ]
}

extension LawStory {
  /// Presents a module; false if the host says that it cannot.
  fileprivate func presents(_ name: String) async -> Bool {
    let ticket = present(module(name))
    await settle()
    log.turnPage()
    switch ticket.outcome {
    case .rejected(.cannotPresent): return false
    case .committed: return true
    default:
      log.violation(
        .stacksArePresented,
        expected: "\(name) is presented, or the host supplies no modal host",
        seen: ticket.outcome.map { "\($0)" } ?? "still under way",
      )
      return false
    }
  }
}
