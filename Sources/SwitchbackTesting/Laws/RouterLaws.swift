public import Switchback

/// Checks a router against the laws of navigation.
///
/// Each law is tried in short stories, on a router of its own each. What was not as it should be comes
/// back as values; with which test framework they are asserted, and whether, is up to the caller.
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
  ///   - make: Makes a router on a host. It is called often, and must not keep what it made.
  /// - Returns: What was not as it should be; empty if the router keeps the laws.
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

  /// Checks a router together with the host and the user that a subject brings.
  ///
  /// - Parameter make: Makes a subject. It is called often, and must not keep what it made.
  /// - Returns: What was not as it should be; empty if the router keeps the laws.
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
