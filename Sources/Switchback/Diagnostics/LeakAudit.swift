/// An audit that finds objects that are still alive after their flow has ended.
///
/// When a flow has ended, its coordinator, its modules and their screens should be released. The audit first looks in
/// the next turn of the main actor, after the router has notified everyone. It looks again after each later change of
/// the stack. If an object is still alive after a hundred turns, the router reports it once, as the issue
/// ``NavigationIssue/Kind/stillAlive(details:)``. The issue says what is known to hold the object.
///
/// ```swift
/// let audit = LeakAudit()
/// let router = StackRouter(host: host, audit: audit)
/// router.start { MainCoordinator(flow: $0) }
/// audit.leaks    // [], if nothing outlives its flow
/// ```
///
/// While the host still shows something of a flow, the audit does not look at that flow. While something moves, the
/// audit does not look at all. An object that is released later no longer counts as a leak. A router without an audit
/// does no work for it.
@MainActor
public final class LeakAudit {
  /// The number of flows that have ended under this audit.
  ///
  /// It lets you tell "everything was released" from "no flow has ended".
  public private(set) var endedFlows = 0

  weak var engine: NavigationEngine?

  /// Whether it is worth looking again in the next turn.
  private(set) var isSuspicious = false
  private let isAllowed: @MainActor (AnyObject) -> Bool

  /// How often an object is found in a row, a turn of the main actor apart, before it is reported: a
  /// task that was resumed by the end of a flow may still be ending itself, also by way of an actor.
  private static let looksBeforeReport = 100

  /// Flows that are going on, by their nodes.
  private var open: [FlowNode: LeakWatch] = [:]

  /// Flows that are over and have left something alive.
  private var ended: [LeakWatch] = []
  private var mostEnded = 16
  private var tickets: [WeakTicket] = []
  private var refused: [WeakRequest] = []

  /// Creates an audit for one router.
  ///
  /// - Parameter isAllowed: Returns whether an object may outlive its flow, such as a page that is reused later. The
  ///   default allows no object.
  public init(
    allowing isAllowed: @escaping @MainActor (AnyObject) -> Bool = { _ in false }
  ) {
    self.isAllowed = isAllowed
  }

  /// The reported objects that are still alive, one sentence each.
  ///
  /// The list follows the order in which the flows ended.
  public var leaks: [String] { found.map(\.description) }

  package var found: [Leak] {
    ended.flatMap { watch in watch.objects.filter { $0.object != nil }.compactMap(\.leak) }
  }

  /// Looks for leaks now, for as many turns of the main actor as needed, and reports new ones.
  ///
  /// Call this method at the end of a test or of a program, and after the router is gone. At other times, you do not
  /// need to call it. Once the router is gone, nobody receives reports, and this method only returns the leaks. While
  /// something moves, the audit looks for nothing; see ``waiting``.
  ///
  /// - Returns: A sentence for each object that was found, now or earlier, and is still alive.
  @discardableResult
  public func look() async -> [String] {
    for _ in 0..<Self.looksBeforeReport {
      await withCheckedContinuation { turn in Task { turn.resume() } }
      if let engine { engine.lookForLeaks() } else { _ = look(at: .empty) }
      if !isSuspicious { break }
    }
    return leaks
  }

  /// The ended flows that the audit has not checked yet.
  ///
  /// They wait because the host still shows something of them, or because something moves.
  public var waiting: [FlowID] {
    ended.filter { watch in
      watch.objects.contains { $0.object != nil && $0.timesFound == 0 && $0.leak == nil }
    }
    .filter { watch in !watch.objects.compactMap(\.object).allSatisfy(isExcused) }
    .map(\.flow)
  }

  /// Whether there is anything to look for.
  var isWatching: Bool { !ended.isEmpty }

  /// Whether it looks in the next turn of the main actor.
  var isLookDue = false

  // MARK: - What is watched

  private struct WeakTicket {
    weak var result: FlowResult?
  }

  private struct WeakRequest {
    weak var request: Proposal?
  }

  /// Watches what a flow shows.
  func watch(_ entry: StackEntry, of flow: FlowNode) {
    let watch = open[flow] ?? LeakWatch(flow)
    open[flow] = watch
    if let module = entry.module { watch.add(module, .module, entry.name) }
    if entry.module !== entry.screen {
      watch.add(entry.screen, .screen, String(describing: type(of: entry.screen)))
    }
  }

  /// Hosts of a router that was closed, which may go on showing something.
  private var lastHosts: [WeakHost] = []

  private struct WeakHost {
    weak var host: (any StackHost)?
  }

  /// Remembers what a router that is closed leaves to be seen.
  func remember(_ hosts: [any StackHost]) {
    lastHosts = hosts.map { WeakHost(host: $0) }
  }

