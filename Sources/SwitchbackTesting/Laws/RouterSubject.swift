public import Switchback

/// A router that is to be checked, on an in-memory host.
///
/// The acts of the user are done on the host, in the default implementations of ``UserActs``. A router
/// that hears of gestures otherwise than through its host implements those itself.
@MainActor
public protocol RouterSubject: UserActs {
  /// The router.
  var router: any FlowStarting { get }

  /// The host that it shows its modules on.
  var host: InMemoryHost { get }
}

extension RouterSubject {
  /// The screens on the host.
  public var screens: [any Screen] { host.screens }

  /// The screens of each host that is presented over it.
  public var sheets: [[any Screen]]? { host.hostsAbove.map(\.screens) }

  /// Goes back on the host in front.
  ///
  /// - Returns: That it is done.
  public func back() -> UserActOutcome {
    host.front.back()
    return .done
  }

  /// Goes back on the host in front.
  ///
  /// - Parameter depth: How many screens are left.
  /// - Returns: That it is done.
  public func back(toDepth depth: Int) -> UserActOutcome {
    host.front.back(toDepth: depth)
    return .done
  }

  /// Begins to swipe on the host in front.
  ///
  /// - Returns: Whether the host let it begin.
  public func beginSwipe() -> UserActOutcome {
    host.front.beginSwipe() ? .done : .refused
  }

  /// Completes the swipe.
  ///
  /// - Returns: That it is done.
  public func commitSwipe() -> UserActOutcome {
    host.front.commitSwipe()
    return .done
  }

  /// Cancels the swipe.
  ///
  /// - Returns: That it is done.
  public func cancelSwipe() -> UserActOutcome {
    host.front.cancelSwipe()
    return .done
  }

  /// Pulls down the host in front.
  ///
  /// - Returns: Whether the host let it go.
  public func pullDown() -> UserActOutcome {
    host.front.pullDown() ? .done : .refused
  }

  /// Answers what the host in front asks.
  ///
  /// - Parameter choice: The position of the choice, from 0, or nil to dismiss the question.
  /// - Returns: Whether there was something to answer.
  public func answer(_ choice: Int?) -> UserActOutcome {
    guard let question = host.front.question else { return .refused }
    host.front.withdraw(question)
    question.answer(choice)
    return .done
  }

  /// Completes one transition after the other, until none runs.
  public func completeTransitions() async {
    try? host.completeTransitions()
    await Task.yield()
  }
}
