import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// The table of the page "Custom back buttons and swipes", row by row.
@MainActor
@Suite
struct WaysBackTests {
  enum Way: String, CaseIterable, Sendable {
    case backButton, longPress, swipe, sheetPulledDown, tabTappedAgain, buttonOfTheApps, routersPop
    case popPastTheRouter

    /// Whether it goes ahead although a module minds, and has to be undone.
    var isUndone: Bool { self == .longPress || self == .popPastTheRouter }

    /// Whether a module that wants to be asked is.
    var asks: Bool { self != .swipe }

    /// The row of the table: what becomes of a module that allows leaving, asks, or refuses.
    var row: String {
      let asked = "is asked, and stays until it agrees"
      let cells =
        switch self {
        case .backButton: ["the back button, iOS 16 and later", "leaves", asked, "stays"]
        case .longPress:
          [
            "long press on the back button", "leaves, with all above the chosen screen",
            "is put back, then asked", "is put back",
          ]
        case .swipe:
          [
            "swipe from the edge, or anywhere from iOS 26", "leaves when the swipe is completed",
            "does not move", "does not move",
          ]
        case .sheetPulledDown:
          [
            "sheet pulled down", "leaves, with the whole sheet", "does not come down, and is asked",
            "does not come down",
          ]
        case .tabTappedAgain:
          ["second tap on the tab that is shown", "leaves; the tab shows its root", asked, "stays"]
        case .buttonOfTheApps: ["your own back button", "leaves", asked, "stays"]
        case .routersPop: ["`pop` and similar calls on a router", "leaves", asked, "stays"]
        case .popPastTheRouter:
          [
            "`popViewController` and similar calls, without the router", "leaves",
            "is put back, then asked", "is put back",
          ]
        }
      return "| \(cells.joined(separator: " | ")) |"
    }
  }

  @Test(arguments: Way.allCases)
  func theRowStandsOnThePage(way: Way) throws {
    #expect(try documentation("CustomBackButtonsAndSwipes").contains(way.row), "\(way.row)")
  }

  @Test(arguments: Way.allCases, [LeavePolicy.allowed, .ask, .refused])
  func theTableIsRight(way: Way, policy: LeavePolicy) async {
    for rules in Rules.all {
      // A swipe may not begin at all beside a back action, which a module that may mind has.
      if way == .swipe, rules.backActionDisablesSwipe { continue }
      await check(way, policy, rules)
    }
  }

  private func check(_ way: Way, _ policy: LeavePolicy, _ rules: Rules) async {
    let form = Form("form", policy)
    let (tabs, desk) = await show(form, for: way, rules)
    let (before, after) = (["first", "form"], ["first"])
    let names = { tabs?.names(of: .friends).map { $0 == "friends 1" ? "first" : $0 } ?? desk.names }

    go(way, form, desk)
    await desk.phone.rest()
    #expect(names() == (policy == .allowed ? after : before), "\(way), \(policy), \(rules)")
    #expect(form.attempts.count == (policy == .ask && way.asks ? 1 : 0), "\(way), \(rules)")
    #expect(desk.issues == (policy != .allowed && way.isUndone ? [.removalUndone] : []))

    guard policy == .ask, way.asks else { return }
    form.attempts.first?.leaveAnyway()
    await desk.phone.rest()
    #expect(names() == after, "\(way), \(rules)")
  }

  /// Shows a first page and the form in the way that its way back needs.
  private func show(_ form: Form, for way: Way, _ rules: Rules) async -> (TabDesk?, Desk) {
    if way == .tabTappedAgain {
      let tabs = await TabDesk(rules)
      await tabs.push(form, on: .friends)
      return (tabs, tabs.desk)
    }
    let desk = Desk(rules)
    await desk.push("first")
    if way == .buttonOfTheApps {
      form.navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: form, title: "Cancel"))
    }
    if way == .sheetPulledDown { await desk.present(form) } else { await desk.push(form) }
    return (nil, desk)
  }

  private func go(_ way: Way, _ form: Form, _ desk: Desk) {
    switch way {
    case .backButton: #expect(desk.phone.tapBack())
    case .longPress: #expect(desk.phone.longPressBack(toDepth: 1))
    case .swipe:
      #expect(desk.phone.beginSwipe() == (form.leaving == .allowed))
      desk.phone.commitSwipe()
    case .sheetPulledDown: #expect(desk.phone.pullDown() == (form.leaving == .allowed))
    case .tabTappedAgain: _ = desk.phone.tapTab(0)
    case .buttonOfTheApps: #expect(desk.phone.tapBarItem("Cancel"))
    case .routersPop: desk.router.pop()
    case .popPastTheRouter: desk.host.controller.popViewController(animated: true)
    }
  }
}
