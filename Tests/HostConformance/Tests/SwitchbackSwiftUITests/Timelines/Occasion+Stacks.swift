import SwiftUI
import Switchback
import SwitchbackSwiftUI

// What comes and goes on a stack.

extension Occasion {
  static let stacks = [
    Self("a page is pushed", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
    },
    Self("a page is pushed without an animation", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"), transition: .none)
    },
    Self("a page is pushed and left again at once", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
      $0.desk.router.pop()
    },
    Self("two pages are popped", after: Stage.details) {
      $0.desk.router.popToRoot()
    },
    Self("a page takes the place of all", after: Stage.details) {
      $0.desk.router.setStack([PlainPage("home")])
    },
    Self("a page takes the place of the top", after: Stage.details) {
      $0.desk.router.replaceTop(PlainPage("photo"))
    },
    Self("somebody taps the back button", after: Stage.details) {
      _ = $0.desk.display.tapBack()
    },
    Self("somebody goes back twice", after: Stage.details) {
      _ = $0.desk.display.tapBack()
      await $0.desk.display.turns()
      _ = $0.desk.display.tapBack()
    },
    Self("somebody goes back to the root", after: Stage.details) {
      _ = $0.desk.display.pressBack(toDepth: 1)
    },
    Self("somebody goes back while a page is pushed", after: Stage.details) {
      _ = $0.desk.display.tapBack()
      $0.desk.router.push(PlainPage("photo"))
    },
    Self("a page is pushed while another one comes", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
      await $0.desk.display.turns()
      $0.desk.router.push(PlainPage("photo"))
    },
  ]

  static let links = [
    Self("somebody follows a link", after: Stage.links) {
      _ = $0.desk.display.tap("Ada")
    },
    Self("nobody takes what a link sends", after: Stage.links) {
      _ = $0.desk.display.tap("Bob")
    },
    Self("somebody follows a link with a destination", after: Stage.links) {
      _ = $0.desk.display.tap("Help")
    },
    Self("somebody goes back from what a link has pushed", after: Stage.help) {
      _ = $0.desk.display.tapBack()
    },
    Self("a page is pushed over what a link has pushed", after: Stage.help) {
      $0.desk.router.push(PlainPage("details"))
    },
  ]

  static let fingers = [
    Self("somebody swipes", after: Stage.details) {
      await $0.swipe { $0.commitSwipe() }
    },
    Self("somebody changes their mind in a swipe", after: Stage.details) {
      await $0.swipe { $0.cancelSwipe() }
    },
    Self("a page is pushed in a swipe", after: Stage.details) { stage in
      await stage.swipe {
        stage.desk.router.push(PlainPage("photo"))
        $0.commitSwipe()
      }
    },
    Self("a page is pushed in a swipe that is cancelled", after: Stage.details) {
      stage in
      await stage.swipe {
        stage.desk.router.push(PlainPage("photo"))
        $0.cancelSwipe()
      }
    },
    Self("somebody makes the gesture of VoiceOver", after: Stage.details) {
      _ = $0.desk.display.escape()
    },
  ]
}
