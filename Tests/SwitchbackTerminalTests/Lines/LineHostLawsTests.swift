import Switchback
import SwitchbackTerminal
import SwitchbackTesting
import Testing

/// The laws, on the host that shows screens line by line.
@MainActor
struct LineHostLawsTests {
  @Test func theLineHostKeepsTheLaws() async {
    let violations = await HostLaws.violations { LineHostSubject() }
    #expect(violations == [])
  }

  @Test func theTabsOfATerminalKeepTheLaws() async {
    let violations = await HostLaws.violations(ofTabs: { TerminalTabsSubject() })
    #expect(violations == [])
  }
}

/// Tabs on a line host, and a user who types.
@MainActor
private final class TerminalTabsSubject: TabHostSubject {
  private let subject = LineHostSubject()
  private let tabs = TerminalTabs()

  var host: any StackHost { subject.host }
  var tabHost: any TabHost { tabs }
  var shownTabs: [TabID] { tabs.tabs }
  var shownTab: TabID? { tabs.selected }
  func screens(of tab: TabID) -> [any Screen]? { tabs.screens(of: tab) }
  func makeScreen(_ name: String) -> any Screen { subject.makeScreen(name) }

  func tap(_ tab: TabID) -> UserActOutcome {
    subject.type("tab \(tab)")
    return .done
  }

  func completeTransitions() async { await subject.completeTransitions() }
}

/// A line host, and a user who types.
@MainActor
private final class LineHostSubject: HostSubject {
  final class ForeignPage: Screen {}

  private let console = ScriptedConsole(isOpen: true)
  private let line: LineHost
  private let serving: Task<Void, Never>

  init() {
    let line = LineHost(console: console)
    self.line = line
    serving = Task { await line.serve { await Pause().end } }
  }

  deinit {
    serving.cancel()
  }

  var host: any StackHost { line }

  func makeScreen(_ name: String) -> any Screen { PlainPage(name) }
  func makeForeignScreen() -> (any Screen)? { ForeignPage() }

  func type(_ line: String) { console.type(line) }

  func back() -> UserActOutcome {
    console.type("back")
    return .done
  }

  func answer(_ choice: Int?) -> UserActOutcome {
    let lastTitle = console.transcript.split(separator: "\n").last { $0.hasPrefix("==") }
    let titles = ["== first or second? ==", "== something has happened =="]
    guard console.isWaiting, let lastTitle, titles.contains(String(lastTitle)) else {
      return .refused
    }
    console.type(choice.map { "\($0 + 1)" } ?? "back")
    return .done
  }

  func completeTransitions() async {
    for _ in 0..<50 { await Task.yield() }
    // What was typed is used once the next question is asked; where nothing can be asked, that never comes.
    for _ in 0..<500 where !console.isWaiting { await Task.yield() }
  }
}
