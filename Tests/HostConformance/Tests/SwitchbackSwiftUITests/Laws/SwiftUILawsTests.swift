import SwiftUI
import Switchback
import Testing

@testable import SwitchbackTesting

extension OnSwiftUI {
  /// The laws, on SwiftUI as it may behave.
  @MainActor
  struct SwiftUILawsTests {
    @Test(arguments: Rules.each + Rules.largest, SwiftUISubject.Person.swipingFromTheEdge)
    func theHostKeepsTheLaws(rules: Rules, person: SwiftUISubject.Person) async {
      let violations = await HostLaws.violations(of: {
        SwiftUISubject(rules, person)
      })
      #expect(violations == [])
    }

    /// In no other law does anybody swipe.
    @Test(arguments: Rules.each + Rules.largest, SwiftUISubject.Person.swipingAnywhere)
    func theHostKeepsTheLawsOfGoingBack(rules: Rules, person: SwiftUISubject.Person) async {
      let violations = await HostLaws.violations(
        of: HostBackScenarios.all,
        on: {
          SwiftUISubject(rules, person)
        })
      #expect(violations == [])
    }

    @Test(arguments: Rules.each + Rules.largest, SwiftUISubject.Person.swipingFromTheEdge)
    func theContainerOfTabsKeepsTheLaws(rules: Rules, person: SwiftUISubject.Person) async {
      let violations = await HostLaws.violations(ofTabs: {
        SwiftUISubject(rules, person)
      })
      #expect(violations == [])
    }
  }
}
