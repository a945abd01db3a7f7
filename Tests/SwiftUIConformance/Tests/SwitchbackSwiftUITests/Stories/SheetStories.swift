import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  @MainActor
  struct SheetStories {
    @Test(arguments: Rules.each)
    func aSheetThatIsPulledDownIsToldOnce(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      #expect(desk.display.pullDown())
      await desk.display.rest()
      desk.expect(["list"], told: ["sheet: system back (pullDown)"])
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
