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
      #expect(violations == [])
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
