// Accepted: what the page "Adding Switchback to an existing app" does with UIKit, and with Objective-C.
import Switchback
import SwitchbackUIKit
import UIKit

final class EditNameScreen: UIViewController, Presentable {
  var onName: (String) -> Void = { _ in }
}

final class EditNameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    let screen = EditNameScreen()
    screen.onName = { [flow] name in flow.finish(name) }
    flow.push(screen)
  }
}

final class OldMenuController: UIViewController {
  private(set) var name: String?
  private var router: StackRouter?

  func showNameSheet() {
    let host = NavigationControllerHost()
    let router = StackRouter(host: host)
    router.start(for: self) {
      EditNameCoordinator(flow: $0)
    } onEnd: { menu, end in
      menu.name = end.output
      menu.router = nil
      host.controller.presentingViewController?.dismiss(animated: true)
    }
    present(host.controller, animated: true)
    self.router = router
  }
}

final class OldListController: UIViewController {
  private(set) var sheetRouter: StackRouter?

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == "editName", let router = StackRouter.of(self) else { return true }
    router.start { EditNameCoordinator(flow: $0) }
    return false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let sheet = segue.destination as? UINavigationController else { return }
    let host = NavigationControllerHost(sheet)
    sheetRouter = StackRouter(host: host, sharedWithOtherCode: true)
  }
}

@objc(FlowStarter)
@MainActor
final class FlowStarter: NSObject {
  @objc(editNameFrom:completion:)
  static func editName(
    from controller: UIViewController, completion: @escaping (String?) -> Void
  ) {
    guard let router = StackRouter.of(controller) else { return completion(nil) }
    router.start(for: router) {
      EditNameCoordinator(flow: $0)
    } onEnd: { _, end in
      completion(end.output)
    }
  }
}

@MainActor
func makeRouter(in window: UIWindow) -> StackRouter? {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  if let navigation = storyboard.instantiateInitialViewController() as? UINavigationController {
    window.rootViewController = navigation
    return StackRouter(
      host: NavigationControllerHost(navigation), sharedWithOtherCode: true)
  }
  let screen = storyboard.instantiateViewController(withIdentifier: "profile")
  return TabRouter.of(screen) == nil ? StackRouter.of(screen) : nil
}

final class LinkedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var router: StackRouter?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions,
  ) {
    if let activity = options.userActivities.first { open(activity) }
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) { open(activity) }

  func sceneDidDisconnect(_ scene: UIScene) {
    router?.close()
    (router, window) = (nil, nil)
  }

  private func open(_ activity: NSUserActivity) {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = activity.webpageURL,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.host == "shop.example"
    else { return }
    (parts.scheme, parts.host) = (nil, nil)
    if parts.string != nil { router?.popToRoot() }
  }
}

final class OldSearchController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    definesPresentationContext = true
  }
}

final class PhotoScreen: UIViewController, LeaveGuard {
  var isEdited = false
  var leaving: LeavePolicy { isEdited ? .ask : .allowed }
  func askToLeave(_ attempt: LeaveAttempt) { isAsking = true }
  private(set) var isAsking = false

  @available(iOS 18.0, visionOS 2.0, *)
  func zoom(from thumbnail: UIView) {
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [weak self] context in
      context.willBegin && self?.leaving == .allowed
    }
    preferredTransition = .zoom(options: options) { [weak thumbnail] _ in thumbnail }
  }
}
