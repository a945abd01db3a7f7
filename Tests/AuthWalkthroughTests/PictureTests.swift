import AuthFlows
import Pictures
import Switchback
import Testing

@testable import AuthWalkthrough
@testable import SwitchbackTerminal

/// The pictures of the sample in the documentation, as the program draws them now.
@MainActor
struct PictureTests {
  private let store = Store()
  private let log = Log()

  private func serve(on pilot: TerminalPilot) -> Task<FlowEnd<String>, Never> {
    let (modules, store, log) = (TerminalModules(), store, log)
    let router = StackRouter(host: pilot.host)
    router.observe { log.events.append($0) }
    return Task {
      await pilot.host.serve {
        await router.run { flow in
          MainCoordinator(
            flow: flow, modules: modules, accounts: InMemoryAccounts(), store: store)
        }
      }
    }
  }

  @Test func theSample() async throws {
    let pilot = TerminalPilot(columns: 60, rows: 14)
    let end = serve(on: pilot)
    #expect(await pilot.shows("2  Register"))
    pilot.type("2")
    #expect(await pilot.shows("Password again"))
    pilot.type("ada\nbabbage1\nbabbage2\n")
    #expect(await pilot.shows("! The two passwords are not the same."))
    let picture = Picture(
      path: "Sources/SwitchbackTerminal/SwitchbackTerminal.docc/Resources/auth-walkthrough",
      title: "The page of the sample on which somebody registers")
    try picture.check { pilot.svg($0, title: picture.title) }
    pilot.press(.control("c"))
    _ = await end.value
  }

  @Test func goingBackInTheMiddleOfAFlow() async throws {
    store.state.session = Session(userName: "demo")
    let pilot = TerminalPilot(columns: 50, rows: 11)
    let end = serve(on: pilot)
    #expect(await pilot.shows("1 of 3"))
    pilot.press(.enter)
    #expect(await pilot.shows("2 of 3"))
    let before = pilot.display.emulator.frame
    log.events = []
    pilot.press(.escape)
    #expect(await pilot.shows("1 of 3"))
    let first = log.told
    log.events = []
    pilot.press(.escape)
    #expect(await pilot.shows("You are signed in as demo."))
    let second = log.told
    #expect(
      first + second == [
        "PageScreen#2 left: system back (key)", "PageScreen#1 left: system back (key)",
        "WalkthroughCoordinator is over: system back (key)",
        "MainCoordinator is told, once, and shows Tabs#3",
      ])

    let rows = [(" esc ", first), (" esc ", second)]
    let after = pilot.display.emulator.frame
    let picture = Picture(
      path: "Sources/Switchback/Switchback.docc/Resources/going-back",
      title: "Going back in the middle of a flow, and who is told what")
    let canvas = draw(before, rows, after)
    try picture.check { canvas.svg($0, title: picture.title) }
    pilot.press(.control("c"))
    _ = await end.value
  }

  /// Two screens, and between them the keys that led from one to the other with what was told.
  private func draw(
    _ before: Canvas, _ told: [(key: String, lines: [String])], _ after: Canvas,
  ) -> Canvas {
    let (above, below) = (before.boxed(.full), after.boxed(.full))
    let height = told.reduce(2) { $0 + $1.lines.count + 1 }
    var canvas = Canvas(
      columns: above.size.columns, rows: above.size.rows + height + below.size.rows)
    canvas.draw(above, row: 0)
    var row = above.size.rows + 1
    for (key, lines) in told {
      canvas.write(key, row: row, column: 2, .chosen)
      for (offset, line) in lines.enumerated() {
        canvas.write(line, row: row + 1 + offset, column: 4)
      }
      row += lines.count + 1
    }
    canvas.draw(below, row: row + 1)
    canvas.cursor = nil
    return canvas
  }

  @MainActor
  private final class Store: AppStateStore {
    var state = AppState()
  }

  /// What happened, and what of it is told to whom.
  @MainActor
  private final class Log {
    var events: [NavigationEvent] = []

    var told: [String] {
      events.compactMap { event in
        let flow = event.flow?.description.prefix { $0 != "#" } ?? ""
        return switch event.kind {
        case .removed(let module, let cause): "\(module) left: \(cause)"
        case .flowEnded(_, let cause): "\(flow) is over: \(cause)"
        // What the coordinator around does, it does because it is told.
        case .shown(let module) where flow == "MainCoordinator":
          "\(flow) is told, once, and shows \(module)"
        default: nil
        }
      }
    }
  }
}
