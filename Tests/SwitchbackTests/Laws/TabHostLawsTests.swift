import Switchback
import SwitchbackTesting
import Testing

/// The laws of containers of tabs, on what the package ships and on what is broken on purpose.
@MainActor
@Suite(.waitsForRelease)
struct TabHostLawsTests {
  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func theInMemoryTabsKeepTheLaws(completion: InMemoryHost.Completion) async {
    let violations = await HostLaws.violations(ofTabs: { InMemoryTabHostSubject(completion) })
    #expect(violations == [])
  }

  @Test(arguments: TabHostDefect.allCases)
  func aBrokenContainerIsFound(defect: TabHostDefect) async {
    let violations = await HostLaws.violations(ofTabs: { BrokenTabHostSubject(defect) })
    let laws = Set(violations.map(\.law))
    #expect(laws.contains(defect.law), "\(defect): found \(laws.map(\.rawValue).sorted())")
  }

  @Test func theSameContainerUnbrokenIsNot() async {
    let violations = await HostLaws.violations(ofTabs: { BrokenTabHostSubject(nil) })
    #expect(violations == [])
  }
}

@MainActor
private final class InMemoryTabHostSubject: TabHostSubject {
  private let outer: InMemoryHost
  private let tabs: InMemoryTabHost

  init(_ completion: InMemoryHost.Completion) {
    outer = InMemoryHost(completion: completion)
    tabs = InMemoryTabHost(completion: completion)
  }

  var host: any StackHost { outer }
  var tabHost: any TabHost { tabs }
  var shownTabs: [TabID] { tabs.shownTabs }
  var shownTab: TabID? { tabs.selected }
  func screens(of tab: TabID) -> [any Screen]? { tabs.host(of: tab)?.screens }
  func makeScreen(_ name: String) -> any Screen { TestModule(name) }

  func tap(_ tab: TabID) -> UserActOutcome {
    tabs.tap(tab)
    return .done
  }

  func completeTransitions() async {
    try? outer.completeTransitions()
    await Task.yield()
  }
}
