import Observation
import SwiftUI
import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// Where nothing of UIKit is found, and SwiftUI does not present what it is told to present.
  @MainActor
  struct DroppedStories {
    nonisolated private static let systems = Rules.eachUnwatched

    /// Whatever has been lost, all that is asked for from now on is done.
    private func expectAllIsWell(on desk: Desk) async {
      #expect(!desk.display.isTimelineSeen, "nothing is in doubt any more")
      #expect(desk.display.names.flatMap { $0 } == desk.names)
      desk.router.dismiss()
      await desk.display.rest()
      #expect(desk.display.names.flatMap { $0 } == desk.names)
      let presented = await desk.present(PlainPage("other sheet"))
      #expect(desk.display.names.last == ["other sheet"])
      #expect(presented.outcome == .committed(removed: []))
      desk.router.setRoot(PlainPage("new"))
      await desk.display.rest()
      #expect(desk.display.names == [["new"]])
      await desk.push("next")
      #expect(desk.display.names == [["new", "next"]])
      desk.router.pop()
      await desk.display.rest()
      #expect(desk.display.names == [["new"]])
      #expect(desk.names == ["new"])
    }

    /// A page that presents something itself.
    @Observable
    final class OwnSheet {
      struct Item: Identifiable { let id = 1 }
      var item: Item?
    }

    private struct OwnSheetView: View {
      let own: OwnSheet
      var body: some View {
        Text("list").sheet(item: Bindable(own).item) { _ in Text("own") }
      }
    }

    @Test(arguments: systems, [false, true])
    func aSheetOfThePageIsInTheWay(rules: Rules, isDropped: Bool) async {
      var rules = rules
      rules.presentingWhileDismissingIsDropped = isDropped
      let desk = Desk(rules)
      let own = OwnSheet()
      await desk.push(ViewModule("list") { OwnSheetView(own: own) })
      own.item = OwnSheet.Item()
      await desk.display.rest()
      let ticket = await desk.present(PlainPage("sheet"))
      #expect(ticket.outcome != nil)
      #expect(desk.told == ["sheet: refused by the host"])
      own.item = nil
      await desk.display.rest()
      await expectAllIsWell(on: desk)
    }

    @Test(arguments: systems, [false, true])
    func whatIsPresentedDuringAPushComesAfterIt(rules: Rules, movesLate: Bool) async {
      var rules = rules
      rules.presentingDuringPushIsDropped = true
      rules.movementsBeginLate = movesLate
      let desk = Desk(rules)
      await desk.push("list")
      desk.router.push(PlainPage("details"))
      let ticket = await desk.present(PlainPage("sheet"))
      #expect(ticket.outcome == .committed(removed: []))
      desk.expect(["list", "details", "sheet"], told: [])
      await expectAllIsWell(on: desk)
    }

    @Test(arguments: systems, [0, 1, 10])
    func whatIsPresentedDuringAPullIsNotLost(rules: Rules, frames: Int) async {
      var rules = rules
      rules.presentingWhileDismissingIsDropped = true
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("first"))
      #expect(desk.display.pullDown())
      let second = PlainPage("second")
      desk.router.present(second)
      desk.note(second)
      await desk.display.turns()
      await desk.display.frames(frames)
      await desk.display.rest()
      desk.expect(["list", "second"], told: ["first: system back (pullDown)"])
      await expectAllIsWell(on: desk)
    }

    @Test(arguments: systems, [1, 2, 100])
    func whatIsDroppedIsPresentedOnceMore(rules: Rules, drops: Int) async {
      let desk = Desk(rules)
      await desk.push("list")
      desk.display.presentationsToDrop = drops
      let ticket = await desk.present(PlainPage("sheet"))
      if drops < 100 {
        #expect(ticket.outcome == .committed(removed: []))
        desk.expect(["list", "sheet"], told: [])
      } else {
        #expect(ticket.outcome != nil)
        desk.expect(["list"], told: ["sheet: refused by the host"])
      }
      desk.display.presentationsToDrop = 0
      await expectAllIsWell(on: desk)
    }

    @Test(arguments: systems)
    func whatIsDroppedInTheBackgroundIsPresentedAfterwards(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      desk.display.scenePhase = .background
      desk.display.presentationsToDrop = 1
      let ticket = await desk.present(PlainPage("sheet"))
      desk.display.scenePhase = .active
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
      desk.expect(["list", "sheet"], told: [])
      await expectAllIsWell(on: desk)
    }

    @Test(arguments: systems)
    func whatIsDroppedOnATabThatWasJustChosenIsPresentedAfterwards(rules: Rules) async throws {
      let desk = Desk(rules)
      let tabs = TabContainer(host: TabViewHost(), back: .none, name: "tabs")
      for name in ["left", "right"] {
        tabs.add(TabID(name), title: name) { PageCoordinator($0, PlainPage(name)) }
      }
      await desk.push(tabs)
      let right = try #require(tabs.tabs.last)
      right.present(PlainPage("sheet"))
      await desk.display.rest()
      desk.display.presentationsToDrop = 1
      #expect(desk.display.tapTab("right") == .done)
      await desk.display.rest()
      #expect(desk.display.names == [["tabs"], ["sheet"]])
      right.dismiss()
      await desk.display.rest()
      await expectAllIsWell(on: desk)
    }

    /// What SwiftUI dismisses says that it was there.
    @Test(arguments: systems)
    func whatAppearsLateIsThereAllTheSame(rules: Rules) async {
      var rules = rules
      rules.appearComesLate = true
      let desk = Desk(rules)
      await desk.push("list")
      for name in ["first", "second"] {
        let ticket = await desk.present(PlainPage(name))
        #expect(ticket.outcome == .committed(removed: []))
        #expect(desk.display.names == [["list"], [name]])
        desk.router.dismiss()
        await desk.display.rest()
      }
      #expect(desk.display.presentations <= 3)
      await expectAllIsWell(on: desk)
    }

    @Test(arguments: systems, [PresentationStyle.sheet, .fullScreen])
    func whatIsPresentedOverWhatComesIsNotInDoubtForEver(
      rules: Rules, style: PresentationStyle
    ) async {
      var rules = rules
      rules.presentingWhileDismissingIsDropped = true
      let desk = Desk(rules)
      await desk.push("list")
      let first = PlainPage("first", style: style)
      let second = PlainPage("second")
      desk.router.present(first)
      let ticket = desk.router.present(second)
      for page in [first, second] { desk.note(page) }
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
      desk.expect(["list", "first", "second"], told: [])
      await expectAllIsWell(on: desk)
    }

    /// Frames are seen on the cover only, which is that of a tab over a page.
    @Test(arguments: systems)
    func whatIsPresentedOverTheCoverOfATabIsNotInDoubtForEver(rules: Rules) async throws {
      let desk = Desk(rules)
      let tabs = TabContainer(host: TabViewHost(), name: "tabs")
      tabs.add(TabID("home"), title: "home") { PageCoordinator($0, PlainPage("home")) }
      await desk.push("list")
      await desk.push(tabs)
      let home = try #require(tabs.tabs.first)
      home.present(PlainPage("cover", style: .fullScreen))
      await desk.display.rest()
      let ticket = home.present(PlainPage("sheet"))
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
      #expect(desk.display.names == [["list", "tabs"], ["cover"], ["sheet"]])
      #expect(!desk.display.isTimelineSeen)
    }

    /// What minds being left cannot be pulled down.
    @Test(arguments: systems, [1, 2, 100])
    func whatIsDroppedOverASheetIsPresentedOnceMore(rules: Rules, drops: Int) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(Form("form", .refused))
      desk.display.presentationsToDrop = drops
      let ticket = await desk.present(PlainPage("sheet"))
      #expect(ticket.outcome != nil)
      #expect(!desk.display.isTimelineSeen)
      #expect(desk.display.names.flatMap { $0 } == desk.names)
    }

    @Test(arguments: systems, [1, 2, 100])
    func whatIsDroppedOverASheetThatCanBePulledIsAskedForAgain(rules: Rules, drops: Int) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("first"))
      desk.display.presentationsToDrop = drops
      let ticket = await desk.present(PlainPage("sheet"))
      for _ in 0..<10 { await desk.display.rest() }
      #expect(ticket.outcome != nil)
      #expect(desk.told == (drops < 100 ? [] : ["sheet: refused by the host"]))
      desk.display.presentationsToDrop = 0
      await expectAllIsWell(on: desk)
    }

    // MARK: Stacks

    /// A page appears when it begins to come.
    @Test func aStackIsNotChangedWhileItMoves() async {
      var rules = Rules()
      rules.cannotBeWatched = true
      rules.changesDuringTransitionsAreDropped = true
      let desk = Desk(rules)
      await desk.push("list")
      let details = desk.router.push(PlainPage("details"))
      let photo = desk.router.push(PlainPage("photo"))
      await desk.display.turns()
      await desk.display.frames(5)
      #expect(desk.display.isMoving)
      #expect(details.outcome == nil)
      let last = desk.router.push(PlainPage("last"))
      await desk.display.rest()
      #expect(desk.display.names == [["list", "details", "photo", "last"]])
      for ticket in [details, photo, last] { #expect(ticket.outcome == .committed(removed: [])) }
    }
  }
}
