/// What was typed in the screens of one sign-in, so that going back and forth loses nothing.
///
/// The coordinator keeps it for as long as its flow lasts, and gives it to the screens.
@MainActor
public final class AuthDraft {
  /// The user name; the same on every screen that asks for it.
  public var userName = "" {
    didSet { if userName != oldValue { onUserName?() } }
  }

  /// The user name is another now.
  var onUserName: (@MainActor () -> Void)?

  /// The password of an account that exists.
  public var password = ""

  /// The password of a new account.
  public var newPassword = ""

  /// The same, once more.
  public var repeatedPassword = ""

  init() {}
}
