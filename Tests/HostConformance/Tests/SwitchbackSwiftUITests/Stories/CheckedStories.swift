import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

extension OnSwiftUI {
  /// What is promised elsewhere, where several promises meet.
  @MainActor
  struct CheckedStories {
    private static let home = TabID("home")

    private func tabs(_ page: any Presentable) -> TabContainer {
      let tabs = TabContainer(host: TabViewHost(), back: .none)
      tabs.add(Self.home, title: "home") { PageCoordinator($0, page) }
      return tabs
    }

    @Test(arguments: Rules.each)
    func escapeAtTheRootOfTabsInASheetClosesTheSheet(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      desk.router.present(tabs(PlainPage("home")))
      await desk.display.rest()
      #expect(desk.display.escape())
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.names == ["list"])
    }

    @Test(arguments: Rules.each)
    func aPageBelowThatStopsMindingLetsTheSheetGo(rules: Rules) async {
      let desk = Desk(rules)
      let form = ObservedForm("form", .ask)
      await desk.push("list")
      await desk.present(form)
      await desk.push(ObservedPage("above"))
      #expect(!desk.display.pullDown())
      form.leaving = .allowed
      await desk.display.rest()
      #expect(desk.display.pullDown())
      await desk.display.rest()
      #expect(desk.names == ["list"])
    }

    @Test(arguments: Rules.each)
    func theFirstPageOfATabThatIsReplacedHasTheButtonThatLeavesTheTabs(rules: Rules) async throws {
      let desk = Desk(rules)
      let tabs = tabs(PlainPage("home"))
      await desk.push("list")
      desk.router.push(tabs)
      await desk.display.rest()
      try #require(tabs.tabs.first).setRoot(PlainPage("other"))
      await desk.display.rest()
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
    }

    @Test(arguments: Rules.each + Rules.largest)
    func aPageWhoseLinkHasPushedIsReleasedWithItsSheet(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(ViewModule("sheet") { NavigationLink("Help") { Text("help") } })
      _ = desk.display.tap("Help")
      await desk.display.rest()
      desk.router.dismiss()
      await desk.display.rest()
      #expect(desk.probe.alive == ["list"])
    }
  }
}
