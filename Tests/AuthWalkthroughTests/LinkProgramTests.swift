import Foundation
import Testing

/// The built program, begun with a link: whole transcripts.
final class LinkProgramTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram("AuthWalkthrough") }
  deinit { program.cleanUp() }

  private func signIn() throws {
    try program.writeState(#"{"session": {"userName": "demo"}, "shownAround": ["demo"]}"#)
  }

  @Test func whatHasToComeFirstDoesAndThenTheLinkGoesOn() throws {
    let run = try program.run(
      ["--open", "/account", "--audit"], input: ["1", "demo", "switchback", "back", "back", "3"])
    #expect(
      run.errors == Transcript.welcome + "1\n" + Transcript.logIn + "User name: demo\nPassword: \n"
        + Transcript.page1 + "back\n" + Transcript.account("demo") + "back\n"
        + Transcript.home("demo") + "3\naudit: 5 flows ended, 0 leaks\n")
    #expect(run.output == "finished: signed in as demo\n")
  }

  @Test func aLinkIsWhereItBegins() throws {
    try signIn()
    let run = try program.run(["--open=/home/help"], input: ["1", "3"])
    let help = Transcript.inHome(Transcript.help).dropFirst().replacing(
      "or help", with: Transcript.words)
    #expect(run.errors == help + "1\n" + Transcript.home("demo") + "3\n")
    #expect(run.status == 0)
  }

  @Test func theFormIsReachedAndTheWayBackIsBelowIt() throws {
    let run = try program.run(["--open", "/sign-in/register"], input: [":back", "quit"])
    #expect(
      run.errors == Transcript.register.dropFirst() + "User name: :back\n\n"
        + Transcript.welcome + "quit\n")
  }

  @Test func whyALinkLeadsNowhereIsSaidAndTheProgramBeginsAsWithoutIt() throws {
    try signIn()
    let run = try program.run(["--open", "/sign-in"], input: ["", "3"])
    #expect(
      run.errors == "== You are signed in as demo. Sign out first. ==\nOK (press Enter): \n"
        + Transcript.home("demo").replacing("or help", with: Transcript.words) + "3\n")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("/sign-in/registr", "there is no registr after /sign-in"),
    ("/home/help/me", "there is no me after /home/help"),
    ("account%", "in account%, two hexadecimal digits have to follow the percent sign"),
    ("/", "something has to follow"),
  ])
  func whatIsWrongWithALinkIsSaidAndWhatItCanBe(_ link: String, _ words: String) throws {
    let run = try program.run(["--open", link])
    #expect(
      run.errors == """
        AuthWalkthrough: The link \(link) cannot be opened: \(words). It can be /sign-in, \
        /sign-in/log-in, /sign-in/register, /home, /home/help, /home/walkthrough or /account.
        Try AuthWalkthrough --help.

        """)
    #expect(run.status == 64)
  }
}
