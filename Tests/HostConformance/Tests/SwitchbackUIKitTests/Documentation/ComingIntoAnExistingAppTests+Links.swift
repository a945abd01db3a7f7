import Switchback
import SwitchbackUIKit
import Testing
import UIKit

private final class ShopCoordinator: RouteCoordinator {
  enum Route: LinkedRoute {
    case list
    case item(name: String)

    static let patterns: [RoutePattern<Route>] = [
      .init("", .list), .init("items/:name", Route.item),
    ]
  }

  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() { go(.list) }

  func show(_ route: Route) {
    switch route {
    case .list: flow.push(Page("list"))
    case .item(let name): flow.push(Page(name))
    }
  }
}

private final class LinkedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var router: StackRouter?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions,
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let host = NavigationControllerHost()
    let router = StackRouter(host: host)
    self.router = router
    if let activity = options.userActivities.first { open(activity) }
    router.start { ShopCoordinator(flow: $0) }

    let window = UIWindow(windowScene: scene)
    window.rootViewController = host.controller
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    open(activity)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    router?.close()
    (router, window) = (nil, nil)
  }

  private func open(_ activity: NSUserActivity) {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = activity.webpageURL,
      var parts = URLComponents(
        url: url, resolvingAgainstBaseURL: false),
      parts.host == "shop.example"
    else { return }
    (parts.scheme, parts.host) = (nil, nil)
    guard let text = parts.string,
      let link = try? DeepLink(
        text: text, root: ShopCoordinator.Route.self)
    else { return }
    router?.open(link)
  }
}

/// Universal links and two scenes of the page "Adding Switchback to an existing app".
@MainActor
@Suite
struct ComingIntoAnExistingAppLinksTests {
  nonisolated static let file = #filePath

  private func activity(_ text: String, _ type: String = NSUserActivityTypeBrowsingWeb)
    -> NSUserActivity
  {
    let activity = NSUserActivity(activityType: type)
    activity.webpageURL = URL(string: text)
    return activity
  }

  private func connect(
    _ delegate: LinkedSceneDelegate, continuing activities: [NSUserActivity] = []
  ) -> UIWindowScene {
    let session = UISceneSession(role: .init(rawValue: "UIWindowSceneSessionRoleApplication"))
    let options = UIScene.ConnectionOptions(continuing: activities)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    delegate.scene(scene, willConnectTo: session, options: options)
    return scene
  }

  private func names(_ delegate: LinkedSceneDelegate) -> [String] {
    delegate.router?.modules.map(\.name) ?? []
  }

  @Test(arguments: Rules.all)
  func aUniversalLinkIsOpenedAtTheStartAndLater(rules: Rules) async throws {
    let delegate = LinkedSceneDelegate()
    let scene = connect(delegate, continuing: [activity("https://shop.example/items/tea")])
    let phone = Phone(rules, window: try #require(delegate.window))
    await phone.rest()
    #expect(names(delegate) == ["list", "tea"])
    delegate.scene(scene, continue: activity("https://shop.example/items/cups"))
    await phone.rest()
    #expect(names(delegate) == ["list", "cups"])
    for other in ["https://elsewhere.example/", "https://shop.example/nowhere/at/all"] {
      delegate.scene(scene, continue: activity(other))
    }
    delegate.scene(scene, continue: activity("https://shop.example/", "handoff"))
    await phone.rest()
    #expect(names(delegate) == ["list", "cups"])
    delegate.scene(scene, continue: activity("https://shop.example/"))
    await phone.rest()
    #expect(names(delegate) == ["list"])
  }

  @Test(arguments: Rules.all)
  func eachSceneHasARouterOfItsOwn(rules: Rules) async throws {
    let delegates = [LinkedSceneDelegate(), LinkedSceneDelegate()]
    let scenes = delegates.map { connect($0) }
    let windows = try delegates.map { try #require($0.window) }
    let phones = windows.map { Phone(rules, window: $0) }
    for phone in phones { await phone.rest() }
    let routers = try delegates.map { try #require($0.router) }
    for (window, router) in zip(windows, routers) {
      let navigation = try #require(window.rootViewController as? UINavigationController)
      #expect(StackRouter.of(try #require(navigation.topViewController)) === router)
    }
    delegates[0].scene(scenes[0], continue: activity("https://shop.example/items/tea"))
    for phone in phones { await phone.rest() }
    #expect(delegates.map(names) == [["list", "tea"], ["list"]])
    delegates[0].sceneDidDisconnect(scenes[0])
    #expect(routers[0].modules.isEmpty)
    #expect(delegates.map(names) == [[], ["list"]])
    _ = connect(delegates[0])
    #expect(delegates.map(names) == [["list"], ["list"]])
  }
}
