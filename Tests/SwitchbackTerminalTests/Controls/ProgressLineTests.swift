import Testing

@testable import SwitchbackTerminal

struct ProgressLineTests {
  @Test(arguments: [
    (0, "░░░░░░░░░░ 0 %"), (0.5, "████░░░░░ 50 %"), (1, "████████ 100 %"),
    (-1, "░░░░░░░░░░ 0 %"), (7, "████████ 100 %"), (.nan, "░░░░░░░░░░ 0 %"),
    (.infinity, "████████ 100 %"), (-.infinity, "░░░░░░░░░░ 0 %"),
  ])
  func theBarSaysHowMuchIsDone(fraction: Double, bar: String) {
    let line = ProgressLine(label: "Loading", fraction: fraction)
    #expect(line.drawn(columns: bar.terminalWidth).lines.last == bar)
  }

  @Test(arguments: 0...100)
  func aWholeNumberOfHundredthsIsThatManyPercent(percent: Int) {
    let line = ProgressLine(label: "Loading", fraction: Double(percent) / 100)
    #expect(line.drawn(columns: 80).lines[1].hasSuffix(" \(percent) %"))
  }

  @Test(arguments: [0.995, 0.999_999, 1.0.nextDown])
  func whatIsNotDoneIsNotAHundredPercent(fraction: Double) {
    let line = ProgressLine(label: "Loading", fraction: fraction)
    #expect(line.drawn(columns: 80).lines[1].hasSuffix(" 99 %"))
  }

  @Test func itIsNoLongerThanFortySigns() {
    let line = ProgressLine(label: "Loading", fraction: 1)
    #expect(line.drawn(columns: 200).lines[1] == String(repeating: "█", count: 40) + " 100 %")
  }

  @Test func withoutAFractionThereIsOnlyTheLabel() {
    let line = ProgressLine(label: "Loading a long list", fraction: nil)
    #expect(line.drawn(columns: 40).lines == ["Loading a long list"])
    #expect(line.drawn(columns: 12).lines == ["Loading a", "long list"])
  }

  @Test(arguments: 0...7, [0, 0.4, 1, .nan])
  func itFitsIntoFewColumns(columns: Int, fraction: Double) {
    let canvas = ProgressLine(label: "Loading", fraction: fraction).drawn(columns: columns)
    #expect(canvas.size.columns == columns)
    #expect(canvas.lines.allSatisfy { $0.terminalWidth <= columns })
  }

  @Test(arguments: [Key.enter, .character(" "), .down, .escape, .backspace])
  func itTakesNoKey(key: Key) {
    var line = ProgressLine(label: "Loading", fraction: nil)
    #expect(line.take(key) == .unused)
  }

  @Test func itShowsWhatTheScreenSays() {
    var line = ProgressLine(label: "Loading", fraction: nil)
    line.update(to: ProgressLine(label: "Saving", fraction: 1))
    #expect(line.drawn(columns: 10).lines == ["Saving", "████ 100 %"])
  }
}
