public import Switchback

/// The tab that a signed-in user starts from.
@MainActor
public final class HomeCoordinator: Coordinator {
  private let flow: Flow<Void>
  private let modules: any ModuleFactory
  private let session: Session

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends when the user is done.
  ///   - modules: Makes the screens.
  ///   - session: Who is signed in.
  public init(flow: Flow<Void>, modules: any ModuleFactory, session: Session) {
    self.flow = flow
    self.modules = modules
    self.session = session
  }

  /// Shows what can be done.
  public func start() { go(.home) }

  private func showHome() {
    let home = modules.makeHome(session)
    home.onWalkthrough = { [weak self] in self?.go(.walkthrough) }
    home.onHelp = { [weak self] in self?.go(.help) }
    home.onDone = { [flow] in flow.finish() }
    flow.push(home)
  }

  /// However it ends, home is below it.
  private func showAround() {
    flow.start { [modules] flow in WalkthroughCoordinator(flow: flow, modules: modules) }
  }

  private func showHelp() {
    let help = modules.makeHelp()
    help.onClose = { [flow] in flow.pop() }
    flow.push(help)
  }
}

// MARK: - RouteCoordinator

extension HomeCoordinator: RouteCoordinator {
  /// What is shown in this tab.
  public enum Route: LinkedRoute {
    /// What can be done.
    case home
    /// The walkthrough, once more.
    case walkthrough
    /// How the app is used.
    case help

    /// What links to these are like, behind that of the tab.
    public static let patterns: [RoutePattern<Route>] = [
      .init("", .home),
      .init("walkthrough", .walkthrough),
      .init("help", .help),
    ]
  }

  /// Shows what can be done, or one of the pages about the app.
  ///
  /// - Parameter route: Which.
  public func show(_ route: Route) {
    switch route {
    case .home: showHome()
    case .walkthrough: showAround()
    case .help: showHelp()
    }
  }
}