  /// Watches who may ask for the result of a flow later.
  func watch(_ result: FlowResult) {
    tickets.removeAll { $0.result == nil }
    tickets.append(WeakTicket(result: result))
  }

  /// Watches a request that was refused and may be asked for again.
  func watch(_ request: Proposal) {
    refused.removeAll { $0.request == nil }
    refused.append(WeakRequest(request: request))
  }

  /// Notes that a flow is over: what is watched of it should go.
  ///
  /// - Parameters:
  ///   - ending: The flow, and why.
  ///   - coordinator: Its coordinator, if that is still there.
  ///   - owner: What owned that.
  ///   - time: How many changes of the stacks there were, and beginnings and ends of flows.
  func noteEnd(
    _ ending: StackChange.Ending,
    _ coordinator: (any Coordinator)?,
    ownedBy owner: (any CoordinatorDependencies)?,
    at time: (change: Int, moment: Int),
  ) {
    let flow = ending.node
    guard let watch = open.removeValue(forKey: flow) ?? coordinator.map({ _ in LeakWatch(flow) })
    else { return }
    endedFlows += 1
    if let coordinator { watch.add(coordinator, .coordinator, flow.name) }
    watch.noteEnd(ending, ownedBy: owner, at: time)
    if ended.count >= mostEnded { forgetTheDead() }
    for other in ended { watch.takeOver(from: other) }
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
    /// Whose observers are listening that began to in the life of a flow (see `FlowTree.moment`).
    let observers: @MainActor (Range<Int>) -> [FlowID?]

    /// What there is when the router is gone.
    @MainActor static let empty = Scene(
      change: 0, shown: [], holders: { _ in [] }, observers: { _ in [] })
  }

  private func forgetTheDead() {
    for watch in ended { watch.forgetTheDead() }
    ended.removeAll { $0.objects.isEmpty }
    mostEnded = max(16, 2 * ended.count)
  }

  /// Looks once.
  ///
  /// - Parameter scene: What there is around.
  /// - Returns: What is to be reported now.
  func look(at scene: Scene) -> [Leak] {
    forgetTheDead()
    let screens = lastHosts.compactMap(\.host).flatMap(\.screens)
    let shown = scene.shown.union(screens.map { ObjectIdentifier($0) })
    var found: [Leak] = []
    isSuspicious = false
    for watch in ended {
      let isToBeSeen = watch.isToBeSeen(among: shown)
      for index in watch.objects.indices where watch.objects[index].leak == nil {
        guard let object = watch.objects[index].object else { continue }
        guard !isToBeSeen, !isExcused(object) else {
          watch.objects[index].timesFound = 0
          continue
        }
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
    return found
  }

  private func isExcused(_ object: AnyObject) -> Bool {
    if let coordinator = object as? any Coordinator,
      CoordinatorRecord.known(coordinator)?.flow != nil
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
    if let owner = watch.owner, let coordinator = object as? any Coordinator,
      owner.coordinators.contains(where: { $0 === coordinator })
    {
      holders.append(.dependencies(of: watch.parent))
    }
    let isInTicket = tickets.contains { $0.result?.isHolding(object) ?? false }
    let isInAttempt = refused.contains { $0.request?.isShowing(object) ?? false }
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
      changesSince: max(scene.change - watch.endedAt, 0),
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

  /// What owned the coordinator.
  private(set) weak var owner: (any CoordinatorDependencies)?

  /// When it went on, see `FlowTree.moment`.
  private(set) var life: Range<Int>
  var objects: [Object] = []
  private var mostObjects = 16

  init(_ node: FlowNode) {
    flow = node.id
    parent = node.parent?.id
    life = node.start.moment..<node.start.moment
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

  func noteEnd(
    _ ending: StackChange.Ending,
    ownedBy owner: (any CoordinatorDependencies)?,
    at time: (change: Int, moment: Int),
  ) {
    flow = ending.node.id
    cause = ending.cause
    endedAt = time.change
    self.owner = owner
    life = ending.node.start.moment..<max(ending.node.start.moment, time.moment)
  }

  /// Takes over the objects that an earlier flow has left alive as well, so that each is watched once.
  func takeOver(from other: LeakWatch) {
    for index in objects.indices {
      guard let object = objects[index].object,
        let known = other.objects.firstIndex(where: { $0.object === object })
      else { continue }
      objects[index].leak = objects[index].leak ?? other.objects[known].leak
      other.objects.remove(at: known)
    }
  }

  /// Whether something of the flow is shown, and may rightly keep the rest.
  func isToBeSeen(among shown: Set<ObjectIdentifier>) -> Bool {
    objects.contains { object in
      object.object.map { shown.contains(ObjectIdentifier($0)) } ?? false
    }
  }
}
