import Switchback
import SwitchbackTesting

/// A host that is broken on purpose, with its user.
@MainActor
final class BrokenHostSubject: HostSubject {
  final class Page: Screen {}

  private let broken: BrokenHost
  private let repeatsItself: Bool
  private let showsSheets: Bool
  let canForbidSwipes: Bool

  /// - Parameters:
  ///   - defect: What is wrong with the host; nothing if it is nil.
  ///   - report: How the host says that its user went back.
  ///   - repeatsItself: Whether the host says again what it shows when nothing moves.
  ///   - showsSheets: Whether it says what is on sheets.
  ///   - canForbidSwipes: Whether its platform lets it keep a swipe from beginning.
  init(
    _ defect: HostDefect?,
    by report: BackReport,
    repeatsItself: Bool = true,
    showsSheets: Bool = true,
    canForbidSwipes: Bool = true,
  ) {
    broken = BrokenHost(defect, by: report, canForbidSwipes: canForbidSwipes)
    self.repeatsItself = repeatsItself
    self.showsSheets = showsSheets
    self.canForbidSwipes = canForbidSwipes
  }

  var host: any StackHost { broken }
  var sheets: [[any Screen]]? { showsSheets ? broken.hostsAbove.map(\.screens) : nil }

  func makeScreen(_ name: String) -> any Screen { Page() }
  func makeForeignScreen() -> (any Screen)? { BrokenHost.ForeignPage() }

  func back() -> UserActOutcome {
    broken.front.back()
    return .done
  }

  func back(toDepth depth: Int) -> UserActOutcome {
    broken.front.back(toDepth: depth)
    return .done
  }

  func beginSwipe() -> UserActOutcome { broken.front.beginSwipe() ? .done : .refused }

  func commitSwipe() -> UserActOutcome {
    broken.front.endSwipe(isCommitted: true)
    return .done
  }

  func cancelSwipe() -> UserActOutcome {
    broken.front.endSwipe(isCommitted: false)
    return .done
  }

  func pullDown() -> UserActOutcome { broken.front.pullDown() ? .done : .refused }

  func answer(_ choice: Int?) -> UserActOutcome {
    broken.front.answer(choice) ? .done : .refused
  }

  func completeTransitions() async {
    broken.catchUp()
    if repeatsItself { broken.reportAgain() }
    await Task.yield()
  }
}
