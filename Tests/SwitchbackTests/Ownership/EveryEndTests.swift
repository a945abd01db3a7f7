import Switchback
import SwitchbackTesting
import Testing

/// Every way in which a flow can end, under each policy, heard of in each way, and with an output that was set
/// beforehand: told once, in order, and nothing is left.
@MainActor
@Suite(.waitsForRelease)
struct EveryEndTests {
  /// How a flow comes to its end.
  enum Way: String, CaseIterable, Sendable {
    case finish, finishInStart, cancelled, back, swipe, multiPop, pullDown
    case popped, popToRoot, dismissed, setRoot
    case parentFinished, taskCancelled, dependenciesGone
    case routerDropped, routerClosed, hostRefused, notStarted
  }

  /// Who is told.
  enum Hearing: String, CaseIterable, Sendable {
    case listener, onEnd, awaited, run
  }

  struct Case: CustomStringConvertible, Sendable {
    let ownership: CoordinatorOwnership
    let hearing: Hearing
    let hasOutput: Bool
    var description: String { "\(ownership), \(hearing)\(hasOutput ? ", with an output" : "")" }

    static let all = CoordinatorOwnership.both.flatMap { ownership in
      Hearing.allCases.flatMap { hearing in
        [false, true].map { Case(ownership: ownership, hearing: hearing, hasOutput: $0) }
      }
    }
  }

  @Test(arguments: Way.allCases, Case.all)
  func isToldOnceInOrderAndLeavesNothing(way: Way, in row: Case) async {
    guard way != .taskCancelled || row.hearing == .run else { return }
    let scene = EndScene(way, row)
    scene.begin()
    await nextTurn()
    await scene.end()
    let expected = scene.expected
    await until { scene.told.count >= expected.count }
    await nextTurn()
    #expect(scene.told == expected)
    #expect(scene.audit.leaks == [])
    await scene.expectReleased()
  }
}

/// A flow with two pages inside another, which is to come to its end.
@MainActor
private final class EndScene: CoordinatorFlowListener {
  typealias Way = EveryEndTests.Way

  let host = InMemoryHost()
  let probe = LifetimeProbe()
  let audit = LeakAudit()
  private(set) var told: [String] = []

  private let way: Way
  private let hearing: EveryEndTests.Hearing
  private let hasOutput: Bool
  private var router: StackRouter?
  private var outer: Flow<Void>?
  private weak var running: Script<Void>?
  private weak var flow: Flow<NotSendable>?
  private var managers: [any CoordinatorDependencies] = []
  private var task: Task<Void, Never>?

  /// A result that must not cross actors.
  final class NotSendable {}

  init(_ way: Way, _ row: EveryEndTests.Case) {
    self.way = way
    hearing = row.hearing
    hasOutput = row.hasOutput
    router = StackRouter(
      host: host,
      audit: audit,
      onIssue: { _ in },
      dependencies: { [weak self] in
        let made = row.ownership.makeDependencies()
        self?.managers.append(made)
        return made
      },
    )
  }

  /// What everyone should have been told: the pages top first, then the flow.
  var expected: [String] {
    switch way {
    case .notStarted: hearing == .awaited || hearing == .run ? ["flow: not started"] : []
    case .finishInStart, .dependenciesGone: ["flow: \(toldCause)"]
    default: ["y: \(cause)", "x: \(cause)", "flow: \(toldCause)"]
    }
  }

  /// What the starter hears: with an output, the flow has finished, unless it was cancelled or never began.
  private var toldCause: EndCause {
    hasOutput && way != .cancelled && way != .notStarted ? .finished : cause
  }

  private var cause: EndCause {
    switch way {
    case .finish, .finishInStart: .finished
    case .cancelled: .cancelled
    case .back, .multiPop: .systemBack(.key)
    case .swipe: .systemBack(.swipe)
    case .pullDown: .systemBack(.pullDown)
    case .popped, .popToRoot: .popped
    case .dismissed: .dismissed
    case .setRoot: .replaced
    case .parentFinished, .dependenciesGone: .parentEnded
    case .taskCancelled: .taskCancelled
    case .routerDropped, .routerClosed: .routerGone
    case .hostRefused: .hostRefused
    case .notStarted: .notStarted
    }
  }

