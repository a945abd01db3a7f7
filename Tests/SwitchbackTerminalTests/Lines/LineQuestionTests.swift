import Testing

@testable import SwitchbackTerminal

struct LineQuestionTests {
  @Test(arguments: [
    ("1", LineAnswer.choice(0)), (" 3 ", .choice(2)), ("2)", .choice(1)), ("2.", .choice(1)),
    ("03", .choice(2)), ("0", .unclear), ("4", .unclear), ("-1", .unclear), ("", .unclear),
    ("1 2", .unclear), ("one", .unclear), (")", .unclear), ("99999999999999999999", .unclear),
    ("back", .back), ("BACK", .back), (" quit", .quit), ("Help", .help), (":back", .back),
    ("::back", .unclear), ("backwards", .unclear), ("exit", .unclear),
  ])
  func anAnswerToAChoice(line: String, answer: LineAnswer) {
    #expect(LineQuestion.choice(of: 3).answer(in: line) == answer)
  }

  @Test(arguments: ["0", "1", ""])
  func withoutChoicesNoNumberIsAnAnswer(line: String) {
    #expect(LineQuestion.choice(of: 0).answer(in: line) == .unclear)
  }

  @Test(arguments: [
    ("ada", LineAnswer.text("ada")), ("  a b ", .text("a b")), ("", .text("")), ("  ", .text("")),
    ("back", .text("back")), (":back", .back), (" :BACK ", .back), (":quit", .quit),
    (":help", .help), (":", .text(":")), (":backs", .text(":backs")),
  ])
  func anAnswerToAField(line: String, answer: LineAnswer) {
    #expect(LineQuestion.field(FormField("Name")).answer(in: line) == answer)
  }

  @Test(arguments: [
    ("", LineAnswer.keep), ("  ", .text("  ")), (" x", .text(" x")), (":back", .back),
  ])
  func anAnswerToASecretThatIsKept(line: String, answer: LineAnswer) {
    let field = FormField("Password", kind: .secret, value: "old")
    #expect(LineQuestion.field(field).answer(in: line) == answer)
  }

  @Test(arguments: [
    ("yes", LineAnswer.text("yes")), (" Y ", .text("yes")), ("NO", .text("no")), ("n", .text("no")),
    ("", .keep), ("  ", .keep), ("1", .unclear), ("ja", .unclear), ("true", .unclear),
    ("back", .back), (":back", .back), ("QUIT", .quit), ("help", .help),
  ])
  func anAnswerToABox(line: String, answer: LineAnswer) {
    #expect(LineQuestion.field(FormField("Keep", isChecked: true)).answer(in: line) == answer)
    let unset = LineQuestion.field(FormField("Keep", kind: .checkBox))
    #expect(unset.answer(in: line) == (answer == .keep ? .unclear : answer))
  }

  @Test(arguments: [
    ("back", LineAnswer.back), (":back", .back), ("Quit", .quit), ("help", .help), ("1", .unclear),
    ("", .unclear), ("cancel", .unclear),
  ])
  func whileWorkIsUnderWayOnlyWordsAreAnswers(line: String, answer: LineAnswer) {
    #expect(LineQuestion.progress.answer(in: line) == answer)
  }

  @Test(arguments: [
    (LineQuestion.choice(of: 0), "Your choice (back, quit or help): "),
    (.choice(of: 1), "Your choice (1, or help): "),
    (.choice(of: 12), "Your choice (1-12, or help): "),
    (.field(FormField("Name")), "Name: "),
    (.field(FormField("Name", value: "")), "Name: "),
    (.field(FormField("Name", value: "ada")), "Name [ada]: "),
    (.field(FormField("Password", kind: .secret)), "Password: "),
    (.field(FormField("Password", kind: .secret, value: "x")), "Password [kept]: "),
    (.field(FormField("Keep", kind: .checkBox)), "Keep (yes or no): "),
    (.field(FormField("Keep", isChecked: true)), "Keep (yes or no) [yes]: "),
    (.progress, "Please wait (back cancels this): "),
  ])
  func aPrompt(question: LineQuestion, prompt: String) {
    #expect(question.prompt == prompt)
  }
}
