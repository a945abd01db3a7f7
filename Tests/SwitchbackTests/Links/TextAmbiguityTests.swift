import Switchback
import SwitchbackTesting
import Testing

/// Two patterns that read one text are found, with the text.
struct TextAmbiguityTests {
  private func problems<Root: LinkedRoute>(
    _ root: Root.Type, samples: [String] = []
  ) -> [PatternProblems.Problem] {
    do throws(PatternProblems) {
      try root.expectUnambiguousPatterns(samples: samples)
      return []
    } catch {
      return error.problems
    }
  }

  @Test func routesWithoutSuchPatternsPass() throws {
    try MainRoute.expectUnambiguousPatterns()
    try ArticleRoute.expectUnambiguousPatterns()
  }

  @Test func valuesThatChangePlacesAreNotWritten() {
    enum Moves: LinkedRoute {
      case move(from: String, to: String)
      static let patterns: [RoutePattern<Moves>] = [
        .init("move/:from/:to") { (from: String, to: String) in .move(from: to, to: from) }
      ]
    }
    #expect(
      problems(Moves.self, samples: ["here", "there"]) == [
        .neverWritten("move/here/there", pattern: "move/:from/:to", of: "Moves")
      ])
  }

  @Test func aTypeInATypeIsNamedWithIt() {
    enum Shop {
      enum Route: LinkedRoute {
        case new, old
        static let patterns: [RoutePattern<Route>] = [.init("", .new), .init("", .old)]
      }
    }
    #expect(problems(Shop.Route.self) == [.sameText("", first: "", second: "", of: "Shop.Route")])
  }

  @Test func everySampleIsTried() {
    enum Items: LinkedRoute {
      case item(Int)
      case first
      static let patterns: [RoutePattern<Items>] = [
        .init("item/:number") { (number: Int) in number == 7 ? .first : .item(number) }
      ]
    }
    #expect(problems(Items.self).isEmpty)
    #expect(
      problems(Items.self, samples: ["2", "7"]) == [
        .neverWritten("item/7", pattern: "item/:number", of: "Items")
      ])
  }

  @Test func aWordThatAValueReads() throws {
    enum Items: LinkedRoute {
      case new
      case item(String)
      case number(Int)
      static let patterns: [RoutePattern<Items>] = [
        .init("new", .new), .init("items/:name", Items.item), .init(":name", Items.item),
      ]
    }
    #expect(problems(Items.self) == [.sameText("new", first: "new", second: ":name", of: "Items")])
  }

  @Test func valuesOfTwoTypes() {
    enum Items: LinkedRoute {
      case number(Int)
      case switched(Bool)
      case name(String)
      static let patterns: [RoutePattern<Items>] = [
        .init("a/:number", Items.number), .init("a/:flag", Items.switched),
        .init("a/:name", Items.name),
      ]
    }
    #expect(
      problems(Items.self) == [
        .sameText("a/1", first: "a/:number", second: "a/:name", of: "Items"),
        .sameText("a/true", first: "a/:flag", second: "a/:name", of: "Items"),
      ])
  }

  @Test func twoWaysThroughOtherRoutes() {
    enum Inner: LinkedRoute {
      case top
      case item(String)
      static let patterns: [RoutePattern<Inner>] = [.init("", .top), .init(":name", Inner.item)]
    }
    enum Outer: LinkedRoute {
      case all
      case one(Int)
      case list
      static let patterns: [RoutePattern<Outer>] = [
        .init("items", .all, then: Inner.self), .init("items/:number", Outer.one),
        .init("items", .list),
      ]
    }
    #expect(
      problems(Outer.self) == [
        .sameText("items/1", first: "items", second: "items/:number", of: "Outer"),
        .sameText("items", first: "items", second: "items", of: "Outer"),
      ])
    #expect(
      (try? DeepLink(text: "items/1", root: Outer.self))
        == DeepLink(Outer.all, Inner.item("1"), from: .outside))
  }

  @Test func routesThatFollowThemselves() {
    enum Rooms: LinkedRoute {
      case room(String)
      case two(String, String)
      case hall
      static let patterns: [RoutePattern<Rooms>] = [
        .init("", .hall, then: Rooms.self),
        .init("in/:name", Rooms.room, then: Rooms.self),
        .init("in/:name/in/:other", Rooms.two, then: Rooms.self),
      ]
    }
    #expect(
      problems(Rooms.self).contains(
        .sameText("in/in/in/in", first: "in/:name", second: "in/:name/in/:other", of: "Rooms")))
  }

  @Test func parameters() {
    enum Search: LinkedRoute {
      case text(String)
      case page(Int)
      case both(String, Int)
      case swapped(Int, String)
      static let patterns: [RoutePattern<Search>] = [
        .init("?text=:text", Search.text), .init("?page=:page", Search.page),
        .init("?text=:text&page=:page", Search.both),
        .init("?page=:page&text=:text", Search.swapped),
        .init("?text=:number", Search.page),
      ]
    }
    #expect(
      problems(Search.self) == [
        .sameText("?text=1", first: "?text=:text", second: "?text=:number", of: "Search"),
        .sameText(
          "?text=a&page=1", first: "?text=:text&page=:page", second: "?page=:page&text=:text",
          of: "Search"),
      ])
  }

  @Test func typesThatNeedSamples() {
    struct Code: LosslessStringConvertible, LinkValue, Hashable, Codable {
      let description: String
      init?(_ description: String) {
        guard description.hasPrefix("c-") else { return nil }
        self.description = description
      }
    }
    enum Codes: LinkedRoute {
      case one(Code)
      case other(Code)
      case colour(Colour)
      case tint(Colour)
      static let patterns: [RoutePattern<Codes>] = [
        .init(":code", Codes.one), .init(":other", Codes.other),
        .init("c/:colour", Codes.colour), .init("c/:tint", Codes.tint),
      ]
    }
    let colours = PatternProblems.Problem.sameText(
      "c/red", first: "c/:colour", second: "c/:tint", of: "Codes")
    #expect(problems(Codes.self) == [colours])
    #expect(
      problems(Codes.self, samples: ["c-1"]) == [
        .sameText("c-1", first: ":code", second: ":other", of: "Codes"), colours,
      ])
  }

  @Test func aRouteThatIsReadAndNeverWritten() {
    enum Days: LinkedRoute {
      case day(Day)
      case named(String, at: Day)
      case later(Int)
      static let patterns: [RoutePattern<Days>] = [
        .init("day/:number", { .day(Day(number: $0)) }),
        .init("named/:name?at=:day", { .named($0, at: Day(number: $1)) }),
        .init(
          "later/:days", { .later($0 + 1) },
          from: { if case .later(let days) = $0 { days } else { nil } }),
      ]
    }
    #expect(
      problems(Days.self) == [
        .neverWritten("day/1", pattern: "day/:number", of: "Days"),
        .neverWritten("named/day?at=1", pattern: "named/:name?at=:day", of: "Days"),
        .neverWritten("later/1", pattern: "later/:days", of: "Days"),
      ])
  }

  @Test func parametersThatMayBeLeftOut() {
    enum Orders: LinkedRoute {
      case plain(Int)
      case marked(Int, highlight: String?)
      case paged(Int, page: Int)
      case sorted(Int, by: Colour?)
      static let patterns: [RoutePattern<Orders>] = [
        .init("a/:number?highlight=:text?", Orders.marked), .init("a/:number", Orders.plain),
        .init("b/:number?page=:page", Orders.paged),
        .init("b/:number?page=:text?", { .marked($0, highlight: $1) }),
        .init("c/:number?page=:page", Orders.paged),
        .init("c/:number?highlight=:text?", Orders.marked),
        .init("d/:number?by=:colour?", Orders.sorted),
      ]
    }
    #expect(
      problems(Orders.self) == [
        .sameText(
          "a/1", first: "a/:number?highlight=:text?", second: "a/:number", of: "Orders"),
        .sameText(
          "b/1?page=1", first: "b/:number?page=:page", second: "b/:number?page=:text?",
          of: "Orders"),
      ])
  }

  @Test func parentsAreNoSecondMeaning() throws {
    try ShopRoute.expectUnambiguousPatterns()
  }

  @Test func parentsThatChange() {
    enum Pages: LinkedRoute {
      case start(UInt64)
      case page(Int)
      static let patterns: [RoutePattern<Pages>] = [
        .init("fixed/:number", Pages.page, parents: { [.page($0 + 1)] }),
        .init("page/:number", Pages.page, parents: { _ in [.start(.random(in: 0 ... .max))] }),
      ]
    }
    #expect(
      problems(Pages.self) == [
        .changingParents("page/1", pattern: "page/:number", of: "Pages")
      ])
  }

  @Test func sentences() {
    let error = PatternProblems(problems: [
      .sameText("new", first: "new", second: ":name", of: "Items"),
      .neverWritten("day/1", pattern: "day/:number", of: "Days"),
      .changingParents("page/1", pattern: "page/:number", of: "Pages"),
    ])
    #expect(
      error.description == """
        Items: "new" and ":name" read the same text, for example "new". The first one wins, so a link that the \
        second writes like this leads elsewhere. Begin one of them with another word.
        Days: "day/:number" reads "day/1", but does not write the route that it has read. The values that were \
        found in this route do not make the same route again. Say with `from:` where the values are in the route.
        Pages: "page/:number" reads "page/1", but its `parents:` are different the second time, so the link may \
        have no text. Compute them from the values only.
        """)
  }
}
