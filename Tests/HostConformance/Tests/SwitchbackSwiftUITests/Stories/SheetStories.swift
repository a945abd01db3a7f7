import SwiftUI
import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  @MainActor
  struct SheetStories {
    /// What the router asks for when it is told that a sheet is there, is not there yet.
    @Test(arguments: Rules.each)
    func aSheetOverOneThatComesIsSaidToBeThereWhenItIs(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      desk.router.present(PlainPage("sheet"))
      let ticket = desk.router.present(PlainPage("upper"))
      desk.display.onTurn = {
        if ticket.outcome != nil { #expect(desk.display.names.last == ["upper"]) }
      }
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
    }

    /// Before anybody was asked, nobody minds.
    @Test func aSheetOnWhichNothingHasSettledIsNotHeld() {
      #expect(!NavigationStackHost().back.holdsSheet)
    }

    @Test(arguments: Rules.each)
    func aSheetThatIsPulledDownIsToldOnce(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      #expect(desk.display.pullDown())
      await desk.display.rest()
      desk.expect(["list"], told: ["sheet: system back (pullDown)"])
    }

    /// How it is presented is up to its first page, also if another one is on it by the time it comes.
    @Test(arguments: [
      (PresentationStyle.sheet, PresentationStyle.fullScreen), (.fullScreen, .sheet),
    ])
    func itIsPresentedAsItsFirstPageSays(
      styles: (first: PresentationStyle, second: PresentationStyle)
    ) async {
      let desk = Desk()
      await desk.push("list")
      desk.router.present(PlainPage("first", style: styles.first))
      desk.router.push(PlainPage("second", style: styles.second))
      await desk.display.rest()
      #expect(desk.display.names == [["list"], ["first", "second"]])
      #expect(desk.display.pullDown() == (styles.first == .sheet))
    }

    @Test(arguments: [false, true])
    func aSheetCanBePulledDownAsSoonAsItIsThere(comesAfterAPush: Bool) async {
      let desk = Desk()
      await desk.push("list")
      if comesAfterAPush { desk.router.push(PlainPage("details")) }
      await desk.display.turns()
      let sheet = PlainPage("sheet")
      desk.router.present(sheet)
      desk.note(sheet)
      await desk.display.turns()
      if comesAfterAPush { desk.display.finishMovement() }
      await desk.display.turns()
      #expect(desk.display.isMoving, "it is on its way")
      desk.display.finishMovement()
      await desk.display.turns()
      #expect(desk.display.pullDown())
      await desk.display.rest()
      #expect(desk.told == ["sheet: system back (pullDown)"])
    }

    /// A page that says how high its sheet may stand.
    private final class HalfPage: ViewScreen {
      let name = "half"
      var content: some View { PageView(name: name) }
      func sheet(_ stack: SheetStack) -> some View { stack.presentationDetents([.medium]) }
    }

    @Test(arguments: Rules.each)
    func theFirstPageOfASheetSaysWhatIsAroundTheWholeSheet(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(HalfPage())
      #expect(desk.display.detents == [.medium])
      await desk.push("next")
      #expect(desk.display.names == [["list"], ["half", "next"]])
      #expect(desk.display.detents == [.medium], "it is around the stack, not on a page of it")
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.display.pullDown())
      await desk.display.rest()
      await desk.present(
        ViewModule("other") { Text("other") }.inSheet { $0.presentationDetents([.large]) })
      #expect(desk.display.detents == [.large])
      desk.router.dismiss()
      await desk.present(PlainPage("plain"))
      #expect(desk.display.detents == nil)
      #expect(desk.probe.alive == ["list", "plain"])
    }

    /// A view of the app's may do so, with `dismiss`.
    @Test(arguments: [PresentationStyle.sheet, .fullScreen])
    func whatDismissesItselfIsTold(style: PresentationStyle) async {
      let desk = Desk()
      await desk.push("list")
      await desk.present(PlainPage("page", style: style))
      if style == .sheet { desk.host.shown.sheet = nil } else { desk.host.shown.cover = nil }
      await desk.display.rest()
      desk.expect(["list"], told: ["page: system back (pullDown)"])
    }

    @Test func whatSwiftUITakesAwayWithItsTabComesBackWithIt() async throws {
      let (desk, host) = (Desk(), TabViewHost())
      let tabs = TabContainer(host: host)
      for tab in ["home", "mail"] {
        tabs.add(TabID(tab), title: tab) { PageCoordinator($0, PlainPage(tab)) }
      }
      await desk.push(tabs)
      let home = try #require(tabs[TabID("home")])
      home.present(PlainPage("sheet"))
      await desk.display.rest()
      tabs.select(TabID("mail"))
      try #require(host.hosts.first).shown.sheet = nil
      await desk.display.rest()
      #expect(desk.display.names == [["tabs"]])
      tabs.select(TabID("home"))
      await desk.display.rest()
      #expect(desk.display.names == [["tabs"], ["sheet"]])
      withExtendedLifetime(host) {}
    }

    @Test(arguments: Rules.each)
    func oneSheetTakesThePlaceOfAnother(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("first"))
      desk.router.dismiss()
      await desk.present(PlainPage("second", style: .fullScreen))
      desk.expect(["list", "second"], told: ["first: dismissed"])
    }

    @Test(arguments: Rules.each)
    func sheetsStandOnSheets(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("first"))
      await desk.present(PlainPage("second"))
      await desk.present(PlainPage("third"))
      desk.expect(["list", "first", "second", "third"], told: [])
      desk.router.setRoot(PlainPage("end"))
      await desk.display.rest()
      #expect(desk.display.names == [["end"]])
    }

    @Test(arguments: Rules.each)
    func aSheetMeantForOneThatIsPulledDownStandsOnWhatIsBelow(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("first"))
      #expect(desk.display.pullDown())
      await desk.present(PlainPage("second"))
      desk.expect(["list", "second"], told: ["first: system back (pullDown)"])
    }

    /// An app may make a new router for a host, as when somebody else signs in.
    @Test(arguments: Rules.each, [false, true])
    func theSheetOfANewRouterTakesThePlaceOfTheOldOnes(rules: Rules, isClosed: Bool) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      if isClosed { desk.router.close() }
      let router = StackRouter(host: desk.host, sharedWithOtherCode: true, onIssue: { _ in })
      router.setRoot(PlainPage("new list"))
      let ticket = router.present(PlainPage("new sheet"))
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
      #expect(desk.display.names == [["new list"], ["new sheet"]])
      #expect(desk.probe.alive == [])
    }

    @Test func aSheetIsSeenUntilItHasGone() async {
      let desk = Desk()
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      desk.router.close()
      let router = StackRouter(host: desk.host, sharedWithOtherCode: true, onIssue: { _ in })
      router.setRoot(PlainPage("new list"), transition: .none)
      router.present(PlainPage("new sheet"))
      await desk.display.turns()
      #expect(desk.display.isMoving)
      #expect(desk.display.names == [["new list"], ["sheet"]])
      await desk.display.rest()
      #expect(desk.display.names == [["new list"], ["new sheet"]])
    }

    /// A host of an app's own, around the one on SwiftUI, which keeps those that are presented over it.
    private final class KeepingHost: StackHost {
      let inner = NavigationStackHost()
      private var kept: [any StackHost] = []

      var screens: [any Screen] { inner.screens }
      func connect(_ reporter: HostReporter) { inner.connect(reporter) }
      func show(_ command: HostCommand) { inner.show(command) }
      func present(_ command: ModalCommand) { inner.present(command) }

      func makeModalHost() -> (any StackHost)? {
        let host = inner.makeModalHost()
        if let host { kept.append(host) }
        return host
      }
    }

    @Test func aSheetThatIsGoneKeepsNothingThatWasMeantForIt() async {
      let host = KeepingHost()
      let router = StackRouter(host: host, onIssue: { _ in })
      let display = Display { [inner = host.inner] in StackView(inner) }
      router.push(PlainPage("list"))
      await display.rest()
      router.present(PlainPage("first"))
      await display.rest()
      #expect(display.pullDown())
      let probe = LifetimeProbe()
      router.present(probe.track(PlainPage("second"), as: "second"))
      await display.rest()
      #expect(display.names == [["list"], ["second"]])
      router.dismiss()
      await display.rest()
      #expect(probe.alive == [])
    }

    @Test func whatIsInTheWayIsWaitedFor() async {
      let desk = Desk()
      await desk.push("list")
      #expect(desk.display.presentForeign())
      let ticket = desk.router.present(PlainPage("sheet"))
      await desk.display.rest()
      desk.display.dismissForeign()
      await desk.display.rest()
      #expect(ticket.outcome != nil)
      #expect(desk.display.names.flatMap { $0 } == desk.names)
    }

    @Test(arguments: Rules.each)
    func aSheetTakesTheQuestionAlong(rules: Rules) async {
      let desk = Desk(rules)
      var asked: Flow<Void>?
      desk.router.start { flow in
        asked = flow
        return Starter { flow.push(PlainPage("list")) }
      }
      await desk.display.rest()
      guard let flow = asked else { return }
      let answer = Task { await flow.ask(Question("Sure?", choices: [.init("Yes", true)])) }
      await desk.display.rest()
      #expect(desk.display.alert?.title == "Sure?")
      desk.router.present(PlainPage("sheet"))
      await desk.display.rest()
      #expect(desk.display.names == [["list"], ["sheet"]])
      #expect(desk.display.alert?.title == "Sure?")
      #expect(desk.display.answer("Yes"))
      await desk.display.rest()
      #expect(await answer.value == true)
    }

    private final class Starter: Coordinator {
      private let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      func start() { body() }
    }
  }
}