  // MARK: - The beginning

  func begin() {
    router?.push(TestModule("root"))
    router?.start { [self] (flow: Flow<Void>) in
      outer = flow
      let coordinator = Script(flow) { $0.push(TestModule("outer")) }
      running = coordinator
      return coordinator
    }
    if way == .hostRefused { host.commandsToDrop = 2 }
    guard let outer else { return }
    let placement = way == .pullDown || way == .dismissed ? FlowPlacement.modal : .push
    switch hearing {
    case .listener: outer.start(placement, listener: self, make)
    case .onEnd: outer.start(placement, for: self, make) { $0.note($1) }
    case .awaited:
      let ticket = outer.start(placement, make)
      task = Task { [weak self] in
        let end = await ticket.end
        self?.note(end)
      }
    case .run:
      task = Task { [weak self, weak outer] in
        guard let make = self?.make, let end = await outer?.run(placement, make) else { return }
        self?.note(end)
      }
    }
  }

  private var make: @MainActor (Flow<NotSendable>) -> any Coordinator {
    { [weak self] in self?.coordinator(of: $0) ?? Script($0) }
  }

  private func coordinator(of flow: Flow<NotSendable>) -> any Coordinator {
    if hasOutput { flow.setOutput(NotSendable()) }
    if way == .notStarted, let running { return running }
    self.flow = flow
    let script = Script(flow) { [weak self] in self?.show(on: $0) }
    return probe.track(script, as: "coordinator")
  }

  private func show(on flow: Flow<NotSendable>) {
    switch way {
    case .finishInStart: flow.finish(NotSendable())
    case .dependenciesGone: break
    default:
      for name in ["x", "y"] {
        let page = probe.track(TestModule(name), as: name)
        flow.push(page)
        flow.observeRemoval(of: page, by: self) { scene, cause in
          scene.told.append("\(name): \(cause)")
        }
      }
    }
  }

  // MARK: - The end

  func end() async {
    switch way {
    case .finish: flow?.finish(NotSendable())
    case .cancelled: flow?.cancel()
    case .back:
      host.back()
      host.back()
    case .swipe:
      for _ in 0..<2 where host.beginSwipe() { host.commitSwipe() }
    case .multiPop: host.back(toDepth: 2)
    case .pullDown: host.front.pullDown()
    case .popped: router?.pop(count: 2)
    case .popToRoot: outer?.popToRoot()
    case .dismissed: router?.dismiss()
    case .setRoot: router?.setRoot(TestModule("new"))
    case .parentFinished: outer?.finish()
    case .taskCancelled: task?.cancel()
    case .dependenciesGone:
      for manager in managers {
        for coordinator in manager.coordinators where coordinator is Script<NotSendable> {
          manager.remove(coordinator)
        }
      }
    case .routerDropped: router = nil
    case .routerClosed: router?.close()
    case .finishInStart, .hostRefused, .notStarted: break
    }
  }

  func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
    #expect(coordinator is Script<NotSendable>)
    note(cause)
  }

  private func note(_ end: FlowEnd<NotSendable>) {
    #expect((end.output != nil) == (toldCause == .finished))
    note(end.cause)
  }

  /// By then the flow has left the model and its coordinator the dependencies.
  private func note(_ cause: EndCause) {
    told.append("flow: \(cause)")
    let names = router?.modules.map(\.name) ?? []
    #expect(!names.contains("x") && !names.contains("y"))
    let owned = managers.flatMap(\.coordinators)
    #expect(!owned.contains { $0 is Script<NotSendable> })
  }

  /// Lets go of the router and the host's screens, and expects that nothing is left.
  func expectReleased() async {
    router?.close()
    router = nil
    outer = nil
    await task?.value
    task = nil
    managers = []
    host.changePresented(to: nil)
    host.change(to: [])
    await until { probe.alive == [] }
    let isTracked = way != .notStarted
    #expect((probe.count > 0) == isTracked)
  }
}
