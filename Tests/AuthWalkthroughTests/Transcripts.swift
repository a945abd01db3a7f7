/// The screens of the program as they are printed, up to the prompt.
enum Transcript {
  /// What the first prompt says instead of "or help".
  static let words = "back, quit or help"
  static let welcome = """
    == Welcome ==
    You are signed out.
      1) Log in
      2) Register
    Your choice (1-2, back, quit or help):
    """ + " "
  /// The words are named once.
  static let welcomeAgain = "\n" + welcome.replacing(words, with: "or help")
  static let logIn = """

    == Log in ==
    To look around, sign in as demo, with the password switchback.
    Type :back to go back, :quit to leave, or :help.

    """
  static let register =
    "\n== Register ==\nA password has at least eight characters.\nType :back to go back, :quit to leave, or :help.\n"
  static let terms = """

    == Terms and conditions ==
    This is a demonstration: your account and its password are kept in memory, and
    gone when the program ends. That you are signed in is remembered.
      1) Accept
      2) Decline
    Your choice (1-2, or help):
    """ + " "
  static let page1 = """

    == Walkthrough, step 1 of 3 ==
    A screen says what it shows and what was done on it. It does not know what comes
    next.
      1) Next
    Your choice (1, or help):
    """ + " "
  static let page2 = """

    == Walkthrough, step 2 of 3 ==
    A coordinator knows what comes next. It does not know how its screens look.
      1) Next
    Your choice (1, or help):
    """ + " "
  static let page3 = """

    == Walkthrough, step 3 of 3 ==
    You can go back from anywhere. Whoever started a flow hears that it is over,
    once.
      1) Start
    Your choice (1, or help):
    """ + " "
  static let help = """

    == Help ==
    You can go back from everywhere. What you typed is still there.

    You can leave whenever you like. You stay signed in.
      1) Close
    Your choice (1, or help):
    """ + " "
  static func home(_ name: String) -> String {
    """

    [tab 1 Home] | tab 2 Account
    == Home ==
    You are signed in as \(name).
      1) Walk through again
      2) Help
      3) Done
    Your choice (1-3, or help):
    """ + " "
  }
  static let signOut = """

    == Sign out? ==
      1) Sign out
      2) Stay signed in
    Your choice (1-2, or help):
    """ + " "

  /// A screen in the tab that a signed-in user starts from.
  static func inHome(_ screen: String) -> String {
    "\n[tab 1 Home] | tab 2 Account" + screen
  }
  static func account(_ name: String) -> String {
    """

    tab 1 Home | [tab 2 Account]
    == Account ==
    Your user name is \(name).
      1) Sign out
      2) Delete the account
    Your choice (1-2, or help):
    """ + " "
  }
}
