public import Switchback

extension TabID {
  /// The tab that a signed-in user starts from.
  public static let home = TabID("home")

  /// The tab with the user's account.
  public static let account = TabID("account")
}

/// Looks at the state of the app and starts the flow for it.
///
/// Signed out: the user signs in. Signed in, and new here: the user is shown around. Else: the tabs. It
/// finishes with the name of the user, who chose to be done.
@MainActor
public final class MainCoordinator: Coordinator {
  private let flow: Flow<String>
  private let modules: any ModuleFactory
  private let accounts: any Accounts
  private let store: any AppStateStore
  private let onSignOut: @MainActor () -> Void

  /// The container, which is kept by the stack that it is on.
  private weak var tabs: TabContainer?

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends with the name of the user.
  ///   - modules: Makes the screens.
  ///   - accounts: Knows who may sign in.
  ///   - store: Keeps the state of the app.
  ///   - onSignOut: Called before anything else when somebody is signed out, so that nobody else comes back to where
  ///     they were. The default does nothing.
  public init(
    flow: Flow<String>,
    modules: any ModuleFactory,
    accounts: any Accounts,
    store: any AppStateStore,
    onSignOut: @escaping @MainActor () -> Void = {},
  ) {
    self.flow = flow
    self.modules = modules
    self.accounts = accounts
    self.store = store
    self.onSignOut = onSignOut
  }

  /// Starts the flow for the state of the app.
  public func start() {
    guard let session = store.state.session else { return go(.signIn) }
    go(store.state.shownAround.contains(session.userName) ? .tabs : .walkthrough)
  }

  /// Lets the user sign in.
  ///
  /// Whoever backs out of that leaves the program: nothing new is shown, so the main flow ends too.
  private func signIn() {
    let (modules, accounts) = (modules, accounts)
    flow.start(.root, for: self) { flow in
      AuthCoordinator(flow: flow, modules: modules, accounts: accounts)
    } onEnd: { main, end in
      guard let session = end.output else { return }
      main.store.state.session = session
      main.start()
    }
  }

  private func showAround() {
    flow.start(.root, listener: self) { [modules] flow in
      WalkthroughCoordinator(flow: flow, modules: modules)
    }
  }

  /// Shows the tabs in place of everything, so that nothing is below them.
  private func showTabs() {
    guard let session = store.state.session else { return }
    let (modules, accounts) = (modules, accounts)
    let tabs = TabContainer(host: modules.makeTabs(), back: .firstTab)
    self.tabs = tabs
    tabs.add(.home, title: modules.texts.home, for: self) { flow in
      HomeCoordinator(flow: flow, modules: modules, session: session)
    } onEnd: { main, end in
      if end.output != nil { main.flow.finish(session.userName) }
    }
    tabs.add(.account, title: modules.texts.account, for: self) { flow in
      AccountCoordinator(flow: flow, modules: modules, accounts: accounts, session: session)
    } onEnd: { main, end in
      if let end = end.output { main.forget(session, end) }
    }
    flow.push(tabs, transition: .custom(Fade()))
  }

  /// The user is not signed in any more, and somebody else may be.
  private func forget(_ session: Session, _ end: AccountEnd) {
    onSignOut()
    store.state.session = nil
    if end == .deleted { store.state.shownAround.remove(session.userName) }
    go(.signIn)
  }
}

// MARK: - CoordinatorFlowListener

extension MainCoordinator: CoordinatorFlowListener {
  /// The walkthrough is over: the tabs are next, whether the user read it all or went back.
  ///
  /// Only those who left the whole program are shown nothing more, and are shown around next time.
  ///
  /// - Parameters:
  ///   - coordinator: The walkthrough's.
  ///   - cause: Why it is over.
  public func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
    if case .systemBack(let origin) = cause, origin.leavesProgram { return }
    guard flow.isOpen, let session = store.state.session else { return }
    store.state.shownAround.insert(session.userName)
    go(.tabs)
  }
}

// MARK: - RouteCoordinator

extension MainCoordinator: RouteCoordinator {
  /// Where a user begins, and where links lead from there.
  public enum Route: LinkedRoute {
    /// The user signs in.
    case signIn
    /// The user is shown around, having signed in for the first time.
    case walkthrough
    /// The tabs.
    case tabs
    /// The first of the tabs.
    case home
    /// The tab with the account.
    case account

    /// What links are like: `/sign-in/register`, `/home/help`, `/account`.
    public static let patterns: [RoutePattern<Route>] = [
      .init("sign-in", .signIn, then: AuthCoordinator.Route.self),
      .init("home", .home, then: HomeCoordinator.Route.self),
      .init("account", .account),
    ]
  }

  /// Starts the flow that a route names, or goes to a tab.
  ///
  /// - Parameter route: What to show.
  public func show(_ route: Route) {
    switch route {
    case .signIn: signIn()
    case .walkthrough: showAround()
    case .tabs: showTabs()
    case .home: tabs?.select(.home)
    case .account: tabs?.select(.account)
    }
  }

  /// Says what comes before the tabs, signing in and being shown around, and that nobody signs in twice.
  ///
  /// - Parameters:
  ///   - route: What a link is to show.
  ///   - origin: Where it comes from.
  /// - Returns: Whether it may, and what is first.
  public func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    let session = store.state.session
    switch route {
    case .walkthrough: return .open
    case .signIn:
      return session.map { .closed(reason: modules.texts.isSignedIn($0.userName)) } ?? .open
    case .tabs, .home, .account:
      guard let session else { return .after(.signIn) }
      return store.state.shownAround.contains(session.userName) ? .open : .after(.walkthrough)
    }
  }
}
