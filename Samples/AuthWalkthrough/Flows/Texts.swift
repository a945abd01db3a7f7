public import Switchback

/// What coordinators say by themselves, rather than through a screen.
///
/// A platform says it in the language of its user, and asks as is usual there.
public struct Texts: Sendable {
  /// What the tab is called that a signed-in user starts from.
  public var home = "Home"

  /// What the tab is called with the user's account.
  public var account = "Account"

  /// Whether to sign out.
  public var signOut = Question(
    "Sign out?",
    choices: [.init("Sign out", true, isDestructive: true), .init("Stay signed in", false)],
  )

  /// Whether to delete the account.
  public var deleteAccount = Question(
    "Delete the account?",
    details: "This cannot be undone.",
    choices: [.init("Delete", true, isDestructive: true), .init("Keep it", false)],
  )

  /// Why somebody of this name cannot sign in.
  public var isSignedIn: @Sendable (String) -> String = { name in
    "You are signed in as \(name). Sign out first."
  }

  /// What a terminal says, in English.
  public init() {}
}
