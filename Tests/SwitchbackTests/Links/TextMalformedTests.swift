import Switchback
import Testing

/// Texts that are no links, and what is said of them.
struct TextMalformedTests {
  private func problem(_ text: String) -> LinkError.Problem? { error(text)?.problem }

  private func error(_ text: String) -> LinkError? {
    do throws(LinkError) {
      _ = try DeepLink(text: text, root: MainRoute.self)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "%", "%4", "a%", "a%4", "%zz", "%4z", "%z4", "%%", "%%20", "% 20", "%+1", "%-1", "%é", "%0x",
    "%u0041", "%\u{FF11}\u{FF11}",
  ])
  func aPercentSignNeedsTwoDigits(_ piece: String) {
    #expect(problem("friends/\(piece)") == .malformedEncoding(piece))
    #expect(problem("search?text=\(piece)") == .malformedEncoding(piece))
    #expect(problem("search?\(piece)=a") == .malformedEncoding(piece))
  }

  @Test(arguments: [
    // Continuation bytes alone, and beginnings without them.
    "%80", "%BF", "%C3", "%E2%82", "%F0%9F%98", "a%FFb", "%FE", "%C3%28", "%E2%28%A1", "%C3a",
    // Overlong forms of "/", ".", NUL, and of two and three bytes.
    "%C0%AF", "%C0%AE", "%C1%BF", "%C0%80", "%E0%80%AF", "%E0%9F%BF", "%F0%80%80%AF",
    "%F0%8F%BF%BF",
    // Halves of surrogates, alone and in pairs.
    "%ED%A0%80", "%ED%BF%BF", "%ED%A0%BD%ED%B8%80",
    // Beyond the last character, and forms that no longer exist.
    "%F4%90%80%80", "%F5%80%80%80", "%F8%88%80%80%80", "%FC%84%80%80%80%80",
  ])
  func whatIsDecodedIsUTF8(_ piece: String) {
    #expect(problem("friends/\(piece)") == .invalidUTF8(piece))
    #expect(problem("search?text=\(piece)") == .invalidUTF8(piece))
  }

