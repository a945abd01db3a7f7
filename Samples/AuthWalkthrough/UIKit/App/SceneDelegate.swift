import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackUIKit
import UIKit

/// A window with the main flow in it.
///
/// Everything that the app is made of is put together here, as the program for the terminal does it in its
/// `main`.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// What is remembered from one start to the next.
  var store: any AppStateStore = SavedState()

  /// Who may sign in.
  var accounts: any Accounts = SlowAccounts(InMemoryAccounts())

  private(set) var router: StackRouter?
  private var flow: Flow<String>?
  private let modules = ScreenFactory()
  private let place = ScenePlace()
  private var session: UISceneSession?

  /// What the scene was opened with, until the flow starts.
  private var link: URL?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions,
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let host = modules.makeHost()
    router = StackRouter(host: host)
    modules.onAbout = { [weak self] in self?.showAbout() }
    self.session = session
    link = options.urlContexts.first?.url

    let window = UIWindow(windowScene: scene)
    window.rootViewController = host.controller
    window.makeKeyAndVisible()
    self.window = window
  }

  /// The scene is about to be seen, for the first time or again.
  ///
  /// The system may connect a scene while the device is locked, and cannot read then what it has kept. By now it can.
  func sceneWillEnterForeground(_ scene: UIScene) {
    if flow == nil, let session { start(restoring: ScenePlace.kept(in: session)) }
  }

  private func start(restoring kept: NavigationSnapshot?) {
    guard let router else { return }
    let (modules, accounts, store) = (modules, accounts, store)
    let user = store.state.session?.userName ?? ""
    router.keep(for: user) { [place] in place.note($0) }
    router.start(restoring: kept, for: user) { flow in
      self.flow = flow
      if let url = self.link { flow.open(url) }
      return MainCoordinator(
        flow: flow, modules: modules, accounts: accounts, store: store,
        onSignOut: { [weak router] in router?.forget() })
    }
  }

  /// The scene goes to the background, where the system may end it; if nobody has seen it, it keeps what it had.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    flow == nil ? session?.stateRestorationActivity : place.activity
  }

  /// A link is opened while the app runs; one that starts it comes with the options of the scene.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url else { return }
    if let flow { flow.open(url) } else { link = url }
  }

  /// Shows, over whatever flow is going on, what this is.
  ///
  /// No coordinator knows of it: the sheet belongs to the app, on this platform. Its page is a view of SwiftUI, hosted
  /// in a controller; the title and the button are those of the controller, as on the other pages.
  private func showAbout() {
    let about = ControllerModule("About", title: String(localized: "About")) { AboutView() }
    about.controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: String(localized: "Close")) { [weak router] _ in
        router?.dismiss()
      })
    router?.present(about)
  }
}
