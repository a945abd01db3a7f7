import Switchback
import SwitchbackUIKit
import Timelines
import UIKit

// Tabs, and what other code does.

extension Occasions {
  static let tabs: [Occasion<Stage>] = [
    Occasion("tabs take the place of all", after: Stage.details) {
      $0.router.setStack([$0.makeTabs()])
    },
    Occasion("tabs are shown as a sheet", after: Stage.list) { $0.router.present($0.makeTabs()) },
    Occasion("a page takes the place of tabs", after: Stage.tabs) {
      $0.router.setRoot(Page("home"))
    },
    Occasion("a page is pushed over tabs", after: Stage.tabs) { $0.router.push(Page("above")) },
    Occasion("somebody chooses a tab", after: Stage.tabs) { $0.phone.tapTab(1) },
    Occasion("somebody taps a tab again", after: Stage.pageOnATab) { $0.phone.tapTab(0) },
    Occasion("a tab is selected", after: Stage.tabs) { $0.tabs?.select(.mail) },
    Occasion("other code selects a tab", after: Stage.tabs) { $0.bar?.tabs.selectedIndex = 1 },
    Occasion("a page is pushed on a hidden tab", after: Stage.tabs) {
      $0.tabs?[.mail]?.push(Page("letter"))
    },
    Occasion("a page on a tab is left", after: Stage.pageOnATab) { $0.phone.tapBack() },
    Occasion("a tab presents a sheet", after: Stage.tabs) {
      $0.tabs?[.friends]?.present(Page("sheet"))
    },
    Occasion("a hidden tab presents a sheet", after: Stage.tabs) {
      $0.tabs?[.mail]?.present(Page("sheet"))
    },
    Occasion("the tab of a sheet is hidden", after: Stage.sheetOfATab) { $0.tabs?.select(.mail) },
    Occasion("the sheet of a tab is pulled down", after: Stage.sheetOfATab) {
      _ = $0.phone.pullDown()
    },
    Occasion("the tab is removed that is shown", after: Stage.tabs) { $0.tabs?.remove(.friends) },
    Occasion("a tab with a sheet is removed", after: Stage.sheetOfATab) {
      $0.tabs?.remove(.friends)
    },
    Occasion("a sheet is presented over tabs with one", after: Stage.sheetOfATab) {
      $0.router.present(Page("over all"))
    },
  ]

  static let others: [Occasion<Stage>] = [
    Occasion("other code pops a page", after: Stage.details) {
      $0.desk.host.controller.popViewController(animated: true)
    },
    Occasion("other code pushes a page", after: Stage.list) {
      $0.desk.host.controller.pushViewController(Page("own"), animated: true)
    },
    Occasion("other code presents something", after: Stage.list) {
      $0.desk.host.controller.present(UIViewController(), animated: true)
    },
    Occasion("a sheet comes over one of other code", after: Stage.list) {
      $0.desk.host.controller.present(UIViewController(), animated: true)
      await $0.phone.rest()
      $0.router.present(Page("sheet"))
    },
    Occasion("other code takes the delegate", after: Stage.details) { stage in
      stage.desk.host.controller.delegate = nil
      stage.phone.tapBack()
    },
    Occasion("a sheet comes while one of other code goes", after: Stage.sheetOfOtherCode) {
      $0.desk.host.controller.dismiss(animated: true)
      $0.router.present(Page("sheet"))
    },
    Occasion("a sheet comes while one of other code goes at once", after: Stage.sheetOfOtherCode) {
      $0.desk.host.controller.dismiss(animated: false)
      $0.router.present(Page("sheet"))
    },
    Occasion("a second router pushes a page", after: Stage.list) { stage in
      stage.makeSecondRouter().push(Page("details"))
    },
    Occasion("somebody leaves a page of a second router", after: Stage.list) { stage in
      stage.makeSecondRouter().push(Page("details"))
      await stage.phone.rest()
      await stage.swipe { $0.commitSwipe() }
    },
  ]

  static let transitions: [Occasion<Stage>] = [
    Occasion("a page is pushed with a transition of the app's", after: Stage.list) {
      $0.router.push(Page("details"), transition: .custom(Zoom()))
    },
    Occasion("somebody leaves a page with a transition of the app's", after: Stage.zoomed) {
      $0.phone.tapBack()
    },
    Occasion("somebody swipes on a page with a transition of the app's", after: Stage.zoomed) {
      await $0.swipe { $0.commitSwipe() }
    },
    Occasion("a page is pushed over one with a transition of the app's", after: Stage.zoomed) {
      $0.router.push(Page("photo"))
    },
    Occasion("a page with a transition of the app's is popped", after: Stage.zoomed) {
      $0.router.pop()
    },
    Occasion("a sheet is presented with a transition of the app's", after: Stage.list) {
      $0.router.present(Page("sheet"), transition: .custom(Zoom()))
    },
    Occasion("a finger drives a page away and changes its mind", after: Stage.details) { stage in
      let drive = Drive()
      stage.router.push(Page("photo"), transition: .custom(Driven(by: drive, .back)))
      await stage.phone.rest()
      stage.router.pop()
      await stage.phone.turns()
      drive.current?.cancel()
    },
  ]
}
