/// One stay of a module on a stack.
///
/// A module that leaves and comes back is a new entry.
@MainActor
final class NavigationEntry {
  let serial: Int
  let name: String
  let screen: any Screen
  let flow: FlowNode?

  /// How it was shown, which is how it leaves.
  let transition: ScreenTransition
  let intent: IntentKey?

  /// Whether it may mind being left.
  let isGuarded: Bool
  private let isContainer: Bool

  /// The stack that it is on, or was on.
  weak var stack: LayeredStack?

  /// The module, until it has left and whoever wanted to know was told.
  private(set) var module: (any Presentable)?

  /// Keeps the coordinator of its flow, if what is shown owns coordinators.
  var hold: CoordinatorHold?

  /// Whether it has been on top.
  var wasOnTop = false

  /// The ticket of the request that shows it, until the host has.
  var ticket: NavigationTicket?
  private(set) var observers: [RemovalObserver] = []

  init(
    serial: Int,
    module: any Presentable,
    screen: any Screen,
    flow: FlowNode?,
    transition: ScreenTransition = .automatic,
    intent: IntentKey? = nil,
  ) {
    self.serial = serial
    self.transition = transition
    self.intent = intent
    isGuarded = module is any LeaveGuard
    isContainer = module is TabRouter
    name = module.name
    self.module = module
    self.screen = screen
    self.flow = flow
  }

  /// The stay of a screen that nobody announced.
  convenience init(serial: Int, adopting screen: any Screen) {
    let module = AdoptedModule.module(for: screen)
    self.init(serial: serial, module: module, screen: screen, flow: nil)
  }

  /// Another stay of what this entry shows, without a flow.
  init(serial: Int, renewing entry: NavigationEntry) {
    self.serial = serial
    name = entry.name
    module = entry.module ?? AdoptedModule.module(for: entry.screen)
    screen = entry.screen
    flow = nil
    transition = entry.transition
    intent = nil
    isGuarded = module is any LeaveGuard
    isContainer = module is TabRouter
  }

  /// The container of tabs that it is, if it is one.
  var tabs: TabRouter? { isContainer ? module as? TabRouter : nil }

  var id: ModuleID { ModuleID(serial, name) }

  /// How it leaves if nobody asks for anything else: as it came, where that was a way of the app's own.
  var wayBack: ScreenTransition { transition.custom == nil ? .automatic : transition }

  func observe(_ observer: RemovalObserver) {
    observers.append(observer)
  }

  func forget(_ observer: RemovalObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Tells whoever observes this entry, in the order in which they began, and lets go of them and of
  /// the module.
  func tellRemoved(_ cause: EndCause) {
    while !observers.isEmpty {
      let observer = observers.removeFirst()
      exchange(&observer.body, for: nil)?(cause)
    }
    exchange(&module, for: nil)
  }
}

extension NavigationEntry: Hashable {
  nonisolated static func == (one: NavigationEntry, other: NavigationEntry) -> Bool {
    one === other
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Somebody who wants to hear that an entry has left.
@MainActor
final class RemovalObserver {
  var body: (@MainActor (EndCause) -> Void)?
  weak var entry: NavigationEntry?

  /// When it began, see `FlowTree.moment`.
  let since: Int

  init(since: Int, _ body: @escaping @MainActor (EndCause) -> Void) {
    self.since = since
    self.body = body
  }

  func cancel() {
    exchange(&body, for: nil)
    entry?.forget(self)
  }
}
