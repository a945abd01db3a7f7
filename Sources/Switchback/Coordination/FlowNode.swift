/// One flow, as its router keeps it: its place in the tree of flows, and who is told of its end.
///
/// The link to the parent never changes and leads to no coordinator, so that a flow that is held
/// after its end keeps nothing else alive.
@MainActor
final class FlowNode {
  let serial: Int

  /// When it began, see `FlowTree.moment`.
  let begun: Int
  let parent: FlowNode?
  let placement: FlowPlacement
  let source: CallSite
  let dependencies: any CoordinatorDependencies
  private(set) weak var engine: NavigationEngine?

  /// The stack that it shows itself on.
  var stack: LayeredStack? { handle.stack }
  private let handle: StackHandle

  /// Known once the coordinator is made.
  var name = "Flow"
  weak var coordinator: (any Coordinator)?

  /// The coordinator that was taken from its dependencies by hand, until that has been told.
  private var dismissed: (any Coordinator)?

  /// What keeps the coordinator while the flow shows something, if that is the policy.
  weak var hold: CoordinatorHold?

  /// Whether the dependencies of the flow around it own the coordinator.
  var isInDependencies = false
  weak var lifetime: FlowLifetime?
  var children: [FlowNode] = []
  var isOpen = true
  var hasShown = false

  /// Whether a module of this flow has been on top.
  var wasOnTop = false

  /// Who handles actions that reach this flow.
  var actions = ActionTable()

  /// How many modules of this flow and of its descendants are meant to be on the stack.
  var total = 0

  /// Settles the ticket and tells whoever started the flow.
  ///
  /// Hands out those who await its end.
  var conclude: (@MainActor ((any Coordinator)?, EndCause) -> [Awaiter])?

  private let onIssue: @MainActor (NavigationIssue) -> Void

  init(
    serial: Int,
    parent: FlowNode?,
    placement: FlowPlacement,
    source: CallSite,
    stack: LayeredStack,
    engine: NavigationEngine,
  ) {
    handle = stack.handle
    self.serial = serial
    begun = engine.flows.moment
    self.parent = parent
    self.placement = placement
    self.source = source
    self.engine = engine
    dependencies = engine.flows.makeDependencies()
    onIssue = engine.onIssue
  }

  var id: FlowID { FlowID(serial, name) }

  /// This flow and those around it, innermost first.
  var chain: FlowChain { FlowChain(rest: self) }

  /// Notes that a module of this flow was shown, which shows the flows around it too.
  func noteShown() {
    for node in chain { node.hasShown = true }
  }

  func isInside(_ other: FlowNode) -> Bool {
    for node in chain where node === other { return true }
    return false
  }

  /// Reports misuse of this flow, also when its router is gone.
  func report(_ kind: NavigationIssue.Kind, subject: String? = nil, source: CallSite?) {
    let issue = NavigationIssue(kind, subject: subject ?? name, source: source)
    if let engine { engine.report(issue, in: self) } else { onIssue(issue) }
  }

  /// Ends the flow, if it is not over anyway, because somebody took its coordinator from the
  /// dependencies.
  func endLetGo(_ coordinator: any Coordinator) {
    guard isInDependencies, let engine else { return }
    isInDependencies = false
    dismissed = coordinator
    if isOpen { engine.submit(.end(self, .parentEnded)) }
  }

  func forgetCoordinator() {
    coordinator = nil
    exchange(&dismissed, for: nil)
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
}

/// A flow and those around it, innermost first.
///
/// Every change walks it several times, so that this is a loop, where `sequence(first:next:)` calls a closure
/// for each flow.
struct FlowChain: Sequence, IteratorProtocol {
  fileprivate var rest: FlowNode?

  mutating func next() -> FlowNode? {
    let node = rest
    rest = node?.parent
    return node
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
