import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Timelines

// What comes and goes over a stack.

extension Occasions {
  static let sheets: [Occasion<Stage>] = [
    Occasion("a sheet is presented", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"))
    },
    Occasion("a cover is presented", after: Stage.list) {
      $0.desk.router.present(PlainPage("cover", style: .fullScreen))
    },
    Occasion("a page and a sheet come together", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
      $0.desk.router.present(PlainPage("sheet"))
    },
    Occasion("a cover comes with a page on it", after: Stage.list) {
      $0.desk.router.present(PlainPage("cover", style: .fullScreen))
      $0.desk.router.push(PlainPage("details"))
    },
    Occasion("a sheet is presented and dismissed at once", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"))
      $0.desk.router.dismiss()
    },
    Occasion("a sheet is dismissed while it comes", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"))
      await $0.desk.display.turns()
      $0.desk.router.dismiss()
    },
    Occasion("a sheet is presented without an animation", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"), transition: .none)
    },
    Occasion("a sheet comes in a swipe", after: Stage.details) { stage in
      await stage.swipe {
        stage.desk.router.present(PlainPage("sheet"))
        $0.commitSwipe()
      }
    },
    Occasion("something of the system is in the way of a sheet", after: Stage.list) {
      _ = $0.desk.display.presentForeign()
      $0.desk.router.present(PlainPage("sheet"))
      await $0.desk.display.rest()
      $0.desk.display.dismissForeign()
    },
    Occasion("a sheet is dismissed", after: Stage.sheet) {
      $0.desk.router.dismiss()
    },
    Occasion("a sheet is pulled down", after: Stage.sheet) {
      _ = $0.desk.display.pullDown()
    },
    Occasion("a finger holds a sheet and lets it go", after: Stage.sheet) {
      guard $0.desk.display.beginPull() else { return }
      await $0.desk.display.turns()
      $0.desk.display.cancelPull()
    },
    Occasion("a sheet takes the place of another", after: Stage.sheet) {
      $0.desk.router.dismiss()
      $0.desk.router.present(PlainPage("other"))
    },
    Occasion("a sheet comes over a sheet", after: Stage.sheet) {
      $0.desk.router.present(PlainPage("upper"))
    },
    Occasion("two sheets are dismissed", after: Stage.sheetOnASheet) {
      $0.desk.router.dismiss()
      $0.desk.router.dismiss()
    },
    Occasion("a page is pushed on a sheet", after: Stage.sheet) {
      $0.desk.router.push(PlainPage("details"))
    },
    Occasion("SwiftUI drops a sheet", after: Stage.list) {
      $0.desk.display.presentationsToDrop = 1
      $0.desk.router.present(PlainPage("sheet"))
    },
    Occasion("SwiftUI drops a sheet for good", after: Stage.list) {
      $0.desk.display.presentationsToDrop = 5
      $0.desk.router.present(PlainPage("sheet"))
    },
  ]

  static let minding: [Occasion<Stage>] = [
    Occasion("a form is pushed", after: Stage.list) {
      $0.desk.router.push(Form("form", .ask))
    },
    Occasion("a form minds no more", after: Stage.form) {
      $0.form.leaving = .allowed
    },
    Occasion("somebody wants to leave a form", after: Stage.form) {
      _ = $0.desk.display.tapBack()
    },
    Occasion("a form is shown as a sheet", after: Stage.list) {
      $0.desk.router.present($0.form)
    },
    Occasion("a question is asked", after: Stage.flow) {
      $0.ask()
    },
    Occasion("a question is answered", after: Stage.question) {
      _ = $0.desk.display.answer("Yes")
    },
    Occasion("a question is asked while a page comes", after: Stage.flow) {
      $0.desk.router.push(PlainPage("details"))
      $0.ask()
    },
    Occasion("SwiftUI takes a question away", after: Stage.question) {
      $0.desk.display.loseAlert()
    },
    Occasion("a page comes under a question", after: Stage.question) {
      $0.desk.router.push(PlainPage("details"))
    },
    Occasion("a page with a question is left", after: Stage.questionOnAPage) {
      $0.desk.router.pop()
    },
    Occasion("a question is asked over a sheet", after: Stage.sheetOfAFlow) {
      $0.ask()
    },
    Occasion("a sheet with a question goes", after: Stage.questionOnASheet) {
      $0.desk.router.dismiss()
    },
    Occasion("SwiftUI drops a question", after: Stage.flow) {
      $0.desk.display.alertsToDrop = 1
      $0.ask()
    },
    Occasion("a sheet is presented over a question", after: Stage.question) {
      $0.desk.router.present(PlainPage("sheet"))
    },
  ]
}
