import Switchback

/// The user has left the whole program: everything is taken back, as often as the program shows more.
@MainActor
final class Departure {
  /// How many times a program may show something after its user has left.
  private static let patience = 100

  /// By what means the user has left.
  let origin: BackOrigin

  /// Whether somebody is there to answer what a module asks.
  let isAttended: Bool

  /// The wish to go back that a module is being asked about.
  private var wish: NavigationTicket?
  private var count = 0
  private var isStuck = false

  /// Whether there was nothing to take back so far.
  var hasTakenNothingBack: Bool { count == 0 }

  /// What came of taking everything back.
  enum Step {
    /// Something has left; there may be more.
    case tookBack
    /// The one who awaits an end has yet to react.
    case undecided
    /// A module is being asked, and this ends with its answer.
    case asked(NavigationTicket)
    /// A module minds; if it was asked, that is no news.
    case refused(isNews: Bool)
    /// Nothing can be taken back, and the program has to be stopped.
    case stuck
    /// The program goes on showing something, and has to be stopped.
    case endless(isNews: Bool)
  }

  init(_ origin: BackOrigin, isAttended: Bool) {
    self.origin = origin
    self.isAttended = isAttended
  }

  /// Takes back every screen above the root or, at the root, the root.
  ///
  /// - Parameters:
  ///   - stack: The stack on top.
  ///   - isInputExpected: Whether what is shown afterwards is meant to be used, asked when it is done.
  /// - Returns: What came of it.
  func takeBack(on stack: TerminalStack, isInputExpected: () -> Bool) -> Step {
    guard !isStuck else { return .stuck }
    count += 1
    guard count <= Self.patience else { return .endless(isNews: count == Self.patience + 1) }
    let wasAsked = wish != nil
    guard let reporter = stack.reporter else { return giveUp() }
    let ticket = wish ?? reporter.goBack(toDepth: stack.screens.count > 1 ? 1 : nil, origin: origin)
    wish = nil
    switch ticket.outcome {
    case .rejected(.leaveRefused) where isAttended: return .refused(isNews: !wasAsked)
    case .rejected: return giveUp()
    case .committed, .superseded: return .tookBack
    case nil:
      guard isInputExpected() else { return .undecided }
      // Nobody is there to answer what the module asks.
      guard isAttended else { return giveUp() }
      wish = ticket
      return .asked(ticket)
    }
  }
  private func giveUp() -> Step {
    isStuck = true
    return .stuck
  }
}
