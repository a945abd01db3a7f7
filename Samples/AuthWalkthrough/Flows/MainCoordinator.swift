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

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends with the name of the user.
  ///   - modules: Makes the screens.
  ///   - accounts: Knows who may sign in.
  ///   - store: Keeps the state of the app.
  public init(
    flow: Flow<String>,
    modules: any ModuleFactory,
    accounts: any Accounts,
    store: any AppStateStore,
  ) {
    self.flow = flow
    self.modules = modules
    self.accounts = accounts
    self.store = store
  }

  /// Starts the flow for the state of the app.
  public func start() {
    guard let session = store.state.session else { return signIn() }
    if store.state.shownAround.contains(session.userName) {
      showTabs(session)
    } else {
      showAround()
    }
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
  private func showTabs(_ session: Session) {
    let (modules, accounts) = (modules, accounts)
    let tabs = TabContainer(host: modules.makeTabs(), back: .firstTab)
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
    store.state.session = nil
    if end == .deleted { store.state.shownAround.remove(session.userName) }
    signIn()
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
    showTabs(session)
  }
}
