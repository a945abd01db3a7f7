import Testing

@testable import Switchback

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
    #expect(try link.text(root: MainRoute.self) == text, sourceLocation: sourceLocation)
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
    #expect(try link.text(root: Renamed.self) == "/friends/Ada")
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
    #expect(try DeepLink(Search(text: "tea")).text(root: Search.self) == "/search?text=tea")
    #expect(
      whyNot(DeepLink(Search(text: "tea", page: 2)), Search.self)
        == .noPattern(RouteName(Search(text: "tea"))))
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
    #expect(
      whyNot(DeepLink(MainRoute.friends))
        == .leadsElsewhere(
          "/friends", to: [RouteName(MainRoute.friends), RouteName(FriendsRoute.list)]))
    #expect(try DeepLink(FriendsRoute.list).text(root: FriendsRoute.self) == "/")
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
    #expect(try link.text(root: ArticleRoute.self) == "/article/tea/3")
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
      let text = try link.text(root: MainRoute.self)
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
    switch whyNot(link) {
    case .unreadable: break
    // A slash at the end says nothing, so that the list would be read.
    case .leadsElsewhere("/friends/", _): #expect(name == "")
    case let problem: Issue.record("\(String(describing: problem))")
    }
  }

  @Test func whatHasNoPatternIsNotWrittenAndSaysWhy() {
    let (friends, list) = (RouteName(MainRoute.friends), RouteName(FriendsRoute.list))
    #expect(whyNot(DeepLink(routes: [])) == .noRoutes)
    #expect(whyNot(DeepLink(FriendsRoute.list)) == .notAtRoot(list, root: "MainRoute"))
    #expect(
      whyNot(DeepLink(MainRoute.messages, FriendsRoute.list))
        == .notFollowed(RouteName(MainRoute.messages), by: list))
    #expect(
      whyNot(DeepLink(MainRoute.search(text: "a"), MainRoute.friends))
        == .notFollowed(RouteName(MainRoute.search(text: "a")), by: friends))
    #expect(
      whyNot(
        DeepLink(MainRoute.friends, FriendsRoute.friend(name: "a"), FriendsRoute.list))
        == .notFollowed(RouteName(FriendsRoute.friend(name: "a")), by: list))
    #expect(
      whyNot(DeepLink(PhotoRoute.zoomed(.nan)), PhotoRoute.self)
        == .noPattern(RouteName(PhotoRoute.zoomed(.nan))))
    #expect(
      whyNot(DeepLink(MainRoute.friends, Shell.Route.home))
        == .noPattern(RouteName(Shell.Route.home)), "what follows has no pattern itself")
    let nan = PhotoRoute.zoomed(.nan)
    #expect(
      whyNot(DeepLink(MainRoute.messages, nan)) == .noPattern(RouteName(nan)), "and wants one first"
    )
  }

  /// Why a link has no text; what is thrown says the same in a sentence.
  private func whyNot<Root: LinkedRoute>(
    _ link: DeepLink, _ root: Root.Type = MainRoute.self
  ) -> MissingText? {
    let missing = #expect(throws: MissingText.self) { try link.readableText(root: root) }
    let error = #expect(throws: LinkError.self) { try link.text(root: root) }
    #expect(error?.problem == missing.map { .noText(because: $0.reason) })
    return missing
  }

  @Test(arguments: [
    (MissingText.noRoutes, "it names no route. Give it one."),
    (
      .notAtRoot(RouteName(FriendsRoute.list), root: "MainRoute"),
      """
      it begins with "FriendsRoute.list", which is no "MainRoute". Begin with a route of the root, or give another root.
      """
    ),
    (
      .noPattern(RouteName(FriendsRoute.list)),
      """
      no pattern writes the values of "FriendsRoute.list". Add one, or say with "from:" where the values are.
      """
    ),
    (
      .otherParents(RouteName(ShopRoute.product(1)), named: [RouteName(ShopRoute.category("a"))]),
      """
      the pattern of "ShopRoute.product" has the parents "ShopRoute.category", and the link has other routes there. \
      Name these parents, or add a pattern without them.
      """
    ),
    (
      .notFollowed(RouteName(MainRoute.friends), by: RouteName(FriendsRoute.list)),
      """
      nothing says that "FriendsRoute.list" may follow "MainRoute.friends". Add its type to the pattern with "then:".
      """
    ),
    (
      .leadsElsewhere("/new", to: [RouteName(MainRoute.friends), RouteName(FriendsRoute.list)]),
      """
      "/new" would lead to "MainRoute.friends", "FriendsRoute.list". Name these routes, or begin one of the patterns \
      with another word.
      """
    ),
    (
      .unreadable(.tooLong(limit: 3)),
      """
      no link can be read from what its patterns write: it has more than 3 bytes. It was not read. Shorten it.
      """
    ),
  ])
  func aSentenceSaysWhyThereIsNoText(_ missing: MissingText, _ sentence: String) {
    let error = LinkError(.noText(because: missing.reason))
    #expect(error.description == "the link has no text: \(sentence)")
    #expect(error.userMessage == "There is no link to this page.")
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
    #expect(
      whyNot(DeepLink(Overlapping.item("new")), Overlapping.self)
        == .leadsElsewhere(
          "/new", to: [RouteName(Overlapping.new)]))
    #expect(try DeepLink(Overlapping.item("old")).text(root: Overlapping.self) == "/old")
  }
}
