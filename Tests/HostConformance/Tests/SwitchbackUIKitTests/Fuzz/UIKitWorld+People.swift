import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKit

/// People, other code, and UIKit at its worst.
extension UIKitWorld {
  var people: [(String, () -> Void)] {
    [
      ("tap back", { _ = self.phone.tapBack() }),
      ("press long", { _ = self.phone.longPressBack(toDepth: 1) }),
      ("begin to swipe", { _ = self.phone.beginSwipe() }),
      ("begin to swipe on the trackpad", { _ = self.phone.beginTrackpadSwipe() }),
      ("complete the swipe", { self.phone.commitSwipe() }),
      ("cancel the swipe", { self.phone.cancelSwipe() }),
      ("begin to pull", { _ = self.phone.beginPull() }),
      ("complete the pull", { self.phone.commitPull() }),
      ("cancel the pull", { self.phone.cancelPull() }),
      ("pull down", { _ = self.phone.pullDown() }),
      ("grab what moves", { _ = self.phone.grab() }),
      ("end a transition", { self.phone.finishTransition() }),
      ("make the window wider or narrower", { self.phone.changeWidth() }),
    ]
  }

  var others: [(String, () -> Void)] {
    let controller = phone.frontNavigation ?? controller
    return [
      ("the app pushes", { controller.pushViewController(self.own(), animated: true) }),
      ("the app pops", { controller.popViewController(animated: true) }),
      ("the app pops at once", { controller.popViewController(animated: false) }),
      ("the app sets", { controller.setViewControllers([self.own()], animated: true) }),
      ("the app dismisses", { self.controller.dismiss(animated: true) }),
      ("UIKit drops", { self.phone.dropNextCommands(1) }),
      ("UIKit delays", { self.phone.delayNextCommands(1) }),
    ]
  }

  private func own() -> UIViewController {
    let controller = UIViewController()
    controller.title = "own \(number())"
    return controller
  }

  // MARK: - The window

  var windowThings: [(String, () -> Void)] {
    [
      ("the window shows something else", { self.hide() }),
      ("the window shows it again", { self.phone.window.rootViewController = self.controller }),
    ]
  }

  private func hide() {
    guard isInWindow else { return }
    phone.window.rootViewController = UIViewController()
  }

  var isInWindow: Bool { phone.window.rootViewController === controller }

  // MARK: - Alerts

  var alertThings: [(String, () -> Void)] {
    [
      ("the app shows an alert", { self.showAlert() }),
      ("the app takes its alert down", { self.alert?.dismiss(animated: true) }),
      (
        "the app takes its alert down at once",
        { self.alert?.presentingViewController?.dismiss(animated: false) }
      ),
      ("a button of what is in front is tapped", { _ = self.phone.tapAlert(0) }),
    ]
  }

  private func showAlert() {
    guard alert == nil else { return }
    let new = UIAlertController(
      title: "own \(number())", message: nil, preferredStyle: .alert)
    new.addAction(UIAlertAction(title: "OK", style: .cancel))
    alert = new
    probe.track(new, as: "alert")
    (phone.front ?? controller).present(new, animated: Bool.random(using: &random))
  }

  // MARK: - Transitions that a finger drives

  var drivenThings: [(String, () -> Void)] {
    let controller = phone.frontNavigation ?? controller
    return [
      ("push what is driven", { self.push(.custom(self.driven)) }),
      ("present what is driven", { self.presentDriven() }),
      ("pop what is driven", { controller.popViewController(animated: true) }),
      ("the finger moves", { self.finger.move() }),
      ("the finger completes", { self.finger.lift(completing: true) }),
      ("the finger cancels", { self.finger.lift(completing: false) }),
    ]
  }

  private var driven: Driven {
    finger.makeDriven([nil, .forward, .back].randomElement(using: &random) ?? nil)
  }

  private func presentDriven() {
    show { router.present($0, transition: .custom(driven)) }
  }
}

/// What drives transitions of the app's own: one at a time.
@MainActor
final class Finger {
  private var drives: [Drive] = []

  func makeDriven(_ direction: TransitionDirection?) -> Driven {
    let drive = Drive()
    drives.append(drive)
    return Driven(by: drive, direction)
  }

  func move() {
    for drive in drives { drive.current?.update(0.5) }
  }

  func lift(completing: Bool) {
    for drive in drives.flatMap(\.all) {
      if completing { drive.finish() } else { drive.cancel() }
    }
  }
}
