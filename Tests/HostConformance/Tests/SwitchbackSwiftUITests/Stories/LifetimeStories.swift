import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

extension OnSwiftUI {
  /// What is gone is released, although SwiftUI may keep the views of it.
  @MainActor
  struct LifetimeStories {
    private static let home = TabID("home")
    private static let mail = TabID("mail")

    private func tabs(_ desk: Desk) -> TabContainer {
      let tabs = TabContainer(host: desk.probe.track(TabViewHost(), as: "host of the tabs"))
      for tab in [Self.home, Self.mail] {
        let page = PlainPage(tab.name)
        desk.probe.track(page, as: tab.name)
        tabs.add(tab, title: tab.name) { PageCoordinator($0, page) }
      }
      return tabs
    }

    @Test(arguments: Rules.each + Rules.largest, [false, true])
    func whatWasOnASheetIsReleased(rules: Rules, isPulled: Bool) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      await desk.push("next")
      if isPulled { #expect(desk.display.pullDown()) } else { desk.router.dismiss() }
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.probe.alive == ["list"])
    }

    /// The sheet of a hidden tab waits for the tab.
    @Test func aSheetThatIsDismissedBeforeItHasComeIsReleased() async {
      let desk = Desk()
      let tabs = tabs(desk)
      await desk.push(tabs)
      tabs[Self.mail]?.present(desk.probe.track(PlainPage("sheet"), as: "sheet"))
      await desk.display.rest()
      #expect(desk.probe.alive.contains("sheet"))
      tabs[Self.mail]?.dismiss()
      await desk.display.rest()
      #expect(!desk.probe.alive.contains("sheet"))
    }

    @Test(arguments: Rules.each + Rules.largest)
    func aSheetOverASheetIsReleased(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("first"))
      await desk.present(PlainPage("second", style: .fullScreen))
      desk.router.popToRoot()
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.probe.alive == ["list"])
    }

    @Test(arguments: Rules.each + Rules.largest, [false, true])
    func tabsAreReleased(rules: Rules, isPresented: Bool) async {
      let desk = Desk(rules)
      await desk.push("list")
      if isPresented { await desk.present(tabs(desk)) } else { await desk.push(tabs(desk)) }
      desk.router.popToRoot()
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.probe.alive == ["list"])
    }

    @Test(arguments: Rules.each + Rules.largest)
    func whatWasPushedIsReleased(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list", "detail")
      desk.router.pop()
      await desk.display.rest()
      #expect(desk.probe.alive == ["list"])
    }

    /// An app may show a host on a sheet of its own, which SwiftUI keeps likewise.
    @Test func aViewOfAHostDoesNotKeepIt() {
      let probe = LifetimeProbe()
      var host: NavigationStackHost? = probe.track(NavigationStackHost(), as: "host")
      let view = host.map { StackView($0) }
      host = nil
      #expect(probe.alive == [])
      _ = view
    }
  }
}
