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
        options: DisplayOptions(
          environment: ProcessInfo.processInfo.environment),
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

  @Test func theDocumentedFormLooksAsItIsShown() async throws {
    let pilot = TerminalPilot(columns: 64, rows: 10)
    let router = StackRouter(host: pilot.host)
    let task = Task {
      await pilot.host.serve {
        await router.run { (flow: Flow<Void>) in
          TestCoordinator(flow) { flow in
            flow.push(Menu("Before"))
            flow.push(OrderScreen())
          }
        }
      }
    }
    #expect(await pilot.shows("Size    ‹ choose ›"))
    pilot.press(.left, .enter, .enter)
    #expect(await pilot.shows("! Where do you live?"))
    let page = try documentation(
      "Sources/SwitchbackTerminal/SwitchbackTerminal.docc/PagesInATerminal.md")
    let seen = pilot.lines.filter { !$0.isEmpty }
    let shown = page.components(separatedBy: "```\n").first { $0.hasPrefix(" Order\n") } ?? ""
    #expect(seen == shown.split(separator: "\n").map(String.init))
    pilot.press(.control("l"))
    #expect(await pilot.shows("Size    ‹ choose ›"))
    #expect(!pilot.text.contains("Where do you live?"))
    task.cancel()
    _ = await task.value
  }

  @Test func aPilotAnswersTheDocumentedScreen() async {
    let pilot = TerminalPilot(columns: 40, rows: 8)
    let router = StackRouter(host: pilot.host)
    let task = Task {
      await pilot.host.serve {
        await router.run { NameCoordinator(flow: $0) }
      }
    }
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
    try expectCode(of: page, blocks: 0..<5)
  }
}

final class CopyScreen: TerminalScreen, Presentable {
  var onContentChange: (@MainActor () -> Void)?
  var copied = 0.0 { didSet { onContentChange?() } }

  var content: ScreenContent {
    ScreenContent(
      title: "Backup",
      progress: .init("Copying your letters", fraction: copied))
  }
}

@MainActor
private final class OrderScreen: TerminalScreen, Presentable {
  private var size: Int?
  private var street = ""
  private var error: String?

  var content: ScreenContent {
    var content = ScreenContent(
      title: "Order",
      form: [
        FormField("Size", options: ["Small", "Large"], selected: size),
        FormField("Street", value: street, error: error),
      ],
    )
    content.submitTitle = "order"
    content.commands = [ScreenCommand("clear", key: .control("l"))]
    return content
  }
  func edited(field: Int, to text: String) {
    if field == 0 {
      size = ["Small", "Large"].firstIndex(of: text)
    } else {
      street = text
    }
  }
  func submitted() {
    error = street.isEmpty ? "Where do you live?" : nil
  }
  func invoked(command: Int) {
    (size, street, error) = (nil, "", nil)
  }
}
