import Switchback
import SwitchbackTesting
import Testing

/// A router on an in-memory host, and a record of everyone who is told something.
@MainActor
final class Story {
  let host: InMemoryHost
  let probe = LifetimeProbe()
  private(set) var router: StackRouter
  private let log = Log()

  init(
    screens: [any Screen] = [],
    completion: InMemoryHost.Completion = .atOnce,
    sharedWithOtherCode: Bool = false,
    ownership: CoordinatorOwnership = Ownership.current,
    audit: LeakAudit? = nil,
  ) {
    host = InMemoryHost(screens: screens, completion: completion)
    router = StackRouter(
      host: host,
      sharedWithOtherCode: sharedWithOtherCode,
      audit: audit,
      onIssue: { [log] issue in log.issues.append(issue) },
      dependencies: { [log] in ownership.makeDependencies { log.issues.append($0) } },
    )
  }

  /// What was told, in order: `name: cause` for modules, `name ended: cause` for flows.
  var told: [String] { log.told }
  var issues: [NavigationIssue.Kind] { log.issues.map(\.kind) }
  var issueTexts: [String] { log.issues.map(\.description) }
  var names: [String] { router.modules.map(\.name) }

  func note(_ text: String) { log.told.append(text) }
  func forget() { log.told = [] }

  /// A module whose release is watched.
  func module(_ name: String) -> TestModule { probe.track(TestModule(name), as: name) }

  /// Shows modules, and notes when they leave.
  @discardableResult
  func push(_ names: String..., on router: (any Router)? = nil) -> NavigationTicket {
    var ticket: NavigationTicket?
    for name in names {
      let module = module(name)
      ticket = (router ?? self.router).push(module)
      observe(module)
    }
    return ticket ?? self.router.popToRoot()
  }

  /// Presents a module, and notes when it leaves.
  @discardableResult
  func present(_ name: String, on router: (any Router)? = nil) -> NavigationTicket {
    let module = module(name)
    let ticket = (router ?? self.router).present(module)
    if ticket.outcome == nil || ticket.outcome == .committed(removed: []) { observe(module) }
    return ticket
  }

  func observe(_ module: any Presentable) {
    router.observeRemoval(of: module, by: self) { [name = module.name] story, cause in
      story.note("\(name): \(cause)")
    }
  }

  /// Starts a flow that shows these modules; its end is noted, then handed on with the story, which
  /// the router must not keep alive.
  @discardableResult
  func start(
    _ name: String,
    _ placement: FlowPlacement = .push,
    in parent: (any FlowStarting)? = nil,
    showing modules: [String] = [],
    onEnd: @escaping @MainActor (Story, FlowEnd<String>) -> Void = { _, _ in },
  ) -> Flow<String> {
    var made: Flow<String>?
    (parent ?? router).start(placement, for: self) { flow in
      made = flow
      let coordinator = Script(flow) { [weak self] flow in
        for module in modules { self?.push(module, on: flow) }
      }
      return self.probe.track(coordinator, as: "\(name) coordinator")
    } onEnd: { story, end in
      story.note("\(name) ended: \(end.cause)")
      onEnd(story, end)
    }
    guard let made else { preconditionFailure("the flow was refused") }
    return made
  }

  /// Lets go of the router, and expects that nothing of the story is left.
  ///
  /// - Parameters:
  ///   - kept: The names of what the test itself still holds.
  ///   - sourceLocation: Where this was asked for.
  func expectReleased(
    except kept: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
  ) {
    router.close()
    router = StackRouter(host: InMemoryHost())
    host.changePresented(to: nil)
    host.change(to: [])
    #expect(probe.count > 0, "nothing was tracked", sourceLocation: sourceLocation)
    #expect(probe.alive.filter { !kept.contains($0) } == [], sourceLocation: sourceLocation)
  }

  @MainActor
  private final class Log {
    var told: [String] = []
    var issues: [NavigationIssue] = []
  }
}

/// A short name for what most tests start.
typealias Script = ScriptedCoordinator
