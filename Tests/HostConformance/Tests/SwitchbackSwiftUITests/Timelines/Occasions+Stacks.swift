import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Timelines

// What comes and goes on a stack.

extension Occasions {
  static let stacks: [Occasion<Stage>] = [
    Occasion("a page is pushed", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
    },
    Occasion("a page is pushed without an animation", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"), transition: .none)
    },
    Occasion("a page is pushed and left again at once", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
      $0.desk.router.pop()
    },
    Occasion("two pages are popped", after: Stage.details) {
      $0.desk.router.popToRoot()
    },
    Occasion("a page takes the place of all", after: Stage.details) {
      $0.desk.router.setStack([PlainPage("home")])
    },
    Occasion("a page takes the place of the top", after: Stage.details) {
      $0.desk.router.replaceTop(PlainPage("photo"))
    },
    Occasion("somebody taps the back button", after: Stage.details) {
      _ = $0.desk.display.tapBack()
    },
    Occasion("somebody goes back twice", after: Stage.details) {
      _ = $0.desk.display.tapBack()
      await $0.desk.display.turns()
      _ = $0.desk.display.tapBack()
    },
    Occasion("somebody goes back to the root", after: Stage.details) {
      _ = $0.desk.display.pressBack(toDepth: 1)
    },
    Occasion("somebody goes back while a page is pushed", after: Stage.details) {
      _ = $0.desk.display.tapBack()
      $0.desk.router.push(PlainPage("photo"))
    },
    Occasion("somebody goes back before what was pushed is there", after: Stage.details) {
      $0.desk.router.push(PlainPage("photo"))
      _ = $0.desk.display.tapBack()
    },
    Occasion("somebody goes back while what was pushed comes", after: Stage.details) {
      $0.desk.router.push(PlainPage("photo"))
      await $0.desk.display.turns()
      _ = $0.desk.display.tapBack()
    },
    Occasion("a page is pushed while another one comes", after: Stage.list) {
      $0.desk.router.push(PlainPage("details"))
      await $0.desk.display.turns()
      $0.desk.router.push(PlainPage("photo"))
    },
  ]

  static let links: [Occasion<Stage>] = [
    Occasion("somebody follows a link", after: Stage.links) {
      _ = $0.desk.display.tap("Ada")
    },
    Occasion("nobody takes what a link sends", after: Stage.links) {
      _ = $0.desk.display.tap("Bob")
    },
    Occasion("somebody follows a link with a destination", after: Stage.links) {
      _ = $0.desk.display.tap("Help")
    },
    Occasion("somebody goes back from what a link has pushed", after: Stage.help) {
      _ = $0.desk.display.tapBack()
    },
    Occasion("a page is pushed over what a link has pushed", after: Stage.help) {
      $0.desk.router.push(PlainPage("details"))
    },
  ]

  static let fingers: [Occasion<Stage>] = [
    Occasion("somebody swipes", after: Stage.details) {
      await $0.swipe { $0.commitSwipe() }
    },
    Occasion("somebody changes their mind in a swipe", after: Stage.details) {
      await $0.swipe { $0.cancelSwipe() }
    },
    Occasion("a page is pushed in a swipe", after: Stage.details) { stage in
      await stage.swipe {
        stage.desk.router.push(PlainPage("photo"))
        $0.commitSwipe()
      }
    },
    Occasion("a page is pushed in a swipe that is cancelled", after: Stage.details) {
      stage in
      await stage.swipe {
        stage.desk.router.push(PlainPage("photo"))
        $0.cancelSwipe()
      }
    },
    Occasion("somebody makes the gesture of VoiceOver", after: Stage.details) {
      _ = $0.desk.display.escape()
    },
  ]
}
