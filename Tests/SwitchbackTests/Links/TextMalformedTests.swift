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
    #expect(link.text(root: MainRoute.self) == "/friends/a%2Fb", "in capitals, as RFC 3986 has it")
    #expect(problem("friends%2FAda") == .unknownSegment("friends/Ada"))
    // Decoded once.
    let twice = try DeepLink(text: "friends/a%252Fb", root: MainRoute.self)
    #expect(twice.routes.last == AnyRoute(FriendsRoute.friend(name: "a%2Fb")))
  }

  @Test func parametersStandOnce() {
    #expect(problem("search?text=a&text=b") == .duplicateParameter("text"))
    #expect(problem("search?text=a&text=a") == .duplicateParameter("text"))
    #expect(problem("search?text=a&t%65xt=b") == .duplicateParameter("text"))
    #expect(problem("search?text=a&x=1&x=2") == .duplicateParameter("x"))
    #expect(problem("search?é=1&e\u{301}=2") == .duplicateParameter("e\u{301}"))
  }

  @Test(arguments: [
    "search?=a", "search?text=a&", "search?&text=a", "search?text=a&&page=1", "search?&",
  ])
  func parametersHaveNames(_ text: String) { #expect(problem(text) == .namelessParameter) }

  @Test func parametersAreThoseOfTheLastRoute() {
    #expect(problem("search") == .missingParameter("text"))
    #expect(problem("search?") == .missingParameter("text"))
    #expect(problem("search?page=1") == .missingParameter("text"))
    #expect(problem("search?text=a&from=mail") == .unknownParameter("from"))
    #expect(problem("search?Text=a") == .missingParameter("text"))
    #expect(problem("write?to=Ada") == .unknownParameter("to"))
    #expect(problem("friends/Ada?text=a") == .unknownParameter("text"))
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
      error("friends/Ada?from=mail")?.known
        == DeepLink(MainRoute.friends, FriendsRoute.friend(name: "Ada"), from: .outside))
    #expect(
      error("messages/with/Ada/call")?.known
        == DeepLink(MainRoute.messages, MessagesRoute.conversation("Ada"), from: .outside))
  }

  @Test(arguments: [
    (
      "friends/Ada/photos/x",
      """
      the text is no link: "x" is no Int, as number is. Write a value that Int can be made from. What \
      stands before it can be followed: 1 route.
      """
    ),
    (
      "frends",
      "the text is no link: nothing is known here that is written \"frends\". Look at the `patterns` of the route."
    ),
    (
      "friends/a%0Ab",
      "the text is no link: \"a%0Ab\" has a character that cannot be seen and does something. Leave it out."
    ),
    (
      "friends/\u{1B}[2J\u{202E}",
      """
      the text is no link: "\\u{1B}[2J\\u{202E}" has a character that cannot be seen and does something. \
      Leave it out.
      """
    ),
    (
      "https://example.com",
      """
      the text is no link: it begins with a scheme or a host, which are not read. Check them, and give only \
      path and query.
      """
    ),
  ])
  func aSentenceSaysWhatToDo(_ text: String, _ sentence: String) {
    #expect(error(text)?.description == sentence)
  }
}
