import Switchback
import Testing

/// Routes as text, both ways.
struct TextPatternTests {
  private func read(_ text: String) throws -> [AnyRoute] {
    let link = try DeepLink(text: text, root: MainRoute.self)
    #expect(link.origin == .outside)
    return link.routes
  }

  private func expectBothWays(
    _ text: String, _ link: DeepLink, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(link.text(root: MainRoute.self) == text, sourceLocation: sourceLocation)
    #expect(try read(text) == link.routes, sourceLocation: sourceLocation)
  }

  @Test func aRouteWithoutValues() throws {
    try expectBothWays("/write", DeepLink(MainRoute.write(to: nil)))
  }

  @Test func aValueInASegment() throws {
    try expectBothWays("/write/Ada", DeepLink(MainRoute.write(to: "Ada")))
  }

  /// Has been called something else before.
  private enum Renamed: LinkedRoute {
    case friend(String)

    static let patterns: [RoutePattern<Renamed>] = [
      .init("friends/:name", Renamed.friend),
      .init("people/:name", Renamed.friend),
    ]
  }

  @Test func whatHasTwoPatternsIsWrittenAsTheFirstSays() throws {
    let link = DeepLink(Renamed.friend("Ada"))
    #expect(link.text(root: Renamed.self) == "/friends/Ada")
    for text in ["/friends/Ada", "/people/Ada"] {
      #expect(try DeepLink(text: text, root: Renamed.self).routes == link.routes)
    }
  }

  /// Has a value of which its text says nothing.
  private struct Search: LinkedRoute {
    let text: String
    var page = 1

    static let patterns = [RoutePattern("search?text=:text", { Search(text: $0) })]
  }

  @Test func aValueThatIsNotWrittenIsAsItIsMade() throws {
    #expect(DeepLink(Search(text: "tea")).text(root: Search.self) == "/search?text=tea")
    #expect(DeepLink(Search(text: "tea", page: 2)).text(root: Search.self) == nil)
  }

  @Test func routesOfOthersFollow() throws {
    try expectBothWays(
      "/friends/Ada", DeepLink(MainRoute.friends, FriendsRoute.friend(name: "Ada")))
    try expectBothWays(
      "/friends/Ada/photos/3/mark/red/true",
      DeepLink(
        MainRoute.friends, FriendsRoute.photo(name: "Ada", number: 3),
        PhotoRoute.marked(colour: .red, isFilled: true)))
  }

  @Test func routesOfOneTypeFollowEachOther() throws {
    try expectBothWays(
      "/messages/with/Ada/thread/3/with/Grace",
      DeepLink(
        MainRoute.messages, MessagesRoute.conversation("Ada"), MessagesRoute.thread(3),
        MessagesRoute.conversation("Grace")))
  }

  @Test func parametersBelongToTheLastRoute() throws {
    try expectBothWays("/search?text=tea", DeepLink(MainRoute.search(text: "tea")))
    try expectBothWays(
      "/search?text=tea&page=2", DeepLink(MainRoute.results(text: "tea", page: 2)))
    #expect(
      try read("search?page=2&text=tea") == DeepLink(MainRoute.results(text: "tea", page: 2)).routes
    )
    #expect(try read("/search?text").first == AnyRoute(MainRoute.search(text: "")))
    #expect(try read("/search?text=a=b?c/d").first == AnyRoute(MainRoute.search(text: "a=b?c/d")))
  }

  @Test func anEmptyPatternIsReadWhereNothingIsLeft() throws {
    try expectBothWays("/friends", DeepLink(MainRoute.friends, FriendsRoute.list))
    #expect(DeepLink(MainRoute.friends).text(root: MainRoute.self) == nil)
    #expect(DeepLink(FriendsRoute.list).text(root: FriendsRoute.self) == "/")
    #expect(try DeepLink(text: "", root: FriendsRoute.self).routes == [AnyRoute(FriendsRoute.list)])
    #expect(
      try DeepLink(text: "/", root: FriendsRoute.self).routes == [AnyRoute(FriendsRoute.list)])
  }

  @Test func valuesThatStandElsewhereAreFoundByAClosure() throws {
    try expectBothWays(
      "/friends/Ada/photos/3/day/12",
      DeepLink(
        MainRoute.friends, FriendsRoute.photo(name: "Ada", number: 3),
        PhotoRoute.day(Day(number: 12))))
  }

  @Test func aStructIsARouteToo() throws {
    let link = DeepLink(ArticleRoute(section: "tea", number: 3))
    #expect(link.text(root: ArticleRoute.self) == "/article/tea/3")
    #expect(try DeepLink(text: "article/tea/3", root: ArticleRoute.self).routes == link.routes)
  }

  @Test(arguments: [
    "Ada Lovelace", "a/b", "a?b&c=d#e", "100%", "%2F", "a+b", "...", " ", "é", "e\u{301}", "👩‍👩‍👧",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "مرحبا", "\u{FEFF}x", "\u{FFFD}", "\\", "\"", "\u{301}", "photos", "friends",
  ])
  func aStringMayHoldWhatCanBeSeen(_ name: String) throws {
    for link in [
      DeepLink(MainRoute.friends, FriendsRoute.friend(name: name)),
      DeepLink(MainRoute.search(text: name)),
    ] {
      let text = try #require(link.text(root: MainRoute.self))
      #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect(try read(text) == link.routes)
    }
  }

  @Test(arguments: ["\u{301}x", "a\u{301}"])
  func aMarkDoesNotJoinASeparator(_ name: String) throws {
    #expect(
      try read("friends/\(name)/photos/1").last
        == AnyRoute(FriendsRoute.photo(name: name, number: 1)))
    #expect(try read("search?text=\(name)").last == AnyRoute(MainRoute.search(text: name)))
  }

  @Test(arguments: ["", ".", "..", "a\nb", "\0", "a\u{202E}b", String(repeating: "x", count: 2048)])
  func whatCannotBeReadIsNotWritten(_ name: String) {
    let link = DeepLink(MainRoute.friends, FriendsRoute.friend(name: name))
    #expect(link.text(root: MainRoute.self) == nil)
  }

  @Test func whatHasNoPatternIsNotWritten() {
    #expect(DeepLink(routes: []).text(root: MainRoute.self) == nil)
    #expect(DeepLink(FriendsRoute.list).text(root: MainRoute.self) == nil)
    #expect(DeepLink(MainRoute.messages, FriendsRoute.list).text(root: MainRoute.self) == nil)
    #expect(
      DeepLink(MainRoute.search(text: "a"), MainRoute.friends).text(root: MainRoute.self) == nil)
    #expect(
      DeepLink(MainRoute.friends, FriendsRoute.friend(name: "a"), FriendsRoute.list)
        .text(root: MainRoute.self) == nil)
    let zoom = DeepLink(PhotoRoute.zoomed(.nan))
    #expect(zoom.text(root: PhotoRoute.self) == nil)
  }

  @Test func theWayInIsTheOrderOfThePatterns() throws {
    #expect(try read("write/friends") == DeepLink(MainRoute.write(to: "friends")).routes)
    enum Overlapping: LinkedRoute {
      case new
      case item(String)
      static let patterns: [RoutePattern<Overlapping>] = [
        .init("new", .new), .init(":name", Overlapping.item),
      ]
    }
    #expect(try DeepLink(text: "new", root: Overlapping.self).routes == [AnyRoute(Overlapping.new)])
    // Its text would lead elsewhere.
    #expect(DeepLink(Overlapping.item("new")).text(root: Overlapping.self) == nil)
    #expect(DeepLink(Overlapping.item("old")).text(root: Overlapping.self) == "/old")
  }
}
