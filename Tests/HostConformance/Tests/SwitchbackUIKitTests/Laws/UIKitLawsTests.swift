import Switchback
import SwitchbackTesting
import Testing
import UIKit

/// The laws, on UIKit as it may behave.
@MainActor
struct UIKitLawsTests {
  @Test(arguments: Rules.all)
  func theHostKeepsTheLaws(rules: Rules) async {
    let violations = await HostLaws.violations(of: { UIKitSubject(rules) })
    #expect(violations == [])
  }

  @Test(arguments: Rules.all)
  func theContainerOfTabsKeepsTheLaws(rules: Rules) async {
    let violations = await HostLaws.violations(ofTabs: { UIKitSubject(rules) })
    #expect(violations == [])
  }
}
