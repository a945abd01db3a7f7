public import Switchback

/// Checks the links of a program against the laws of links: from every state that some links and the user's back lead
/// to.
///
/// What was not as it should be comes back as values; with which test framework they are asserted is up to the caller.
///
/// ```swift
/// @Test func myLinksKeepTheLaws() async {
///   let links = [DeepLink(Main.Route.friends), DeepLink(Main.Route.friends, Friends.Route.friend(name: "Ada"))]
///   #expect(await LinkLaws.violations(of: links) { $0.start { Main(flow: $0) } } == [])
/// }
/// ```
///
/// It begins the program many times, so it should begin with the same facts each time. The number of beginnings is
/// that of the links plus one, to the power of the depth, times that of the links.
@MainActor
public enum LinkLaws {
  /// Checks the links of a program that begins with a coordinator.
  ///
  /// - Parameters:
  ///   - links: The links that are tried, each from each state, and that lead to the states.
  ///   - depth: How many things are done before each of them. The default is up to two.
  ///   - begin: Starts the first coordinator on a router.
  /// - Returns: What was not as it should be; empty if the laws are kept.
  public static func violations(
    of links: [DeepLink],
    depth: Int = 2,
    startedBy begin: @escaping @MainActor (StackRouter) -> Void,
  ) async -> [LinkViolation] {
    await violations(of: links, depth: depth) { PlainLinkSubject(begin) }
  }

  /// Checks the links of a program that a subject brings.
  ///
  /// - Parameters:
  ///   - links: The links that are tried, each from each state, and that lead to the states.
  ///   - depth: How many things are done before each of them. The default is up to two.
  ///   - make: Makes a subject. It is called often, and must not keep what it made.
  /// - Returns: What was not as it should be; empty if the laws are kept.
  public static func violations(
    of links: [DeepLink],
    depth: Int = 2,
    on make: @MainActor () -> any LinkSubject,
  ) async -> [LinkViolation] {
    var violations: [LinkViolation] = []
    for acts in words(of: links.map { .open($0) } + [.back], upTo: depth) {
      for link in links {
        let trial = LinkTrial(make())
        trial.run(acts, link)
        violations += await trial.end(after: violations)
      }
      violations += await compareWithSilence(acts, make)
    }
    for link in links { violations += await compareColdWithWarm(link, make) }
    return violations
  }

  private static func words(of acts: [LinkTrial.Act], upTo length: Int) -> [[LinkTrial.Act]] {
    var all: [[LinkTrial.Act]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { word in acts.map { word + [$0] } }
      all += last
    }
    return all
  }

  private static func compareWithSilence(
    _ acts: [LinkTrial.Act], _ make: @MainActor () -> any LinkSubject
  ) async -> [LinkViolation] {
    let (silent, disturbed) = (LinkTrial(make()), LinkTrial(make()))
    silent.run(acts)
    disturbed.run(acts, between: DeepLink(Nowhere.anything))
    disturbed.expectSameToldAs(silent)
    return await disturbed.end() + silent.end()
  }

  /// Routes that no coordinator has.
  private enum Nowhere: Route { case anything }

  private static func compareColdWithWarm(
    _ link: DeepLink, _ make: @MainActor () -> any LinkSubject
  ) async -> [LinkViolation] {
    let (cold, warm) = (LinkTrial(make()), LinkTrial(make()))
    cold.openAtStart(link)
    warm.run([], link, isChecked: false)
    cold.expectSame(as: warm, link)
    return await cold.end() + warm.end()
  }
}
