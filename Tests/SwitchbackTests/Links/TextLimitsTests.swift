import Testing

@testable import Switchback

/// How much of a text is looked at, and how much work that is.
struct TextLimitsTests {
  private func problem<Root: LinkedRoute>(
    _ text: String, root: Root.Type = MessagesRoute.self, limits: LinkLimits = LinkLimits(),
  ) -> LinkError.Problem? {
    do throws(LinkError) {
      _ = try DeepLink(text: text, root: root, limits: limits)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test func lengthIsCountedInBytes() {
    let most = "with/" + String(repeating: "a", count: 2043)
    #expect(problem(most) == nil)
    #expect(problem(most + "a") == .tooLong(limit: 2048))
    #expect(problem("with/" + String(repeating: "é", count: 1022)) == .tooLong(limit: 2048))
    #expect(problem("with/é", limits: LinkLimits(length: 7)) == nil)
    #expect(problem("with/é", limits: LinkLimits(length: 6)) == .tooLong(limit: 6))
    #expect(problem(String(repeating: "%", count: 3000)) == .tooLong(limit: 2048))
  }

  @Test func segmentsAreCounted() {
    let most = Array(repeating: "with/a", count: 8).joined(separator: "/")
    #expect(problem(most) == nil)
    #expect(problem("/" + most + "/") == nil)
    #expect(problem(most + "/with") == .tooManySegments(limit: 16))
    #expect(problem(String(repeating: "/a", count: 500)) == .tooManySegments(limit: 16))
    #expect(problem("with/a", limits: LinkLimits(segments: 2)) == nil)
    #expect(problem("with/a", limits: LinkLimits(segments: 1)) == .tooManySegments(limit: 1))
    #expect(problem("with", limits: LinkLimits(segments: 0)) == .tooManySegments(limit: 0))
  }

  @Test func parametersAreCounted() {
    let most = (1...16).map { "p\($0)=1" }.joined(separator: "&")
    #expect(problem("with/a?\(most)") == nil, "those that are ignored count, too")
    #expect(problem("with/a?\(most)&p17") == .tooManyParameters(limit: 16))
    let none = LinkLimits(parameters: 0)
    #expect(problem("with/a?", limits: none) == nil)
    #expect(problem("with/a?a", limits: none) == .tooManyParameters(limit: 0))
  }

  @Test func limitsHoldForWritingToo() throws {
    let link = DeepLink(routes: Array(repeating: AnyRoute(MessagesRoute.thread(1)), count: 9))
    let error = #expect(throws: MissingText.self) {
      try link.readableText(root: MessagesRoute.self)
    }
    #expect(error == .unreadable(.tooManySegments(limit: 16)))
  }

  @Test func nonsenseLimitsReadNothing() {
    let none = LinkLimits(length: -1, segments: -1, parameters: -1)
    #expect(problem("with/a", limits: none) == .tooLong(limit: -1))
    let negative = LinkLimits(segments: -1, parameters: -1)
    #expect(problem("with/a", limits: negative) == .tooManySegments(limit: -1))
    #expect(problem("", root: FriendsRoute.self, limits: negative) == nil)
    #expect(
      problem("?a", root: FriendsRoute.self, limits: negative) == .tooManyParameters(limit: -1))
    let most = LinkLimits(length: .max, segments: .max, parameters: .max)
    #expect(problem("with/a", limits: most) == nil)
  }

  // MARK: - Work

  /// Every segment can be read in four ways, and none of them comes to an end.
  private enum Maze: LinkedRoute {
    case one(String)
    case two(String, String)
    case three(String, String, String)
    case door
    case end

    static let patterns: [RoutePattern<Maze>] = [
      .init("", .door, then: Mirrored.self),
      .init(":a", Maze.one, then: Maze.self),
      .init(":a", Maze.one, then: Mirrored.self),
      .init(":a/:b", Maze.two, then: Maze.self),
      .init(":a/:b/:c", Maze.three, then: Mirrored.self),
      .init(":a?key=:key", { (_: String, _: Int) in .end }, from: { _ in nil }),
    ]
  }

  private enum Mirrored: LinkedRoute {
    case one(String)
    case door

    static let patterns: [RoutePattern<Mirrored>] = [
      .init("", .door, then: Maze.self),
      .init(":a", Mirrored.one, then: Maze.self),
      .init(":a", Mirrored.one, then: Mirrored.self),
    ]
  }

  /// How many patterns were tried and segments compared until a text was refused.
  private func steps(for text: String, segments: Int) throws -> Int {
    let limits = LinkLimits(length: .max, segments: segments)
    var reader = LinkReader(try LinkText(text, limits: limits))
    #expect(throws: LinkError.self) { try reader.link(from: Maze.self) }
    return reader.steps
  }

  @Test(arguments: [1, 2, 4, 8, 16, 100, 1_000])
  func workGrowsWithTheSegmentsAndNotFaster(_ count: Int) throws {
    let text = String(repeating: "/x", count: count) + "?key=none"
    // Nine patterns, tried at each segment and at the end, with nine segments and a parameter.
    let steps = try steps(for: text, segments: count)
    #expect(steps <= (count + 1) * 21)
    #expect(steps > count * 10)
  }

  @Test func theLongestTextTakesFewSteps() throws {
    let text = "/" + Array(repeating: "x", count: 16).joined(separator: "/") + "?key=none"
    #expect(try steps(for: text, segments: 16) <= 340)
  }
}
