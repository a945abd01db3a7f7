/// Knows who may sign in, which may take it a while to say.
///
/// Whoever asks may be gone before it answers: then the task is cancelled that waits.
@MainActor
public protocol Accounts: AnyObject {
  /// Signs somebody in.
  ///
  /// - Parameters:
  ///   - userName: The user's name.
  ///   - password: The user's password.
  /// - Returns: The session.
  /// - Throws: ``AccountError/wrongNameOrPassword``.
  func logIn(userName: String, password: String) async throws(AccountError) -> Session

  /// Says what is wrong with a registration, before anything is agreed to.
  ///
  /// - Parameters:
  ///   - userName: The name that is wanted.
  ///   - password: The password that is wanted.
  /// - Throws: What is wrong.
  func check(userName: String, password: String) async throws(AccountError)

  /// Makes an account, and signs its owner in.
  ///
  /// - Parameters:
  ///   - userName: The name that is wanted.
  ///   - password: The password that is wanted.
  /// - Returns: The session.
  /// - Throws: What is wrong with it.
  func register(userName: String, password: String) async throws(AccountError) -> Session

  /// Deletes an account; whoever has none is not missed.
  ///
  /// - Parameter userName: The user's name.
  /// - Throws: Why it is still there.
  func delete(userName: String) async throws(AccountError)
}

/// Why something that was asked of the accounts was not done.
public enum AccountError: Error, Hashable, Sendable {
  /// Nobody has this name, or it has another password.
  case wrongNameOrPassword
  /// There is no account without a name.
  case noName
  /// Somebody else has this name.
  case nameTaken(String)
  /// The password has fewer characters than this.
  case passwordTooShort(minimum: Int)
  /// The two passwords are not the same.
  case passwordsDiffer
  /// The terms and conditions were not accepted.
  case termsDeclined
  /// Nobody waited for it any more.
  case cancelled
}

extension AccountError: CustomStringConvertible {
  /// The error as a sentence for the user, in English.
  public var description: String {
    switch self {
    case .wrongNameOrPassword: "The user name or the password is wrong."
    case .noName: "Please choose a user name."
    case .nameTaken(let name): "The user name \(name) is taken. Please choose another one."
    case .passwordTooShort(let minimum): "The password needs at least \(minimum) characters."
    case .passwordsDiffer: "The two passwords are not the same."
    case .termsDeclined: "You can only register if you accept the terms and conditions."
    case .cancelled: "It was cancelled."
    }
  }
}
