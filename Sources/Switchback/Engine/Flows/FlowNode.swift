/// One flow, as its router keeps it: its place in the tree of flows, what it shows, and who is told of its
/// end.
///
/// The link to the parent never changes and leads to no coordinator, so that a flow that is held
/// after its end keeps nothing else alive.
@MainActor
final class FlowNode {
  /// How it was started: by whom, where, and what for.
  struct Start {
    let serial: Int

    /// When that was, see `FlowTree.moment`.
    let moment: Int

    /// The flow that has started it, or nil if that was the router or a tab.
    let parent: FlowNode?

    /// The stack that it shows itself on.
    let place: StackReference
    let placement: FlowPlacement
    let intent: IntentKey?
    let source: CallSite
  }

  /// How far it is.
  private enum Phase {
    case running
    /// It is over, and whoever started it has yet to hear so.
    case ending
    case over(End)
  }

  /// How it ended, and where in the source that was asked for, if it was code that asked.
  typealias End = (cause: EndCause, source: CallSite?)

  /// Who keeps its coordinator.
  enum Keeper {
    case nobody
    /// The dependencies of the flow around it, or of the router.
    case dependencies
    /// What the flow shows, in whose place the flow has it.
    case screens(any Coordinator)
    /// The flow, until its end was told: the coordinator was taken from its dependencies by hand.
    case flow(any Coordinator)
  }

  /// What is the case with it.
  struct Status: OptionSet {
    let rawValue: UInt8

    /// Its coordinator has come to the end of `start()`.
    static let started = Self(rawValue: 1)
    /// A module of it, or of a flow inside of it, was shown.
    static let shown = Self(rawValue: 2)
    /// A module of its own was on top.
    static let onTop = Self(rawValue: 4)
    /// It goes on, and shows no route at the moment: nothing is to be seen to when it asks for something.
    static let ordinary = Self(rawValue: 8)
  }

  let start: Start
  private var phase = Phase.running
  private var status: Status = .ordinary

  /// The flows started from it, in the order of their start, if there were any.
  var childPile: Pile<FlowNode>?
  /// Owns their coordinators.
  let dependencies: any CoordinatorDependencies

  /// What is known of its own coordinator, until the flow is over.
  private(set) var record: CoordinatorRecord?
  /// What is known of the class of that, once it is made.
  private(set) var traits: TypeTraits?
  var keeper = Keeper.nobody
  /// Whether what is shown keeps its coordinator, or one of those around it.
  var isHeldByScreens = false
  /// Notices when nobody has it any more.
  weak var handle: (any FlowHandle)?

  /// How many modules of this flow and of its descendants are meant to be on the stack.
  private(set) var total = 0
  /// How many times it is showing a route at the moment, and how many tasks that do so await the end of a link.
  private var visits: (all: Int32, awaitingLinks: Int32) = (0, 0)

  /// Who handles actions that reach this flow, if anyone does.
  var actions: ActionTable?
  /// How it ends, and who is told; until that was told.
  var result: FlowResult?
  /// The route by which the flow around it has shown it, if it was one.
  var route: RouteNote?

  init(_ start: Start, dependencies: any CoordinatorDependencies) {
    self.start = start
    self.dependencies = dependencies
  }

  var serial: Int { start.serial }
  nonisolated var parent: FlowNode? { start.parent }
  var place: StackReference { start.place }

  /// The stack that it shows itself on, until that is closed.
  var stack: StackModel? { place.stack }
  /// Leads to the router, as long as that stack is there.
  var reporter: HostReporter? { stack?.base.reporter }

  /// Known once the coordinator is made.
  var name: String { traits?.name ?? "Flow" }
  var id: FlowID { FlowID(serial, name) }

  // MARK: - Its place in the tree

  var children: [FlowNode] { childPile?.all ?? [] }

  /// This flow and those around it, the innermost first.
  var withAncestors: FlowAncestors { FlowAncestors(from: self) }

  /// This flow and those below it, parents before children, siblings in the order of their start.
  var withDescendants: [FlowNode] { [self] + children.flatMap(\.withDescendants) }

  /// The flow started from this one that another is, or is inside of.
  func child(around flow: FlowNode?) -> FlowNode? {
    for node in FlowAncestors(from: flow) where node.parent === self { return node }
    return nil
  }

  func isInside(_ other: FlowNode) -> Bool {
    for node in withAncestors where node === other { return true }
    return false
  }

  /// Whether it shows itself where the flow around it does, and not on a tab.
  var isOnStackOfParent: Bool { parent?.place === place }

