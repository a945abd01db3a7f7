import Switchback
import SwitchbackUIKit
import Testing
import UIKit

private final class ProfileController: UIViewController, Presentable {
  var onDone: () -> Void = {}
}

private final class ProfileCoordinator: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    let storyboard = UIStoryboard(name: "Profile", bundle: nil)
    let screen = storyboard.instantiateViewController(
      withIdentifier: "profile")
    // Otherwise the router reports a flow that shows nothing.
    guard let profile = screen as? ProfileController else { return }
    profile.onDone = { [flow] in flow.finish() }
    flow.push(profile)
  }
}

private final class OldListController: UIViewController {
  private(set) var sheetRouter: StackRouter?

  override func shouldPerformSegue(
    withIdentifier identifier: String, sender: Any?
  ) -> Bool {
    guard identifier == "editName",
      let router = StackRouter.of(self)
    else { return true }
    router.start { EditNameCoordinator(flow: $0) }
    return false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let sheet = segue.destination as? UINavigationController
    else { return }
    let host = NavigationControllerHost(sheet)
    sheetRouter = StackRouter(host: host, sharedWithOtherCode: true)
  }
}

@MainActor
final class FlowStarter: NSObject {
  static func editName(
    from controller: UIViewController,
    completion: @escaping (String?) -> Void
  ) {
    guard let router = StackRouter.of(controller) else {
      return completion(nil)
    }
    router.start(for: router) {
      EditNameCoordinator(flow: $0)
    } onEnd: { _, end in
      completion(end.output)
    }
  }
}

/// Storyboards, segues and Objective-C of the page "Adding Switchback to an existing app".
@MainActor
@Suite(.serialized)
struct ComingIntoAnExistingAppScenesTests {
  nonisolated static let file = #filePath

  // MARK: - Storyboards and segues

  /// The app's old code, which makes its window from a storyboard.
  @MainActor
  private final class App {
    let phone: Phone
    var router: StackRouter?

    init(_ rules: Rules, _ files: [String: [String: (NSCoder) -> UIViewController?]]) {
      UIStoryboard.files = files
      phone = Phone(rules)
      let window = phone.window
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let root = storyboard.instantiateInitialViewController()
      if let navigation = root as? UINavigationController {
        let host = NavigationControllerHost(navigation)
        router = StackRouter(host: host, sharedWithOtherCode: true)
        window.rootViewController = navigation
      }
      window.makeKeyAndVisible()
      UIStoryboard.files = [:]
    }
  }

  private func app(_ rules: Rules) async -> (app: App, list: OldListController) {
    let list = OldListController()
    let app = App(rules, ["Main": ["": { _ in UINavigationController(rootViewController: list) }]])
    await app.phone.rest()
    return (app, list)
  }

  @Test(arguments: Rules.all)
  func aStackFromAStoryboardHasARouter(rules: Rules) async throws {
    let (app, list) = await app(rules)
    let router = try #require(app.router)
    #expect(list.navigationController?.storyboard != nil)
    #expect(router.modules.map(\.name) == ["OldListController"])
    UIStoryboard.files = ["Profile": ["profile": { ProfileController(coder: $0) }]]
    router.start { ProfileCoordinator(flow: $0) }
    UIStoryboard.files = [:]
    await app.phone.rest()
    let profile = try #require(app.phone.frontNavigation?.topViewController as? ProfileController)
    profile.onDone()
    await app.phone.rest()
    #expect(router.modules.map(\.name) == ["OldListController"])
    #expect(app.phone.exceptions == [])
  }

  @Test func aStoryboardWithAnotherScreenIsReported() async {
    let notes = Notes()
    let router = StackRouter(
      host: NavigationControllerHost(), onIssue: { notes.issues.append($0.kind) })
    router.start { ProfileCoordinator(flow: $0) }
    router.push(Page("a"))
    #expect(notes.issues == [.flowShowsNothing])
  }

  private final class Notes { var issues: [NavigationIssue.Kind] = [] }

  @Test(arguments: Rules.all)
  func aSegueGivesWayToAFlow(rules: Rules) async throws {
    let (app, list) = await app(rules)
    let segue = UIStoryboardSegue(
      identifier: "editName", source: list, destination: UIViewController()
    ) { $0.navigationController?.pushViewController($1, animated: true) }
    #expect(!segue.trigger())
    await app.phone.rest()
    #expect(app.phone.frontNavigation?.topViewController is EditNameScreen)
    #expect(app.router?.modules.count == 2)
  }

  @Test(arguments: Rules.all)
  func whatASegueShowsIsTakenInAndLeavesByAnUnwindSegue(rules: Rules) async {
    let (app, list) = await app(rules)
    let shown = UIViewController()
    let segue = UIStoryboardSegue(identifier: "show", source: list, destination: shown) {
      $0.navigationController?.pushViewController($1, animated: true)
    }
    #expect(segue.trigger())
    await app.phone.rest()
    #expect(app.router?.modules.count == 2)
    app.router?.push(Page("new"))
    await app.phone.rest()
    let unwind = UIStoryboardSegue(identifier: nil, source: shown, destination: list) {
      $0.navigationController?.popToViewController($1, animated: true)
    }
    #expect(unwind.trigger())
    await app.phone.rest()
    #expect(app.router?.modules.map(\.name) == ["OldListController"])
  }

  @Test(arguments: Rules.all)
  func theSheetOfASegueHasARouter(rules: Rules) async throws {
    let (app, list) = await app(rules)
    let sheet = UINavigationController(rootViewController: Page("s"))
    let segue = UIStoryboardSegue(identifier: "sheet", source: list, destination: sheet) {
      $0.present($1, animated: true)
    }
    #expect(segue.trigger())
    await app.phone.rest()
    let router = try #require(list.sheetRouter)
    var causes: [EndCause] = []
    let page = try #require(router.modules.first)
    router.observeRemoval(of: page, by: router) { causes.append($1) }
    #expect(app.phone.pullDown())
    await app.phone.rest()
    #expect(causes == [.systemBack(.pullDown)])
    #expect(router.modules.isEmpty)
  }

  // MARK: - Objective-C

  @Test(arguments: Rules.all)
  func aCallerHearsOfTheResultOnce(rules: Rules) async throws {
    let (app, list) = await app(rules)
    var names: [String?] = []
    FlowStarter.editName(from: list) { names.append($0) }
    await app.phone.rest()
    (app.phone.frontNavigation?.topViewController as? EditNameScreen)?.onName("Ada")
    await app.phone.rest()
    #expect(names == ["Ada"])
    FlowStarter.editName(from: list) { names.append($0) }
    await app.phone.rest()
    #expect(app.phone.tapBack())
    await app.phone.rest()
    #expect(names == ["Ada", nil])
    FlowStarter.editName(from: UIViewController()) { names.append($0) }
    #expect(names == ["Ada", nil, nil])
  }
}
