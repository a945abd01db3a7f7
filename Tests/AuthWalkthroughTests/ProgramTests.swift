import Foundation
import Testing

/// The built program, with piped input: whole transcripts.
final class ProgramTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram("AuthWalkthrough") }
  deinit { program.cleanUp() }

  private let demoAtHome =
    #"{"session": {"userName": "demo"}, "shownAround": ["demo"]}"#

  @Test func registeringLeadsThroughTheWalkthroughToHome() throws {
    let run = try program.run(
      input: ["2", "ada", "lovelace1", "lovelace1", "1", "1", "1", "1", "3"])
    #expect(
      run.errors == Transcript.welcome + "2\n" + Transcript.register
        + "User name: ada\nPassword: \nPassword again: \n" + Transcript.terms + "1\n"
        + Transcript.page1 + "1\n" + Transcript.page2 + "1\n" + Transcript.page3 + "1\n"
        + Transcript.home("ada") + "3\n")
    #expect(run.output == "finished: signed in as ada\n")
    #expect(run.status == 0)
    #expect(try program.readState() == #"{"session":{"userName":"ada"},"shownAround":["ada"]}"#)
  }

  @Test func anAnswerOfManyMegabytesIsAskedForAgainAndNotPrinted() throws {
    let file = program.home.appendingPathComponent("input")
    let long = String(repeating: "x", count: 20_000_000)
    let fits = String(repeating: "y", count: 64 * 1024)
    try Data("2\n\(long)\n\(fits)\n:back\n:back\nquit\n".utf8).write(to: file)
    let run = try program.run(from: file)
    #expect(
      run.errors == Transcript.welcome + "2\n" + Transcript.register + """
        User name:\(" ")
        That line was longer than 64 KiB, so it was ignored. Please answer again.
        User name: \(fits)
        Password:\(" ")
        User name [\(fits)]: :back

        """ + Transcript.welcomeAgain + "quit\n")
    #expect(run.output == "left: quit\n")
  }

  @Test func backingOutOfTheWalkthroughLeadsHomeAndCounts() throws {
    let run = try program.run(input: ["1", "demo", "switchback", "1", "back", "back", "3"])
    #expect(
      run.errors == Transcript.welcome + "1\n" + Transcript.logIn + "User name: demo\nPassword: \n"
        + Transcript.page1 + "1\n" + Transcript.page2 + "back\n" + Transcript.page1 + "back\n"
        + Transcript.home("demo") + "3\n")
    #expect(run.output == "finished: signed in as demo\n")
    #expect(run.status == 0)
    #expect(try program.readState().contains(#""shownAround":["demo"]"#))
  }

  @Test func quittingTheWalkthroughShowsNothingMoreAndDoesNotCount() throws {
    let run = try program.run(input: ["1", "demo", "switchback", "quit"])
    #expect(run.errors.hasSuffix(Transcript.page1 + "quit\n"))
    #expect(run.output == "left: quit\n")
    #expect(run.status == 1)
    #expect(try program.readState() == #"{"session":{"userName":"demo"},"shownAround":[]}"#)
  }

  @Test func aWrongPasswordIsSaidAndTheNameKept() throws {
    let run = try program.run(input: ["1", "demo", "wrong", "", "switchback", "quit"])
    #expect(
      run.errors == Transcript.welcome + "1\n" + Transcript.logIn + "User name: demo\nPassword: \n"
        + "The user name or the password is wrong.\nUser name [demo]: \nPassword: \n"
        + Transcript.page1 + "quit\n")
  }

  @Test(arguments: [
    (["", "x", "x"], "Please choose a user name."),
    (
      ["demo", "longenough", "longenough"],
      "The user name demo is taken. Please choose another one."
    ),
    (["ada", "short", "short"], "The password needs at least 8 characters."),
    (["ada", "lovelace1", "lovelace2"], "The two passwords are not the same."),
  ])
  func whatIsWrongWithARegistrationIsSaid(typed: [String], sentence: String) throws {
    let run = try program.run(input: ["2"] + typed + [":quit"])
    let kept = typed[0].isEmpty ? "" : " [\(typed[0])]"
    #expect(
      run.errors == Transcript.welcome + "2\n" + Transcript.register
        + "User name: \(typed[0])\nPassword: \nPassword again: \n\(sentence)\n"
        + "User name\(kept): :quit\n")
    #expect(run.status == 1)
  }

  @Test func decliningTheTermsLeadsBackToTheFormWithEverythingKept() throws {
    let run = try program.run(
      input: ["2", "ada", "lovelace1", "lovelace1", "2", "", "", "", "back", ":quit"])
    let form = "User name [ada]: \nPassword [kept]: \nPassword again [kept]: \n"
    #expect(
      run.errors == Transcript.welcome + "2\n" + Transcript.register
        + "User name: ada\nPassword: \nPassword again: \n" + Transcript.terms + "2\n"
        + Transcript.register + "You can only register if you accept the terms and conditions.\n"
        + form + Transcript.terms + "back\n" + Transcript.register + "User name [ada]: :quit\n")
  }

  @Test func theEndOfTheInputInAPasswordIsNoPassword() throws {
    let run = try program.run(input: ["1", "demo"])
    #expect(
      run.errors == Transcript.welcome + "1\n" + Transcript.logIn + "User name: demo\nPassword: \n")
    #expect(run.output == "left: end of input\n")
    #expect(run.status == 1)
  }

  @Test func goingBackOnTheFirstScreenLeaves() throws {
    let run = try program.run(input: ["back"])
    let wanted = BuiltProgram.Run(
      output: "left: went back\n", errors: Transcript.welcome + "back\n", status: 1)
    #expect(run == wanted)
  }

  @Test func homeLeadsToHelpTheWalkthroughAndOut() throws {
    try program.writeState(demoAtHome)
    let run = try program.run(input: ["2", "1", "1", "back", "tab account", "1", "1", "back"])
    let home = Transcript.home("demo")
    #expect(
      run.errors == home.dropFirst().replacing("or help", with: Transcript.words) + "2\n"
        + Transcript.inHome(Transcript.help) + "1\n" + home
        + "1\n" + Transcript.inHome(Transcript.page1) + "back\n" + home + "tab account\n"
        + Transcript.account("demo") + "1\n" + Transcript.signOut + "1\n"
        + Transcript.welcomeAgain + "back\n")
    #expect(run.output == "left: went back\n")
    #expect(try program.readState() == #"{"shownAround":["demo"]}"#)
  }

  @Test func anAccountIsDeletedAndItsOwnerForgotten() throws {
    try program.writeState(demoAtHome)
    let run = try program.run(
      input: ["tab 2", "2", "2", "2", "1", "1", "demo", "switchback", ":quit"])
    #expect(run.errors.contains("== Delete the account? ==\nThis cannot be undone.\n"))
    #expect(run.errors.contains("The user name or the password is wrong."))
    #expect(run.output == "left: quit\n")
    #expect(try program.readState() == #"{"shownAround":[]}"#)
  }
}
