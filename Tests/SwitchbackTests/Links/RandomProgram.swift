import Switchback
import SwitchbackTesting

/// A program that is drawn at random: coordinators in coordinators, pushed and presented, on tabs and on tabs in tabs,
/// with routes that are closed, ask, or need something first, and with pages that mind being left.
@MainActor
final class RandomProgram: LinkSubject {
  let host: InMemoryHost
  let router: StackRouter
  let facts: Facts

  init(seed: UInt64, isOpen: Bool = false, completion: InMemoryHost.Completion = .atOnce) {
    host = InMemoryHost(completion: completion)
    facts = Facts(seed: seed, isOpen: isOpen)
    router = StackRouter(
      host: host, onIssue: { _ in }, dependencies: Ownership.current.makeDependencies)
  }

  func start() {
    router.start { [facts] in Node<Outermost>($0, facts) }
  }

  /// Starts where an earlier run was.
  func start(
    restoring snapshot: NavigationSnapshot,
    onRestored: @escaping @MainActor (RestorationReport) -> Void
  ) {
    router.start(restoring: snapshot, for: "somebody") { [facts] in
      Node<Outermost>($0, facts)
    } onRestored: {
      onRestored($0)
    }
  }

  /// Has one of the coordinators go on, wherever it is.
  func goOnSomewhere(_ random: inout FuzzRandom) {
    let ways = facts.ways.compactMap { $0() }
    ways[random.below(ways.count)](random.chance(3) ? .child : .page(random.below(3)))
  }

  func passWhatComesFirst() -> Bool {
    guard let gate = facts.gates.compactMap(\.gate).last(where: { $0.flow.isOpen }) else {
      return false
    }
    gate.flow.finish()
    return true
  }

  /// A link with routes that the program has, and some that it may not get to.
  static func link(_ random: inout FuzzRandom) -> DeepLink {
    var routes: [AnyRoute] = []
    add(Outermost.self, deeper: random.below(4), to: &routes, &random)
    return DeepLink(
      routes: routes, from: random.chance(2) ? .outside : .inside, isOnTop: random.chance(7))
  }

  private static func add<Place: Level>(
    _ place: Place.Type, deeper levels: Int, to routes: inout [AnyRoute], _ random: inout FuzzRandom
  ) {
    typealias Routes = Node<Place>.Route
    for _ in 0..<random.below(3) { routes.append(AnyRoute(Routes(.page(random.below(3))))) }
    switch random.below(4) {
    case 0 where levels > 0: routes.append(AnyRoute(Routes(.child)))
    case 1 where levels > 0, 2 where levels > 0:
      routes += [AnyRoute(Routes(.tabs)), AnyRoute(Routes(.tab(random.below(3))))]
    default:
      if routes.isEmpty { routes.append(AnyRoute(Routes(.page(1)))) }
      return
    }
    add(Place.Inner.self, deeper: levels - 1, to: &routes, &random)
  }
}

extension RandomProgram {
  /// Where a coordinator stands; those on one level have the same routes.
  protocol Level {
    associatedtype Inner: Level
    associatedtype Outer: Level
    static var depth: Int { get }
  }

  enum Outermost: Level {
    typealias Inner = Middle
    typealias Outer = Outermost
    static let depth = 0
  }

  enum Middle: Level {
    typealias Inner = Innermost
    typealias Outer = Outermost
    static let depth = 1
  }

  /// Its coordinators start others of their own kind.
  enum Innermost: Level {
    typealias Inner = Innermost
    typealias Outer = Middle
    static let depth = 2
  }

  enum Kind: Hashable, Codable, Sendable {
    case page(Int)
    case child
    case tabs
    case tab(Int)
    case gate(Int)

    static let all: [Kind] =
      (0..<3).map { .page($0) } + [.child, .tabs] + (0..<3).map { .tab($0) }
      + (0..<2).map { .gate($0) }
  }

  /// A route on a level.
  struct Subject: Hashable {
    let depth: Int
    let kind: Kind
  }

  /// What a coordinator says of a route.
  enum Rule {
    case open
    case after(Int)
    case afterOuter(Int)
    case asking
    case askingOutside
    case closed
  }

  /// What is drawn, and what has come first already.
  @MainActor
  final class Facts {
    struct Weak {
      weak var gate: ScriptedCoordinator<Void>?
    }

    let tabCount: Int
    let tabsHaveRoutes: Bool
    let pagesArePresented: Bool
    let pagesArePairs: Bool
    private(set) var rules: [Subject: Rule] = [:]
    private(set) var placements: [Subject: FlowPlacement] = [:]
    private(set) var policies: [Subject: LeavePolicy] = [:]

    /// What the user is asked about before it comes back.
    private var askedAgain: Set<Subject> = []
    var passed: Set<Subject> = []
    var gates: [Weak] = []

    /// Has a coordinator that is still there show a page or a child; nil if it is gone.
    fileprivate var ways: [() -> ((Kind) -> Void)?] = []

    /// Watches all that is made.
    let probe = LifetimeProbe()

    /// Whether something that comes first takes the place of what is there, which a link on top cannot help.
    var hasGateAtRoot: Bool {
      placements.contains { subject, placement in
        if case .gate = subject.kind { placement == .root } else { false }
      }
    }

