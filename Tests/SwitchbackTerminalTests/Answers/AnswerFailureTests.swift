import Testing

@testable import SwitchbackTerminal

struct AnswerFailureTests {
  @Test(arguments: [
    (
      AnswerFailure(.malformed("x")),
      "x is not an answer. Write a name, an equals sign, and a value."
    ),
    (
      .init(.missing(choices: []), screen: "Log in", field: "Name"),
      "Log in, Name: there is no answer for this."
    ),
    (
      .init(.missing(choices: ["a"]), screen: "Menu"),
      "Menu: there is no answer for this. It can be a."
    ),
    (
      .init(.missing(choices: ["a", "b"]), screen: "Menu"),
      "Menu: there is no answer for this. It can be a or b."
    ),
    (
      .init(.missing(choices: ["a", "b", "c"]), screen: "Menu"),
      "Menu: there is no answer for this. It can be a, b or c."
    ),
    (
      .init(.notAChoice("x", choices: []), screen: "Form", field: "Keep"),
      "Form, Keep: x is not an answer here."
    ),
    (
      .init(.notAChoice("x", choices: ["a", "b"]), screen: "Menu"),
      "Menu: x cannot be chosen here. It can be a or b."
    ),
    (.init(.refused("That is wrong."), screen: "Log in"), "Log in: That is wrong."),
  ])
  func aFailureIsASentence(failure: AnswerFailure, sentence: String) {
    #expect(failure.description == sentence)
  }

  @Test(
    arguments: [
      (nil, nil, nil), ("Log in", nil, "log-in"), ("Log in", "User name", "log-in.user-name"),
      (nil, "User name", nil),
    ] as [(String?, String?, String?)])
  func itNamesTheAnswerThatWouldHelp(screen: String?, field: String?, name: String?) {
    let failure = AnswerFailure(.missing(choices: []), screen: screen, field: field)
    #expect(failure.name == name)
  }
}
