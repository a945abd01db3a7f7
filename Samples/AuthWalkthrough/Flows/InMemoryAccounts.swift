/// Accounts that are forgotten when the program ends, but for one to try things with.
///
/// They answer at once.
@MainActor
public final class InMemoryAccounts: Accounts {
  /// The name of the account that is always there.
  public nonisolated static let demoName = "demo"

  /// The password of the account that is always there.
  public nonisolated static let demoPassword = "switchback"

  /// How many characters a password has at least.
  public nonisolated static let minimumPasswordLength = 8

  private var passwords = [demoName: demoPassword]

  /// Makes accounts that know the demonstration account only.
  public init() {}

  /// Signs somebody in.
  ///
  /// - Parameters:
  ///   - userName: The user's name.
  ///   - password: The user's password.
  /// - Returns: The session.
  /// - Throws: ``AccountError/wrongNameOrPassword``.
  public func logIn(userName: String, password: String) throws(AccountError) -> Session {
    guard let expected = passwords[userName], expected == password else {
      throw .wrongNameOrPassword
    }
    return Session(userName: userName)
  }

  /// Says what is wrong with a registration.
  ///
  /// - Parameters:
  ///   - userName: The name that is wanted.
  ///   - password: The password that is wanted.
  /// - Throws: What is wrong.
  public func check(userName: String, password: String) throws(AccountError) {
    guard !userName.isEmpty else { throw .noName }
    guard passwords[userName] == nil else { throw .nameTaken(userName) }
    guard password.count >= Self.minimumPasswordLength else {
      throw .passwordTooShort(minimum: Self.minimumPasswordLength)
    }
  }

  /// Makes an account, and signs its owner in.
  ///
  /// - Parameters:
  ///   - userName: The name that is wanted.
  ///   - password: The password that is wanted.
  /// - Returns: The session.
  /// - Throws: What is wrong with it.
  public func register(userName: String, password: String) throws(AccountError) -> Session {
    try check(userName: userName, password: password)
    passwords[userName] = password
    return Session(userName: userName)
  }

  /// Deletes an account; whoever has none is not missed.
  ///
  /// - Parameter userName: The user's name.
  public func delete(userName: String) {
    passwords[userName] = nil
  }
}
