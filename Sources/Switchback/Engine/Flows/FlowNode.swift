/// One flow, as its router keeps it: its place in the tree of flows, what it shows, and who is told of its
/// end.
///
/// The link to the parent never changes and leads to no coordinator, so that a flow that is held
/// after its end keeps nothing else alive.
@MainActor
final class FlowNode {
  /// How far it is.
  private enum Phase {
    case running
    /// It is over, and whoever started it has yet to hear so.
    case ending
    case over
  }

  let serial: Int

  /// When it began, see `FlowTree.moment`.
  let begun: Int
  let parent: FlowNode?
  let placement: FlowPlacement
  let source: CallSite
  private let link: EngineLink
  private let place: StackLink
  private var phase = Phase.running

  /// What is known of the class of its coordinator, once that is made.
  private var traits: TypeTraits?

  /// Owns the coordinators of the flows started from it.
  let dependencies: any CoordinatorDependencies

  /// What is known of its coordinator, until it is over.
  private(set) var record: CoordinatorRecord?

  /// The coordinator that was taken from its dependencies by hand, until that has been told.
  private var dismissed: (any Coordinator)?

  /// What keeps the coordinator while the flow shows something, if that is the policy.
  weak var hold: CoordinatorHold?

  /// Whether what is shown keeps its coordinator, or one of those around it.
  var isHeldByScreens = false

  /// Whether the dependencies of the flow around it own the coordinator.
  var isInDependencies = false

  /// Notices that the handle is gone.
  weak var lifetime: FlowLifetime?

  /// The flows started from it, in the order of their start.
  private(set) var childPile: Pile<FlowNode>?

  /// Whether a module of it, or of a flow started from it, was shown.
  private(set) var hasShown = false

  /// Whether a module of this flow has been on top.
  var wasOnTop = false

  /// How many modules of this flow and of its descendants are meant to be on the stack.
  private(set) var total = 0

  /// Who handles actions that reach this flow.
  private(set) var actions: ActionTable?

  /// How it ends, and who is told; until that was told.
  private var result: FlowResult?
  private var onEnd: (@MainActor ((any Coordinator)?, FlowResult) -> Void)?

  /// What the latest change that took modules of it did to it.
  private var loss = Loss()

  /// What a change did to a flow.
  struct Loss {
    /// The change; see `Transaction.number`.
    fileprivate var change = -1
    /// Where the highest module that left had stood, counted among those that left.
    fileprivate(set) var reach = 0
    /// Why that one left.
    fileprivate(set) var cause = EndCause.popped
    /// Whether one of its own was among them.
    fileprivate(set) var isOfItsOwn = false
  }

  init(
    serial: Int,
    begun: Int,
    parent: FlowNode?,
    placement: FlowPlacement,
    source: CallSite,
    dependencies: any CoordinatorDependencies,
    on place: StackLink,
    _ link: EngineLink,
  ) {
    self.dependencies = dependencies
    self.serial = serial
    self.begun = begun
    self.parent = parent
    self.placement = placement
    self.source = source
    self.place = place
    self.link = link
  }

  var engine: NavigationEngine? { link.engine }

  /// The stack that it shows itself on, until that is closed.
  var hostedStack: HostedStack? { place.stack }
  var stack: StackModel? { place.stack?.model }

  /// How requests find that stack.
  var requester: Requester { Requester(flow: self, place: place) }

  /// Known once the coordinator is made.
  var name: String { traits?.name ?? "Flow" }
  var id: FlowID { FlowID(serial, name) }

  /// Reports misuse of this flow, also when its router is gone.
  func report(_ kind: NavigationIssue.Kind, subject: String? = nil, source: CallSite?) {
    link.report(kind, subject ?? name, in: self, source)
  }

  // MARK: - Its place in the tree

  var children: [FlowNode] { childPile?.all ?? [] }

  func isInside(_ other: FlowNode) -> Bool {
    var next: FlowNode? = self
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }

  /// Whether it, or a flow started from it, shows an entry.
  func contains(_ entry: StackEntry) -> Bool { entry.flow?.isInside(self) ?? false }

  func add(_ child: FlowNode) {
    let all = childPile ?? Pile()
    childPile = all
    all.append(child)
  }

  func remove(_ child: FlowNode) { childPile?.remove(child) }

  // MARK: - Its coordinator

  var coordinator: (any Coordinator)? { record?.coordinator }

  /// Whether its coordinator hears of its place on the stack.
  var isListening: Bool { traits?.roles.contains(.listener) ?? false }

