import SwitchbackTerminal
import Testing

struct DisplayOptionsTests {
  @Test(
    arguments: [
      ([:], true),
      (["TERM": "xterm-256color"], true),
      (["TERM": "dumb"], false),
      (["NO_COLOR": "1"], false),
      (["NO_COLOR": "0"], false),
      (["NO_COLOR": ""], true),
      (["NO_COLOR": "", "TERM": "dumb"], false),
      (["FORCE_COLOR": "1", "TERM": "dumb"], true),
      (["FORCE_COLOR": "0", "TERM": "dumb"], false),
      (["FORCE_COLOR": "", "TERM": "dumb"], false),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
      (["CLICOLOR_FORCE": "0", "TERM": "dumb"], false),
      (["CLICOLOR": "0"], false),
      (["CLICOLOR": "1"], true),
      (["CLICOLOR": "1", "TERM": "dumb"], false),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
      (["CLICOLOR": "0", "FORCE_COLOR": "1"], true),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "0"], false),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
      (["NO_COLOR": "", "FORCE_COLOR": "1", "CLICOLOR": "0"], true),
    ] as [([String: String], Bool)])
  func theEnvironmentDecidesAboutColor(environment: [String: String], usesColor: Bool) {
    #expect(DisplayOptions(environment: environment).usesColor == usesColor)
    // What is wanted of this program goes before everything.
    #expect(DisplayOptions(environment: environment, color: .always).usesColor)
    #expect(!DisplayOptions(environment: environment, color: .never).usesColor)
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "C"], true), (["LANG": "POSIX"], true),
      (["LANG": "de_DE.ISO-8859-1"], true), (["LANG": "en_US.UTF-8"], false),
      (["LANG": "en_US.utf8"], false), (["LANG": "C.UTF-8"], false), (["LC_CTYPE": "UTF-8"], false),
      (["LANG": "en_US.UTF-8", "LC_CTYPE": "C"], true),
      (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], false),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C"], true),
      (["LANG": "C", "LC_CTYPE": "C", "LC_ALL": "en_US.UTF-8"], false),
      (["LANG": "en_US.UTF-8", "LC_CTYPE": "", "LC_ALL": ""], false),
      (["LC_MESSAGES": "en_US.UTF-8"], true),
    ] as [([String: String], Bool)])
  func theLocaleDecidesWhichCharactersAreDrawn(environment: [String: String], usesASCII: Bool) {
    #expect(DisplayOptions(environment: environment).usesASCII == usesASCII)
  }

  @Test func theEnvironmentDecidesAboutNothingElse() {
    let options = DisplayOptions(environment: ["TERM": "dumb", "NO_COLOR": "1"])
    #expect(options == DisplayOptions(usesColor: false, usesASCII: true))
    #expect(DisplayOptions() == DisplayOptions(environment: ["LANG": "C.UTF-8"]))
  }

  @Test func theChoicesAreNamedAsOnACommandLine() {
    #expect(DisplayOptions.ColorChoice.allCases.map(\.rawValue) == ["auto", "always", "never"])
    #expect(DisplayOptions.ColorChoice(rawValue: "sometimes") == nil)
  }
}
