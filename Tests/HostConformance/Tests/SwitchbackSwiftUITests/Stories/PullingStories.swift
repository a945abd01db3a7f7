import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// A finger that pulls at a sheet, and takes its time.
  @MainActor
  struct PullingStories {
    nonisolated private static var systems: [Rules] {
      (0..<8).map { number in
        var rules = Rules()
        rules.cannotBeWatched = number % 2 == 1
        rules.pulledSheetsAreWrittenLate = number / 2 % 2 == 1
        rules.onDismissComesBeforeBinding = number / 4 == 1
        return rules
      }
    }

    private func desk(_ rules: Rules) async -> Desk {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      return desk
    }

    @Test(arguments: systems, [0, 1, 10])
    func aSheetThatIsLetGoAgainStays(rules: Rules, frames: Int) async {
      let desk = await desk(rules)
      #expect(desk.display.beginPull())
      await desk.display.turns()
      await desk.display.frames(frames)
      #expect(desk.router.snapshot().waits == (rules.cannotBeWatched ? [] : [.gesture]))
      desk.display.cancelPull()
      await desk.display.rest()
      desk.expect(["list", "sheet"], told: [])
      #expect(desk.router.snapshot().waits == [])
      #expect(desk.display.beginPull())
      await desk.display.turns()
      desk.display.commitPull()
      await desk.display.rest()
      desk.expect(["list"], told: ["sheet: system back (pullDown)"])
      #expect(desk.issues == [])
    }

    /// What is shown meanwhile belongs to the sheet.
    @Test(arguments: systems, [false, true])
    func whatIsPushedMeanwhileStaysOrGoesWithIt(rules: Rules, isCancelled: Bool) async {
      let desk = await desk(rules)
      #expect(desk.display.beginPull())
      await desk.display.turns()
      let page = PlainPage("page")
      desk.router.push(page)
      desk.note(page)
      await desk.display.turns()
      if !rules.cannotBeWatched {
        #expect(desk.display.names == [["list"], ["sheet"]], "nothing comes under the finger")
      }
      if isCancelled { desk.display.cancelPull() } else { desk.display.commitPull() }
      await desk.display.rest()
      if isCancelled {
        desk.expect(["list", "sheet", "page"], told: [])
      } else {
        #expect(desk.names == ["list"])
        #expect(desk.display.names == [["list"]])
        #expect(Set(desk.told.map { $0.prefix { $0 != ":" } }) == ["page", "sheet"])
        #expect(desk.told.last == "sheet: system back (pullDown)")
      }
      #expect(desk.issues == [])
    }

    @Test(arguments: systems, [false, true])
    func whatCodeDismissesMeanwhileGoesOnce(rules: Rules, isCancelled: Bool) async {
      let desk = await desk(rules)
      #expect(desk.display.beginPull())
      await desk.display.turns()
      let ticket = desk.router.dismiss()
      await desk.display.turns()
      if isCancelled { desk.display.cancelPull() } else { desk.display.commitPull() }
      await desk.display.rest()
      #expect(desk.names == ["list"])
      #expect(desk.display.names == [["list"]])
      #expect(desk.told.count == 1)
      #expect(ticket.outcome != nil)
      #expect(desk.issues == [])
    }

    @Test(arguments: systems, [false, true])
    func whatIsPresentedMeanwhileComes(rules: Rules, isCancelled: Bool) async {
      let desk = await desk(rules)
      #expect(desk.display.beginPull())
      await desk.display.turns()
      let second = PlainPage("second")
      desk.router.present(second)
      desk.note(second)
      await desk.display.turns()
      if isCancelled { desk.display.cancelPull() } else { desk.display.commitPull() }
      await desk.display.rest()
      if isCancelled {
        desk.expect(["list", "sheet", "second"], told: [])
        #expect(desk.issues == [])
      } else {
        desk.expect(["list", "second"], told: ["sheet: system back (pullDown)"])
        // It was to stand on what is gone, and is shown in the second attempt.
        #expect(desk.issues.allSatisfy { $0 == .commandDropped })
      }
    }
  }
}