    /// Draws what is true.
    ///
    /// - Parameters:
    ///   - seed: What is drawn depends on it.
    ///   - isOpen: Whether nobody minds anything, and nothing takes the place of what is there.
    init(seed: UInt64, isOpen: Bool = false) {
      var random = FuzzRandom(seed: seed)
      tabCount = 2 + random.below(2)
      tabsHaveRoutes = !random.chance(3)
      pagesArePresented = random.chance(4)
      pagesArePairs = random.chance(3)
      let mind = random.chance(3)
      for depth in 0..<3 {
        for kind in Kind.all where kind != .page(0) {
          let subject = Subject(depth: depth, kind: kind)
          let isGate = if case .gate = kind { true } else { false }
          rules[subject] = Self.rule(at: depth, isGate: isGate, &random)
          let placements: [FlowPlacement] = [.push, .modal, .push, .modal, .root]
          self.placements[subject] = placements[random.below(isGate ? 5 : 4)]
          policies[subject] =
            mind ? [.allowed, .allowed, .allowed, .ask, .refused][random.below(5)] : .allowed
        }
      }
      if isOpen {
        (rules, policies) = ([:], [:])
        placements = placements.mapValues { $0 == .root ? .push : $0 }
      }
      // Some way is always open.
      rules[Subject(depth: 0, kind: .gate(0))] = .open
    }

    /// Has the user asked about a quarter of all routes before they come back.
    func askAgain(_ random: inout FuzzRandom) {
      for depth in 0..<3 {
        for kind in Kind.all where kind != .page(0) && random.below(4) == 0 {
          askedAgain.insert(Subject(depth: depth, kind: kind))
        }
      }
    }

    func isAskedAgain(_ subject: Subject, from origin: LinkOrigin) -> Bool {
      origin == .memory && askedAgain.contains(subject)
    }

    private static func rule(at depth: Int, isGate: Bool, _ random: inout FuzzRandom) -> Rule {
      switch random.below(isGate ? 8 : 14) {
      case 0: .after(random.below(2))
      case 1: depth == 0 ? .open : .afterOuter(random.below(2))
      case 2: .asking
      case 3: .askingOutside
      case 4: isGate ? .open : .closed
      default: .open
      }
    }
  }

  final class Node<Place: Level>: RouteCoordinator {
    struct Route: Switchback.Route {
      let kind: Kind
      init(_ kind: Kind) { self.kind = kind }
    }

    private let flow: Flow<Void>
    private let facts: Facts
    private var tabs: TabContainer?

    init(_ flow: Flow<Void>, _ facts: Facts) {
      (self.flow, self.facts) = (flow, facts)
      facts.probe.track(self)
      facts.ways.append { [weak self] in
        self.map { node in { node.go(Route($0)) } }
      }
    }

    func start() { go(Route(.page(0))) }

    func show(_ route: Route) {
      switch route.kind {
      case .page(2) where facts.pagesArePresented: flow.present(module(route))
      case .page(let number):
        flow.push(module(route))
        if number == 1, facts.pagesArePairs { flow.push(module(route)) }
      case .child:
        flow.start(facts.placements[subject(route)] ?? .push) { [facts] in
          Node<Place.Inner>($0, facts)
        }
      case .tabs: showTabs()
      case .tab(let number): tabs?.select(Self.tab(number))
      case .gate: showGate(route)
      }
    }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      if facts.isAskedAgain(subject(route), from: origin) { return .asking("Again?") }
      switch facts.rules[subject(route)] ?? .open {
      case .open: return .open
      case .closed: return .closed(reason: "It is closed.")
      case .asking: return .asking("Really?")
      case .askingOutside: return origin == .outside ? .asking("From outside?") : .open
      case .after(let number):
        let gate = Route(.gate(number))
        return gate == route || facts.passed.contains(subject(gate)) ? .open : .after(gate)
      case .afterOuter(let number):
        let gate = Subject(depth: Place.Outer.depth, kind: .gate(number))
        if facts.passed.contains(gate) { return .open }
        return .after(outer: Node<Place.Outer>.Route(gate.kind))
      }
    }

    private static func tab(_ number: Int) -> TabID { TabID("\(number)") }

    private func subject(_ route: Route) -> Subject {
      Subject(depth: Place.depth, kind: route.kind)
    }

    private func module(_ route: Route) -> any Presentable {
      let policy = facts.policies[subject(route)] ?? .allowed
      let name = "\(Place.depth) \(route.kind)"
      return policy == .allowed
        ? facts.probe.track(TestModule(name))
        : facts.probe.track(GuardedModule(name, leaving: policy))
    }

    private func showTabs() {
      let tabs = facts.probe.track(TabContainer(host: InMemoryTabHost()))
      self.tabs = tabs
      for number in 0..<facts.tabCount {
        let route = facts.tabsHaveRoutes ? Route(.tab(number)) : nil
        tabs.add(Self.tab(number), title: "\(number)", route: route) { [facts] in
          Node<Place.Inner>($0, facts)
        }
      }
      flow.push(tabs)
    }

    private func showGate(_ route: Route) {
      let gate = subject(route)
      let placement = facts.placements[gate] ?? .push
      flow.start(placement, for: self) { [facts] (child: Flow<Void>) in
        let gate = ScriptedCoordinator(child) { $0.push(TestModule("gate")) }
        facts.gates.append(Facts.Weak(gate: gate))
        return gate
      } onEnd: { node, end in
        guard case .finished = end else { return }
        node.facts.passed.insert(gate)
        if placement == .root { node.start() }
      }
    }
  }
}
