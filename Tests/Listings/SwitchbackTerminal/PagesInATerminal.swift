import Foundation
import Switchback
import SwitchbackTerminal
import Testing

final class NameScreen: TerminalScreen, Presentable {
  init(onName: @escaping @MainActor (String) -> Void) {}
  var content: ScreenContent { ScreenContent(title: "Welcome", form: []) }
}

final class NameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }
  func start() { flow.push(NameScreen { [flow] name in flow.finish(name) }) }
}

@MainActor
struct Program {
  // listing
}

// listing

// listing

@MainActor
func testWhatIsTyped() async {
  // listing
}

@MainActor
func answer(on console: any LineConsole) throws {
  // listing
  _ = host
}
