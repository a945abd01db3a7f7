import Switchback
import SwitchbackTesting
import Testing

/// Parameters that a link may leave out, and those that nobody has asked for.
@MainActor
@Suite(.waitsForRelease)
struct TextParametersTests {
  private func order(_ highlight: String?, _ page: Int?) -> [AnyRoute] {
    [.orders, .order(7, highlight: highlight, page: page)].map { AnyRoute($0 as ShopRoute) }
  }

  @Test(arguments: [
    ("/orders/7", nil, nil), ("/orders/7?highlight=tea", "tea", nil),
    ("/orders/7?page=2", nil, 2), ("/orders/7?highlight=tea&page=2", "tea", 2),
    ("/orders/7?highlight=", "", nil),
  ])
  func onePatternReadsAndWritesALinkWithAndWithoutThem(
    _ text: String, _ highlight: String?, _ page: Int?
  ) throws {
    let link = try DeepLink(text: text, root: ShopRoute.self)
    #expect(link.routes == order(highlight, page))
    #expect(try link.text(root: ShopRoute.self) == text)
  }

  @Test func aParameterThatIsThereHasToBeReadable() {
    let error = #expect(throws: LinkError.self) {
      try DeepLink(text: "/orders/7?page=", root: ShopRoute.self)
    }
    #expect(error?.problem == .unreadableValue("", name: "page", type: "Int"))
  }

  @Test func anOptionalWithoutAQuestionMarkIsNeeded() throws {
    enum Search: LinkedRoute {
      case all(String?)
      static let patterns: [RoutePattern<Search>] = [
        .init("search?text=:text", Search.all), .init("search", .all(nil)),
      ]
    }
    #expect(try DeepLink(Search.all("a")).text(root: Search.self) == "/search?text=a")
    #expect(try DeepLink(Search.all(nil)).text(root: Search.self) == "/search")
    #expect(
      try DeepLink(text: "search", root: Search.self).routes == [AnyRoute(Search.all(nil))])
  }

  /// Is the first page unless a link says otherwise.
  private struct Page: LinkValue, Hashable, Codable {
    let number: Int
    init(_ number: Int) { self.number = number }
    init?(linkText: String?) {
      guard let text = linkText else {
        self.init(1)
        return
      }
      guard let number = Int(text) else { return nil }
      self.init(number)
    }
    var linkText: String? { number == 1 ? nil : "\(number)" }
  }

  private enum Sorting: String, LinkValue, Codable { case price, name }

  @Test func aValueOfAnotherTypeMayHaveADefault() throws {
    enum List: LinkedRoute {
      case list(Sorting?, Page)
      static let patterns = [RoutePattern("list?by=:sorting?&page=:page?", List.list)]
    }
    for (text, route) in [
      ("/list", List.list(nil, Page(1))), ("/list?by=price&page=3", .list(.price, Page(3))),
    ] {
      #expect(try DeepLink(text: text, root: List.self).routes == [AnyRoute(route)])
      #expect(try DeepLink(route).text(root: List.self) == text)
    }
    let error = #expect(throws: LinkError.self) {
      try DeepLink(text: "/list?by=age", root: List.self)
    }
    #expect(error?.problem == .unreadableValue("age", name: "sorting", type: "Sorting"))
  }

  // MARK: - Parameters of others

  @Test func whatNoPatternNamesIsIgnoredAndReported() throws {
    let text = "/orders/7?utm_source=mail&page=2&utm_medium=a&utm_source=b"
    let link = try DeepLink(text: text, root: ShopRoute.self)
    #expect(link.routes == order(nil, 2))
    #expect(link.ignoredParameters == ["utm_source", "utm_medium"])
    #expect(link == DeepLink(routes: order(nil, 2), from: .outside), "it leads to the same place")
    #expect(link.hashValue == DeepLink(routes: order(nil, 2), from: .outside).hashValue)
    #expect(try link.text(root: ShopRoute.self) == "/orders/7?page=2")
    #expect(DeepLink(ShopRoute.orders).ignoredParameters == [])
  }

  @Test func theTicketAndThePlanSayWhatWasIgnored() throws {
    let program = GuidedProgram()
    program.begin()
    enum Pages: LinkedRoute {
      case a
      static let patterns: [RoutePattern<Pages>] = [.init("a", .a)]
    }
    let link = try DeepLink(text: "/a?utm_source=mail", root: Pages.self)
    let step = LinkStep.ignore(parameters: ["utm_source"])
    #expect(program.router.plan(for: link).steps == [step])
    #expect(program.router.open(link).steps == [step])
    #expect("\(step)" == "ignore \"utm_source\"")
  }

  @Test func whatAnotherPatternOfThePathNamesIsNotIgnored() throws {
    enum Search: LinkedRoute {
      case text(String)
      case page(Int)
      case both(String, Int)
      static let patterns: [RoutePattern<Search>] = [
        .init("search?text=:text", Search.text), .init("search?page=:page", Search.page),
        .init("search?text=:text&page=:page", Search.both),
        .init("old?size=:size?", { (_: Int?) in .page(1) }),
      ]
    }
    func read(_ text: String) throws -> DeepLink { try DeepLink(text: text, root: Search.self) }
    #expect(try read("search?text=a&page=1").routes == [AnyRoute(Search.both("a", 1))])
    #expect(try read("search?text=a&size=1").ignoredParameters == ["size"], "of another path")
    let error = #expect(throws: LinkError.self) { try read("search?text=a&page=x") }
    #expect(error?.problem == .unreadableValue("x", name: "page", type: "Int"))
  }

  @Test func parametersThatDoNotGoTogetherAreAMistake() {
    enum Search: LinkedRoute {
      case text(String)
      case page(Int)
      static let patterns: [RoutePattern<Search>] = [
        .init("search?text=:text", Search.text), .init("search?page=:page", Search.page),
      ]
    }
    let error = #expect(throws: LinkError.self) {
      try DeepLink(text: "search?text=a&page=1", root: Search.self)
    }
    #expect(error?.problem == .unknownParameter("page"))
    #expect(
      error?.description == """
        no link can be read from "search": the matching pattern has no parameter "page", but another one has. Leave \
        the parameter out, or add it to the pattern as "page=:value?". The link can be followed up to there: 1 route.
        """)
  }
}
