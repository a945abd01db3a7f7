import Switchback

/// The user leaves the whole program: everything is taken back, as often as the program shows more.
@MainActor
final class Departure {
  /// How many times a program may show something after its user has left.
  private static let patience = 100

  private let host: GtkHost
  private(set) var origin: BackOrigin

  /// What it waits for.
  private var ticket: NavigationTicket?

  /// Whether it waits for a module that is asked; if not, it goes on by itself.
  var isAsking: Bool { ticket.map { $0.outcome == nil } ?? false }

  /// - Parameters:
  ///   - host: Where everything is shown.
  ///   - origin: How the user leaves.
  init(from host: GtkHost, _ origin: BackOrigin) {
    (self.host, self.origin) = (host, origin)
  }

  /// Takes back what is shown, the topmost first, and then the root.
  ///
  /// - Returns: Whether there is nothing left to take back; no if a module minds, and the user stays.
  func run(while isRunning: @MainActor () -> Bool) async -> Ending {
    for _ in 0..<Self.patience where isRunning() {
      guard let ticket = takeBack() else { return .stuck }
      self.ticket = ticket
      switch await ticket.settled {
      case .committed, .superseded: await MainLoop.turn()
      case .rejected(.leaveRefused): return .stays
      case .rejected: return .stuck
      }
    }
    return isRunning() ? .stuck : .left
  }

  /// Waits no more for a module that is asked, because the process was asked to end meanwhile.
  func hurry() {
    origin = .signal
    _ = takeBack()
  }

  private func takeBack() -> NavigationTicket? {
    let top = host.top
    return top.reporter?.goBack(toDepth: top.screens.count > 1 ? 1 : nil, origin: origin)
  }

  /// How it ended.
  enum Ending {
    /// The program is over.
    case left
    /// A module minds, and the user stays.
    case stays
    /// Nothing more can be taken back, and the program has to be stopped.
    case stuck
  }
}
