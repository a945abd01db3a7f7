import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Where issues go that the program says nothing about.
@MainActor
struct LogTests {
  // Not asynchronous, so that no other test makes a device meanwhile.
  @Test func anIssueGoesToTheLogOfTheSystem() {
    let phone = Phone()
    let router = StackRouter(host: NavigationControllerHost())
    var issues: [NavigationIssue] = []
    router.observe { if case .issue(let issue) = $0.kind { issues.append(issue) } }
    let page = Page("100 %d, 5%%")
    router.push(page)
    router.push(page)
    #expect(issues.map(\.subject) == ["100 %d, 5%%"])
    #expect(phone.console == issues.map(\.description))
    for issue in issues { TabBarControllerHost().log(issue) }
    #expect(phone.console == (issues + issues).map(\.description))
  }
}
