public import Switchback

/// Makes the modules of a platform, and has its words, so that coordinators know none.
@MainActor
public protocol ModuleFactory: AnyObject {
  /// What coordinators say by themselves.
  var texts: Texts { get }

  /// Makes the screen that offers the ways to sign in.
  ///
  /// - Returns: The module.
  func makeChoose() -> any ChooseModule

  /// Makes the screen for somebody who has an account.
  ///
  /// - Parameter draft: Holds what is typed.
  /// - Returns: The module.
  func makeLogIn(draft: AuthDraft) -> any LogInModule

  /// Makes the screen for somebody who wants an account.
  ///
  /// - Parameter draft: Holds what is typed.
  /// - Returns: The module.
  func makeRegister(draft: AuthDraft) -> any RegisterModule

  /// Makes the screen with the terms and conditions.
  ///
  /// - Returns: The module.
  func makeTerms() -> any TermsModule

  /// Makes a page of the walkthrough.
  ///
  /// - Parameter page: Which one.
  /// - Returns: The module.
  func makePage(_ page: WalkthroughPage) -> any PageModule

  /// Makes the container of the tabs.
  ///
  /// - Returns: The container, without tabs.
  func makeTabs() -> any TabHost

  /// Makes the screen from which a signed-in user starts.
  ///
  /// - Parameter session: Who that is.
  /// - Returns: The module.
  func makeHome(_ session: Session) -> any HomeModule

  /// Makes the screen about the account of a signed-in user.
  ///
  /// - Parameter session: Who that is.
  /// - Returns: The module.
  func makeAccount(_ session: Session) -> any AccountModule

  /// Makes the screen that says how the app is used.
  ///
  /// - Returns: The module.
  func makeHelp() -> any HelpModule
}
