import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// Where a page is told that going back from it closes a sheet.
  ///
  /// Every page of these tests has a button for that: "Cancel".
  @MainActor
  struct ClosingStories {
    private func page(_ name: String, _ isObserved: Bool) -> any NamedPage {
      isObserved ? ObservedPage(name) : PlainPage(name)
    }

    /// What the page on top says.
    private func closesSheet(_ desk: Desk) -> Bool { desk.display.buttonTitles.contains("Cancel") }

    private func push(_ page: any NamedPage, on flow: Flow<Void>?, _ desk: Desk) async {
      flow?.push(page)
      await desk.display.rest()
    }

    /// Starts a flow on a sheet.
    private func present(_ page: any NamedPage, on desk: Desk) async -> Flow<Void>? {
      var started: Flow<Void>?
      desk.router.start(.modal) { (flow: Flow<Void>) in
        started = flow
        return PageCoordinator(flow, page)
      }
      await desk.display.rest()
      return started
    }

    @Test(arguments: Rules.each, [false, true])
    func theFirstPageOfASheetClosesIt(rules: Rules, isObserved: Bool) async {
      let desk = Desk(rules)
      await desk.push(page("list", isObserved))
      #expect(!closesSheet(desk), "nothing is below it")
      await desk.push(page("detail", isObserved))
      #expect(!closesSheet(desk), "it was pushed")
      await desk.present(page("sheet", isObserved))
      #expect(closesSheet(desk))
      await desk.push(page("next", isObserved))
      #expect(!closesSheet(desk), "it was pushed on the sheet")
      await desk.present(page("second sheet", isObserved))
      #expect(closesSheet(desk))
      for names in [["list", "detail", "sheet", "next"], ["list", "detail", "sheet"]] {
        #expect(desk.display.tap("Close"))
        await desk.display.rest()
        #expect(desk.names == names)
      }
      #expect(closesSheet(desk))
      #expect(desk.display.tap("Cancel"))
      await desk.display.rest()
      #expect(desk.display.names == [["list", "detail"]])
    }

    @Test func theFirstPageOfACoverClosesIt() async {
      let desk = Desk()
      await desk.push("list")
      await desk.present(PlainPage("cover", style: .fullScreen))
      #expect(closesSheet(desk))
    }

    @Test(arguments: Rules.each, [false, true])
    func whatBecomesTheFirstPageOfASheetClosesIt(rules: Rules, isObserved: Bool) async {
      let desk = Desk(rules)
      await desk.push("list")
      let first = page("first", isObserved)
      let flow = await present(first, on: desk)
      let second = page("second", isObserved)
      flow?.setRoot(second)
      await desk.display.rest()
      #expect(desk.display.names == [["list"], ["second"]])
      #expect(closesSheet(desk))
      let third = page("third", isObserved)
      flow?.setStack([third, second])
      await desk.display.rest()
      #expect(desk.display.names == [["list"], ["third", "second"]])
      #expect(!closesSheet(desk), "another page is below it now")
      flow?.setStack([second])
      await desk.display.rest()
      #expect(desk.display.names == [["list"], ["second"]])
      #expect(closesSheet(desk))
    }

    /// What a view was given.
    private final class Given {
      var goBack: GoBackAction?
    }

    private struct GivenView: View {
      let given: Given
      @Environment(\.goBack) private var goBack

      var body: some View {
        given.goBack = goBack
        return Text("sheet")
      }
    }

    @Test func thatItChangesIsObserved() async {
      let desk = Desk()
      await desk.push("list")
      let given = Given()
      let sheet = ViewModule("sheet") { GivenView(given: given) }
      var started: Flow<Void>?
      desk.router.start(.modal) { (flow: Flow<Void>) in
        started = flow
        return PageCoordinator(flow, sheet)
      }
      await desk.display.rest()
      let goBack = given.goBack
      let isChanged = Changed()
      withObservationTracking {
        #expect(goBack?.closesSheet == true)
      } onChange: {
        MainActor.assumeIsolated { isChanged.value = true }
      }
      started?.setStack([PlainPage("first"), sheet])
      await desk.display.rest()
      #expect(isChanged.value)
      #expect(goBack?.closesSheet == false)
      started?.finish()
      await desk.display.rest()
      #expect(goBack?.closesSheet == false, "the page is gone")
    }

    @MainActor
    private final class Changed {
      var value = false
    }

    @Test func theRootOfATabClosesNoSheet() async {
      let desk = Desk()
      let tabs = TabContainer(host: TabViewHost())
      tabs.add(TabID("home"), title: "home") { PageCoordinator($0, PlainPage("home")) }
      await desk.push("list")
      await desk.present(tabs)
      #expect(desk.display.buttonTitles == ["Close", "Send"])
    }
  }
}
