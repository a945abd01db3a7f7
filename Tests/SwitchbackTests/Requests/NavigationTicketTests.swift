import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct NavigationTicketTests {
  let story = Story(completion: .whenTold)

  @Test func aTicketEndsWhenTheHostAgrees() {
    let ticket = story.push("a")
    #expect(ticket.outcome == nil)
    #expect(story.names == ["a"])
    story.host.completeTransition()
    #expect(ticket.outcome == .committed(removed: []))
  }

  @Test func aTicketIsAwaited() async {
    let ticket = story.push("a")
    let waiting = Task { await ticket.settled }
    await nextTurn()
    story.host.completeTransition()
    #expect(await waiting.value == .committed(removed: []))
    #expect(await ticket.settled == .committed(removed: []), "also when it is over")
  }

  @Test func cancellingTheTaskThatAwaitsChangesNothing() async {
    let ticket = story.push("a")
    let waiting = Task { await ticket.settled }
    await nextTurn()
    waiting.cancel()
    await nextTurn()
    #expect(ticket.outcome == nil)
    story.host.completeTransition()
    #expect(await waiting.value == .committed(removed: []))
  }

  @Test func aPushUndoneBeforeItWasShownIsSuperseded() {
    story.push("a")
    let push = story.push("b")
    let pop = story.router.pop()
    #expect(push.outcome == .superseded)
    #expect(story.told == ["b: popped"], "told like any other")
    #expect(pop.outcome == nil)
    story.host.completeTransition()
    #expect(pop.outcome == .committed(removed: [ModuleID(2, "b")]))
    #expect(story.host.frames == [["a"]])
  }

  @Test func requestsDuringATransitionReachTheHostInOneCommand() {
    story.push("a")
    let tickets = [story.push("b"), story.push("c"), story.push("d")]
    #expect(story.names == ["a", "b", "c", "d"])
    #expect(story.host.commands.count == 1)
    story.host.completeTransition()
    #expect(story.host.commands.count == 2)
    #expect(tickets.map(\.outcome) == [nil, nil, nil])
    story.host.completeTransition()
    #expect(tickets.map(\.outcome) == Array(repeating: .committed(removed: []), count: 3))
    #expect(story.host.frames == [["a"], ["a", "b", "c", "d"]])
  }

  @Test func anAcknowledgementEndsOnlyWhatItCovers() {
    let first = story.push("a")
    let second = story.push("b")
    story.host.completeTransition()
    #expect(first.outcome == .committed(removed: []))
    #expect(second.outcome == nil)
  }

  @Test func aPushThatTheUserTookAtOnceIsSuperseded() {
    story.push("a")
    story.host.completeTransition()
    let ticket = story.push("b")
    story.host.back()
    #expect(ticket.outcome == nil, "the transition still runs")
    story.host.completeTransition()
    #expect(ticket.outcome == .superseded)
    #expect(story.told == ["b: system back (key)"])
  }

  @Test func closingTheRouterEndsTicketsUnderWay() {
    let ticket = story.push("a")
    story.router.close()
    #expect(ticket.outcome == .superseded)
    #expect(story.push("b").outcome == .rejected(.routerGone))
  }

  @Test func aStackOfWhichSomeIsShownIsCommitted() {
    story.push("a")
    let ticket = story.router.setStack([story.module("b"), story.module("c")])
    story.router.pop()
    story.host.completeTransition()
    story.host.completeTransition()
    #expect(ticket.outcome == .committed(removed: [ModuleID(1, "a")]))
    #expect(story.host.names == ["b"])
  }

  /// Whatever order they come in, those are superseded whose modules left again, and no others.
  @Test func ofManyRequestsDuringATransitionThoseAreSupersededThatWereUndone() {
    story.push("root")
    var random = SystemRandomNumberGenerator()
    var open: [NavigationTicket] = []
    var undone: [NavigationTicket] = []
    var pops: [NavigationTicket] = []
    for number in 0..<400 {
      if open.isEmpty || Int.random(in: 0..<5, using: &random) > 1 {
        open.append(story.push("m\(number)"))
      } else {
        pops.append(story.router.pop())
        undone.append(open.removeLast())
      }
    }
    #expect(undone.allSatisfy { $0.outcome == .superseded })
    #expect((open + pops).allSatisfy { $0.outcome == nil })
    story.host.completeTransition()
    story.host.completeTransition()
    #expect(open.allSatisfy { $0.outcome == .committed(removed: []) })
    #expect(undone.allSatisfy { $0.outcome == .superseded })
    #expect(story.host.names.count == 1 + open.count)
  }

  @Test func aTicketKeepsNoModuleAlive() {
    let ticket = story.push("a")
    story.host.completeTransition()
    story.router.setRoot(TestModule("x"))
    story.host.completeTransition()
    #expect(story.probe.alive == [])
    #expect(ticket.outcome == .committed(removed: []))
  }
}
