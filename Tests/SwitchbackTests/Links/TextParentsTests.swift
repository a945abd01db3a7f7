import SwitchbackTesting
import Testing

@testable import Switchback

/// What stands below the target of a link: the routes that its pattern names.
@MainActor
@Suite(.waitsForRelease)
struct TextParentsTests {
  /// Shows what routes say on one stack.
  private final class Shop: RouteCoordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(TestModule("shop")) }

    func show(_ route: ShopRoute) {
      switch route {
      case .category(let name): flow.push(TestModule(name))
      case .product(let number): flow.push(TestModule("product \(number)"))
      case .review(let number): flow.push(TestModule("review \(number)"))
      case .orders: flow.push(TestModule("orders"))
      case .order(let number, let text, _):
        flow.push(TestModule("order \(number) \(text ?? "")"))
      }
    }
  }

  @MainActor
  private final class Program {
    let host = InMemoryHost()
    let router: StackRouter

    init() { router = StackRouter(host: host) }

    func begin() { router.start { Shop($0) } }

    var names: [String] { router.modules.map(\.name) }
  }

  private func read(_ text: String) throws -> DeepLink {
    try DeepLink(text: text, root: ShopRoute.self)
  }

  @Test func aFlatLinkLeadsToAProductAndBackLeadsToItsCategory() throws {
    let link = try read("/product/42")
    #expect(link.routes == [AnyRoute(ShopRoute.category("tea")), AnyRoute(ShopRoute.product(42))])
    let cold = Program()
    cold.router.open(link)
    cold.begin()
    #expect(cold.names == ["shop", "tea", "product 42"])
    #expect(cold.host.frames.count == 1, "in one step")
    cold.host.back()
    #expect(cold.names == ["shop", "tea"])

    let warm = Program()
    warm.begin()
    warm.router.open(try read("/product/7"))
    #expect(warm.names == ["shop", "coffee", "product 7"])
    warm.router.open(link)
    #expect(warm.names == ["shop", "tea", "product 42"])
    let tea = warm.router.modules[1]
    warm.router.open(try read("/product/44"))
    #expect(warm.names == ["shop", "tea", "product 44"])
    #expect(warm.router.modules[1] === tea, "what is there already stays")
  }

  @Test func aLinkInCodeHasTheSameParents() throws {
    let link = DeepLink(ShopRoute.product(42)).withParents
    #expect(link.routes == (try read("/product/42").routes))
    #expect(link.origin == .inside)
    let passing = DeepLink(ShopRoute.product(42), from: .outside, isOnTop: true).withParents
    #expect(passing.origin == .outside && passing.isOnTop)
    #expect(link.withParents == link)
    let far = DeepLink(MainRoute.shop, ShopRoute.order(7, highlight: nil, page: nil)).withParents
    #expect(far.routes == (try DeepLink(text: "/shop/orders/7", root: MainRoute.self).routes))
    #expect(far.routes.count == 3)
    // No text goes on behind an order.
    let order = ShopRoute.order(7, highlight: nil, page: nil)
    let orders = AnyRoute(ShopRoute.orders)
    #expect(DeepLink(order, Library.Route.book("a")).withParents.routes.first == orders)
    #expect(DeepLink(order, ShopRoute.review(1)).withParents.routes.first == orders)
    let program = Program()
    program.begin()
    program.router.open(link)
    #expect(program.names == ["shop", "tea", "product 42"])
  }

  @Test func ofSeveralPatternsThatIsAskedForParentsWhichMayGoOn() {
    enum Shelf: LinkedRoute {
      case top, sale
      case item(Int)
      static let patterns: [RoutePattern<Shelf>] = [
        .init("item/:number", Shelf.item, parents: { _ in [.top] }),
        .init("sale/:number", Shelf.item, parents: { _ in [.sale] }, then: FriendsRoute.self),
        .init("list/:number", Shelf.item, then: FriendsRoute.self),
      ]
    }
    func parent(_ link: DeepLink) -> AnyRoute? { link.withParents.routes.first }
    let (item, photo) = (Shelf.item(1), PhotoRoute.zoomed(1))
    #expect(parent(DeepLink(item)) == AnyRoute(Shelf.top))
    #expect(parent(DeepLink(item, FriendsRoute.list)) == AnyRoute(Shelf.sale))
    #expect(parent(DeepLink(item, FriendsRoute.list, photo)) == AnyRoute(Shelf.sale))
    #expect(parent(DeepLink(item, photo)) == AnyRoute(Shelf.top), "no text goes on so")
  }

  /// A program of two tabs, whose links are flat.
  private enum Tabs: LinkedRoute {
    case shop, friends

    static let patterns: [RoutePattern<Tabs>] = [
      .init("", .shop, then: ShopRoute.self),
      .init("friends", .friends, then: FriendsRoute.self),
    ]
  }

  @Test func aFlatLinkLeadsIntoATabThatIsNotWritten() throws {
    let link = DeepLink(Tabs.shop, ShopRoute.product(42)).withParents
    #expect(link.routes.count == 3)
    #expect(try link.text(root: Tabs.self) == "/product/42")
    #expect(try DeepLink(text: "/product/42", root: Tabs.self).routes == link.routes)
    #expect(try DeepLink(text: "/", root: Tabs.self).routes == [AnyRoute(Tabs.shop)])
    #expect(try DeepLink(text: "/friends/Ada", root: Tabs.self).routes.count == 2)
  }

  @Test func aRouteWithoutPatternsHasNoParents() {
    let link = DeepLink(Shell.Route.library, Library.Route.book("a"))
    #expect(link.withParents == link)
  }

  @Test func parentsAreNotWritten() throws {
    let link = DeepLink(ShopRoute.category("tea"), ShopRoute.product(42))
    #expect(try link.text(root: ShopRoute.self) == "/product/42")
    let review = DeepLink(
      ShopRoute.category("tea"), ShopRoute.product(42), ShopRoute.review(1))
    #expect(try review.text(root: ShopRoute.self) == "/product/42/review/1")
    #expect(try read("/product/42/review/1").routes == review.routes)
  }

  @Test func whatATextNamesBeforeIsTheParentInstead() throws {
    let link = DeepLink(ShopRoute.category("sale"), ShopRoute.product(42))
    #expect(try link.text(root: ShopRoute.self) == "/category/sale/product/42")
    #expect(try read("/category/sale/product/42").routes == link.routes)
    #expect(
      try read("/category/tea/product/42").routes == (try read("/product/42").routes))
  }

  @Test func otherParentsHaveNoText() {
    let (order, orders) = (ShopRoute.order(7, highlight: nil, page: nil), ShopRoute.orders)
    let problem = MissingText.otherParents(RouteName(order), named: [RouteName(orders)])
    for link in [
      DeepLink(order), DeepLink(ShopRoute.review(1), order), DeepLink(orders, orders, order),
    ] {
      let error = #expect(throws: MissingText.self) { try link.readableText(root: ShopRoute.self) }
      #expect(error == problem)
    }
    let product = DeepLink(ShopRoute.product(42))
    let error = #expect(throws: MissingText.self) { try product.readableText(root: ShopRoute.self) }
    #expect(
      error
        == .otherParents(
          RouteName(ShopRoute.product(42)), named: [RouteName(ShopRoute.category("tea"))]))
  }

  @Test func aRouteWithoutValuesNamesItsParentsToo() throws {
    enum Settings: LinkedRoute {
      case all, privacy, blocked
      static let patterns: [RoutePattern<Settings>] = [
        .init("settings", .all),
        .init("privacy", .privacy, parents: [.all]),
        .init("blocked", .blocked, parents: [.all, .privacy]),
      ]
    }
    let link = try DeepLink(text: "/blocked", root: Settings.self)
    #expect(link.routes == [.all, .privacy, .blocked].map { AnyRoute($0 as Settings) })
    #expect(try link.text(root: Settings.self) == "/blocked")
    let error = #expect(throws: LinkError.self) {
      try DeepLink(text: "/privacy/blocked", root: Settings.self)
    }
    #expect(error?.known?.routes == [.all, .privacy].map { AnyRoute($0 as Settings) })
  }

  @Test func parentsKeepTheLawsOfLinks() async throws {
    let links = try ["/product/42", "/product/7", "/orders/7", "/category/tea", "/orders"].map(read)
    let violations = await LinkLaws.violations(of: links, depth: 1) { router in
      router.start { Shop($0) }
    }
    #expect(violations == [])
  }
}
