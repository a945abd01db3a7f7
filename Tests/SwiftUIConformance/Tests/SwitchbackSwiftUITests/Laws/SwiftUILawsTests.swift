import SwiftUI
import Switchback
import SwitchbackTesting
import Testing

extension OnSwiftUI {
  /// The laws, on SwiftUI as it may behave.
  @MainActor
  struct SwiftUILawsTests {
    @Test(arguments: Rules.each + Rules.largest, SwiftUISubject.Person.allCases)
    func theHostKeepsTheLaws(rules: Rules, person: SwiftUISubject.Person) async {
      let violations = await HostLaws.violations(of: {
        SwiftUISubject(rules, person)
      })
      #expect(violations == [])
    }

    @Test(arguments: Rules.each + Rules.largest, SwiftUISubject.Person.allCases)
    func theContainerOfTabsKeepsTheLaws(rules: Rules, person: SwiftUISubject.Person) async {
      let violations = await HostLaws.violations(ofTabs: {
        SwiftUISubject(rules, person)
      })
      #expect(violations == [])
    }
  }
}
