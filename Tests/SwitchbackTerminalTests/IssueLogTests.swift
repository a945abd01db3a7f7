import Switchback
import Testing

@testable import SwitchbackTerminal

/// Where the hosts of the terminal log what a program says nothing about.
@MainActor
@Suite(.waitsForRelease)
struct IssueLogTests {
  private static let attack = "a\u{1B}[2Jb\nc"
  private static let printed = "a\u{FFFD}[2Jb c"

  /// A console whose diagnostics go elsewhere.
  @MainActor
  private final class DividedConsole: LineConsole {
    let columns = 60
    let showsTyping = false
    private(set) var transcript = ""
    private(set) var logged: [String] = []
    func write(_ text: String) { transcript += text }
    func log(_ line: String) { logged.append(line) }
    func readLine(after prompt: String, isSecret: Bool) async -> String? { nil }
  }

  private func misuse(_ router: StackRouter) { router.pop(to: Menu(Self.attack)) }

  @Test func lineByLineOneStandsOnALineOfItsOwnAndTheQuestionBelowIt() async {
    let console = ScriptedConsole(isOpen: true)
    let host = LineHost(console: console)
    let router = StackRouter(host: host)
    let task = Task {
      await host.serve {
        await router.run { (flow: Flow<Void>) in
          TestCoordinator(flow) { $0.push(Menu("List") { _, _ in flow.finish() }) }
        }
      }
    }
    await console.asked()
    misuse(router)
    console.type("1")
    #expect(await task.value.cause == .finished)
    let lines = console.transcript.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(
      lines.prefix(3) == ["== List ==", "  1) Next", "Your choice (1, back, quit or help): "])
    #expect(lines.dropFirst(3).first?.hasPrefix(Self.printed) == true)
    #expect(lines.suffix(2) == ["Your choice (1, back, quit or help): 1", ""])
  }

  @Test func lineByLineTheyGoWhereTheConsoleWantsThem() {
    let console = DividedConsole()
    let router = StackRouter(host: LineHost(console: console))
    misuse(router)
    router.close()
    #expect(console.transcript == "")
    #expect(console.logged.count == 1)
    #expect(console.logged.first?.hasPrefix(Self.printed) == true)
    #expect(console.logged.first?.contains("\n") == false)
  }

  @Test func onPagesTheyAreKeptApartFromWhatIsDrawn() async {
    let pilot = TerminalPilot(columns: 60, rows: 16)
    let router = StackRouter(host: pilot.host)
    let task = Task {
      await pilot.host.serve {
        await router.run { (flow: Flow<Void>) in
          TestCoordinator(flow) { $0.push(Menu("List") { _, _ in flow.finish() }) }
        }
      }
    }
    #expect(await pilot.shows("List"))
    let before = pilot.text
    misuse(router)
    #expect(await pilot.shows("List"))
    #expect(pilot.text == before)
    let logged = pilot.display.logged
    #expect(logged.count == 1)
    #expect(logged.first?.hasPrefix(Self.printed) == true)
    #expect(logged.first?.contains("\n") == false)
    pilot.press(.enter)
    #expect(await task.value.cause == .finished)
  }

  @Test func thoseOfTabsAndOfWhatOutlivesTheRouterGoTheSameWay() {
    let pilot = TerminalPilot(columns: 60, rows: 16)
    let router = StackRouter(host: pilot.host)
    let tabs = TabContainer(host: TerminalTabs())
    var flow: Flow<Void>?
    router.start { (started: Flow<Void>) in
      flow = started
      return TestCoordinator(started) { $0.push(tabs) }
    }
    tabs.select(TabID("none"))
    router.close()
    flow?.push(Menu("late"))
    tabs.select(TabID("none"))
    #expect(pilot.display.logged.count == 3)
  }
}
