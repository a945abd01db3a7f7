/// Where the conversation with a container of tabs stands.
@MainActor
final class BarConversation {
  private let host: any TabHost

  /// What the container was given last; it is kept by it until another router takes it over.
  private(set) weak var reporter: TabReporter?

  /// Whether the container has yet to be told something.
  private(set) var isDue = false

  /// The tab that it shows.
  private(set) var shown: TabID?

  /// Tickets that end when it is told, and the tab that they want to be seen by then.
  private var pending: [(ticket: NavigationTicket, wanted: TabID?)] = []

  init(with host: any TabHost) {
    self.host = host
  }

  func begin(_ reporter: TabReporter) {
    self.reporter = reporter
    isDue = true
    host.connect(reporter)
  }

  /// Notes that there is something to tell.
  ///
  /// - Parameters:
  ///   - ticket: Ends when it is told.
  ///   - wanted: The tab that is to be seen then; if another is, the ticket was superseded.
  func expect(_ ticket: NavigationTicket?, showing wanted: TabID? = nil) {
    isDue = true
    if let ticket { pending.append((ticket, wanted)) }
  }

  /// Tells the container what to show, if that is due.
  func command(_ makeBar: () -> TabBar) {
    guard isDue else { return }
    isDue = false
    let bar = makeBar()
    shown = bar.selected
    host.show(bar)
    for (ticket, wanted) in exchange(&pending, for: []) {
      if wanted == nil || wanted == shown { ticket.commit() } else { ticket.resolve(.superseded) }
    }
  }

  /// Tells no more.
  func end() {
    isDue = false
    shown = nil
    for (ticket, _) in exchange(&pending, for: []) { ticket.resolve(.superseded) }
  }
}
