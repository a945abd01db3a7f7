import Foundation
import Switchback
import SwitchbackTerminal
import Testing

/// The code of the page about pages, compiled and run as it stands there.
@MainActor
@Suite(.waitsForRelease)
struct PagesInATerminalTests {
  func makeHost(prefersLines: Bool) -> any TerminalHost {
    switch TerminalMode.current(prefersLines: prefersLines) {
    case .fullScreen:
      FullScreenHost(
        on: StandardTerminal(),
        options: DisplayOptions(environment: ProcessInfo.processInfo.environment),
      )
    case .lines: LineHost(console: StandardConsole())
    }
  }

  @Test func whoeverPrefersLinesGetsThem() {
    #expect(makeHost(prefersLines: true) is LineHost)
  }

  @Test func aScreenSaysThatItIsFurtherOn() {
    let screen = CopyScreen()
    var changes = 0
    screen.onContentChange = { changes += 1 }
    screen.copied = 0.5
    #expect(changes == 1)
    #expect(screen.content.request == .progress(.init("Copying your letters", fraction: 0.5)))
  }

  @Test func aPilotAnswersTheDocumentedScreen() async {
    let pilot = TerminalPilot(columns: 40, rows: 8)
    let router = StackRouter(host: pilot.host)
    let task = Task { await pilot.host.serve { await router.run { NameCoordinator(flow: $0) } } }
    #expect(await pilot.shows("Your name"))
    pilot.type("Ada")
    pilot.press(.enter)
    #expect(await task.value == .finished("Ada"))
  }

  @Test func theDocumentedScreenIsAnsweredBeforehand() async throws {
    let console = ScriptedConsole()
    var answers = Answers()
    try answers.add("welcome.your-name=Ada")
    let host = LineHost(console: console, answers: answers)
    let router = StackRouter(host: host)
    let end = await host.serve { await router.run { NameCoordinator(flow: $0) } }
    #expect(end == .finished("Ada"))
    #expect(host.answers?.unused == [])
  }

  @Test func thePageShowsThisCode() throws {
    let page = "Sources/SwitchbackTerminal/SwitchbackTerminal.docc/PagesInATerminal.md"
    try expectCode(of: page, blocks: 0..<4)
  }
}

final class CopyScreen: TerminalScreen, Presentable {
  var onContentChange: (@MainActor () -> Void)?
  var copied = 0.0 { didSet { onContentChange?() } }

  var content: ScreenContent {
    ScreenContent(title: "Backup", progress: .init("Copying your letters", fraction: copied))
  }
}
