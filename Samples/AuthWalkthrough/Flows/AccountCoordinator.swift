public import Switchback

/// How somebody is not signed in any more.
public enum AccountEnd: Hashable, Sendable {
  /// By signing out.
  case signedOut
  /// By having no account any more.
  case deleted
}

/// The tab with the user's account, where nothing is lost without being asked.
@MainActor
public final class AccountCoordinator: Coordinator {
  private let flow: Flow<AccountEnd>
  private let modules: any ModuleFactory
  private let accounts: any Accounts
  private let session: Session

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends when the user is not signed in any more.
  ///   - modules: Makes the screens.
  ///   - accounts: Deletes the account, if that is wanted.
  ///   - session: Who is signed in.
  public init(
    flow: Flow<AccountEnd>,
    modules: any ModuleFactory,
    accounts: any Accounts,
    session: Session,
  ) {
    self.flow = flow
    self.modules = modules
    self.accounts = accounts
    self.session = session
  }

  /// Shows what can be done.
  public func start() {
    let account = modules.makeAccount(session)
    account.onSignOut = { [weak self] in self?.signOut() }
    account.onDelete = { [weak self] in self?.delete(from: $0) }
    flow.push(account)
  }

  private func signOut() {
    Task { [flow, modules] in
      guard await flow.ask(modules.texts.signOut) == true else { return }
      flow.finish(.signedOut)
    }
  }

  private func delete(from account: any AccountModule) {
    Task { [flow, modules, accounts, session] in
      guard await flow.ask(modules.texts.deleteAccount) == true else { return }
      flow.work(for: account) { () throws(AccountError) in
        try await accounts.delete(userName: session.userName)
      } then: { result in
        switch result {
        case .success: flow.finish(.deleted)
        case .failure(let error): account.show(error: error)
        }
      }
    }
  }
}
