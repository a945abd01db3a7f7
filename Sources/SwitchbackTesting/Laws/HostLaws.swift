import Switchback

/// Checks a host against the laws of navigation, with the real router on it.
///
/// The check tries each law in short stories, each on a host of its own. It returns the violations as values, so that
/// you can assert on them with any test framework.
///
/// ```swift
/// @Test func myHostKeepsTheLaws() async {
///   #expect(await HostLaws.violations(of: { MyHostSubject() }) == [])
/// }
/// ```
///
/// > Source: a conformance kit as a product follows `ProviderCompatTest` of swift-configuration.
@MainActor
public enum HostLaws {
  /// Checks a host, as far as its subject can act on it as the user.
  ///
  /// - Parameter make: Creates a subject with a host of its own. It is called often, and must not retain the subject.
  /// - Returns: The violations; empty if the host keeps the laws.
  public static func violations(
    of make: @MainActor () -> any HostSubject
  ) async -> [LawViolation] {
    await violations(
      of: HostCommandScenarios.all + HostBackScenarios.all + HostSheetScenarios.all
        + HostQuestionScenarios.all, on: make)
  }

  /// Checks a tab host, on a host that can show it.
  ///
  /// Check the host itself with ``violations(of:)``, and a host that the tab host creates as well.
  ///
  /// - Parameter make: Creates a subject with a tab host of its own. It is called often, and must not retain the
  ///   subject.
  /// - Returns: The violations; empty if the tab host keeps the laws.
  public static func violations(
    ofTabs make: @MainActor () -> any TabHostSubject
  ) async -> [LawViolation] {
    await violations(of: HostTabScenarios.all, on: make)
  }

  static func violations(
    of scenarios: [LawScenario], on make: @MainActor () -> any HostSubject
  ) async -> [LawViolation] {
    var violations: [LawViolation] = []
    for scenario in scenarios {
      violations = await scenario.violations(after: violations) { log in
        let subject = make()
        let router = StackRouter(host: subject.host, onIssue: { log.reported($0) })
        return LawStory(router: router, user: subject, log: log)
      }
    }
    return violations
  }
}

extension LawStory {
  /// Checks that the router was not surprised by the host.
  func expectNoSurprise(_ law: NavigationLaw) {
    expect(law, "surprises", log.issues.map(\.description), toBe: [])
  }
}
