/// One stay of a module on a stack.
///
/// A module that leaves and comes back is a new entry. There is one for everything that is shown, so what
/// few of them have is kept apart.
@MainActor
final class NavigationEntry {
  let serial: Int
  let screen: any Screen
  private let traits: TypeTraits
  private let place: Place

  /// The module, until it has left and whoever wanted to know was told.
  private(set) var module: (any Presentable)?

  /// Who began to observe it last; that one leads to those before.
  private var latestObserver: RemovalObserver?
  private var extras: Extras?

  /// Where entries stand.
  enum Place {
    case flow(FlowNode)
    /// Outside of flows.
    case stack(StackHandle)
  }

  /// What few entries have.
  private final class Extras {
    var name: String?
    var transition = ScreenTransition.automatic
    var intent: IntentKey?
    var hold: CoordinatorHold?
    var wasOnTop = false
  }

  /// Makes the entry of a module that is to be shown.
  ///
  /// - Parameters:
  ///   - serial: Its number.
  ///   - module: The module.
  ///   - screen: What the host is to show.
  ///   - place: Where it is going to stand.
  ///   - name: What it is called. The default asks the module.
  init(
    serial: Int,
    module: any Presentable,
    screen: any Screen,
    in place: Place,
    name: String? = nil,
  ) {
    self.serial = serial
    self.module = module
    self.screen = screen
    self.place = place
    traits = TypeTraits.traits(of: module)
    let name = name ?? module.name
    if name != traits.name { change { $0.name = name } }
  }

  /// The stay of a screen that nobody announced.
  convenience init(serial: Int, adopting screen: any Screen, on stack: LayeredStack) {
    let module = AdoptedModule.module(for: screen)
    self.init(serial: serial, module: module, screen: screen, in: .stack(stack.handle))
  }

  /// Another stay of what an entry shows, without a flow.
  convenience init(serial: Int, renewing entry: NavigationEntry, on stack: LayeredStack) {
    let module = entry.module ?? AdoptedModule.module(for: entry.screen)
    self.init(
      serial: serial,
      module: module,
      screen: entry.screen,
      in: .stack(stack.handle),
      name: entry.name,
    )
    transition = entry.transition
  }

  /// The flow that shows it, if one does.
  var flow: FlowNode? { if case .flow(let node) = place { node } else { nil } }

  /// The stack that it is on, or was on.
  var stack: LayeredStack? {
    switch place {
    case .flow(let node): node.stack
    case .stack(let handle): handle.stack
    }
  }

  /// What it is called, as that was read when it was made.
  var name: String { extras?.name ?? traits.name }

  var id: ModuleID { ModuleID(serial, name) }

  /// Whether it may mind being left.
  var isGuarded: Bool { traits.isGuard }

  /// Its module, if that hears of its place on the stack.
  var listener: AnyObject? { traits.isListener ? module : nil }

  /// Whether its module is what the host shows.
  var isItsOwnScreen: Bool { module === screen }

  /// The container of tabs that it is, if it is one.
  var tabs: TabRouter? { traits.isContainer ? module as? TabRouter : nil }

  // MARK: - What few have

  /// How it was shown, which is how it leaves.
  var transition: ScreenTransition {
    get { extras?.transition ?? .automatic }
    set { if newValue != transition { change { $0.transition = newValue } } }
  }

  /// How it leaves if nobody asks for anything else: as it came, where that was a way of the app's own.
  var wayBack: ScreenTransition { transition.custom == nil ? .automatic : transition }

  /// What it is shown for, if that was said.
  var intent: IntentKey? {
    get { extras?.intent }
    set { if newValue != nil || extras != nil { change { $0.intent = newValue } } }
  }

  /// Keeps the coordinator of its flow, if what is shown owns coordinators.
  var hold: CoordinatorHold? {
    get { extras?.hold }
    set { if newValue != nil || extras != nil { change { exchange(&$0.hold, for: newValue) } } }
  }

  /// Whether it has been on top; nobody else asks than a module that hears of that.
  var wasOnTop: Bool {
    get { extras?.wasOnTop ?? false }
    set { if traits.isListener { change { $0.wasOnTop = newValue } } }
  }

  private func change(_ body: (Extras) -> Void) {
    let extras = extras ?? Extras()
    self.extras = extras
    body(extras)
  }

  // MARK: - Who observes it

  /// Who observes it, in the order in which they began.
  var observers: Few<RemovalObserver> {
    var observers: Few<RemovalObserver> = .none
    var next = latestObserver
    while let observer = next {
      observers.append(observer)
      next = observer.previous
    }
    return observers.count < 2 ? observers : Few(observers.reversed())
  }

  func observe(_ observer: RemovalObserver) {
    observer.follow(latestObserver)
    latestObserver = observer
  }

  func forget(_ observer: RemovalObserver) {
    let others = observer.removed(from: latestObserver)
    exchange(&latestObserver, for: others)
  }

  /// Tells whoever observes this entry, in the order in which they began, and lets go of them and of
  /// the module.
  func tellRemoved(_ cause: EndCause) {
    let due = observers
    latestObserver = nil
    for observer in due { observer.tell(cause) }
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
