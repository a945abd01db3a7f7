import Foundation
import Switchback
import SwitchbackTesting
import Testing

// What the page says about texts: parents, parameters, and how coordinators are joined.

extension OpeningALinkTests {
  enum ShopRoute: LinkedRoute {
    case category(String)
    case product(Int)
    case orders
    case order(Int, highlight: String?)

    static let patterns: [RoutePattern<ShopRoute>] = [
      .init(
        "category/:name", ShopRoute.category, then: ShopRoute.self),
      .init(
        "product/:number", ShopRoute.product,
        parents: { [.category(categoryName(of: $0))] }),
      .init("orders", .orders),
      .init(
        "orders/:number?highlight=:text?", ShopRoute.order,
        parents: { _, _ in [.orders] }),
    ]

    static func categoryName(of product: Int) -> String {
      product < 100 ? "tea" : "coffee"
    }
  }

  @MainActor
  func openProduct(_ flow: Flow<Void>) {
    // Shows category("tea"), then product(42).
    flow.open(DeepLink(ShopRoute.product(42)).withParents)
  }

  /// Shows what its routes say.
  final class ShopCoordinator: RouteCoordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(TestModule("shop")) }

    func show(_ route: ShopRoute) { flow.push(TestModule("\(route)")) }
  }

  /// The router and the flow of a shop that has begun, after a link if there is one.
  @MainActor
  static func shop(opening text: String? = nil) throws -> (StackRouter, Flow<Void>) {
    let router = StackRouter(host: InMemoryHost())
    if let text { router.open(try read(text)) }
    var main: Flow<Void>?
    router.start { (flow: Flow<Void>) in
      main = flow
      return ShopCoordinator(flow)
    }
    return (router, try #require(main))
  }

  static func read(_ text: String) throws -> DeepLink {
    try DeepLink(text: text, root: ShopRoute.self)
  }

  @Test func thePageShowsTheCodeOfTheShop() throws { try expectCode(of: Self.page, blocks: 4..<6) }

  @Test func codeHasTheParentsOfAText() throws {
    let (router, flow) = try Self.shop()
    openProduct(flow)
    #expect(router.modules.map(\.name) == ["shop", #"category("tea")"#, "product(42)"])
  }

  @Test func theShopIsClear() throws { try ShopRoute.expectUnambiguousPatterns() }

  // MARK: - The table

  enum TabRoute: LinkedRoute {
    case friends

    static let patterns: [RoutePattern<TabRoute>] = [
      .init("friends", .friends, then: FriendsCoordinator.Route.self)
    ]
  }

  enum FlatRoute: LinkedRoute {
    case shop, friends

    static let patterns: [RoutePattern<FlatRoute>] = [
      .init("", .shop, then: ShopRoute.self),
      .init("friends", .friends, then: FriendsCoordinator.Route.self),
    ]
  }

  enum FolderRoute: LinkedRoute {
    case folder(String)

    static let patterns: [RoutePattern<FolderRoute>] = [
      .init("in/:name", FolderRoute.folder, then: FolderRoute.self)
    ]
  }

  enum ToppedRoute: LinkedRoute {
    case top
    case folder(String)

    static let patterns: [RoutePattern<ToppedRoute>] = [
      .init("", .top),
      .init("in/:name", ToppedRoute.folder, then: ToppedRoute.self),
    ]
  }

  nonisolated static let programs: [(any LinkedRoute.Type, texts: [String])] = [
    (TabRoute.self, ["/friends", "/friends/Ada"]),
    (FlatRoute.self, ["/product/42", "/friends/Ada"]),
    (FolderRoute.self, ["/in/work/in/2026"]),
    (ToppedRoute.self, ["/in/work"]),
  ]

  @Test func theTableIsWhatIsRead() throws {
    let lines = try documentation(Self.page).split(separator: "\n").filter { $0.hasPrefix("| ") }
    let rows = lines.dropFirst(2).map { line in
      line.split(separator: "|").suffix(3).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let expected = try Self.programs.flatMap { root, texts in
      try texts.map { text in
        let routes = try Self.routes(of: text, root).map { "`\($0.value)`" }
        return ["`\(text)`", routes.joined(separator: ", ")]
      }
    }
    #expect(rows.map { Array($0.dropFirst()) } == expected)
  }

  private static func routes<Root: LinkedRoute>(
    of text: String, _ root: Root.Type
  ) throws -> [AnyRoute] {
    try DeepLink(text: text, root: root).routes
  }

  // MARK: - Its sentences

  static var textTales: [String: Tale] {
    [
      "The coordinator shows parents below the route, both at the start of the program and while the program runs.":
        {
          let names = ["shop", "orders", "order(7, highlight: nil)"]
          let (cold, _) = try shop(opening: "/orders/7")
          #expect(cold.modules.map(\.name) == names)
          let (warm, _) = try shop(opening: "/product/42")
          warm.open(try read("/orders/7"))
          #expect(warm.modules.map(\.name) == names)
        },
      "Only the first route that the link text names in a coordinator gets parents. A later route's parent is the route before it.":
        {
          let link = try read("/category/sale/product/42")
          #expect(link == DeepLink(routes: routes(.category("sale"), .product(42)), from: .outside))
        },
      "Parents do not add their own parents: a pattern names all parents of its route.": {
        enum Nested: LinkedRoute {
          case top, middle, page
          static let patterns: [RoutePattern<Nested>] = [
            .init("middle", .middle, parents: [.top]), .init("page", .page, parents: [.middle]),
          ]
        }
        let routes = try DeepLink(text: "/page", root: Nested.self).routes
        #expect(routes == [AnyRoute(Nested.middle), AnyRoute(Nested.page)])
      },
      "A link made in code gets parents from ``DeepLink/withParents``. Otherwise, the link has only the routes that it names.":
        {
          let link = DeepLink(ShopRoute.product(42))
          #expect(link.withParents.routes == routes(.category("tea"), .product(42)))
          let (router, _) = try shop()
          router.open(link)
          #expect(router.modules.map(\.name) == ["shop", "product(42)"])
        },
      "``DeepLink/text(root:)`` omits parents that a pattern names. For other parents, the call throws a ``LinkError``.":
        {
          let link = DeepLink(routes: routes(.orders, .order(7, highlight: "tea")))
          let text = try link.text(root: ShopRoute.self)
          #expect(text == "/orders/7?highlight=tea")
          let error = #expect(throws: LinkError.self) {
            try DeepLink(ShopRoute.order(7, highlight: nil)).text(root: ShopRoute.self)
          }
          guard case .noText(let reason)? = error?.problem else {
            Issue.record("\(String(describing: error))")
            return
          }
          #expect(reason.contains("has the parents"))
        },
      "Link text may omit a parameter whose pattern ends in a question mark. The optional value is then nil.":
        {
          #expect(try read("/orders/7").routes == routes(.orders, .order(7, highlight: nil)))
          let marked = try read("/orders/7?highlight=tea")
          #expect(marked.routes == routes(.orders, .order(7, highlight: "tea")))
        },
      "A link ignores a parameter, such as `utm_source`, if none of the patterns for the link's path contains that parameter. The link and its report list the ignored parameters.":
        {
          let link = try read("/product/42?utm_source=mail")
          #expect(link.ignoredParameters == ["utm_source"])
          let (router, _) = try shop()
          #expect(router.open(link).steps.first == .ignore(parameters: ["utm_source"]))
        },
      "Link text that repeats a parameter of its pattern is an error.": {
        let error = #expect(throws: LinkError.self) {
          try read("/orders/7?highlight=tea&highlight=tea")
        }
        #expect(error?.problem == .duplicateParameter("highlight"))
      },
      "The error comes from the pattern that got furthest. An unreadable value takes precedence over a missing parameter.":
        {
          enum Orders: LinkedRoute {
            case order(Int)
            case marked(Int, String)
            static let patterns: [RoutePattern<Orders>] = [
              .init("orders/:number?highlight=:text", Orders.marked),
              .init("orders/:number", Orders.order),
            ]
          }
          let error = #expect(throws: LinkError.self) {
            try DeepLink(text: "/orders/x", root: Orders.self)
          }
          #expect(error?.problem == .unreadableValue("x", name: "number", type: "Int"))
        },
      "``LinkError/userMessage`` is a sentence for the user, and `description` is a sentence for you.":
        {
          let error = #expect(throws: LinkError.self) { try read("/orders/x") }
          #expect(error?.userMessage == "There is no page at “orders/x”.")
          #expect(
            error?.description == """
              no link can be read from "orders/x": the value "number" has to be of type "Int", and "x" is not. \
              Correct it.
              """)
        },
    ]
  }

  private static func routes(_ routes: ShopRoute...) -> [AnyRoute] { routes.map { AnyRoute($0) } }
}
