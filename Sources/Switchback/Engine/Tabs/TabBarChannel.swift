/// What a container of tabs was told to show, and what it has yet to be told.
@MainActor
final class TabBarChannel {
  private let host: any TabHost

  /// What the container was given last; it is kept by it until another router takes it over.
  private(set) weak var reporter: TabReporter?

  /// Whether the container has yet to be told something.
  private(set) var isDue = false

  /// The tab that it shows.
  private(set) var shown: TabID?

  /// Tickets that end when it is told, and the tab that they want to be seen by then.
  private var pending: [(ticket: NavigationTicket, wanted: TabID?)] = []

  init(to host: any TabHost) {
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
  func show(_ makeBar: @MainActor () -> TabBar) {
    guard isDue else { return }
    isDue = false
    let bar = makeBar()
    shown = bar.selected
    host.show(bar)
    for (ticket, wanted) in takePending() {
      if wanted == nil || wanted == shown { ticket.commit() } else { ticket.resolve(.superseded) }
    }
  }

  /// Tells no more.
  func end() {
    isDue = false
    shown = nil
    for (ticket, _) in takePending() { ticket.resolve(.superseded) }
  }

  private func takePending() -> [(ticket: NavigationTicket, wanted: TabID?)] {
    let due = pending
    pending = []
    return due
  }
}
