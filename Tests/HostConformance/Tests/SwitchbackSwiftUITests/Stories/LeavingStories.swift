import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  @MainActor
  struct LeavingStories {
    @Test func aFormThatSwiftUIObservesKeepsTheOwnBackButtonWhileItMayBeLeft() async {
      let desk = Desk()
      let form = ObservedForm("form", .allowed)
      await desk.push("list")
      await desk.push(form)
      #expect(desk.display.hasNativeBack)
      form.leaving = .refused
      await desk.display.turns()
      #expect(!desk.display.hasNativeBack)
      #expect(!desk.display.beginSwipe())
      #expect(desk.display.tapBack())
      await desk.display.rest()
      desk.expect(["list", "form"], told: [])
      form.leaving = .allowed
      await desk.display.turns()
      #expect(desk.display.hasNativeBack)
    }

    @Test func aFormThatSwiftUIDoesNotObserveHasTheButtonOfTheHost() async {
      let desk = Desk()
      let form = Form("form", .allowed)
      await desk.push("list")
      await desk.push(form)
      #expect(!desk.display.hasNativeBack)
      form.leaving = .ask
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(form.attempts.count == 1)
      desk.expect(["list", "form"], told: [])
      form.attempts.first?.leaveAnyway()
      await desk.display.rest()
      #expect(desk.names == ["list"])
    }

    @Test func whatIsTakenAllTheSameIsPutBackAndReported() async {
      var rules = Rules()
      rules.hiddenBackKeepsSwipe = true
      rules.cannotBeWatched = true
      let desk = Desk(rules)
      await desk.push("list")
      await desk.push(Form("form", .refused))
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      desk.display.commitSwipe()
      await desk.display.rest()
      desk.expect(["list", "form"], told: [])
      #expect(!desk.issues.isEmpty)
    }

    @Test func aSheetWithAFormThatSwiftUIObservesCanBePulledDownWhileItMayBeLeft() async {
      let desk = Desk()
      let form = ObservedForm("form", .allowed)
      await desk.push("list")
      await desk.present(form)
      form.leaving = .refused
      await desk.display.turns()
      #expect(!desk.display.pullDown())
      form.leaving = .allowed
      await desk.display.turns()
      #expect(desk.display.pullDown())
      await desk.display.rest()
      #expect(desk.names == ["list"])
      await desk.present(Form("unseen", .allowed))
      #expect(!desk.display.pullDown())
    }

    @Test func aSheetThatMindsCannotBePulledDownAndHasACloseButton() async {
      let desk = Desk()
      let form = Form("form", .refused)
      await desk.push("list")
      await desk.present(form)
      #expect(!desk.display.pullDown())
      #expect(desk.display.tap("Close"))
      await desk.display.rest()
      desk.expect(["list", "form"], told: [])
      form.leaving = .allowed
      #expect(desk.display.tap("Close"))
      await desk.display.rest()
      #expect(desk.names == ["list"])
    }
  }
}