  /// Whether it, or a flow started from it, shows an entry.
  func contains(_ entry: StackEntry) -> Bool {
    entry.flow === self || entry.flow?.isInside(self) ?? false
  }

  // MARK: - Its coordinator

  var coordinator: (any Coordinator)? { record?.coordinator }

  var isListening: Bool { traits?.roles.contains(.listener) ?? false }

  var listener: (any LifecycleListener)? {
    isListening ? coordinator as? any LifecycleListener : nil
  }

  /// Notes which coordinator was made for it.
  ///
  /// - Returns: What is known of that.
  func note(_ coordinator: any Coordinator) -> CoordinatorRecord {
    let known = CoordinatorRecord.record(of: coordinator)
    traits = TypeTraits.traits(of: coordinator)
    record = known
    return known
  }

  /// Lets go of its coordinator: it is not in the tree, or not any more.
  func forgetCoordinator() {
    handle?.flowIsOver()
    let last = (keeper, record)
    keeper = .nobody
    record = nil
    withExtendedLifetime(last) {}
  }

  /// Keeps its coordinator itself until its end is told, as somebody took that from the dependencies by hand.
  ///
  /// - Returns: Whether the flow is to end by that.
  func keep(_ coordinator: any Coordinator) -> Bool {
    guard case .dependencies = keeper else { return false }
    keeper = .flow(coordinator)
    return isOpen
  }

  // MARK: - What it shows

  /// Counts a module of its own that comes, or with -1 one that leaves, for it and the flows around it on its
  /// stack.
  func count(_ difference: Int) {
    for node in withAncestors {
      guard node.place === place else { return }
      node.total += difference
      assert(node.total >= 0, "\(node.name) counts fewer than no modules")
    }
  }

  /// Whether it shows nothing, and has yet to show something: its coordinator is starting or shows a route, or that is
  /// so with a flow that it has started.
  ///
  /// What awaits the end of a link shows nothing until then.
  var isLoading: Bool {
    guard isOpen, total == 0 else { return false }
    let isShowing = visits.all > visits.awaitingLinks
    return !has(.started) || isShowing || children.contains(where: \.isLoading)
  }

  /// Notes that a module of this flow was shown, which shows the flows around it too.
  func noteShown() {
    for node in withAncestors {
      if node.hasShown { return }
      node.note(.shown)
    }
  }

  /// Whether a module of it, or of a flow inside of it, was ever shown.
  var hasShown: Bool { status.contains(.shown) }

  func has(_ status: Status) -> Bool { self.status.contains(status) }
  func note(_ status: Status) { self.status.insert(status) }

  // MARK: - Its end

  var isOpen: Bool { if case .running = phase { true } else { false } }

  /// Whether it is over, and whoever started it has yet to hear so.
  ///
  /// What is asked of it meanwhile is refused, but nobody is blamed for it: the end of a child flow is
  /// told first, and whoever reacts to that cannot know better.
  var isEnding: Bool { if case .ending = phase { true } else { false } }

  /// How it ended, once whoever started it has heard so.
  var end: End? { if case .over(let end) = phase { end } else { nil } }

  /// It is over, and that is told with the change that is under way.
  func beginEnding() {
    assert(isOpen, "\(name) ends twice")
    phase = .ending
    status.remove(.ordinary)
  }

  /// Counts a time that it begins to show a route or, with -1, one of which nothing more comes.
  func countVisit(_ difference: Int32) {
    visits.all += difference
    if isOpen, visits.all == 0 { status.insert(.ordinary) } else { status.remove(.ordinary) }
  }

  /// Counts a task that shows a route and begins to await the end of a link or, with -1, goes on.
  func countAwaitingLink(_ difference: Int32) { visits.awaitingLinks += difference }

  /// Handles no actions any more, and tells whoever started it.
  ///
  /// - Returns: Those who await its end.
  func tellStarter(_ coordinator: (any Coordinator)?, _ end: End) -> [Awaiter] {
    phase = .over(end)
    let last = (actions, result)
    actions = nil
    result = nil
    return withExtendedLifetime(last) { last.1?.resolve(end.cause, coordinator) ?? [] }
  }
}

/// A flow and those around it, the innermost first.
struct FlowAncestors: Sequence, IteratorProtocol {
  private var node: FlowNode?

  init(from node: FlowNode?) { self.node = node }

  mutating func next() -> FlowNode? {
    let next = node
    node = next?.parent
    return next
  }
}

extension FlowNode: Hashable {
  nonisolated static func == (one: FlowNode, other: FlowNode) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
