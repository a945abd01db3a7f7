/// The tickets of what was accepted on a stack and is not shown yet, in the order of the requests.
@MainActor
final class OpenTickets {
  private let open = Pile<NavigationTicket>()

  /// The latest of them for each intent.
  private var intents: [IntentKey: NavigationTicket] = [:]
  private var hasIntents = false

  var count: Int { open.count }
  var isEmpty: Bool { open.isEmpty }

  /// Notes a request that was accepted, until the host has shown what it brought.
  func add(_ ticket: NavigationTicket, of change: StackChange) {
    ticket.expect(change, after: open.last?.reach ?? 0)
    open.append(ticket)
    guard let intent = ticket.intent else { return }
    intents[intent] = ticket
    hasIntents = true
  }

  /// Whether what is for an intent is still to be shown.
  func expect(_ intent: IntentKey) -> Bool {
    hasIntents && intents[intent]?.expects(intent) ?? false
  }

  /// Strikes an entry that has left out of the request that waits for it to be shown, if one does.
  func strike(_ entry: StackEntry) {
    // Those that wait for nothing reach no further than the ones before them.
    guard let last = open.last, last.reach >= entry.serial else { return }
    let all = open.all
    var range = 0..<all.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let isBefore = all[middle].reach < entry.serial
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    if range.lowerBound < all.count { all[range.lowerBound].strike(entry) }
  }

  /// Ends the first of them: the host has shown what they asked for.
  func commit(_ count: Int) {
    if count == 0 { return }
    if hasIntents { forgetIntents(count) }
    if count == 1, open.count == 1 { return open.removeLast().commit() }
    let all = open.set([])
    if count < all.count { open.set(Array(all[count...])) }
    for ticket in all.prefix(count) { ticket.commit() }
  }

  /// Forgets what the first of them were for.
  private func forgetIntents(_ count: Int) {
    if count == open.count {
      intents = [:]
    } else {
      for ticket in open.all.prefix(count) {
        if let intent = ticket.intent, intents[intent] === ticket { intents[intent] = nil }
      }
    }
    hasIntents = !intents.isEmpty
  }

  /// Ends all of them: what they asked for is not going to be shown.
  func supersedeAll() {
    if hasIntents { forgetIntents(open.count) }
    for ticket in open.set([]) { ticket.resolve(.superseded) }
  }
}
