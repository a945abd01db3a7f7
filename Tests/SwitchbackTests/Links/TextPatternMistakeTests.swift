import Testing

@testable import Switchback

/// Patterns that are written wrongly.
struct TextPatternMistakeTests {
  @Test(arguments: [
    ("/friends", "it has a slash at its beginning or end, or two in a row."),
    ("friends/", "it has a slash at its beginning or end, or two in a row."),
    ("a//b", "it has a slash at its beginning or end, or two in a row."),
    ("/", "it has a slash at its beginning or end, or two in a row."),
    (":", "it has a colon without a name."),
    ("a/:", "it has a colon without a name."),
    (":a/:a", "\"a\" stands in it twice."),
    (":a?b=:a", "\"a\" stands in it twice."),
    ("a?b=:c&b=:d", "\"b\" stands in it twice."),
    ("a?b", "\"b\" is no parameter."),
    ("a?", "\"\" is no parameter."),
    ("a?b=c", "\"b=c\" is no parameter."),
    ("a?=:c", "\"=:c\" is no parameter."),
    ("a?b=:c=:d", "\"b=:c=:d\" is no parameter."),
    ("a?b=:", "it has a colon without a name."),
    ("a?b=:?", "it has a colon without a name."),
    ("a/..", "\"..\" cannot stand in a link."),
    (".", "\".\" cannot stand in a link."),
    ("a\nb", #""a\nb" cannot stand in a link."#),
    ("a\nb/c\0d", #""a\nb" cannot stand in a link."#),
    ("a?\0=:b", #""\0" cannot stand in a link."#),
  ])
  func aTextThatIsNoPattern(_ text: String, _ mistake: String) throws {
    let said = try #require(PatternParts(text).mistake)
    #expect(said.hasPrefix(mistake + " "))
    #expect(said.count > mistake.count + 15, "what to do")
  }

  @Test(arguments: [
    "", "a", "a/b", ":a", "a/:b/c", "a?b=:c", "?b=:c", "a?b=:c?", ":a?b=:c&d=:e", "a b", "a:b",
    "é%#+",
  ])
  func aTextThatIsOne(_ text: String) {
    #expect(PatternParts(text).mistake == nil)
  }

  @Test func namesAndValuesAreOfOneNumber() {
    let parts = PatternParts(":a/:b")
    #expect(parts.mistake(types: [Int.self, Int.self], hasNext: true) == nil)
    let one = "it has 2 names, and the route is made of 1 value. Write one \":name\" for each."
    #expect(parts.mistake(types: [Int.self], hasNext: false) == one)
    let three = "it has 2 names, and the route is made of 3 values. Write one \":name\" for each."
    let types: [any LinkValue.Type] = [Int.self, Int.self, Int.self]
    #expect(parts.mistake(types: types, hasNext: false) == three)
    #expect(PatternParts("/").mistake(types: types, hasNext: false) == PatternParts("/").mistake)
  }

  @Test func parametersEndALink() {
    let parts = PatternParts("a?b=:c")
    #expect(parts.mistake(types: [Int.self], hasNext: false) == nil)
    let mistake = parts.mistake(types: [Int.self], hasNext: true)
    #expect(mistake?.hasPrefix("it has parameters, and routes that may follow.") == true)
  }

  @Test func whatMayBeLeftOutIsAnOptional() {
    let parts = PatternParts(":a?b=:c?&d=:e")
    #expect(parts.parameters.map(\.isOptional) == [true, false])
    #expect(parts.mistake(types: [Int.self, Int?.self, Int.self], hasNext: false) == nil)
    #expect(
      parts.mistake(types: [Int.self, Int.self, Int.self], hasNext: false) == """
        a link may leave out its parameter "b", but then the route has no "Int". Make it "Int?" in the route, or \
        leave out the question mark after the name.
        """)
  }

  @Test(.enabled(if: checksAsserts, "asserts are checked in debug builds"))
  func aMistakeEndsADebugBuild() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RoutePattern("friend/:name/:age", MainRoute.search)
    }
    #expect(
      words(of: end).contains(
        """
        The pattern "friend/:name/:age" of MainRoute reads nothing: it has 2 names, and the route is made of 1 \
        value. Write one ":name" for each.
        """))
  }

  @Test(.enabled(if: checksAsserts, "asserts are checked in debug builds"))
  func oneNameForTwoValuesEndsADebugBuild() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RoutePattern(":name/:name", FriendsRoute.photo)
    }
    #expect(
      words(of: end).contains(
        """
        The pattern ":name/:name" of FriendsRoute reads nothing: "name" stands in it twice. Give each value and \
        each parameter a name of its own.
        """))
  }
}
