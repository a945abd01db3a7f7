import Testing

@testable import Switchback

/// Patterns that are written wrongly.
struct TextPatternMistakeTests {
  @Test(arguments: [
    ("/friends", PatternMistake.emptySegment),
    ("friends/", .emptySegment),
    ("a//b", .emptySegment),
    ("/", .emptySegment),
    (":", .valueWithoutName),
    ("a/:", .valueWithoutName),
    (":a/:a", .sameName("a")),
    (":a?b=:a", .sameName("a")),
    ("a?b=:c&b=:d", .sameName("b")),
    ("a?b", .parameterWithoutValue("b")),
    ("a?", .parameterWithoutValue("")),
    ("a?b=c", .parameterWithoutValue("b=c")),
    ("a?=:c", .parameterWithoutValue("=:c")),
    ("a?b=:c=:d", .parameterWithoutValue("b=:c=:d")),
    ("a?b=:", .valueWithoutName),
    ("a/..", .unreadable("..")),
    (".", .unreadable(".")),
    ("a\nb", .unreadable("a\nb")),
    ("a?\0=:b", .unreadable("\0")),
  ])
  func aTextThatIsNoPattern(_ text: String, _ mistake: PatternMistake) {
    #expect(PatternParts(text).mistake == mistake)
    #expect(!mistake.description.isEmpty)
  }

  @Test(arguments: [
    "", "a", "a/b", ":a", "a/:b/c", "a?b=:c", "?b=:c", ":a?b=:c&d=:e", "a b", "a:b", "é%#+",
  ])
  func aTextThatIsOne(_ text: String) {
    #expect(PatternParts(text).mistake == nil)
  }

  @Test func namesAndValuesAreOfOneNumber() {
    let parts = PatternParts(":a/:b")
    #expect(PatternMistake.inUse(of: parts, values: 2, hasNext: true) == nil)
    #expect(
      PatternMistake.inUse(of: parts, values: 1, hasNext: false)
        == .wrongNumber(names: 2, values: 1))
    #expect(
      PatternMistake.inUse(of: parts, values: 3, hasNext: false)
        == .wrongNumber(names: 2, values: 3))
  }

  @Test func parametersEndALink() {
    let parts = PatternParts("a?b=:c")
    #expect(PatternMistake.inUse(of: parts, values: 1, hasNext: false) == nil)
    #expect(PatternMistake.inUse(of: parts, values: 1, hasNext: true) == .parametersBeforeTheEnd)
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
