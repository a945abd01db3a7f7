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

  @Test(arguments: HostDefect.allCases.flatMap { defect in defect.reports.map { (defect, $0) } })
  func aBrokenHostIsFound(defect: HostDefect, report: BackReport) async {
    let violations = await HostLaws.violations { BrokenHostSubject(defect, by: report) }
    let laws = Set(violations.map(\.law))
    #expect(laws.contains(defect.law), "\(defect): found \(laws.map(\.rawValue).sorted())")
    #expect(violations.allSatisfy { !$0.story.isEmpty })
  }

  @Test(arguments: HostDefect.seenWithoutSheets)
  func aBrokenHostIsFoundAlsoWhereSheetsCannotBeSeen(defect: HostDefect) async {
    let violations = await HostLaws.violations {
      BrokenHostSubject(defect, by: .screens, repeatsItself: false, showsSheets: false)
    }
    let laws = Set(violations.map(\.law))
    #expect(laws.contains(defect.law), "\(defect): found \(laws.map(\.rawValue).sorted())")
  }

  @Test func theSameHostUnbrokenIsNotWhereSheetsCannotBeSeen() async {
    let violations = await HostLaws.violations {
      BrokenHostSubject(nil, by: .screens, repeatsItself: false, showsSheets: false)
    }
    #expect(violations == [])
  }

  @Test(arguments: HostDefect.allCases.filter { $0.law == .depthsAreRight }, [true, false])
  func aHostThatCountsWrongMisleadsNobody(defect: HostDefect, repeatsItself: Bool) async {
    let violations = await HostLaws.violations {
      BrokenHostSubject(defect, by: .depth, repeatsItself: repeatsItself)
    }
    #expect(Set(violations.map(\.law)) == [.depthsAreRight], "the router has read what is shown")
    #expect(violations.contains { $0.scenario == "the user goes back" })
  }

  @Test(arguments: BackReport.allCases, [true, false])
  func theSameHostUnbrokenIsNot(report: BackReport, repeatsItself: Bool) async {
    let violations = await HostLaws.violations {
      BrokenHostSubject(nil, by: report, repeatsItself: repeatsItself)
    }
    #expect(violations == [])
  }

  @Test(arguments: BackReport.allCases)
  func aHostThatCanForbidNoSwipePutsBackWhatMinds(report: BackReport) async {
    let right = await HostLaws.violations {
      BrokenHostSubject(nil, by: report, canForbidSwipes: false)
    }
    #expect(right == [])
    let wrong = await HostLaws.violations {
      BrokenHostSubject(.takesForGood, by: report, canForbidSwipes: false)
    }
    let scenario = "the user swipes at what must not be swiped away"
    #expect(wrong.contains { $0.scenario == scenario })
  }
}
