import Switchback
import SwitchbackTerminal
import Testing

final class NameScreen: TerminalScreen, Presentable {
  private var typed = ""
  private let onName: @MainActor (String) -> Void
  init(onName: @escaping @MainActor (String) -> Void) {
    self.onName = onName
  }

  var content: ScreenContent {
    ScreenContent(
      title: "Welcome",
      form: [FormField("Your name", value: typed)])
  }
  func edited(field: Int, to text: String) { typed = text }
  func submitted() { onName(typed) }
}

final class NameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }
  func start() {
    flow.push(NameScreen { [flow] name in flow.finish(name) })
  }
}

/// The first screen of the documentation, compiled and run as it stands there.
@MainActor
@Suite(.waitsForRelease)
struct FirstScreenTests {
  @Test func theDocumentedScreenAsksForAName() async {
    let stage = Stage("Ada")
    let end = await stage.host.serve { [router = stage.router] in
      await router.run { NameCoordinator(flow: $0) }
    }
    #expect(end == .finished("Ada"))
    #expect(stage.transcript.contains("Your name: Ada\n"))
  }

  @Test func thePageShowsThisCode() throws {
    let page = "Sources/SwitchbackTerminal/SwitchbackTerminal.docc/SwitchbackTerminal.md"
    try expectCode(of: page, blocks: 0..<1)
  }
}
