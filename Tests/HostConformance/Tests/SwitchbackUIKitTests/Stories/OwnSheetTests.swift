import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Sheets on navigation controllers of the app's own class.
@MainActor
struct OwnSheetTests {
  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {}

  @Test(arguments: Rules.all)
  func transitionsOfTheAppsOwnStayWithTheirSheet(rules: Rules) async {
    let own = Transitions()
    let desk = Desk(rules) { $0.transitioningDelegate = own }
    await desk.push("a")
    let page = Page("s")
    await desk.present(page)
    let sheet = page.navigationController
    #expect(sheet?.transitioningDelegate === own)
    desk.router.dismiss()
    await desk.phone.turns()
    #expect(sheet?.transitioningDelegate === own)
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: dismissed"])
  }

  private final class Own: UINavigationController {
    var calls: [String] = []

    override func pushViewController(_ controller: UIViewController, animated: Bool) {
      calls.append("push \(controller.title ?? "")")
      super.pushViewController(controller, animated: animated)
    }
  }

  @MainActor
  private final class Scene {
    let phone: Phone
    let router: StackRouter
    let host: NavigationControllerHost
    private let maker = Maker()
    private(set) var told: [String] = []

    private final class Maker { var sheets: [Own] = [] }

    init(_ rules: Rules) {
      phone = Phone(rules)
      host = NavigationControllerHost(makeSheetController: { [maker] in
        let controller = Own()
        maker.sheets.append(controller)
        return controller
      })
      router = StackRouter(host: host)
      phone.window.rootViewController = host.controller
      phone.window.makeKeyAndVisible()
    }

    var sheets: [Own] { maker.sheets }

    func present(_ name: String) async {
      let page = Page(name)
      router.present(page)
      router.observeRemoval(of: page, by: self) { $0.told.append("\(name): \($1)") }
      await phone.rest()
    }
  }

  @Test(arguments: Rules.all)
  func everySheetIsOnAControllerOfTheApps(rules: Rules) async {
    let scene = Scene(rules)
    scene.router.push(Page("a"))
    await scene.phone.rest()
    await scene.present("s")
    await scene.present("t")
    #expect(scene.sheets.map(\.titles) == [["s"], ["t"]])
    #expect(scene.host.controller.presentedViewController === scene.sheets[0])
    #expect(scene.sheets[0].presentedViewController === scene.sheets[1])
    scene.router.push(Page("u"))
    await scene.phone.rest()
    #expect(scene.sheets[1].calls == ["push u"], "what it overrides is called")
    #expect(scene.phone.exceptions == [])
  }

  @Test(arguments: Rules.all, [true, false])
  func whatCodeDismissesIsToldToHaveLeft(rules: Rules, animated: Bool) async {
    let scene = Scene(rules)
    scene.router.push(Page("a"))
    await scene.phone.rest()
    await scene.present("s")
    scene.host.controller.dismiss(animated: animated)
    await scene.phone.rest()
    #expect(scene.told == ["s: system back"])
    #expect(scene.router.modules.map(\.name) == ["a"])
    await scene.present("t")
    #expect(scene.phone.pullDown())
    await scene.phone.rest()
    #expect(scene.told == ["s: system back", "t: system back (pullDown)"])
  }
}
