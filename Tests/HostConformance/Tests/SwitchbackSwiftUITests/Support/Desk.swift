import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

/// A display with the real router on it, and a note of everything that was said.
@MainActor
final class Desk {
  let host: NavigationStackHost
  let router: StackRouter
  let display: Display
  let probe = LifetimeProbe()
  private let log = Log()

  private final class Log {
    var told: [String] = []
    var issues: [NavigationIssue] = []
  }

  init(_ rules: Rules = Rules(), sharesHost: Bool = false) {
    let host = NavigationStackHost()
    self.host = host
    router = StackRouter(
      host: host, sharedWithOtherCode: sharesHost, onIssue: { [log] in log.issues.append($0) })
    display = Display(rules) { StackView(host) }
  }

  var told: [String] { log.told }
  var issues: [NavigationIssue.Kind] { log.issues.map(\.kind) }
  var names: [String] { router.modules.map(\.name) }

  func note(_ module: any Presentable) {
    let name = module.name
    probe.track(module, as: name)
    router.observeRemoval(of: module, by: log) { log, cause in log.told.append("\(name): \(cause)")
    }
  }

  @discardableResult
  func push(_ module: any Presentable, transition: ScreenTransition = .automatic) async
    -> NavigationTicket
  {
    let ticket = router.push(module, transition: transition)
    note(module)
    await display.rest()
    return ticket
  }

  func push(_ names: String...) async {
    for name in names { await push(PlainPage(name)) }
  }

  /// Starts a flow with a page.
  func start(_ name: String) async -> Flow<Void>? {
    var made: Flow<Void>?
    router.start { flow in
      made = flow
      return PageCoordinator(flow, PlainPage(name))
    }
    await display.rest()
    return made
  }

  @discardableResult
  func present(_ module: any Presentable) async -> NavigationTicket {
    let ticket = router.present(module)
    note(module)
    await display.rest()
    return ticket
  }

  /// Checks what is shown, on the router and on the display.
  func expect(
    _ expected: [String], told: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(names == expected, sourceLocation: sourceLocation)
    #expect(display.names.flatMap { $0 } == expected, sourceLocation: sourceLocation)
    #expect(self.told == told, sourceLocation: sourceLocation)
  }
}
