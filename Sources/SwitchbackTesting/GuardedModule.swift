public import Switchback

/// A module that minds being left, as a test says, and keeps what it was asked.
///
/// ```swift
/// let form = GuardedModule("form", leaving: .ask)
/// router.push(form)
/// host.back()                    // host.names ends with "form"
/// form.leaveAnyway()             // now it does not
/// ```
@MainActor
public final class GuardedModule: Screen, LeaveGuard {
  /// What logs and the in-memory host call it.
  public let name: String

  /// What it says about being left, from now on.
  public var leaving: LeavePolicy { didSet { stateChanged() } }

  /// Whether the user may take it away by a gesture, from now on.
  public var backGesture: BackGesture { didSet { stateChanged() } }

  /// What it was asked and has not answered, the latest last.
  ///
  /// To let go of an attempt is to refuse: see ``letGo()``.
  public private(set) var attempts: [LeaveAttempt] = []

  /// How often it was asked.
  public private(set) var timesAsked = 0

  /// Makes a module.
  ///
  /// - Parameters:
  ///   - name: What to call it.
  ///   - leaving: What it says about being left. The default is that it may be.
  ///   - backGesture: Whether the user may take it away by a gesture. The default is what its
  ///     transition allows.
  public init(
    _ name: String,
    leaving: LeavePolicy = .allowed,
    backGesture: BackGesture = .automatic,
  ) {
    self.name = name
    self.leaving = leaving
    self.backGesture = backGesture
  }

  /// Keeps what it is asked until the test answers.
  ///
  /// - Parameter attempt: What was attempted.
  public func askToLeave(_ attempt: LeaveAttempt) {
    timesAsked += 1
    attempts.append(attempt)
  }

  /// Has the latest attempt done after all.
  ///
  /// - Returns: The ticket that says how it ended, or nil if there is no attempt.
  @discardableResult
  public func leaveAnyway() -> NavigationTicket? { attempts.popLast()?.leaveAnyway() }

  /// Refuses the latest attempt.
  public func stay() { attempts.popLast()?.stay() }

  /// Lets go of the latest attempt without a word, which refuses it a turn of the main actor later.
  public func letGo() { _ = attempts.popLast() }
}
