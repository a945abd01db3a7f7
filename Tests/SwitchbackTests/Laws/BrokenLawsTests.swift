import SwitchbackTesting
import Testing

/// The kit finds what is broken: a law that nothing can break would prove nothing.
@MainActor
@Suite(.waitsForRelease)
struct BrokenLawsTests {
  @Test(arguments: RouterDefect.allCases, [InMemoryHost.Completion.atOnce, .whenTold])
  func aBrokenRouterIsFound(defect: RouterDefect, completion: InMemoryHost.Completion) async {
    let violations = await RouterLaws.violations {
      BrokenRouterSubject(defect, completion: completion)
    }
    let laws = Set(violations.map(\.law))
    #expect(laws.contains(defect.law), "\(defect): found \(laws.map(\.rawValue).sorted())")
    #expect(violations.allSatisfy { !$0.story.isEmpty })
  }

  @Test func everyLawIsBrokenBySomething() {
    let laws =
      RouterDefect.allCases.map(\.law) + HostDefect.allCases.map(\.law)
      + TabHostDefect.allCases.map(\.law)
    #expect(Set(laws) == Set(NavigationLaw.allCases))
  }

  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func theSameRouterUnbrokenIsNot(completion: InMemoryHost.Completion) async {
    let violations = await RouterLaws.violations {
      BrokenRouterSubject(nil, completion: completion)
    }
    #expect(violations == [])
  }

  @Test(arguments: HostDefect.allCases)
  func aBrokenHostIsFound(defect: HostDefect) async {
    let violations = await HostLaws.violations { BrokenHostSubject(defect) }
    let laws = Set(violations.map(\.law))
    #expect(laws.contains(defect.law), "\(defect): found \(laws.map(\.rawValue).sorted())")
    #expect(violations.allSatisfy { !$0.story.isEmpty })
  }

  @Test func theSameHostUnbrokenIsNot() async {
    let violations = await HostLaws.violations { BrokenHostSubject(nil) }
    #expect(violations == [])
  }

  @Test func aHostThatNeverRepeatsItselfKeepsTheLawsToo() async {
    let violations = await HostLaws.violations { BrokenHostSubject(nil, repeatsItself: false) }
    #expect(violations == [])
  }
}
