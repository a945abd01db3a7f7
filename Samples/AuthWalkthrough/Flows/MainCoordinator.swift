public import Switchback

/// Looks at the state of the app and starts the flow for it.
///
/// Signed out: the user signs in. Signed in, and new here: the user is shown around. Else: home. It
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
      showHome(session)
    } else {
      showAround(.root)
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

  private func showAround(_ placement: FlowPlacement) {
    flow.start(placement, listener: self) { [modules] flow in
      WalkthroughCoordinator(flow: flow, modules: modules)
    }
  }

  private func showHome(_ session: Session) {
    let home = modules.makeHome(session)
    home.onWalkthrough = { self.showAround(.push) }
    home.onHelp = { self.showHelp() }
    home.onSignOut = {
      self.store.state.session = nil
      self.signIn()
    }
    home.onDone = { self.flow.finish(session.userName) }
    flow.push(home)
  }

  private func showHelp() {
    let help = modules.makeHelp()
    help.onClose = { [flow] in flow.pop() }
    flow.push(help)
  }
}

// MARK: - CoordinatorFlowListener

extension MainCoordinator: CoordinatorFlowListener {
  /// The walkthrough is over: home is next, whether the user read it all or went back.
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
    if flow.modules.isEmpty { showHome(session) }
  }
}
