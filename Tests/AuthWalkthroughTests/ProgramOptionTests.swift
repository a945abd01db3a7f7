import Foundation
import Testing

/// The built program: its options, its state file, and what can be wrong with them.
final class ProgramOptionTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram("AuthWalkthrough") }
  deinit { program.cleanUp() }

  private let demoAtHome =
    #"{"session": {"userName": "demo"}, "shownAround": ["demo"]}"#

  @Test(arguments: [
    (["--colour"], "There is no option --colour."),
    (["demo"], "There is no argument demo."),
    (["--state"], "The option --state needs a file."),
    (["--state="], "The option --state needs a file."),
    (["--state", "--reset"], "The option --state needs a file."),
  ])
  func wrongUsageIsSaid(arguments: [String], sentence: String) throws {
    let wanted = BuiltProgram.Run(
      output: "", errors: "AuthWalkthrough: \(sentence)\nTry AuthWalkthrough --help.\n", status: 64)
    #expect(try program.run(arguments) == wanted)
  }

  @Test func helpNamesTheDemonstrationAccount() throws {
    let run = try program.run(["--help"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("There is one account: demo, with the password switchback."))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }

  @Test func versionIsOneLine() throws {
    let wanted = BuiltProgram.Run(
      output: "AuthWalkthrough: there is no release yet\n", errors: "", status: 0)
    #expect(try program.run(["--version"]) == wanted)
  }

  @Test(arguments: [true, false])
  func theStateIsKeptInTheGivenFile(isOneWord: Bool) throws {
    let file = program.home.appending(path: "mine.json")
    let option = isOneWord ? ["--state=\(file.path)"] : ["--state", file.path]
    let run = try program.run(option, input: ["1", "demo", "switchback", "quit"])
    #expect(run.output == "left: quit\n")
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept.contains("demo"))
  }

  #if os(Linux)
  @Test func aResultThatCannotBeWrittenIsSaidAndFails() throws {
    let process = program.makeProcess(["--version"])
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    let sentence =
      "AuthWalkthrough: The result could not be written: AuthWalkthrough: there is no release yet\n"
    #expect(String(decoding: said, as: UTF8.self) == sentence)
  }
  #endif

  @Test func resetBeginsSignedOut() throws {
    try program.writeState(demoAtHome)
    let run = try program.run(["--reset"], input: ["quit"])
    #expect(run.errors == Transcript.welcome + "quit\n")
    #expect(try program.readState() == #"{"shownAround":[]}"#)
  }

  @Test func aDamagedStateIsSetAsideWithoutOverwritingAnEarlierOne() throws {
    for (number, name) in [(1, ".damaged"), (2, ".damaged-2")] {
      try program.writeState("{ \(number)")
      let run = try program.run(input: ["quit"])
      let path = program.stateFile.path
      #expect(
        run.errors == """
          The state in \(path) cannot be used. The given data was not valid JSON. It is now in \
          auth-walkthrough.json\(name).

          """ + Transcript.welcome + "quit\n")
      let aside = try String(contentsOfFile: path + name, encoding: .utf8)
      #expect(aside == "{ \(number)")
    }
    let first = try String(contentsOfFile: program.stateFile.path + ".damaged", encoding: .utf8)
    #expect(first == "{ 1")
  }

  @Test func aStateThatCannotBeWrittenIsSaidOnceAndStopsNobody() throws {
    let file = program.home.appendingPathComponent("file")
    try Data().write(to: file)
    let path = file.appendingPathComponent("state.json").path
    let run = try program.run(
      ["--state", path], input: ["1", "demo", "switchback", "back", "3"])
    #expect(
      run.errors == Transcript.welcome + "1\n" + Transcript.logIn + "User name: demo\nPassword: \n"
        + "The state cannot be written to \(path). It is forgotten when the program ends.\n"
        + Transcript.page1 + "back\n" + Transcript.home("demo") + "3\n")
    #expect(run.status == 0)
  }

  @Test func somethingThatIsNoFileIsLeftAlone() throws {
    let run = try program.run(["--state", "/dev/null"], input: ["quit"])
    #expect(
      run.errors == "The state cannot be kept in /dev/null, which is no ordinary file.\n"
        + Transcript.welcome + "quit\n")
  }

  @Test(arguments: [
    (["quit"], 2),
    ([], 2),
    (
      [
        "1", "demo", "switchback", "back", "1", "1", "back", "back", "tab 2", "1", "1", "2",
        ":back", "quit",
      ], 7
    ),
    (["1", "demo", "switchback", "1", "1", "1", "3"], 5),
  ])
  func theAuditFindsNothingThatOutlivesItsFlow(input: [String], flows: Int) throws {
    let run = try program.run(["--audit", "--reset"], input: input)
    let last = run.errors.split(separator: "\n").last
    #expect(last == "audit: \(flows) flows ended, 0 leaks")
    #expect(!run.errors.contains("issue:"))
  }

  @Test func traceTellsEveryEvent() throws {
    let run = try program.run(["--trace"], input: ["quit"])
    let withoutLines = run.errors.replacing(#/:\d+\)$/#.anchorsMatchLineEndings(), with: ")")
    #expect(
      withoutLines == """
        trace: flow started MainCoordinator#1 (push) [] (SampleProgram/SampleProgram.swift)
        trace: flow started AuthCoordinator#2 (root from MainCoordinator#1) [] \
        (AuthFlows/MainCoordinator.swift)
        trace: request push ChooseScreen#1 in AuthCoordinator#2 [ChooseScreen#1] \
        (AuthFlows/AuthCoordinator.swift)
        trace: shown ChooseScreen#1 in AuthCoordinator#2 [ChooseScreen#1] \
        (AuthFlows/AuthCoordinator.swift)

        """ + Transcript.welcome + """
          quit
          trace: removed ChooseScreen#1: system back (quit) in AuthCoordinator#2 []
          trace: flow ended AuthCoordinator#2: system back (quit) []
          trace: flow ended MainCoordinator#1: system back (quit) []

          """)
  }
}
