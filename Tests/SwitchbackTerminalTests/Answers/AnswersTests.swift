import Testing

@testable import SwitchbackTerminal

struct AnswersTests {
  @Test(arguments: [
    ("Log in", "log-in"), ("User name:", "user-name"), ("  Sign  out… ", "sign-out"),
    ("1. Über uns", "1-über-uns"), ("한국어 문서", "한국어-문서"), ("", ""), ("?!", ""),
    ("don't", "don-t"), ("already-named", "already-named"),
  ])
  func aTitleHasAName(title: String, name: String) {
    #expect(Answers.name(of: title) == name)
    #expect(Answers.name(of: name) == name)
  }

  @Test(arguments: [
    ("home=done", "home", "done"), (" Home =done", "home", "done"), ("home=", "home", ""),
    ("home= a b ", "home", " a b "), ("a.b=c=d", "a.b", "c=d"), ("home=#1", "home", "#1"),
    ("home=\u{301}x", "home", "\u{301}x"),
  ])
  func anAnswerIsANameAndAValue(assignment: String, name: String, value: String) throws {
    var answers = Answers()
    try answers.add(assignment)
    #expect(answers.unused == [name])
    #expect(answers.take([name])?.unicodeScalars.elementsEqual(value.unicodeScalars) == true)
  }

  @Test(arguments: ["", "home", "=done", "  = done", "home:done"])
  func anythingElseIsMalformed(assignment: String) {
    var answers = Answers()
    #expect(throws: AnswerFailure(.malformed(assignment))) { try answers.add(assignment) }
    #expect(answers == Answers())
  }

  @Test func aTextHasAnAnswerALine() throws {
    var answers = Answers()
    try answers.add("before=x")
    try answers.read(
      "# comment\n\n  # another\r\n one = a b  \r\ntwo=\t#2\n\n=".dropLast().description)
    #expect(answers.unused == ["before", "one", "two"])
    #expect(answers.take(["one"]) == "a b")
    #expect(answers.take(["two"]) == "#2")
  }

  @Test(arguments: ["\u{FEFF}one=a\ntwo=b", "\u{FEFF}\none=a\ntwo=b", "\u{FEFF}# x\none=a\ntwo=b"])
  func whatSomeEditorsWriteBeforeATextIsNoPartOfIt(text: String) throws {
    var answers = Answers()
    try answers.read(text)
    #expect(answers.unused == ["one", "two"])
  }

  @Test func aTextIsReadUpToTheFirstLineThatIsNoAnswer() {
    var answers = Answers()
    #expect(throws: AnswerFailure(.malformed("oops"))) {
      try answers.read("one=1\n  oops \ntwo=2")
    }
    #expect(answers.unused == ["one"])
  }

  @Test func eachAnswersOnceInTheirOrder() throws {
    var answers = Answers()
    try answers.read("name = a\nother = x\nlog-in.name = b\nname = c")
    let names = ["log-in.name", "name"]
    #expect(answers.has(names))
    #expect((0..<4).map { _ in answers.take(names) } == ["a", "b", "c", nil])
    #expect(!answers.has(names))
    #expect(answers.unused == ["other"])
  }
}
