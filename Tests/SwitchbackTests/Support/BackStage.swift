import Switchback
import SwitchbackTesting

/// A router on a host whose user goes back, and a record of who was told what.
@MainActor
final class BackStage {
  let host: BackHost
  let router: StackRouter
  private let log = Log()

  init(by report: BackReport = .depth, showing names: String..., sharedWithOtherCode: Bool = false)
  {
    host = BackHost(by: report)
    router = StackRouter(
      host: host, sharedWithOtherCode: sharedWithOtherCode, onIssue: { [log] in log.note($0) })
    for name in names { push(name) }
  }

  var names: [String] { router.modules.map(\.name) }
  var told: [String] { log.told }
  var issues: [NavigationIssue.Kind] { log.issues }
  var issueTexts: [String] { log.issueTexts }

  @discardableResult
  func push(_ name: String, on target: (any Router)? = nil) -> NavigationTicket {
    show(TestModule(name)) { (target ?? router).push($0) }
  }

  @discardableResult
  func present(_ name: String) -> NavigationTicket {
    show(TestModule(name)) { router.present($0) }
  }

  private func show(
    _ module: TestModule, _ request: (TestModule) -> NavigationTicket
  ) -> NavigationTicket {
    let ticket = request(module)
    router.observeRemoval(of: module, by: log) { [name = module.name] log, cause in
      log.told.append("\(name): \(cause)")
    }
    return ticket
  }

  /// Starts a flow that shows modules.
  @discardableResult
  func start(
    _ name: String,
    in parent: (any FlowStarting)? = nil,
    showing modules: String...,
  ) -> Flow<Void>? {
    var made: Flow<Void>?
    (parent ?? router).start(for: log) { flow in
      made = flow
      return Script(flow) { [weak self] flow in
        for module in modules { self?.push(module, on: flow) }
      }
    } onEnd: { log, end in
      log.told.append("\(name) ended: \(end.cause)")
    }
    return made
  }

  /// Does something as soon as an issue is reported.
  func onIssue(_ body: @escaping @MainActor () -> Void) { log.onIssue = body }

  @MainActor
  private final class Log {
    var told: [String] = []
    private(set) var issues: [NavigationIssue.Kind] = []
    private(set) var issueTexts: [String] = []
    var onIssue: (@MainActor () -> Void)?

    func note(_ issue: NavigationIssue) {
      issues.append(issue.kind)
      issueTexts.append(issue.description)
      onIssue?()
    }
  }
}
