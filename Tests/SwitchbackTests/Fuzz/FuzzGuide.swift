import Switchback
import SwitchbackTesting

/// A coordinator with routes, which are shown and admitted at random; its tag tells its type of routes from others.
@MainActor
final class FuzzGuide<Tag>: RouteCoordinator {
  enum Route: Switchback.Route {
    case page(Int)
    case pair, child, first, nothing, later
  }

  private let flow: Flow<Int>
  private weak var world: FuzzWorld?
  private var begin: (@MainActor () -> Void)?

  init(_ flow: Flow<Int>, in world: FuzzWorld, begin: @escaping @MainActor () -> Void) {
    self.flow = flow
    self.world = world
    self.begin = begin
  }

  func start() {
    begin?()
    begin = nil
    if flow.isOpen, world?.random.chance(2) == true { go(.page(0)) }
  }

  func show(_ route: Route) {
    guard let world else { return }
    world.callback("show route")
    switch route {
    case .page, .first: flow.push(world.newModule())
    case .pair:
      flow.push(world.newModule())
      flow.push(world.newModule())
    case .child: world.start(from: flow)
    case .nothing: break
    case .later:
      Task { [flow, weak world] in
        await nextTurn()
        if let world, flow.isOpen { flow.push(world.newModule()) }
      }
    }
  }

  func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    guard let world, !world.isAgreeable else { return .open }
    switch world.random.below(12) {
    case 0: return .after(.first)
    case 1: return .after(.nothing)
    case 2: return .closed(reason: "at random")
    case 3: return .asking("at random")
    default: return .open
    }
  }
}

/// Tells the routes of some coordinators from those of others.
enum FuzzOuter {}
enum FuzzInner {}

extension FuzzWorld {
  /// Opens some link, from anywhere, or says what it would do.
  func openLink() {
    guard let router else { return }
    var routes: [AnyRoute] = []
    for _ in 0...random.below(3) {
      let outer: [FuzzGuide<FuzzOuter>.Route] = [.page(0), .page(1), .pair, .child, .later]
      let inner: [FuzzGuide<FuzzInner>.Route] = [.page(0), .page(1), .pair, .child, .nothing]
      routes.append(
        random.chance(2)
          ? AnyRoute(outer[random.below(outer.count)])
          : AnyRoute(inner[random.below(inner.count)]))
    }
    let link = DeepLink(
      routes: routes, from: random.chance(2) ? .inside : .outside, isOnTop: random.chance(5))
    if random.chance(4) {
      let before = router.snapshot()
      _ = router.plan(for: link)
      if router.snapshot().items != before.items { fail("a plan has changed something") }
    }
    let flow = random.chance(3) ? flows.compactMap(\.flow).randomElement(using: &random) : nil
    note("\(flow.map { "\($0.id)" } ?? "router") opens \(routes.map(\.value))")
    linkTickets.append(flow?.open(link) ?? router.open(link))
    reach.links += 1
  }

  /// Answers what the user is asked.
  func answerQuestion() {
    guard let question = host.inner.front.question, !random.chance(3) else { return askUser() }
    note("answer \(question.text)")
    question.answer(random.chance(2) ? 0 : nil)
  }
}
