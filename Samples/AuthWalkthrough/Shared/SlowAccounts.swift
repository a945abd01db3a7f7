import Switchback

/// Accounts that take a moment to answer, as those on a server do.
///
/// An app of your own has its client for the server in this place. A test says how long to wait.
@MainActor
final class SlowAccounts: Accounts {
  private let accounts: any Accounts
  private let wait: @MainActor () async -> Void

  init(_ accounts: any Accounts, wait: @escaping @MainActor () async -> Void = aMoment) {
    self.accounts = accounts
    self.wait = wait
  }

  func logIn(userName: String, password: String) async throws(AccountError) -> Session {
    try await reach()
    return try await accounts.logIn(userName: userName, password: password)
  }

  func check(userName: String, password: String) async throws(AccountError) {
    try await reach()
    try await accounts.check(userName: userName, password: password)
  }

  func register(userName: String, password: String) async throws(AccountError) -> Session {
    try await reach()
    return try await accounts.register(userName: userName, password: password)
  }

  func delete(userName: String) async throws(AccountError) {
    try await reach()
    try await accounts.delete(userName: userName)
  }

  /// What nobody waits for any more is not done.
  private func reach() async throws(AccountError) {
    await wait()
    if Task.isCancelled { throw .cancelled }
  }

  /// As long as a server takes to answer.
  static func aMoment() async {
    try? await Task.sleep(nanoseconds: 600_000_000)
  }
}
