import Foundation
import Testing

/// The built program, answered beforehand.
final class AnswersTests {
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram("AuthWalkthrough")
  }

  deinit {
    program.cleanUp()
  }

  private let signIn = [
    "welcome=log-in", "user-name=demo", "log-in.password=switchback", "walkthrough=back",
  ]

  private func run(_ answers: [String], _ more: String...) throws -> BuiltProgram.Run {
    try program.run(answers.flatMap { ["--set", $0] } + more)
  }

  @Test func answersLeadToTheEnd() throws {
    let run = try run(signIn + ["home=done"])
    #expect(run.output == "finished: signed in as demo\n")
    #expect(run.status == 0)
    // The page says it, and nothing else does.
    let said = run.errors.components(separatedBy: "switchback").count - 1
    #expect(said == 1, "a secret is not printed")
  }

  @Test func aFileOfAnswersIsTheSame() throws {
    let file = program.home.appendingPathComponent("answers")
    let text = (["# who", ""] + signIn + ["home = 3"]).joined(separator: "\n")
    try Data(text.utf8).write(to: file)
    let run = try program.run(["--answers", file.path])
    #expect(run.output == "finished: signed in as demo\n")
    #expect(run.status == 0)
  }

  @Test func aRegistrationIsAnsweredWithItsCheck() throws {
    let run = try run([
      "welcome=register", "user-name=ada", "password=babbage1", "password-again=babbage1",
      "terms-and-conditions=accept", "walkthrough=next", "walkthrough=2",
    ])
    #expect(run.errors.contains("Walkthrough: 2 cannot be chosen here. It can be next."))
    #expect(run.status == 65)
  }

  @Test(arguments: [
    ([], "Welcome: there is no answer for this. It can be log-in or register.\n"),
    (["welcome=log-in"], "Log in, User name: there is no answer for this.\n"),
    (
      ["welcome=sign-in"], "Welcome: sign-in cannot be chosen here. It can be log-in or register.\n"
    ),
    (
      ["welcome=log-in", "user-name=demo", "password=x"],
      "Log in: The user name or the password is wrong.\n"
    ),
    (["welcome=back", "nickname=x"], "These answers were not asked for: nickname.\n"),
  ])
  func whatIsMissingOrWrongIsNamed(answers: [String], sentence: String) throws {
    let run = try run(answers, "--no-interactive")
    #expect(run.errors.contains("AuthWalkthrough: \(sentence)"))
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
  }

  @Test func whoeverMayNotBeAskedIsToldTheFlags() throws {
    let run = try run([], "--no-interactive")
    #expect(run.errors.contains("Give --set welcome=log-in, or a line of that in --answers FILE."))
  }

  @Test(arguments: [["--set", "nonsense"], ["--answers", "/nowhere/at/all"], ["--color", "red"]])
  func optionsThatMakeNoSenseAreRefused(arguments: [String]) throws {
    let run = try program.run(arguments)
    #expect(run.errors.hasPrefix("AuthWalkthrough: "))
    #expect(run.errors.hasSuffix("Try AuthWalkthrough --help.\n"))
    #expect(run.status == 64)
  }
}
