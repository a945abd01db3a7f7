import Switchback

/// The user leaves the whole program: everything is taken back, as often as the program shows more.
@MainActor
final class Departure {
  /// How many times a program may show something after its user has left.
  private static let patience = 100

  private let host: GtkHost
  private let origin: BackOrigin

  /// - Parameters:
  ///   - host: Where everything is shown.
  ///   - origin: How the user leaves. Whoever is asked to end by a signal asks nobody.
  init(from host: GtkHost, _ origin: BackOrigin) {
    (self.host, self.origin) = (host, origin)
  }

  /// Takes back what is shown, the topmost first, and then the root.
  ///
  /// - Returns: Whether there is nothing left to take back; no if a module minds, and the user stays.
  func run(while isRunning: @MainActor () -> Bool) async -> Ending {
    for _ in 0..<Self.patience where isRunning() {
      let top = host.top
      guard let reporter = top.reporter else { return .stuck }
      let depth = top.screens.count > 1 ? 1 : nil
      if origin == .signal, reporter.wayBack(toDepth: depth).leaving != .allowed { return .stuck }
      let ticket = reporter.goBack(toDepth: depth, origin: origin)
      switch await ticket.settled {
      case .committed, .superseded: await MainLoop.turn()
      case .rejected(.leaveRefused): return origin == .signal ? .stuck : .stays
      case .rejected: return .stuck
      }
    }
    return isRunning() ? .stuck : .left
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
