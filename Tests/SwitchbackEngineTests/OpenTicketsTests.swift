import Testing

@testable import Switchback

@MainActor
struct OpenTicketsTests {
  let open = OpenTickets()
  let change = StackChange()

  /// Notes a request that brings entries.
  private func add(_ entries: [StackEntry], for intent: IntentKey? = nil) -> NavigationTicket {
    for entry in entries { change.added.append(entry) }
    let ticket = NavigationTicket()
    if let intent { ticket.note(intent) }
    open.add(ticket, of: change)
    change.cancel()
    return ticket
  }

  private func entries(_ numbers: [Int]) -> [StackEntry] {
    numbers.map { StackEntry($0, adopting: OddModule()) }
  }

  @Test func theFirstAreDoneFirst() {
    let tickets = (0..<3).map { _ in add([]) }
    open.commit(2)
    #expect(tickets.map(\.outcome) == [.committed(removed: []), .committed(removed: []), nil])
    #expect(open.count == 1)
    open.commit(0)
    #expect(tickets[2].outcome == nil)
    open.supersedeAll()
    #expect(tickets[2].outcome == .superseded)
    #expect(open.isEmpty)
  }

  @Test func aRequestIsSupersededWhenTheLastOfWhatItBroughtLeaves() {
    let new = entries([1, 2])
    let ticket = add(new)
    open.strike(new[1])
    #expect(ticket.outcome == nil, "the other is on its way")
    open.strike(new[0])
    #expect(ticket.outcome == .superseded)
    open.commit(1)
    #expect(ticket.outcome == .superseded, "it ends once")
  }

  @Test func anIntentIsOnItsWayUntilItIsShownOrStruck() {
    let new = entries([1, 2])
    _ = add([new[0]], for: "one")
    _ = add([new[1]], for: "two")
    _ = add([], for: "three")
    #expect(open.expect("one") && open.expect("two"))
    #expect(!open.expect("three"), "it brings nothing")
    open.strike(new[1])
    #expect(!open.expect("two"))
    open.commit(1)
    #expect(!open.expect("one"))
  }

  /// A request that was accepted, and what of it is on its way.
  private struct Waiting {
    let ticket: NavigationTicket
    let brought: Int
    var left: [StackEntry]

    /// How it ends when the host has shown what is left.
    var end: NavigationOutcome {
      left.count < brought && left.isEmpty ? .superseded : .committed(removed: [])
    }
  }

  /// Requests that bring none, one or more, some of which are shown before others leave.
  @Test(arguments: 1...12)
  func anEntryIsStruckOutOfTheRequestThatBroughtIt(seed: Int) {
    var random = FuzzRandom(seed: UInt64(seed))
    var serial = 10
    var waiting: [Waiting] = []
    var shown = entries([3, 7])
    for _ in 0..<400 {
      switch random.below(4) {
      case 0, 1:
        // Numbers may be skipped: what somebody else has shown has one, too.
        serial += random.below(2)
        let new = entries(Array(serial..<serial + random.below(4)))
        serial += new.count
        waiting.append(Waiting(ticket: add(new), brought: new.count, left: new))
      case 2:
        let done = waiting.prefix(random.below(3))
        open.commit(done.count)
        #expect(done.allSatisfy { $0.ticket.outcome == $0.end })
        shown += done.flatMap(\.left)
        waiting.removeFirst(done.count)
      default:
        let entries = random.chance(4) ? shown : waiting.flatMap(\.left)
        guard let gone = entries.randomElement(using: &random) else { continue }
        open.strike(gone)
        shown.removeAll { $0 == gone }
        for place in waiting.indices { waiting[place].left.removeAll { $0 == gone } }
      }
      #expect(open.count == waiting.count)
      let isRight = waiting.allSatisfy {
        $0.ticket.outcome == ($0.end == .superseded ? .superseded : nil)
      }
      #expect(isRight, "only those are over of which nothing is left")
    }
  }
}
