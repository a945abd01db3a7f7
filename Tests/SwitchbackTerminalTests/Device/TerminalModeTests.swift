import SwitchbackTerminal
import Testing

struct TerminalModeTests {
  private func mode(
    input: Bool = true, output: Bool = true, term: String? = "xterm", accessible: String? = nil,
    prefersLines: Bool = false,
  ) -> TerminalMode {
    TerminalMode.decide(
      isInputTerminal: input, isOutputTerminal: output, term: term, accessible: accessible,
      prefersLines: prefersLines)
  }

  @Test(arguments: [true, false], [true, false])
  func pagesNeedATerminalOnBothSides(input: Bool, output: Bool) {
    #expect(mode(input: input, output: output) == (input && output ? .fullScreen : .lines))
  }

  @Test(
    arguments: [
      ("xterm", TerminalMode.fullScreen), ("linux", .fullScreen), ("dumb-emacs-ansi", .fullScreen),
      ("dumb", .lines), ("", .lines), (nil, .lines),
    ] as [(String?, TerminalMode)])
  func pagesNeedATerminalThatCanDraw(term: String?, result: TerminalMode) {
    #expect(mode(term: term) == result)
  }

  @Test(
    arguments: [
      (nil, TerminalMode.fullScreen), ("", .fullScreen), ("0", .fullScreen), ("false", .fullScreen),
      ("FALSE", .fullScreen), ("1", .lines), ("true", .lines), ("yes", .lines), ("no", .lines),
    ] as [(String?, TerminalMode)])
  func whoeverUsesAScreenReaderGetsLines(accessible: String?, result: TerminalMode) {
    #expect(mode(accessible: accessible) == result)
  }

  @Test func whoeverPrefersLinesGetsThem() {
    #expect(mode(prefersLines: true) == .lines)
    #expect(mode(accessible: "0", prefersLines: true) == .lines)
  }
}
