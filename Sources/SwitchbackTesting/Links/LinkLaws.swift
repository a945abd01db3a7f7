public import Switchback

/// Checks the links of a program against the laws of links.
///
/// The check starts from every state that you can reach by opening some of the links and going back. It returns the
/// violations as values, so that you can assert on them with any test framework.
///
/// ```swift
/// @Test func myLinksKeepTheLaws() async {
///   let links = [
///     DeepLink(Main.Route.friends),
///     DeepLink(
///       Main.Route.friends, Friends.Route.friend(name: "Ada")),
///   ]
///   #expect(
///     await LinkLaws.violations(of: links) {
///       $0.start { Main(flow: $0) }
///     } == [])
/// }
/// ```
///
/// The check starts the program many times, so the program should start with the same facts each time. It starts the
/// program once for each link on each way to a state, and a few times more to compare. With 9 links and a depth of 2,
/// there are 111 ways: 1 without an act, 10 with one, and 100 with two.
///
/// The check waits many turns of the main actor for a route that is loaded in a task. Links that no coordinator knows
/// keep all laws: in a test of its own, expect that a link arrives.
@MainActor
public enum LinkLaws {
  /// Checks the links of a program that begins with a coordinator.
  ///
  /// - Parameters:
  ///   - links: The links. The check tries each link in each state. It also uses the links to reach the states.
  ///   - depth: The number of acts before each link. The default is up to two.
  ///   - begin: Starts the first coordinator on a router.
  /// - Returns: The violations; empty if the links keep the laws.
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
  ///   - links: The links. The check tries each link in each state. It also uses the links to reach the states.
  ///   - depth: The number of acts before each link. The default is up to two.
  ///   - make: Creates a subject. It is called often, and must not retain the subject.
  /// - Returns: The violations; empty if the links keep the laws.
  public static func violations(
    of links: [DeepLink],
    depth: Int = 2,
    on make: @MainActor () -> any LinkSubject,
  ) async -> [LinkViolation] {
    let beginning = LinkTrial(make())
    await beginning.begin()
    var violations = await beginning.end()
    if violations.contains(where: { $0.law == .programsBegin }) { return violations }
    for acts in words(of: links.map { .open($0) } + [.back], upTo: depth) {
      for link in links {
        let trial = LinkTrial(make())
        await trial.run(acts, link)
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
    await silent.run(acts)
    await disturbed.run(acts, between: DeepLink(Nowhere.anything))
    disturbed.expectSameToldAs(silent)
    return await disturbed.end() + silent.end()
  }

  /// Routes that no coordinator has.
  private enum Nowhere: Route { case anything }

  private static func compareColdWithWarm(
    _ link: DeepLink, _ make: @MainActor () -> any LinkSubject
  ) async -> [LinkViolation] {
    let (cold, warm) = (LinkTrial(make()), LinkTrial(make()))
    await cold.openAtStart(link)
    await warm.run([], link, isChecked: false)
    cold.expectSame(as: warm, link)
    return await cold.end() + warm.end()
  }
}
