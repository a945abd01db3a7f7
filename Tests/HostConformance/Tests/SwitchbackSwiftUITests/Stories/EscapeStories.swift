import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// What a person does to go back where nothing is left to go back to, and VoiceOver's escape everywhere.
  @MainActor
  struct EscapeStories {
    private static let home = TabID("home")
    private static let mail = TabID("mail")

    /// The main flow, until it ends.
    private final class Main {
      weak var flow: Flow<Void>?
      var ends: [FlowEnd<Void>] = []
    }

    private func start(_ page: any Presentable, on desk: Desk) async -> Main {
      let main = Main()
      desk.router.start(for: main) { (flow: Flow<Void>) in
        main.flow = flow
        return PageCoordinator(flow, page)
      } onEnd: { main, end in
        main.ends.append(end)
      }
      await desk.display.rest()
      return main
    }

    private func tabs(back: TabBack) -> TabContainer {
      let tabs = TabContainer(host: TabViewHost(), back: back)
      for tab in [Self.home, Self.mail] {
        tabs.add(tab, title: tab.name) { PageCoordinator($0, PlainPage(tab.name)) }
      }
      return tabs
    }

    /// Whatever goes back on a phone, and whether there was anything to do it with.
    private static let acts: [(String, @MainActor (Display) async -> Bool)] = [
      ("escape", { $0.escape() }),
      ("button", { $0.tapBack() }),
      ("long press", { $0.pressBack(toDepth: 1) }),
      ("pull", { $0.pullDown() }),
      ("swipe from the edge", { await $0.swipe(fromEdge: true) }),
      ("swipe from anywhere", { await $0.swipe(fromEdge: false) }),
    ]

    @Test(arguments: Rules.each)
    func atTheRootNothingThatAPersonDoesEndsTheMainFlow(rules: Rules) async {
      for (name, act) in Self.acts {
        let desk = Desk(rules)
        let main = await start(PlainPage("home"), on: desk)
        _ = await act(desk.display)
        await desk.display.rest()
        #expect(main.ends.isEmpty, "\(name)")
        #expect(main.flow?.isOpen == true, "\(name)")
        desk.expect(["home"], told: [])
      }
    }

    @Test(arguments: Rules.each)
    func atTheRootOfATabThatLeadsToNoOtherNothingEndsTheMainFlow(rules: Rules) async {
      for (name, act) in Self.acts {
        let desk = Desk(rules)
        let tabs = tabs(back: .none)
        let main = await start(tabs, on: desk)
        #expect(desk.display.tapTab("mail") == .done)
        await desk.display.rest()
        _ = await act(desk.display)
        await desk.display.rest()
        #expect(main.ends.isEmpty, "\(name)")
        #expect(main.flow?.isOpen == true, "\(name)")
        #expect(desk.display.names == [["tabs"]])
        #expect(tabs.selected?.id == Self.mail, "\(name)")
      }
    }

    @Test(arguments: Rules.each)
    func atTheRootOfATabEscapeLeadsWhereTheContainerSays(rules: Rules) async {
      let desk = Desk(rules)
      let tabs = tabs(back: .history)
      let main = await start(tabs, on: desk)
      #expect(desk.display.tapTab("mail") == .done)
      await desk.display.rest()
      #expect(desk.display.escape())
      await desk.display.rest()
      #expect(tabs.selected?.id == Self.home)
      #expect(desk.display.escape())
      await desk.display.rest()
      #expect(tabs.selected?.id == Self.home)
      #expect(main.flow?.isOpen == true)
    }

    @Test(arguments: Rules.each)
    func atTheRootOfTabsThatWerePushedEscapeLeavesThem(rules: Rules) async {
      let desk = Desk(rules)
      let main = await start(PlainPage("home"), on: desk)
      main.flow?.push(tabs(back: .none))
      await desk.display.rest()
      #expect(desk.display.names == [["home", "tabs"]])
      #expect(desk.display.escape())
      await desk.display.rest()
      desk.expect(["home"], told: [])
    }

    @Test(arguments: Rules.each, [PresentationStyle.sheet, .fullScreen])
    func atTheRootOfASheetEscapeClosesIt(rules: Rules, style: PresentationStyle) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet", style: style))
      await desk.push("next")
      #expect(desk.display.escape())
      await desk.display.rest()
      #expect(desk.display.names == [["list"], ["sheet"]])
      #expect(desk.display.escape())
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.told.last == "sheet: system back (key)")
    }

    /// A button of the app's is no gesture: whoever calls `goBack` at the root means the flow that is there.
    @Test func atTheRootGoBackEndsTheMainFlow() async {
      let desk = Desk()
      let main = await start(PlainPage("home"), on: desk)
      #expect(desk.display.tap("Close"))
      await desk.display.rest()
      #expect(main.ends.count == 1)
    }
  }
}

extension Display {
  /// Swipes back, if a swipe begins.
  fileprivate func swipe(fromEdge: Bool) async -> Bool {
    guard beginSwipe(fromEdge: fromEdge) else { return false }
    await turns()
    commitSwipe()
    return true
  }
}
