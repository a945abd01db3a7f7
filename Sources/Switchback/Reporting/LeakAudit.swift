/// Finds what is still alive although the flow that it belonged to is over.
///
/// When a flow has ended, its coordinator, its modules and their screens should be gone. The audit looks
/// in the next turn of the main actor, when everyone has been told, and again after each later change of
/// the stack. What is still there is reported once, as the issue
/// ``NavigationIssue/Kind/stillAlive(_:)``, with what is known to hold it.
///
/// ```swift
/// let audit = LeakAudit()
/// let router = StackRouter(host: host, audit: audit)
/// router.start { MainCoordinator(flow: $0) }
/// audit.leaks                            // [] in a correct program, at any time
/// ```
///
/// A flow of which something is still to be seen on the host waits until that is gone, and nothing is
/// looked for while something moves. An object that dies later is no leak any more. Without an audit, a
/// router does nothing for it.
@MainActor
public final class LeakAudit {
  /// How many flows have ended under it, to tell "all is gone" from "nothing was over".
  public private(set) var endedFlows = 0

  weak var engine: NavigationEngine?
  private let isAllowed: @MainActor (AnyObject) -> Bool

  /// How often an object is found, a turn of the main actor apart, before it is reported: a task that
  /// was resumed by the end of a flow may still be ending itself.
  private static let looksBeforeReport = 4

  /// Flows that are going on, by their nodes.
  private var open: [FlowNode: LeakWatch] = [:]

  /// Flows that are over and have left something alive.
  private var ended: [LeakWatch] = []
  private var tickets: [WeakTicket] = []
  private var refused: [WeakAttempt] = []

  /// Makes an audit for one router.
  ///
  /// - Parameter isAllowed: Whether an object is meant to live on, such as a page that is kept for the
  ///   next time. The default allows none.
  public init(
    allowing isAllowed: @escaping @MainActor (AnyObject) -> Bool = { _ in false }
  ) {
    self.isAllowed = isAllowed
  }

  /// What was reported and is still alive, in the order in which the flows ended.
  public var leaks: [Leak] {
    ended.flatMap { watch in watch.objects.filter { $0.object != nil }.compactMap(\.leak) }
  }

  /// Looks now, in as many turns of the main actor as it takes, and reports what is new.
  ///
  /// There is no need to ask for it, but at the end of a test or of a program, and once the router is
  /// gone. While something moves, nothing is looked for.
  ///
  /// - Returns: What was reported, now or earlier, and is still alive.
  @discardableResult
  public func look() async -> [Leak] {
    for _ in 0..<Self.looksBeforeReport {
      await withCheckedContinuation { turn in Task { turn.resume() } }
      if let engine { engine.lookForLeaks() } else { _ = look(at: .empty) }
    }
    return leaks
  }

  /// Whether there is anything to look for.
  var isWatching: Bool { !ended.isEmpty }

  // MARK: - What is watched

  private struct WeakTicket {
    let isHolding: @MainActor (AnyObject) -> Bool?
  }

  private struct WeakAttempt {
    weak var attempt: NavigationAttempt?
  }

  /// Watches what a flow shows.
  func watch(_ entry: NavigationEntry, of flow: FlowNode) {
    let watch = open[flow] ?? LeakWatch(flow)
    open[flow] = watch
    if let module = entry.module { watch.add(module, .module, entry.name) }
    if entry.module !== entry.screen {
      watch.add(entry.screen, .screen, String(describing: type(of: entry.screen)))
    }
  }

  /// Watches who may ask for the result of a flow later.
  func watch<Output>(_ ticket: FlowTicket<Output>) {
    tickets.removeAll { $0.isHolding(self) == nil }
    tickets.append(WeakTicket { [weak ticket] in ticket?.isHolding($0) })
  }

  /// Watches a request that was refused and may be asked for again.
  func watch(_ attempt: NavigationAttempt) {
    refused.removeAll { $0.attempt == nil }
    refused.append(WeakAttempt(attempt: attempt))
  }

  /// Notes that a flow is over: what is watched of it should go.
  func noteEnd(_ ending: StackChange.Ending, _ coordinator: (any Coordinator)?, at change: Int) {
    let flow = ending.node
    guard let watch = open.removeValue(forKey: flow) ?? coordinator.map({ _ in LeakWatch(flow) })
    else { return }
    endedFlows += 1
    if let coordinator { watch.add(coordinator, .coordinator, flow.name) }
    watch.noteEnd(flow, ending.cause, at: change)
    ended.append(watch)
  }

  // MARK: - Looking

