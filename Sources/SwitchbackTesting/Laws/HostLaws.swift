import Switchback

/// Checks a host against the laws of navigation, with the real router on it.
///
/// Each law is tried in short stories, on a host of its own each. What was not as it should be comes
/// back as values; with which test framework they are asserted, and whether, is up to the caller.
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
  /// Checks a host, as far as its subject can do on it what users do.
  ///
  /// - Parameter make: Makes a subject with a host of its own. It is called often, and must not keep
  ///   what it made.
  /// - Returns: What was not as it should be; empty if the host keeps the laws.
  public static func violations(
    of make: @MainActor () -> any HostSubject
  ) async -> [LawViolation] {
    await violations(
      of: HostCommandScenarios.all + HostBackScenarios.all + HostSheetScenarios.all
        + HostQuestionScenarios.all, on: make)
  }

  /// Checks a container of tabs, on a host that can show it.
  ///
  /// The host itself is checked with ``violations(of:)``, and so is one that the container supplies.
  ///
  /// - Parameter make: Makes a subject with a container of its own. It is called often, and must not keep
  ///   what it made.
  /// - Returns: What was not as it should be; empty if the container keeps the laws.
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
