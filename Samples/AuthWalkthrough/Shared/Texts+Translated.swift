import Foundation
import Switchback

extension Texts {
  /// What coordinators say, in the language of the user.
  ///
  /// An alert has a Cancel of its own, so that there is one thing to choose in each.
  static var translated: Texts {
    var texts = Texts()
    texts.home = String(localized: "Home")
    texts.account = String(localized: "Account")
    texts.signOut = Question(
      String(localized: "Sign out?"),
      choices: [.init(String(localized: "Sign out"), true, isDestructive: true)],
    )
    texts.deleteAccount = Question(
      String(localized: "Delete the account?"),
      details: String(localized: "This cannot be undone."),
      choices: [.init(String(localized: "Delete"), true, isDestructive: true)],
    )
    texts.isSignedIn = { String(localized: "You are signed in as \($0). Sign out first.") }
    return texts
  }
}
