public import Switchback

/// Signs the user in: with an account, or with a new one.
///
/// A module's closures hold the flow, which keeps nothing alive, and the coordinator weakly: a module may be kept for
/// longer than its flow goes on.
@MainActor
public final class AuthCoordinator: Coordinator {
  private let flow: Flow<Session>
  private let modules: any ModuleFactory
  private let accounts: any Accounts
  private let draft = AuthDraft()

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends with the session of whoever signed in.
  ///   - modules: Makes the screens.
  ///   - accounts: Knows who may sign in.
  public init(flow: Flow<Session>, modules: any ModuleFactory, accounts: any Accounts) {
    self.flow = flow
    self.modules = modules
    self.accounts = accounts
  }

  /// Shows the ways to sign in.
  public func start() {
    draft.onUserName = { [weak self] in self?.stateChanged() }
    go(.choose)
  }

  private func showChoose() {
    let choose = modules.makeChoose()
    choose.onLogIn = { [weak self] in self?.go(.logIn) }
    choose.onRegister = { [weak self] in self?.go(.register) }
    flow.push(choose)
  }

  private func showLogIn() {
    let logIn = modules.makeLogIn(draft: draft)
    logIn.onSubmit = { [weak self] in self?.logIn(from: $0) }
    flow.push(logIn)
  }

  private func logIn(from module: any LogInModule) {
    flow.work(for: module) { [accounts, draft] () throws(AccountError) in
      try await accounts.logIn(userName: draft.userName, password: draft.password)
    } then: { [flow, draft] result in
      switch result {
      case .success(let session): flow.finish(session)
      case .failure(let error):
        draft.password = ""
        module.show(error: error)
      }
    }
  }

  private func showRegister() {
    let register = modules.makeRegister(draft: draft)
    register.onSubmit = { [weak self] in self?.askForTerms(from: $0) }
    flow.push(register)
  }

  private func askForTerms(from register: any RegisterModule) {
    guard draft.newPassword == draft.repeatedPassword else {
      return refuse(.passwordsDiffer, on: register)
    }
    flow.work(for: register) { [accounts, draft] () throws(AccountError) in
      try await accounts.check(userName: draft.userName, password: draft.newPassword)
    } then: { [weak self] result in
      switch result {
      case .success: self?.showTerms(after: register)
      case .failure(let error): self?.refuse(error, on: register)
      }
    }
  }

  private func showTerms(after register: any RegisterModule) {
    let terms = modules.makeTerms()
    terms.onAccept = { [weak self] in self?.register(from: register, accepting: $0) }
    terms.onDecline = { [flow] in
      register.show(error: .termsDeclined)
      flow.pop(to: register)
    }
    flow.push(terms)
  }

  private func register(from register: any RegisterModule, accepting terms: any TermsModule) {
    flow.work(for: terms) { [accounts, draft] () throws(AccountError) in
      try await accounts.register(userName: draft.userName, password: draft.newPassword)
    } then: { [weak self, flow] result in
      switch result {
      case .success(let session): flow.finish(session)
      case .failure(let error):
        flow.pop(to: register)
        self?.refuse(error, on: register)
      }
    }
  }

  /// Keeps what was typed, except passwords that cannot stay.
  private func refuse(_ error: AccountError, on register: any RegisterModule) {
    switch error {
    case .passwordsDiffer, .passwordTooShort:
      draft.newPassword = ""
      draft.repeatedPassword = ""
    default: break
    }
    register.show(error: error)
  }
}

// MARK: - RouteCoordinator

extension AuthCoordinator: RouteCoordinator {
  /// What can be shown without anything filled in before.
  public enum Route: LinkedRoute {
    /// The ways to sign in.
    case choose
    /// The form for somebody who has an account.
    case logIn
    /// The form for somebody who wants one.
    case register

    /// What links to these are like, behind that of signing in.
    public static let patterns: [RoutePattern<Route>] = [
      .init("", .choose),
      .init("log-in", .logIn),
      .init("register", .register),
    ]
  }

  /// Shows the ways to sign in, or the form for one of them.
  ///
  /// - Parameter route: Which.
  public func show(_ route: Route) {
    switch route {
    case .choose: showChoose()
    case .logIn: showLogIn()
    case .register: showRegister()
    }
  }
}

// MARK: - Restorable

extension AuthCoordinator: Restorable {
  /// The user name that was typed; a password is never kept.
  public var restorableState: String { draft.userName }

  /// Takes it back.
  ///
  /// - Parameter state: What was typed.
  public func restore(_ state: String) { draft.userName = state }
}
