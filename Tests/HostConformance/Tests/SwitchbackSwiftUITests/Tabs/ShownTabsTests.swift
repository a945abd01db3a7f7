import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// Which tab SwiftUI is told to select.
  @MainActor
  struct ShownTabsTests {
    private func bar(_ tabs: [String], selected: String?) async -> TabBar {
      let desk = Desk()
      let host = TabViewHost()
      let container = TabContainer(host: host)
      for tab in tabs {
        container.add(TabID(tab), title: tab) { PageCoordinator($0, PlainPage(tab)) }
      }
      await desk.push(container)
      var bar = host.shown.bar
      bar.selected = selected.map { TabID($0) }
      return bar
    }

    @Test(arguments: ["other", nil])
    func whereTheTabIsMissingThatIsSelectedItIsTheFirst(selected: String?) async {
      let shown = ShownTabs()
      shown.show(await bar(["home", "mail"], selected: selected))
      #expect(shown.selection == TabID("home"))
    }

    @Test func aTabThatIsGoneCannotBeSelected() async {
      let shown = ShownTabs()
      shown.show(await bar(["home", "mail"], selected: "mail"))
      #expect(!shown.select(TabID("files")))
      #expect(shown.selection == TabID("mail"))
      #expect(shown.select(TabID("home")))
      #expect(shown.selection == TabID("home"))
    }

    @Test(arguments: ["other", nil])
    func whereTheTabIsMissingThatIsSelectedTheOneBeforeStays(selected: String?) async {
      let shown = ShownTabs()
      shown.show(await bar(["home", "mail", "files"], selected: "mail"))
      shown.show(await bar(["home", "mail"], selected: selected))
      #expect(shown.selection == TabID("mail"))
      shown.show(await bar([], selected: nil))
      #expect(shown.selection == TabID("mail"), "SwiftUI may still hold a view of it")
    }
  }
}
