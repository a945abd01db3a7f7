public import Switchback

/// A module that shows while something is under way that the user has asked for on it.
@MainActor
public protocol PendingModule: Presentable {
  /// Whether it is; then nothing more can be asked for.
  var isPending: Bool { get set }
}

/// Offers the ways to sign in.
@MainActor
public protocol ChooseModule: Presentable {
  /// The user has an account.
  var onLogIn: (@MainActor () -> Void)? { get set }
  /// The user wants an account.
  var onRegister: (@MainActor () -> Void)? { get set }
}

/// Asks for the user name and password of an account.
///
/// What is typed goes into the ``AuthDraft`` that it was made with.
@MainActor
public protocol LogInModule: PendingModule {
  /// The form is filled in.
  ///
  /// The module hands itself over, so that the closure need not capture it.
  var onSubmit: (@MainActor (any LogInModule) -> Void)? { get set }

  /// Says why it did not work.
  ///
  /// - Parameter error: What was wrong.
  func show(error: AccountError)
}

/// Asks for the user name and password of a new account.
///
/// What is typed goes into the ``AuthDraft`` that it was made with.
@MainActor
public protocol RegisterModule: PendingModule {
  /// The form is filled in.
  ///
  /// The module hands itself over, so that the closure need not capture it.
  var onSubmit: (@MainActor (any RegisterModule) -> Void)? { get set }

  /// Says why it did not work.
  ///
  /// - Parameter error: What was wrong.
  func show(error: AccountError)
}

/// Shows the terms and conditions.
@MainActor
public protocol TermsModule: PendingModule {
  /// The user agrees.
  ///
  /// The module hands itself over, so that the closure need not capture it.
  var onAccept: (@MainActor (any TermsModule) -> Void)? { get set }
  /// The user does not.
  var onDecline: (@MainActor () -> Void)? { get set }
}

/// Shows one page of the walkthrough.
@MainActor
public protocol PageModule: Presentable {
  /// The user has read it.
  var onNext: (@MainActor () -> Void)? { get set }
}

/// Where a signed-in user starts from.
@MainActor
public protocol HomeModule: Presentable {
  /// The user wants to be shown around once more.
  var onWalkthrough: (@MainActor () -> Void)? { get set }
  /// The user wants help.
  var onHelp: (@MainActor () -> Void)? { get set }
  /// The user is done, where programs end.
  var onDone: (@MainActor () -> Void)? { get set }
}

/// What a signed-in user can do with the account.
@MainActor
public protocol AccountModule: PendingModule {
  /// The user wants to sign out.
  var onSignOut: (@MainActor () -> Void)? { get set }
  /// The user wants to have no account any more.
  ///
  /// The module hands itself over, so that the closure need not capture it.
  var onDelete: (@MainActor (any AccountModule) -> Void)? { get set }

  /// Says why it did not work.
  ///
  /// - Parameter error: What was wrong.
  func show(error: AccountError)
}

/// Shows how the app is used.
@MainActor
public protocol HelpModule: Presentable {
  /// The user has read it.
  var onClose: (@MainActor () -> Void)? { get set }
}
