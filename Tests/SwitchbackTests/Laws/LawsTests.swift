import Switchback
import SwitchbackTesting
import Testing

/// The laws, on every router and host that the package ships.
@MainActor
@Suite(.waitsForRelease)
struct LawsTests {
  @Test(arguments: CoordinatorOwnership.both)
  func theStackRouterKeepsTheLaws(ownership: CoordinatorOwnership) async {
    let violations = await RouterLaws.violations { host in
      StackRouter(host: host, onIssue: { _ in }, dependencies: ownership.makeDependencies)
    }
    #expect(violations == [])
  }

  @Test(arguments: CoordinatorOwnership.both)
  func theMockRouterKeepsTheLaws(ownership: CoordinatorOwnership) async {
    let violations = await RouterLaws.violations {
      MockRouter(host: $0, dependencies: ownership.makeDependencies)
    }
    #expect(violations == [])
  }

  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func theInMemoryHostKeepsTheLaws(completion: InMemoryHost.Completion) async {
    let violations = await HostLaws.violations {
      InMemoryHostSubject(completion: completion)
    }
    #expect(violations == [])
  }

  @Test func aViolationTellsItsStory() {
    let violation = LawViolation(
      law: .topIsToldFirst,
      scenario: "popping two at once",
      expected: "c, then b",
      seen: "b, then c",
      story: ["pop 2", "  [a]"],
    )
    #expect(
      "\(violation)" == """
        topIsToldFirst, popping two at once
          expected: c, then b
          seen: b, then c
          pop 2
            [a]
        """)
  }
}