  /// Its coordinator, if that does.
  var listener: (any LifecycleListener)? {
    isListening ? coordinator as? any LifecycleListener : nil
  }

  /// Notes which coordinator was made for it.
  func note(_ coordinator: any Coordinator) {
    traits = TypeTraits.traits(of: coordinator)
    record = CoordinatorRecord.record(of: coordinator)
  }

  /// Ends the flow, if it is not over anyway, because somebody took its coordinator from the
  /// dependencies.
  func endLetGo(_ coordinator: any Coordinator) {
    guard isInDependencies, let engine else { return }
    isInDependencies = false
    dismissed = coordinator
    if isOpen { engine.submit(.end(self, .parentEnded)) }
  }

  /// Ends the flow if nobody is left who could, now that its handle is gone.
  ///
  /// A coordinator that is still there may go later; then the flow ends with the next change.
  func endIfAbandoned() {
    guard isOpen, let engine else { return }
    if coordinator == nil {
      engine.submit(.end(self, .parentEnded))
    } else {
      engine.flows.noteUnattended(self)
    }
  }

  // MARK: - What it shows

  /// Counts its modules, or with a negative difference those that leave.
  func count(_ difference: Int) {
    total += difference
    assert(total >= 0, "\(name) counts fewer than no modules")
  }

  /// Notes that a module of this flow was shown, which shows the flows around it too.
  func noteShown() {
    var next: FlowNode? = self
    while let node = next, !node.hasShown {
      node.hasShown = true
      next = node.parent
    }
  }

  /// Notes that a module left, of this flow or of one inside it.
  ///
  /// - Parameters:
  ///   - change: The number of the change, in which modules are noted from the lowest up.
  ///   - reach: Where the module had stood among those that leave.
  ///   - cause: Why it leaves.
  ///   - isItsOwn: Whether it is a module of this flow.
  /// - Returns: Whether it is the first that is noted in this change.
  func noteLoss(in change: Int, at reach: Int, because cause: EndCause, isItsOwn: Bool) -> Bool {
    var now = loss
    let isFirst = now.change != change
    if isFirst { now = Loss(change: change) }
    now.reach = reach
    now.cause = cause
    if isItsOwn { now.isOfItsOwn = true }
    loss = now
    return isFirst
  }

  /// What a change did to it, if anything.
  func loss(in change: Int) -> Loss? { loss.change == change ? loss : nil }

  // MARK: - Actions

  /// Registers who handles a type of action.
  ///
  /// - Returns: Whether nobody did before.
  func add<Action>(_ handler: ActionHandler<Action>) -> Bool {
    let table = actions ?? ActionTable()
    actions = table
    return table.add(handler)
  }

  // MARK: - Its end

  /// Whether it goes on.
  var isOpen: Bool { phase == .running }

  /// Whether it is over, and whoever started it has yet to hear so.
  ///
  /// What is asked of it meanwhile is refused, but nobody is blamed for it: the end of a child flow is
  /// told first, and whoever reacts to that cannot know better.
  var isEnding: Bool { phase == .ending }

  /// Says how its end is told.
  func tellEnd(
    by result: FlowResult,
    _ onEnd: (@MainActor ((any Coordinator)?, FlowResult) -> Void)?,
  ) {
    self.result = result
    self.onEnd = onEnd
  }

  /// Keeps the output until the flow has left the stack.
  func prepare(_ output: Any) { result?.prepare(output) }

  /// It is over, and that is told with the change that is under way.
  func beginEnding() {
    assert(phase == .running, "\(name) ends twice")
    phase = .ending
  }

  /// Lets go of its coordinator: it is not in the tree any more.
  func forgetCoordinator() {
    lifetime?.isOver = true
    let (last, known) = (dismissed, record)
    dismissed = nil
    record = nil
    withExtendedLifetime((last, known)) {}
  }

  /// Handles no actions any more.
  func forgetActions() {
    let handlers = actions
    actions = nil
    withExtendedLifetime(handlers) {}
  }

  /// Tells whoever started it.
  ///
  /// - Returns: Those who await its end.
  func tellStarter(_ coordinator: (any Coordinator)?, _ cause: EndCause) -> [Awaiter] {
    phase = .over
    guard let result else { return [] }
    let told = onEnd
    self.result = nil
    onEnd = nil
    let awaiters = result.resolve(cause)
    if cause != .notStarted { told?(coordinator, result) }
    return awaiters
  }
}

/// Somebody who waits for the end of a flow.
typealias Awaiter = CheckedContinuation<Void, Never>

extension FlowNode: Hashable {
  nonisolated static func == (one: FlowNode, other: FlowNode) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
