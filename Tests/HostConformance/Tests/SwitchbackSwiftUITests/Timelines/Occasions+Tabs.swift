import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Timelines

// Tabs, and the app as a whole.

extension Occasions {
  static let tabs: [Occasion<Stage>] = [
    Occasion("tabs are pushed", after: Stage.list) {
      $0.desk.router.push($0.makeTabs())
    },
    Occasion("tabs are left", after: Stage.tabs) {
      _ = $0.desk.display.tapBack()
    },
    Occasion("tabs are popped", after: Stage.tabs) {
      $0.desk.router.pop()
    },
    Occasion("a page is pushed over tabs", after: Stage.tabs) {
      $0.desk.router.push(PlainPage("above"))
    },
    Occasion("somebody chooses a tab", after: Stage.tabs) {
      _ = $0.desk.display.tapTab("mail")
    },
    Occasion("somebody taps a tab again", after: Stage.pageOnATab) {
      _ = $0.desk.display.tapTab("home")
    },
    Occasion("a page is pushed on a hidden tab", after: Stage.tabs) {
      $0.tabs?[Stage.mail]?.push(PlainPage("letter"))
    },
    Occasion("a tab is chosen that a page is pushed on", after: Stage.tabs) {
      $0.tabs?[Stage.mail]?.push(PlainPage("letter"))
      $0.tabs?.select(Stage.mail)
    },
    Occasion("a tab presents a sheet", after: Stage.tabs) {
      $0.tabs?[Stage.home]?.present(PlainPage("sheet"))
    },
    Occasion("a hidden tab presents a sheet", after: Stage.tabs) {
      $0.tabs?[Stage.mail]?.present(PlainPage("sheet"))
    },
    Occasion("the tab of a sheet is hidden", after: Stage.sheetOfATab) {
      $0.tabs?.select(Stage.mail)
    },
    Occasion("tabs with a sheet are popped", after: Stage.sheetOfATab) {
      $0.desk.router.pop()
    },
    Occasion("tabs take the place of all", after: Stage.details) {
      $0.desk.router.setStack([$0.makeTabs()])
    },
    Occasion("the tab is removed that is shown", after: Stage.tabs) {
      $0.tabs?.remove(Stage.home)
    },
    Occasion("a tab with a sheet is removed", after: Stage.sheetOfATab) {
      $0.tabs?.remove(Stage.home)
    },
    Occasion("SwiftUI shows another tab by itself", after: Stage.tabs) {
      _ = $0.desk.display.resize(showing: "mail")
    },
    Occasion("SwiftUI shows another tab than that of a sheet", after: Stage.sheetOfATab) {
      _ = $0.desk.display.resize(showing: "mail")
    },
    Occasion("a sheet is presented over tabs with one", after: Stage.sheetOfATab) {
      $0.desk.router.present(PlainPage("over all"))
    },
  ]

  static let scenes: [Occasion<Stage>] = [
    Occasion("the app is left while a page comes", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
      await $0.leaveTheApp()
    },
    Occasion("the app is left while a sheet comes", after: Stage.list) {
      $0.desk.router.present(PlainPage("sheet"))
      await $0.leaveTheApp()
    },
    Occasion("the app is left while SwiftUI drops a sheet", after: Stage.list) {
      $0.desk.display.presentationsToDrop = 1
      $0.desk.router.present(PlainPage("sheet"))
      await $0.leaveTheApp()
    },
    Occasion("the app is left while somebody goes back", after: Stage.details) {
      _ = $0.desk.display.tapBack()
      await $0.leaveTheApp()
    },
    Occasion("the app is left while a question comes", after: Stage.flow) {
      $0.desk.display.alertsToDrop = 1
      $0.ask()
      await $0.leaveTheApp()
    },
    Occasion("the app is left and nothing happens", after: Stage.details) {
      await $0.leaveTheApp()
    },
    Occasion("a scene is made anew", after: Stage.details) {
      $0.desk.display.buildAnew()
    },
    Occasion("a scene with a sheet is made anew", after: Stage.sheet) {
      $0.desk.display.buildAnew()
    },
  ]
}
