import SwiftUI
import Switchback
import SwitchbackSwiftUI

// What comes and goes over a stack.

extension Occasion {
  static let sheets = [
    Self("a sheet is presented", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"))
    },
    Self("a cover is presented", after: Stage.list) {
      $0.desk.router.present(PlainPage("cover", style: .fullScreen))
    },
    Self("a page and a sheet come together", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
      $0.desk.router.present(PlainPage("sheet"))
    },
    Self("a cover comes with a page on it", after: Stage.list) {
      $0.desk.router.present(PlainPage("cover", style: .fullScreen))
      $0.desk.router.push(PlainPage("details"))
    },
    Self("a sheet is presented and dismissed at once", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"))
      $0.desk.router.dismiss()
    },
    Self("a sheet is dismissed while it comes", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"))
      await $0.desk.display.turns()
      $0.desk.router.dismiss()
    },
    Self("a sheet is presented without an animation", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"), transition: .none)
    },
    Self("a sheet comes in a swipe", after: Stage.details) { stage in
      await stage.swipe {
        stage.desk.router.present(PlainPage("sheet"))
        $0.commitSwipe()
      }
    },
    Self("something of the system is in the way of a sheet", after: Stage.list) {
      _ = $0.desk.display.presentForeign()
      $0.desk.router.present(PlainPage("sheet"))
      await $0.desk.display.rest()
      $0.desk.display.dismissForeign()
    },
    Self("a sheet is dismissed", after: Stage.sheet) {
      $0.desk.router.dismiss()
    },
    Self("a sheet is pulled down", after: Stage.sheet) {
      _ = $0.desk.display.pullDown()
    },
    Self("a finger holds a sheet and lets it go", after: Stage.sheet) {
      guard $0.desk.display.beginPull() else { return }
      await $0.desk.display.turns()
      $0.desk.display.cancelPull()
    },
    Self("a sheet takes the place of another", after: Stage.sheet) {
      $0.desk.router.dismiss()
      $0.desk.router.present(PlainPage("other"))
    },
    Self("a sheet comes over a sheet", after: Stage.sheet) {
      $0.desk.router.present(PlainPage("upper"))
    },
    Self("two sheets are dismissed", after: Stage.sheetOnASheet) {
      $0.desk.router.dismiss()
      $0.desk.router.dismiss()
    },
    Self("a page is pushed on a sheet", after: Stage.sheet) {
      $0.desk.router.push(PlainPage("details"))
    },
    Self("SwiftUI drops a sheet", after: Stage.list) {
      $0.desk.display.presentationsToDrop = 1
      $0.desk.router.present(PlainPage("sheet"))
    },
    Self("SwiftUI drops a sheet for good", after: Stage.list) {
      $0.desk.display.presentationsToDrop = 5
      $0.desk.router.present(PlainPage("sheet"))
    },
  ]

  static let minding = [
    Self("a form is pushed", after: Stage.list) {
      $0.desk.router.push(Form("form", .ask))
    },
    Self("a form minds no more", after: Stage.form) {
      $0.form.leaving = .allowed
    },
    Self("somebody wants to leave a form", after: Stage.form) {
      _ = $0.desk.display.tapBack()
    },
    Self("a form is shown as a sheet", after: Stage.list) {
      $0.desk.router.present($0.form)
    },
    Self("a question is asked", after: Stage.flow) {
      $0.ask()
    },
    Self("a question is answered", after: Stage.question) {
      _ = $0.desk.display.answer("Yes")
    },
    Self("a question is asked while a page comes", after: Stage.flow) {
      $0.desk.router.push(PlainPage("details"))
      $0.ask()
    },
    Self("SwiftUI takes a question away", after: Stage.question) {
      $0.desk.display.loseAlert()
    },
    Self("a page comes under a question", after: Stage.question) {
      $0.desk.router.push(PlainPage("details"))
    },
    Self("a page with a question is left", after: Stage.questionOnAPage) {
      $0.desk.router.pop()
    },
    Self("a question is asked over a sheet", after: Stage.sheetOfAFlow) {
      $0.ask()
    },
    Self("a sheet with a question goes", after: Stage.questionOnASheet) {
      $0.desk.router.dismiss()
    },
    Self("SwiftUI drops a question", after: Stage.flow) {
      $0.desk.display.alertsToDrop = 1
      $0.ask()
    },
    Self("a sheet is presented over a question", after: Stage.question) {
      $0.desk.router.present(PlainPage("sheet"))
    },
  ]
}
