import Switchback

/// What becomes of requests.
@MainActor
enum RouterRequestScenarios {
  static let all: [LawScenario] = [
    LawScenario("requests during a transition") { story in
      story.push("a", "b", "c")
      story.expect(
        .requestsAreNotLost, "the modules at once", story.names, toBe: ["a", "b", "c"])
      await story.settle()
      story.expectTold()
      story.expectStack(["a", "b", "c"], .requestsAreNotLost)
    },
    LawScenario("presenting during a dismissal") { story in
      await story.show("a")
      story.present(story.module("s"))
      await story.settle()
      story.act("dismiss") { _ = story.router.dismiss() }
      story.present(story.module("t"))
      await story.settle()
      story.expectTold("s")
      story.expectStack(["a", "t"], .requestsAreNotLost)
    },
    LawScenario("a push after one with a transition of its own") { story in
      await story.show("a")
      story.push("b", transition: .custom(LawTransition()))
      await story.settle()
      story.push("c")
      await story.settle()
      story.act("pop") { _ = story.router.pop() }
      await story.settle()
      story.expectTransitions([.custom(LawTransition()), .automatic, .automatic])
    },
    LawScenario("a push after one that is not animated") { story in
      await story.show("a")
      story.push("b", transition: .none)
      await story.settle()
      story.push("c")
      await story.settle()
      story.act("pop without animation") { _ = story.router.pop(transition: .none) }
      await story.settle()
      story.push("d")
      await story.settle()
      story.expectTransitions([.none, .automatic, .none, .automatic])
    },
    LawScenario("the tickets of what was done") { story in
      await story.show("a")
      let pushed = story.push("b")
      await story.settle()
      let popped = story.act("pop") { story.router.pop() }
      await story.settle()
      let refused = story.act("pop at the root") { story.router.pop() }
      await story.settle()
      story.push("c")
      await story.settle()
      await story.expectEnd(of: pushed + [popped, refused])
      story.expect(
        .ticketsEndOnce, "the outcome of the push", pushed.first?.outcome,
        toBe: .committed(removed: []))
      let removed: [String]? =
        if case .committed(let removed) = popped.outcome { removed.map(\.name) } else { nil }
      story.expect(.ticketsEndOnce, "what the pop removed", removed, toBe: ["b"])
      story.expect(
        .ticketsEndOnce, "the outcome at the root", refused.outcome, toBe: .rejected(.atRoot))
    },
    LawScenario("the ticket of a push that left before it was shown") { story in
      await story.show("a")
      story.push("b")
      let tickets = story.push("c")
      let popped = story.act("pop") { story.router.pop() }
      await story.settle()
      story.expectTold("c")
      story.expectStack(["a", "b"])
      await story.expectEnd(of: tickets + [popped])
    },
    LawScenario("a double tap") { story in
      await story.show("a")
      let modules = [story.module("b"), story.module("c")]
      let intent = IntentKey("details")
      let outcomes = story.act("push b, then c, for the same intent") {
        let tickets = modules.map { story.router.push($0, intent: intent) }
        story.observe(modules[0])
        return tickets.map(\.outcome)
      }
      await story.settle()
      story.expect(
        .duplicatesAreDoneOnce, "the outcome of the second", outcomes[1], toBe: .superseded)
      story.expectStack(["a", "b"], .duplicatesAreDoneOnce)
    },
    LawScenario("a module that wants to be asked") { story in
      await story.show("a")
      let module = story.module("b")
      module.leaving = .ask
      story.act("push b, which wants to be asked") { _ = story.router.push(module) }
      story.observe(module)
      await story.settle()
      for isLeaving in [false, true] {
        let ticket = story.act("pop") { story.router.pop() }
        await story.settle()
        story.expectTold(except: .backCanBeRefused)
        story.expect(.backCanBeRefused, "the outcome meanwhile", ticket.outcome, toBe: nil)
        let wasAsked = story.act(isLeaving ? "leave" : "stay") { module.answer(isLeaving) }
        story.expect(.backCanBeRefused, "b was asked", wasAsked, toBe: true)
        await story.settle()
        guard !isLeaving else { break }
        story.expectStack(["a", "b"], .backCanBeRefused)
        story.expect(
          .backCanBeRefused, "the outcome", ticket.outcome, toBe: .rejected(.leaveRefused))
      }
      story.expectTold("b")
      story.expectStack(["a"])
    },
    LawScenario("a module that is shown already") { story in
      await story.show("a", "b")
      guard let root = story.shown(at: 0) else { return }
      let outcome = story.act("push a again") { story.router.push(root).outcome }
      await story.settle()
      story.expect(
        .refusalsChangeNothing, "the outcome", outcome, toBe: .rejected(.alreadyInStack))
      story.expectTold()
      story.expectStack(["a", "b"], .refusalsChangeNothing)
    },
    LawScenario("a pop to the module that is on top") { story in
      await story.show("a", "b")
      guard let top = story.shown(at: 1) else { return }
      let outcome = story.act("pop to b") { story.router.pop(to: top).outcome }
      await story.settle()
      story.expect(
        .refusalsChangeNothing, "the outcome", outcome, toBe: .rejected(.alreadyThere))
      story.expectTold()
      story.expectStack(["a", "b"], .refusalsChangeNothing)
    },
  ]
}

extension LawStory {
  /// Checks the transitions of the last commands that the in-memory host was given.
  fileprivate func expectTransitions(_ expected: [ScreenTransition]) {
    guard let host = (user as? any RouterSubject)?.host else { return }
    let seen = host.commands.suffix(expected.count).map(\.transition.description)
    expect(
      .transitionsDoNotStick, "the transitions", seen, toBe: expected.map(\.description))
  }

  /// Checks that tickets have ended, that awaiting them comes back once, and that they stay ended.
  fileprivate func expectEnd(of tickets: [NavigationTicket]) async {
    let outcomes = tickets.map(\.outcome)
    let awaited = LawCounter()
    for ticket in tickets where ticket.outcome != nil {
      Task {
        _ = await ticket.settled
        awaited.count += 1
      }
    }
    let ended = outcomes.count { $0 != nil }
    expect(.ticketsEndOnce, "tickets that have ended", ended, toBe: tickets.count)
    _ = await log.turns { awaited.count == ended }
    expect(.ticketsEndOnce, "awaiters that went on", awaited.count, toBe: ended)
    push("z")
    act("pop") { _ = router.pop() }
    await settle()
    expect(.ticketsEndOnce, "the outcomes later", tickets.map(\.outcome), toBe: outcomes)
    log.turnPage()
  }
}
