import Testing

@testable import Switchback

/// What a flow keeps for a link, decided from values.
@Suite
struct KeptByLinkTests {
  private enum Letter: String, Route { case a, b, c, d }

  /// A flow that shows these routes: one that is not whole is followed by a dash, a tab by a star, and what is of no
  /// route is a dot.
  private func items(_ text: String) -> [KeptByLink.Item] {
    text.split(separator: " ").map { word in
      KeptByLink.Item(
        route: Letter(rawValue: String(word.prefix(1))).map { AnyRoute($0) },
        isWhole: !word.hasSuffix("-"), isTab: word.hasSuffix("*"))
    }
  }

  private func match(
    _ routes: String, _ items: String, isOnTop: Bool = false, leadsOn: Bool = false
  ) -> [Int] {
    let wanted = routes.compactMap { Letter(rawValue: String($0)) }.map { AnyRoute($0) }
    let match = KeptByLink(
      of: wanted[...], in: self.items(items), isOnTop: isOnTop, leadsOn: leadsOn)
    return [match.kept, match.found]
  }

  @Test(arguments: [
    ("a", "", 0, 0), ("a", "a", 1, 1), ("ab", "a", 1, 1), ("b", "a", 1, 0), ("b", "a b", 2, 1),
    ("b", "a b c", 2, 1), ("ab", "a b c", 2, 2), ("ac", "a b c", 1, 1), ("b", "a c b", 1, 0),
    ("bb", "a b b", 3, 2), ("b", "a b b", 2, 1), ("b", ". b", 2, 1), ("b", "a . b", 1, 0),
    ("ab", "b", 1, 0), ("b", "a b-", 1, 0), ("a", "a-", 1, 1), ("d", "a c* d", 3, 1),
    ("c", "a c* d", 2, 1), ("d", "a c*", 1, 0), ("cd", "a c* d", 3, 2), ("b", "a c* d", 1, 0),
  ])
  func whatIsKept(routes: String, items: String, kept: Int, found: Int) {
    #expect(match(routes, items) == [kept, found])
  }

  @Test(arguments: [
    ("b", "a b", 2, 1), ("b", "a b c", 3, 0), ("ab", "a b c", 3, 1), ("ac", "a b", 2, 1),
    ("b", "a c b", 3, 1), ("ab", "a b c b", 4, 2), ("bc", "a d b", 3, 1),
    ("c", "a b", 2, 0), ("c", "a c*", 2, 1), ("d", "a c*", 1, 0), ("a", "", 0, 0),
    ("ab", "c b", 2, 0), ("b", "a b-", 2, 0), ("aab", "a b", 2, 1),
  ])
  func onTopEverythingIsKept(routes: String, items: String, kept: Int, found: Int) {
    #expect(match(routes, items, isOnTop: true) == [kept, found])
  }

  @Test(arguments: [
    ("b", "a b", 2, 1), ("b", "a b .", 2, 1), ("ab", "a b c", 2, 2), ("b", "a c", 2, 0),
    ("ac", "a b", 2, 1), ("b", "a c b", 3, 1),
  ])
  func onTopWhatLeadsOnIsNotShownAgain(routes: String, items: String, kept: Int, found: Int) {
    #expect(match(routes, items, isOnTop: true, leadsOn: true) == [kept, found])
  }
}
