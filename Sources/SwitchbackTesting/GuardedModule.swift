public import Switchback

/// A module that allows leaving, refuses it, or asks first, as a test says.
///
/// ```swift
/// let form = GuardedModule("form", leaving: .ask)
/// router.push(form)
/// host.back()                    // host.names ends with "form"
/// form.leaveAnyway()             // now it does not
/// ```
@MainActor
public final class GuardedModule: Screen, LeaveGuard {
  /// The name in logs and on an in-memory host.
  public let name: String

  /// The answer to an attempt to leave, from now on.
  public var leaving: LeavePolicy { didSet { stateChanged() } }

  /// Whether the user may remove the module by a gesture, from now on.
  public var backGesture: BackGesture { didSet { stateChanged() } }

  /// The attempts to leave that nobody has answered yet, the latest last.
  ///
  /// Releasing an attempt refuses it; see ``letGo()``.
  public private(set) var attempts: [LeaveAttempt] = []

  /// The number of times that the router has asked the module.
  public private(set) var timesAsked = 0

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - leaving: The answer to an attempt to leave. The default allows leaving.
  ///   - backGesture: Whether the user may remove the module by a gesture. The default is what its transition allows.
  public init(
    _ name: String,
    leaving: LeavePolicy = .allowed,
    backGesture: BackGesture = .automatic,
  ) {
    self.name = name
    self.leaving = leaving
    self.backGesture = backGesture
  }

  /// Keeps an attempt to leave until the test answers it.
  ///
  /// - Parameter attempt: The attempt.
  public func askToLeave(_ attempt: LeaveAttempt) {
    timesAsked += 1
    attempts.append(attempt)
  }

  /// Allows the latest attempt to leave.
  ///
  /// - Returns: The ticket that says how the attempt ended, or nil if there is no attempt.
  @discardableResult
  public func leaveAnyway() -> NavigationTicket? { attempts.popLast()?.leaveAnyway() }

  /// Refuses the latest attempt to leave.
  public func stay() { attempts.popLast()?.stay() }

  /// Releases the latest attempt without an answer.
  ///
  /// This refuses the attempt, one turn of the main actor later.
  public func letGo() { _ = attempts.popLast() }
}
