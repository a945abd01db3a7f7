import Testing
import UIKit

/// The chain of responders, and what a view hears of its window.
@MainActor
struct ViewTests {
  private final class Watching: UIView {
    var windows: [Bool] = []

    override func didMoveToWindow() {
      super.didMoveToWindow()
      windows.append(window != nil)
    }
  }

  @Test func theChainLeadsFromAViewToItsControllerAndOn() {
    let scene = Scene("a")
    let (page, label) = (scene.pages[0], UIView())
    page.view.addSubview(label)
    #expect(label.next === page.view)
    #expect(page.view.next === page)
    #expect(page.next === scene.controller.view)
    #expect(scene.controller.view.next === scene.controller)
    #expect(scene.controller.next === scene.phone.window)
    #expect(scene.phone.window.next == nil)
  }

  @Test func aViewHearsOnceThatItHasComeOrGone() {
    let scene = Scene("a")
    let (box, view) = (UIView(), Watching())
    box.addSubview(view)
    #expect(view.windows == [])
    scene.pages[0].view.addSubview(box)
    #expect(view.windows == [true])
    scene.pages[0].view.addSubview(box)
    #expect(view.windows == [true])
    box.removeFromSuperview()
    #expect(view.windows == [true, false])
  }

  @Test func aViewOfWhatIsPresentedHearsThatItIsGone() {
    let scene = Scene("a")
    let (sheet, view) = (UINavigationController(rootViewController: Page("s")), Watching())
    sheet.view.addSubview(view)
    scene.controller.present(sheet, animated: true)
    scene.phone.finishTransitions()
    #expect(view.windows == [true])
    scene.controller.dismiss(animated: true)
    scene.phone.finishTransitions()
    #expect(view.windows == [true, false])
  }

  @Test("B5: a command may be put off behind one that comes after it")
  func heldCommands() {
    let scene = Scene("a")
    let page = Page("b")
    scene.phone.holdNextCommands()
    scene.controller.pushViewController(page, animated: false)
    #expect(scene.stack == ["a"])
    scene.controller.setViewControllers([scene.pages[0], page], animated: false)
    #expect(scene.stack == ["a", "b"])
    scene.phone.performHeldCommands()
    #expect(scene.stack == ["a", "b"])
    #expect(scene.phone.exceptions.count == 1)
  }
}

extension ViewTests {
  @Test("B27: who does not call super is found", arguments: ["appear", "disappear"])
  func missingSuper(_ call: String) {
    final class Forgetful: UIViewController {
      var forgets = ""
      override func viewWillAppear(_ animated: Bool) {
        if forgets != "appear" { super.viewWillAppear(animated) }
      }
      override func viewDidDisappear(_ animated: Bool) {
        if forgets != "disappear" { super.viewDidDisappear(animated) }
      }
    }
    let (phone, root) = (Phone(), Forgetful())
    phone.window.rootViewController = root
    root.forgets = call
    phone.window.makeKeyAndVisible()
    phone.window.rootViewController = UIViewController()
    #expect(phone.exceptions.count == 1)
  }
}