  /// What the audit cannot see by itself.
  struct Scene {
    /// How many changes of the stack there were.
    let change: Int
    /// Everything that is shown, or meant to be: modules and screens.
    let shown: Set<ObjectIdentifier>
    /// What of the router's own holds an object.
    let holders: @MainActor (AnyObject) -> [LeakHolder]
    /// Whose observers are listening that began to in the life of a flow, given as flow numbers.
    let observers: @MainActor (ClosedRange<Int>) -> [FlowID?]

    /// What there is when the router is gone.
    @MainActor static let empty = Scene(
      change: 0, shown: [], holders: { _ in [] }, observers: { _ in [] })
  }

  /// Looks once.
  ///
  /// - Parameter scene: What there is around.
  /// - Returns: What is to be reported now, and whether it is worth looking again in the next turn.
  func look(at scene: Scene) -> (leaks: [Leak], isSuspicious: Bool) {
    for watch in ended { watch.forgetTheDead() }
    ended.removeAll { $0.objects.isEmpty }
    var found: [Leak] = []
    var isSuspicious = false
    for watch in ended where !watch.isToBeSeen(among: scene.shown) {
      for index in watch.objects.indices {
        guard let object = watch.objects[index].object, watch.objects[index].leak == nil,
          !isExcused(object)
        else { continue }
        watch.objects[index].timesFound += 1
        guard watch.objects[index].timesFound >= Self.looksBeforeReport else {
          isSuspicious = true
          continue
        }
        let leak = leak(object, watch.objects[index], of: watch, at: scene)
        watch.objects[index].leak = leak
        found.append(leak)
      }
    }
    return (found, isSuspicious)
  }

  private func isExcused(_ object: AnyObject) -> Bool {
    if let coordinator = object as? any Coordinator,
      CoordinatorRegister.flow(of: coordinator) != nil
    {
      return true
    }
    return isAllowed(object)
  }

  private func leak(
    _ object: AnyObject,
    _ watched: LeakWatch.Object,
    of watch: LeakWatch,
    at scene: Scene,
  ) -> Leak {
    var holders = scene.holders(object)
    let isInTicket = tickets.contains { $0.isHolding(object) ?? false }
    let isInAttempt = refused.contains { $0.attempt?.isShowing(object) ?? false }
    if isInTicket || isInAttempt { holders.append(.ticket) }
    if holders.isEmpty {
      let below = ended.filter {
        $0.parent == watch.flow && $0.objects.contains { $0.object != nil }
      }
      holders = below.map { .chain(from: $0.flow) }
      holders += scene.observers(watch.life).map { .observer(of: $0) }
      holders.append(.outside)
    }
    let others = watch.objects.filter { $0.object != nil && $0.object !== object }
    return Leak(
      role: watched.role,
      name: watched.name,
      flow: watch.flow,
      cause: watch.cause,
      changesSince: scene.change - watch.endedAt,
      holders: holders,
      companions: others.map(\.name),
    )
  }
}

/// What is watched of one flow.
@MainActor
final class LeakWatch {
  struct Object {
    weak var object: AnyObject?
    let role: Leak.Role
    let name: String
    var timesFound = 0
    var leak: Leak?
  }

  private(set) var flow: FlowID
  let parent: FlowID?
  private(set) var cause = EndCause.finished
  private(set) var endedAt = 0

  /// The numbers of the flows that were started meanwhile, this one included.
  private(set) var life: ClosedRange<Int>
  var objects: [Object] = []
  private var mostObjects = 16

  init(_ node: FlowNode) {
    flow = node.id
    parent = node.parent?.id
    life = node.serial...node.serial
  }

  func add(_ object: AnyObject, _ role: Leak.Role, _ name: String) {
    guard !objects.contains(where: { $0.object === object }) else { return }
    objects.append(Object(object: object, role: role, name: name))
    guard objects.count > mostObjects else { return }
    forgetTheDead()
    mostObjects = max(16, 2 * objects.count)
  }

  func forgetTheDead() {
    objects.removeAll { $0.object == nil }
  }

  func noteEnd(_ node: FlowNode, _ cause: EndCause, at change: Int) {
    flow = node.id
    self.cause = cause
    endedAt = change
    life = node.serial...max(node.serial, node.engine?.flows.latestSerial ?? node.serial)
  }

  /// Whether something of the flow is shown, and may rightly keep the rest.
  func isToBeSeen(among shown: Set<ObjectIdentifier>) -> Bool {
    objects.contains { object in
      object.object.map { shown.contains(ObjectIdentifier($0)) } ?? false
    }
  }
}
