import Switchback

/// What a host is told to show.
@MainActor
enum HostCommandScenarios {
  static let all: [LawScenario] = [
    LawScenario("acknowledging commands") { story in
      let tickets = story.push("a", "b")
      story.expectAcknowledgedIsShown()
      await story.settle()
      story.expect(
        .commandsAreAcknowledged,
        "the outcomes",
        tickets.map(\.outcome),
        toBe: [.committed(removed: []), .committed(removed: [])],
      )
      let popped = story.act("pop") { story.router.pop() }
      story.expectAcknowledgedIsShown()
      await story.settle()
      let isDone = if case .committed = popped.outcome { true } else { false }
      story.expect(.commandsAreAcknowledged, "the pop is done", isDone, toBe: true)
      story.expectStack(["a"], .commandsAreCarriedOut)
      story.expectNoSurprise(.commandsAreAcknowledged)
    },
    LawScenario("showing what it is told") { story in
      await story.show("a", "b", "c")
      story.expectStack(["a", "b", "c"], .commandsAreCarriedOut)
      story.act("pop") { _ = story.router.pop() }
      await story.settle()
      story.expectStack(["a", "b"], .commandsAreCarriedOut)
      let top = story.module("d")
      story.act("replace top by d") { _ = story.router.replaceTop(top) }
      await story.settle()
      story.expectStack(["a", "d"], .commandsAreCarriedOut)
      guard let root = story.shown(at: 0) else { return }
      story.act("set stack [d, a]") { _ = story.router.setStack([top, root]) }
      await story.settle()
      story.expectStack(["d", "a"], .commandsAreCarriedOut)
      let module = story.module("r")
      story.act("set root r") { _ = story.router.setRoot(module) }
      await story.settle()
      story.expectStack(["r"], .commandsAreCarriedOut)
      story.expectNoSurprise(.commandsAreCarriedOut)
    },
    LawScenario("showing without animation") { story in
      await story.show("a")
      story.push("b", "c", transition: .none)
      await story.settle()
      story.expectStack(["a", "b", "c"], .commandsAreCarriedOut)
      story.act("pop to root without animation") {
        _ = story.router.popToRoot(transition: .none)
      }
      await story.settle()
      story.expectStack(["a"], .commandsAreCarriedOut)
      story.expectNoSurprise(.commandsAreCarriedOut)
    },
    LawScenario("reporting again when nothing has happened") { story in
      await story.show("a", "b")
      for _ in 0..<3 { await story.user.completeTransitions() }
      await story.settle()
      story.expectTold()
      story.expectStack(["a", "b"])
      story.expectNoSurprise(.commandsAreCarriedOut)
    },
    LawScenario("a screen that it cannot show") { story in
      guard let screen = story.hostSubject?.makeForeignScreen() else { return }
      await story.show("a")
      let module = LawModule("foreign", screen: screen)
      let outcome = story.act("push a foreign screen") { story.router.push(module).outcome }
      await story.settle()
      story.expect(
        .foreignScreensAreRefused, "the outcome", outcome, toBe: .rejected(.foreignScreen))
      story.expectStack(["a"], .foreignScreensAreRefused)
    },
  ]
}
