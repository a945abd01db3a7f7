import SwiftUI
import Switchback
import SwitchbackTesting
import Testing

extension OnSwiftUI {
  /// The laws, on SwiftUI as it may behave.
  @MainActor
  struct SwiftUILawsTests {
    @Test(arguments: Rules.each + Rules.largest, [false, true])
    func theHostKeepsTheLaws(rules: Rules, areObserved: Bool) async {
      let violations = await HostLaws.violations(of: {
        SwiftUISubject(rules, areObserved: areObserved)
      })
      #expect(violations.filter { !isImpossible($0, rules) } == [])
    }

    /// Whether no host could keep a law on such a system.
    ///
    /// Every other law has to hold there.
    private func isImpossible(_ violation: LawViolation, _ rules: Rules) -> Bool {
      // What the system does not let be forbidden is put back.
      if rules.hiddenBackKeepsSwipe, violation.law == .gesturesCanBeForbidden { return true }
      // A swipe that cannot be seen, and a push meanwhile: SwiftUI says in the end that both are gone.
      let scenario = "the user swipes back while something else is asked for"
      return rules.cannotBeWatched && violation.scenario == scenario
    }

    @Test(arguments: Rules.each + Rules.largest, [false, true])
    func theContainerOfTabsKeepsTheLaws(rules: Rules, areObserved: Bool) async {
      let violations = await HostLaws.violations(ofTabs: {
        SwiftUISubject(rules, areObserved: areObserved)
      })
      #expect(violations == [])
    }
  }
}
