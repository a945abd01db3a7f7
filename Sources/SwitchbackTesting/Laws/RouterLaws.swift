public import Switchback

/// Checks a router against the laws of navigation.
///
/// The check tries each law in short stories, each on a router of its own. It returns the violations as values, so that
/// you can assert on them with any test framework.
///
/// ```swift
/// @Test func myRouterKeepsTheLaws() async {
///   #expect(await RouterLaws.violations(of: { MyRouter(host: $0) }) == [])
/// }
/// ```
///
/// > Source: a conformance kit as a product follows `ProviderCompatTest` of swift-configuration.
@MainActor
public enum RouterLaws {
  /// Checks a router on hosts that show everything at once, and on hosts that take their time.
  ///
  /// - Parameters:
  ///   - completions: When the hosts have carried out a command. The default is both ways.
  ///   - make: Creates a router on a host. It is called often, and must not retain the router.
  /// - Returns: The violations; empty if the router keeps the laws.
  public static func violations(
    completions: [InMemoryHost.Completion] = [.atOnce, .whenTold],
    of make: @MainActor (InMemoryHost) -> any FlowStarting,
  ) async -> [LawViolation] {
    var violations: [LawViolation] = []
    for completion in completions {
      violations += await self.violations(ofSubjects: {
        PlainRouterSubject(completion: completion, make: make)
      })
    }
    return violations
  }

  /// Checks a router together with the host and the user of a subject.
  ///
  /// - Parameter make: Creates a subject. It is called often, and must not retain the subject.
  /// - Returns: The violations; empty if the router keeps the laws.
  public static func violations(
    ofSubjects make: @MainActor () -> any RouterSubject
  ) async -> [LawViolation] {
    var violations: [LawViolation] = []
    let scenarios =
      RouterRemovalScenarios.all + RouterBackScenarios.all + RouterCallbackScenarios.all
      + RouterFlowScenarios.all + RouterRequestScenarios.all
    for scenario in scenarios {
      violations = await scenario.violations(after: violations) { log in
        let subject = make()
        return LawStory(router: subject.router, user: subject, log: log)
      }
    }
    return violations
  }
}
