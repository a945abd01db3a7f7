public import Switchback

/// A router to check, on an in-memory host.
///
/// The default implementations of ``UserActs`` act on the host. If your router learns of gestures in another way than
/// through its host, implement these acts yourself.
@MainActor
public protocol RouterSubject: UserActs {
  /// The router.
  var router: any FlowStarting { get }

  /// The host on which the router shows its modules.
  var host: InMemoryHost { get }
}

extension RouterSubject {
  /// The screens of the host.
  public var screens: [any Screen] { host.screens }

  /// The screens of each host that is presented over the host.
  public var sheets: [[any Screen]]? { host.hostsAbove.map(\.screens) }

  /// Goes back on the host in front.
  ///
  /// - Returns: ``UserActOutcome/done``.
  public func back() -> UserActOutcome {
    host.front.back()
    return .done
  }

  /// Goes back several screens on the host in front.
  ///
  /// - Parameter depth: The number of screens that stay.
  /// - Returns: ``UserActOutcome/done``.
  public func back(toDepth depth: Int) -> UserActOutcome {
    host.front.back(toDepth: depth)
    return .done
  }

  /// Begins to swipe on the host in front.
  ///
  /// - Returns: Whether the host let the swipe begin.
  public func beginSwipe() -> UserActOutcome {
    host.front.beginSwipe() ? .done : .refused
  }

  /// Completes the swipe.
  ///
  /// - Returns: ``UserActOutcome/done``.
  public func commitSwipe() -> UserActOutcome {
    host.front.commitSwipe()
    return .done
  }

  /// Cancels the swipe.
  ///
  /// - Returns: ``UserActOutcome/done``.
  public func cancelSwipe() -> UserActOutcome {
    host.front.cancelSwipe()
    return .done
  }

  /// Pulls down the host in front.
  ///
  /// - Returns: Whether the host let the user do so.
  public func pullDown() -> UserActOutcome {
    host.front.pullDown() ? .done : .refused
  }

  /// Answers the question of the host in front.
  ///
  /// - Parameter choice: The position of the choice, from 0, or nil to dismiss the question.
  /// - Returns: Whether there was a question to answer.
  public func answer(_ choice: Int?) -> UserActOutcome {
    guard let question = host.front.question else { return .refused }
    host.front.withdraw(question)
    question.answer(choice)
    return .done
  }

  /// Completes transition after transition, until none runs.
  public func completeTransitions() async {
    try? host.completeTransitions()
    await Task.yield()
  }
}