  @Test(arguments: [
    "%00", "a%00b", "%0A", "%0D%0A", "%09", "%1B[2J", "%7F", "%C2%80", "%C2%9F", "%E2%80%A8",
    "%E2%80%A9",
    "%E2%81%A6", "%E2%81%A7", "%E2%81%A8", "%E2%81%A9", "\u{2066}x", "%E2%80%AE", "\0",
    "a\nb", "a\r\nb", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}x",
  ])
  func nothingIsInItThatDoesSomething(_ piece: String) {
    #expect(problem("friends/\(piece)") == .controlCharacter(piece))
    #expect(problem("search?text=\(piece)") == .controlCharacter(piece))
    #expect(problem("search?\(piece)=x") == .controlCharacter(piece))
  }

  @Test(arguments: [".", "..", "%2e", "%2E%2e", ".%2E"])
  func noSegmentLeadsOutwards(_ dots: String) {
    #expect(problem(dots) == .dotSegment)
    #expect(problem("friends/\(dots)") == .dotSegment)
    #expect(problem("friends/\(dots)/Ada") == .dotSegment)
    #expect(problem("search?text=\(dots)") == nil)
    #expect(problem("friends/\(dots)%2F") == nil)
  }

  @Test(arguments: ["a//b", "/a//b", "friends//", "/friends//Ada", "a///b", "///"])
  func noSegmentIsEmpty(_ text: String) {
    #expect(problem(text) == (text == "///" ? .wholeURL : .emptySegment))
  }

  @Test func slashesAtBothEndsSayNothing() {
    for text in ["friends/Ada", "/friends/Ada", "friends/Ada/", "/friends/Ada/"] {
      #expect(
        (try? DeepLink(text: text, root: MainRoute.self))
          == DeepLink(MainRoute.friends, FriendsRoute.friend(name: "Ada"), from: .outside))
    }
    #expect(problem("search/?text=a") == nil)
  }

  @Test(arguments: [
    "https://example.com/friends", "messenger://friends", "//example.com/friends", "a+b-c.d://x",
    "///x", "://x",
    "file:///etc/passwd", "1://",
  ])
  func aWholeURLIsAMistake(_ text: String) {
    #expect(problem(text) == (text.hasPrefix("://") ? .emptySegment : .wholeURL))
  }

  @Test func aColonIsNoScheme() {
    #expect(problem("friends/a:b") == nil)
    #expect(problem("search?text=https://example.com") == nil)
    #expect(problem("javascript:alert(1)") == .unknownSegment("javascript:alert(1)"))
  }

  @Test(arguments: ["#", "friends#top", "search?text=a#b", "#friends"])
  func aFragmentIsAMistake(_ text: String) { #expect(problem(text) == .fragment) }

  @Test func anEncodedSlashIsPartOfAValue() throws {
    let link = try DeepLink(text: "friends/a%2Fb", root: MainRoute.self)
    #expect(link.routes.last == AnyRoute(FriendsRoute.friend(name: "a/b")))
    #expect(
      try link.text(root: MainRoute.self) == "/friends/a%2Fb", "in capitals, as RFC 3986 has it")
    #expect(problem("friends%2FAda") == .unknownSegment("friends/Ada"))
    // Decoded once.
    let twice = try DeepLink(text: "friends/a%252Fb", root: MainRoute.self)
    #expect(twice.routes.last == AnyRoute(FriendsRoute.friend(name: "a%2Fb")))
  }

  @Test func parametersStandOnce() {
    #expect(problem("search?text=a&text=b") == .duplicateParameter("text"))
    #expect(problem("search?text=a&text=a") == .duplicateParameter("text"))
    #expect(problem("search?text=a&t%65xt=b") == .duplicateParameter("text"))
    #expect(problem("search?text=a&page=1&page=2") == .duplicateParameter("page"))
    #expect(problem("shop/orders/7?highlight=a&highlight=b") == .duplicateParameter("highlight"))
    #expect(problem("search?text=a&x=1&x=2") == nil, "nobody names it")
  }

  @Test(arguments: [
    "search?=a", "search?text=a&", "search?&text=a", "search?text=a&&page=1", "search?&",
  ])
  func parametersHaveNames(_ text: String) { #expect(problem(text) == .namelessParameter) }

  @Test func parametersAreThoseOfTheLastRoute() {
    #expect(problem("search") == .missingParameter("text"))
    #expect(problem("search?") == .missingParameter("text"))
    #expect(problem("search?page=1") == .missingParameter("text"))
    #expect(problem("search?Text=a") == .missingParameter("text"))
    #expect(problem("search?Text=a&page=1") == .missingParameter("text"))
    #expect(problem("search?text=a&from=Ada") == .unknownParameter("from"))
    #expect(
      problem("search?text=a&page=one") == .unreadableValue("one", name: "page", type: "Int"))
  }

  @Test func theFurthestFailureIsTheOneThatIsTold() {
    #expect(problem("") == .incomplete)
    #expect(problem("frends/Ada") == .unknownSegment("frends"))
    #expect(problem("Friends") == .unknownSegment("Friends"))
    #expect(problem("friend") == .unknownSegment("friend"))
    #expect(problem("friendss") == .unknownSegment("friendss"))
    #expect(problem("write/Ada/now") == .unknownSegment("now"))
    #expect(problem("messages/with") == .incomplete)
    #expect(problem("messages/thread/one") == .unreadableValue("one", name: "number", type: "Int"))
    #expect(
      problem("messages/thread/99999999999999999999")
        == .unreadableValue("99999999999999999999", name: "number", type: "Int"))
    #expect(
      problem("friends/Ada/photos/3/mark/blue/true")
        == .unreadableValue("blue", name: "colour", type: "Colour"))
  }

  /// Routes of which one takes nothing of the text.
  private enum Shop: LinkedRoute {
    case top
    case letter(String)

    static let patterns: [RoutePattern<Shop>] = [
      .init("", .top),
      .init(
        "letters/:letter", { (letter: Character) in .letter(String(letter)) },
        from: { if case .letter(let text) = $0 { text.first } else { nil } }),
    ]
  }

  @Test func whatTakesNothingOfTheTextIsNotKnownByIt() {
    let error = #expect(throws: LinkError.self) { try DeepLink(text: "/nosuch", root: Shop.self) }
    #expect(error?.problem == .unknownSegment("nosuch"))
    #expect(error?.known == nil, "a link to the top would take away what is open")
  }

  @Test func aCharacterIsOneCharacter() throws {
    #expect(
      try DeepLink(text: "/letters/é", root: Shop.self)
        == DeepLink(Shop.letter("é"), from: .outside))
    #expect(throws: LinkError.self) { try DeepLink(text: "/letters/ab", root: Shop.self) }
    #expect(Character(linkText: "") == nil)
    #expect(Character(linkText: nil) == nil)
  }

  @Test func whatIsKnownCanBeFollowed() {
    #expect(error("frends")?.known == nil)
    #expect(
      error("friends/Ada/photos/3/frame")?.known
        == DeepLink(
          MainRoute.friends, FriendsRoute.photo(name: "Ada", number: 3), from: .outside))
    #expect(
      error("friends/Ada/album")?.known
        == DeepLink(MainRoute.friends, FriendsRoute.friend(name: "Ada"), from: .outside)
        || error("friends/Ada/album")?.known == DeepLink(MainRoute.friends, from: .outside))
    #expect(
      error("messages/with/Ada/call")?.known
        == DeepLink(MainRoute.messages, MessagesRoute.conversation("Ada"), from: .outside))
  }

  @Test(arguments: [
    (
      "friends/Ada/photos/x",
      """
      no link can be read from "friends/Ada/photos/x": the value "number" has to be of type "Int", and "x" is not. \
      Correct it. The link can be followed up to there: 1 route.
      """
    ),
    (
      "frends",
      """
      no link can be read from "frends": no pattern has "frends" at this place. Correct the text, or add it to the \
      "patterns" of the route.
      """
    ),
    (
      "friends/a%0Ab",
      """
      no link can be read from "friends/a%0Ab": "a%0Ab" has a control character, which cannot be seen. Leave it out.
      """
    ),
    (
      "friends/\u{1B}[2J\u{202E}",
      """
      no link can be read from "friends/\\u{1B}[2J\\u{202E}": "\\u{1B}[2J\\u{202E}" has a control character, which \
      cannot be seen. Leave it out.
      """
    ),
    (
      "https://example.com",
      """
      no link can be read from "https://example.com": it begins with a scheme or a host. Check them yourself, and \
      pass only the path and the query.
      """
    ),
    (
      "search",
      """
      no link can be read from "search": the parameter "text" is missing. Add it. If a link may leave it out, write a \
      question mark after it in the pattern.
      """
    ),
  ])
  func aSentenceSaysTheAuthorWhatToDo(_ text: String, _ sentence: String) {
    #expect(error(text)?.description == sentence)
  }

  @Test(arguments: [
    ("/friends/Ada/photos/x", "There is no page at “friends/Ada/photos/x”."),
    ("/shop/orders/x?page=1", "There is no page at “shop/orders/x”."),
    ("frends/Ada%20L%C3%A9a/", "There is no page at “frends/Ada Léa”."),
    ("search", "There is no page at “search”."),
    (
      "https://example.com/search",
      "“https://example.com/search” is a whole address, and only its path can be opened here."
    ),
    ("friends/a%0Ab", "The link “friends/a%0Ab” is damaged."),
    ("friends/\u{1B}[2J", "The link “friends/\\u{1B}[2J” is damaged."),
    ("friends/%zz?text=a", "The link “friends/%zz” is damaged."),
    (String(repeating: "x", count: 3000), "This link is too long."),
  ])
  func aSentenceSaysTheUserThatThereIsNothing(_ text: String, _ sentence: String) {
    #expect(error(text)?.userMessage == sentence)
  }

  // MARK: - The right mistake

  /// A link to an order may say what to mark there.
  private enum Orders: LinkedRoute {
    case order(Int)
    case marked(Int, highlight: String)

    static let patterns: [RoutePattern<Orders>] = [
      .init("orders/:number?highlight=:text", Orders.marked),
      .init("orders/:number", Orders.order),
      .init("items/:name?page=:page&size=:size", { (_: String, _: Int, _: Int) in .order(0) }),
    ]
  }

  private func mistake(_ text: String) -> LinkError? {
    #expect(throws: LinkError.self) { try DeepLink(text: text, root: Orders.self) }
  }

  @Test func aValueThatCannotBeReadIsBlamedBeforeAParameterThatIsMissing() throws {
    let number = LinkError.Problem.unreadableValue("x", name: "number", type: "Int")
    #expect(mistake("/orders/x")?.problem == number)
    #expect(mistake("/orders/x?highlight=tea")?.problem == number)
    #expect(mistake("/orders/x")?.userMessage == "There is no page at “orders/x”.")
    #expect(
      mistake("/items/a?size=big")?.problem
        == .unreadableValue("big", name: "size", type: "Int"))
    #expect(mistake("/items/a?size=1")?.problem == .missingParameter("page"))
    let misspelt = try DeepLink(text: "/orders/7?hilite=1", root: Orders.self)
    #expect(misspelt.routes == [AnyRoute(Orders.order(7))])
    #expect(misspelt.ignoredParameters == ["hilite"])
  }

  @Test func aPathThatGoesOnIsBlamedBeforeAParameterThatIsMissing() {
    #expect(mistake("/orders/7/print")?.problem == .unknownSegment("print"))
    #expect(mistake("/orders/7/print")?.known?.routes == [AnyRoute(Orders.order(7))])
  }

  @Test func theTypeOfAnOptionalIsCalledWhatIsInIt() {
    #expect(
      problem("shop/orders/7?page=one") == .unreadableValue("one", name: "page", type: "Int"))
  }
}
