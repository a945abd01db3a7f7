/// One stay of a module on a stack.
///
/// A module that leaves and comes back is a new entry. There is one for everything that is shown, so it
/// is small: what few of them have is kept apart.
@MainActor
final class StackEntry {
  private var number: UInt32 = 0
  private var place: Int32 = -1
  let screen: any Screen

  /// The flow that shows it, if one does.
  let flow: FlowNode?

  /// The module, until it has left and whoever wanted to know was told.
  private(set) var module: (any Presentable)?

  /// The layer that it is on, or was on.
  private(set) var layer: Layer?

  /// Who wants to hear that it has left.
  private(set) var observers = RemovalObserverList()
  private var kind: Kind

  /// What is known of it beside its place.
  private enum Kind {
    /// No more than its class says.
    case plain(TypeTraits)
    case special(Details)
  }

  /// What few entries have.
  private final class Details {
    let traits: TypeTraits
    var name: String?
    var transition = ScreenTransition.automatic
    var intent: IntentKey?
    var wasOnTop = false
    var route: RouteNote?

    init(_ traits: TypeTraits) { self.traits = traits }
  }

  init(_ module: any Presentable, screen: any Screen, in flow: FlowNode?) {
    let traits = TypeTraits.traits(of: module)
    let name = module.name
    kind = .plain(traits)
    self.module = module
    self.screen = screen
    self.flow = flow
    if name != traits.name { details.name = name }
  }

  /// The stay of a screen that nobody announced.
  convenience init(adopting screen: any Screen) {
    self.init(AdoptedModule.module(for: screen), screen: screen, in: nil)
  }

  /// Another stay of what an entry shows, without a flow.
  convenience init(renewing entry: StackEntry) {
    let module = entry.module ?? AdoptedModule.module(for: entry.screen)
    self.init(module, screen: entry.screen, in: nil)
    if name != entry.name { details.name = entry.name }
    transition = entry.transition
  }

  /// Its number, which it gets when it first enters a stack; 0 before that.
  var serial: Int {
    get { Int(number) }
    set {
      assert(number == 0, "\(name) has a number")
      number = UInt32(truncatingIfNeeded: newValue)
    }
  }

  /// What it is called, as that was read when it was made.
  var name: String {
    if case .special(let details) = kind, let name = details.name { return name }
    return traits.name
  }

  var id: ModuleID { ModuleID(serial, name) }

  // MARK: - Where it stands

  /// Where it is meant to stand on its layer.
  var position: Int {
    assert(isWanted, "\(name) stands nowhere")
    return Int(place)
  }

  var isWanted: Bool { place >= 0 }
  /// Where it is meant to stand, counted through all layers of its stack.
  var height: Int { (layer?.start ?? 0) + position }
  /// Whether it is the first of what is presented over others.
  var isFirstPresented: Bool { place == 0 && layer !== stack?.base }
  /// The stack that it is on, or was on; nil once that is closed.
  var stack: StackModel? { layer?.stack }

  func stand(at position: Int, on layer: Layer) {
    place = Int32(truncatingIfNeeded: position)
    if self.layer !== layer { self.layer = layer }
  }

  func leave() { place = -1 }

  /// Lets go of where it stood, once everyone was told that it has left.
  func letGo() { if !isWanted { layer = nil } }

  // MARK: - What it is

  private var traits: TypeTraits {
    switch kind {
    case .plain(let traits): traits
    case .special(let details): details.traits
    }
  }

  /// What its module is beside that.
  var roles: TypeTraits.Roles {
    switch kind {
    case .plain(let traits): traits.roles
    case .special(let details): details.traits.roles
    }
  }

  var isGuarded: Bool { roles.contains(.leaveGuard) }

  /// Its module, if that hears of its place on the stack.
  var listener: (any LifecycleListener)? {
    roles.contains(.listener) ? module as? any LifecycleListener : nil
  }

  /// Whether its module is what the host shows.
  var isItsOwnScreen: Bool { module === screen }

  /// The container of tabs that it is, if it is one.
  var tabs: ContainerNode? {
    roles.contains(.container) ? (module as? TabContainer)?.container : nil
  }

  // MARK: - What few have

  private var details: Details {
    switch kind {
    case .special(let details): return details
    case .plain(let traits):
      let details = Details(traits)
      kind = .special(details)
      return details
    }
  }

  private var knownDetails: Details? {
    if case .special(let details) = kind { details } else { nil }
  }

  /// How it was shown, which is how it leaves.
  var transition: ScreenTransition {
    get { knownDetails?.transition ?? .automatic }
    set { if newValue != transition { details.transition = newValue } }
  }

  /// How it leaves if nobody asks for anything else: as it came, where that was a way of the app's own.
  var wayBack: ScreenTransition {
    guard let transition = knownDetails?.transition, transition.custom != nil else {
      return .automatic
    }
    return transition
  }

  /// What it is shown for, if that was said.
  var intent: IntentKey? {
    get { knownDetails?.intent }
    set { if newValue != nil || knownDetails != nil { details.intent = newValue } }
  }

  /// The route that it is of, if it is of one.
  var route: RouteNote? {
    get { knownDetails?.route }
    set { details.route = newValue }
  }

  /// Whether it has been on top; nobody else asks than a module that hears of that.
  var wasOnTop: Bool {
    get { knownDetails?.wasOnTop ?? false }
    set { if roles.contains(.listener) { details.wasOnTop = newValue } }
  }

  // MARK: - Who observes it

  func add(_ observer: RemovalObserver) { observers = observers.adding(observer) }

  func remove(_ observer: RemovalObserver) { observers = observers.removing(observer) }

  /// Tells whoever observes it, in the order in which they began, and lets go of them and of the module.
  func tellRemoved(_ cause: EndCause) {
    let told = observers
    observers = RemovalObserverList()
    told.tell(cause)
    module = nil
  }
}

extension StackEntry: Hashable {
  nonisolated static func == (one: StackEntry, other: StackEntry) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
