import Switchback
import SwitchbackUIKit
import Timelines
import UIKit

// What comes and goes on a stack.

extension Occasions {
  static let stacks: [Occasion<Stage>] = [
    Occasion("a page is pushed", after: Stage.list) { $0.router.push(Page("details")) },
    Occasion("a page is pushed without an animation", after: Stage.list) {
      $0.router.push(Page("details"), transition: .none)
    },
    Occasion("a page is pushed and left again at once", after: Stage.list) {
      $0.router.push(Page("details"))
      $0.router.pop()
    },
    Occasion("two pages are popped", after: Stage.details) { $0.router.popToRoot() },
    Occasion("a page takes the place of all", after: Stage.details) {
      $0.router.setStack([Page("home")])
    },
    Occasion("a page takes the place of the top", after: Stage.details) {
      $0.router.replaceTop(Page("photo"))
    },
    Occasion("a page below the top goes", after: Stage.details) { stage in
      let modules = stage.router.modules
      stage.router.setStack([modules[0], modules[1], modules[3]])
    },
    Occasion("a page is pushed while another one comes", after: Stage.list) {
      $0.router.push(Page("details"))
      $0.phone.layOut()
      $0.router.push(Page("photo"))
    },
    Occasion("UIKit drops a page", after: Stage.list) {
      $0.phone.dropNextCommands()
      $0.router.push(Page("details"))
    },
    Occasion("UIKit drops a page for good", after: Stage.list) {
      $0.phone.dropNextCommands(5)
      $0.router.push(Page("details"))
    },
    Occasion("UIKit shows a page late", after: Stage.list) {
      $0.phone.delayNextCommands()
      $0.router.push(Page("details"))
    },
    Occasion("UIKit keeps a page back", after: Stage.list) {
      $0.phone.holdNextCommands()
      $0.router.push(Page("details"))
      await $0.phone.rest()
      $0.phone.performHeldCommands()
    },
  ]

  static let fingers: [Occasion<Stage>] = [
    Occasion("somebody taps the back button", after: Stage.details) { $0.phone.tapBack() },
    Occasion("somebody goes back to the root", after: Stage.details) {
      $0.phone.longPressBack(toDepth: 1)
    },
    Occasion("somebody goes back while a page is pushed", after: Stage.details) {
      $0.phone.tapBack()
      $0.router.push(Page("photo"))
    },
    Occasion("somebody makes the gesture of VoiceOver", after: Stage.details) {
      _ = $0.phone.escape()
    },
    Occasion("somebody swipes", after: Stage.details) { await $0.swipe { $0.commitSwipe() } },
    Occasion("somebody swipes from anywhere", after: Stage.details) {
      await $0.swipe(fromEdge: false) { $0.commitSwipe() }
    },
    Occasion("somebody changes their mind in a swipe", after: Stage.details) {
      await $0.swipe { $0.cancelSwipe() }
    },
    Occasion("a page is pushed in a swipe", after: Stage.details) { stage in
      await stage.swipe {
        stage.router.push(Page("photo"))
        $0.commitSwipe()
      }
    },
    Occasion("a page is pushed in a swipe that is cancelled", after: Stage.details) { stage in
      await stage.swipe {
        stage.router.push(Page("photo"))
        $0.cancelSwipe()
      }
    },
    Occasion("somebody touches the screen", after: Stage.details) { $0.phone.touch() },
    Occasion("a page lets nobody swipe", after: Stage.list) {
      let page = Page("details")
      page.backGesture = .forbidden
      $0.router.push(page)
    },
  ]
}
