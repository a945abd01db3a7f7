import Switchback
import SwitchbackTesting

/// The in-memory host, with its user.
@MainActor
final class InMemoryHostSubject: HostSubject {
  final class Page: Screen {}
  final class ForeignPage: Screen {}

  private let memory: InMemoryHost

  init(completion: InMemoryHost.Completion) {
    memory = InMemoryHost(completion: completion)
    memory.accepts = { !($0 is ForeignPage) }
  }

  var host: any StackHost { memory }
  var sheets: [[any Screen]]? { memory.hostsAbove.map(\.screens) }

  func makeScreen(_ name: String) -> any Screen { Page() }
  func makeForeignScreen() -> (any Screen)? { ForeignPage() }

  func back() -> UserActOutcome {
    memory.front.back()
    return .done
  }

  func back(toDepth depth: Int) -> UserActOutcome {
    memory.front.back(toDepth: depth)
    return .done
  }

  func beginSwipe() -> UserActOutcome { memory.front.beginSwipe() ? .done : .refused }

  func commitSwipe() -> UserActOutcome {
    memory.front.commitSwipe()
    return .done
  }

  func cancelSwipe() -> UserActOutcome {
    memory.front.cancelSwipe()
    return .done
  }

  func pullDown() -> UserActOutcome { memory.front.pullDown() ? .done : .refused }

  func answer(_ choice: Int?) -> UserActOutcome {
    guard let question = memory.front.question else { return .refused }
    memory.front.withdraw(question)
    question.answer(choice)
    return .done
  }

  func completeTransitions() async {
    try? memory.completeTransitions()
    await Task.yield()
  }
}
