import Switchback
import SwitchbackUIKit
import Timelines
import UIKit

// What comes and goes over a stack, and what minds being left.

extension Occasions {
  static let sheets: [Occasion<Stage>] = [
    Occasion("a sheet is presented", after: Stage.list) { $0.router.present(Page("sheet")) },
    Occasion("a sheet is presented without an animation", after: Stage.list) {
      $0.router.present(Page("sheet"), transition: .none)
    },
    Occasion("a page and a sheet come together", after: Stage.list) {
      $0.router.push(Page("details"))
      $0.router.present(Page("sheet"))
    },
    Occasion("a sheet is presented and dismissed at once", after: Stage.list) {
      $0.router.present(Page("sheet"))
      $0.router.dismiss()
    },
    Occasion("a sheet is dismissed while it comes", after: Stage.list) {
      $0.router.present(Page("sheet"))
      $0.phone.layOut()
      $0.router.dismiss()
    },
    Occasion("a sheet comes in a swipe", after: Stage.details) { stage in
      await stage.swipe {
        stage.router.present(Page("sheet"))
        $0.commitSwipe()
      }
    },
    Occasion("a sheet is dismissed", after: Stage.sheet) { $0.router.dismiss() },
    Occasion("a sheet is dismissed without an animation", after: Stage.sheet) {
      $0.router.dismiss(transition: .none)
    },
    Occasion("other code dismisses a sheet", after: Stage.sheet) {
      $0.desk.host.controller.dismiss(animated: true)
    },
    Occasion("a sheet is pulled down", after: Stage.sheet) { _ = $0.phone.pullDown() },
    Occasion("a finger holds a sheet and lets it go", after: Stage.sheet) {
      guard $0.phone.beginPull() else { return }
      await $0.phone.turns()
      $0.phone.cancelPull()
    },
    Occasion("a page is pushed while a finger holds a sheet", after: Stage.sheet) {
      guard $0.phone.beginPull() else { return }
      $0.router.push(Page("details"))
      await $0.phone.turns()
      $0.phone.cancelPull()
    },
    Occasion("a sheet is presented with a size and a style", after: Stage.list) {
      let page = Page("sheet")
      page.modalPresentationStyle = .formSheet
      page.preferredContentSize = CGSize(width: 300, height: 400)
      $0.router.present(page)
    },
    Occasion("a popover is presented", after: Stage.list) {
      let page = Page("popover")
      page.modalPresentationStyle = .popover
      $0.router.present(page)
    },
    Occasion("something covers the whole screen", after: Stage.sheet) {
      let page = Page("cover")
      page.modalPresentationStyle = .fullScreen
      $0.router.present(page)
    },
    Occasion("a sheet takes the place of another", after: Stage.sheet) {
      $0.router.dismiss()
      $0.router.present(Page("other"))
    },
    Occasion("a sheet comes over a sheet", after: Stage.sheet) { $0.router.present(Page("upper")) },
    Occasion("two sheets are dismissed", after: Stage.sheetOnASheet) {
      $0.router.dismiss()
      $0.router.dismiss()
    },
    Occasion("two sheets are pulled down", after: Stage.sheetOnASheet) {
      _ = $0.phone.pullDown()
      await $0.phone.rest()
      _ = $0.phone.pullDown()
    },
    Occasion("a page is pushed on a sheet", after: Stage.sheet) { $0.router.push(Page("details")) },
  ]

  static let minding: [Occasion<Stage>] = [
    Occasion("a form is pushed", after: Stage.list) { $0.router.push(Form("form", .ask)) },
    Occasion("a form minds no more", after: Stage.form) {
      $0.form.leaving = .allowed
      $0.form.stateChanged()
    },
    Occasion("somebody wants to leave a form", after: Stage.form) { $0.phone.tapBack() },
    Occasion("somebody presses the back button of a form for long", after: Stage.form) {
      $0.phone.longPressBack(toDepth: 1)
    },
    Occasion("a form begins to mind", after: Stage.form) { stage in
      stage.form.leaving = .allowed
      stage.form.stateChanged()
      await stage.phone.rest()
      stage.form.leaving = .ask
      stage.form.stateChanged()
    },
    Occasion("a form has a button of the app's", after: Stage.list) {
      $0.form.navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: $0.form, title: "Close"))
      $0.router.push($0.form)
    },
    Occasion("a form has no back button", after: Stage.list) {
      $0.form.navigationItem.hidesBackButton = true
      $0.router.push($0.form)
    },
    Occasion("somebody swipes on a form", after: Stage.form) {
      await $0.swipe { $0.commitSwipe() }
    },
    Occasion("a page comes over a form", after: Stage.form) { $0.router.push(Page("details")) },
    Occasion("a form is shown as a sheet", after: Stage.list) { $0.router.present($0.form) },
    Occasion("a form on a sheet is pulled", after: Stage.formAsASheet) { _ = $0.phone.pullDown() },
    Occasion("a form on a sheet minds no more", after: Stage.formAsASheet) {
      $0.form.leaving = .allowed
      $0.form.stateChanged()
    },
    Occasion("a question is asked", after: Stage.flow) { $0.ask() },
    Occasion("three choices are asked about", after: Stage.flow) {
      $0.ask(["one", "two", "three"])
    },
    Occasion("something is said", after: Stage.flow) { $0.inform() },
    Occasion("a question is dismissed", after: Stage.question) { $0.phone.dismissAlert() },
    Occasion("other code dismisses a question", after: Stage.question) {
      $0.phone.alert?.presentingViewController?.dismiss(animated: true)
    },
    Occasion("a second question is asked", after: Stage.question) { $0.ask() },
    Occasion("a question is answered", after: Stage.question) { $0.phone.tapAlert(0) },
    Occasion("a question is asked while a page comes", after: Stage.flow) {
      $0.router.push(Page("details"))
      $0.ask()
    },
    Occasion("a page comes under a question", after: Stage.question) {
      $0.router.push(Page("details"))
    },
    Occasion("a sheet is presented over a question", after: Stage.question) {
      $0.router.present(Page("sheet"))
    },
    Occasion("a question is asked over a sheet", after: Stage.sheetOfAFlow) { $0.ask() },
    Occasion("a sheet with a question goes", after: Stage.questionOnASheet) { $0.router.dismiss() },
  ]
}
