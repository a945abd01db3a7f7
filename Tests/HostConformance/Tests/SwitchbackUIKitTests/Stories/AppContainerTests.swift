import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// A router's navigation controller in a container of the app's own, which may let it go.
@MainActor
struct AppContainerTests {
  @MainActor
  private final class Scene {
    let phone: Phone
    let container = UIViewController()
    let router: StackRouter
    private let controller: UINavigationController
    private let notes = Notes()
    private(set) var told: [String] = []

    private final class Notes { var issues: [NavigationIssue.Kind] = [] }
    var issues: [NavigationIssue.Kind] { notes.issues }

    init(_ rules: Rules) async {
      phone = Phone(rules)
      let (host, notes) = (NavigationControllerHost(), notes)
      controller = host.controller
      router = StackRouter(host: host, onIssue: { notes.issues.append($0.kind) })
      phone.window.rootViewController = container
      phone.window.makeKeyAndVisible()
      router.push(Page("a"))
      await embed()
    }

    var names: [String] { router.modules.map(\.name) }

    func embed() async {
      container.addChild(controller)
      container.view.addSubview(controller.view)
      controller.didMove(toParent: container)
      await phone.rest()
    }

    func letGo() async {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      await phone.rest()
    }

    func present(_ page: Page) async {
      router.present(page)
      router.observeRemoval(of: page, by: self) { $0.told.append("\(page.name): \($1)") }
      await phone.rest()
    }
  }

  @Test(arguments: Rules.all, [true, false])
  func aSheetIsDismissedThatIsLeftInAContainerWhichHasLetItsRouterGo(
    rules: Rules, isAnimated: Bool
  ) async {
    let scene = await Scene(rules)
    await scene.present(Page("s"))
    #expect(scene.container.presentedViewController != nil)
    await scene.letGo()
    #expect(scene.names == ["a", "s"])
    scene.router.dismiss(transition: isAnimated ? .automatic : .none)
    await scene.phone.rest()
    #expect(scene.container.presentedViewController == nil)
    #expect(scene.told == ["s: dismissed"])
    await scene.embed()
    await scene.present(Page("t"))
    #expect(scene.names == ["a", "t"])
    #expect(scene.phone.pullDown())
    await scene.phone.rest()
    #expect(scene.told == ["s: dismissed", "t: system back (pullDown)"])
    #expect(scene.issues == [])
    #expect(scene.phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func theRouterWaitsForTheEndOfSuchADismissal(rules: Rules) async {
    let scene = await Scene(rules)
    let page = Page("s")
    await scene.present(page)
    let sheet = page.navigationController
    await scene.letGo()
    let ticket = scene.router.dismiss()
    await scene.phone.turns()
    #expect(sheet?.isBeingDismissed == true)
    #expect(ticket.outcome == nil)
    await scene.phone.rest()
    #expect(ticket.outcome != nil)
    #expect(sheet?.presentingViewController == nil)
  }

  @Test(arguments: Rules.all)
  func aQuestionOfSuchASheetIsAskedOnIt(rules: Rules) async throws {
    let scene = await Scene(rules)
    var asking: Asking?
    scene.router.start(.modal) { (flow: Flow<Void>) in
      let coordinator = Asking(flow)
      asking = coordinator
      return coordinator
    }
    await scene.phone.rest()
    await scene.letGo()
    asking?.ask()
    await scene.phone.rest()
    #expect(scene.phone.tapAlert(0))
    await scene.phone.rest()
    #expect(asking?.answers == [true])
  }

  private final class Asking: Coordinator {
    private let flow: Flow<Void>
    private(set) var answers: [Bool?] = []

    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("asking")) }

    func ask() {
      Task { answers.append(await flow.ask(Question("Go on?", choices: [.init("Yes", true)]))) }
    }
  }
}
