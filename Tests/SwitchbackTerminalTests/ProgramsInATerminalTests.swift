import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// What the page about programs says of links, compiled and run as it stands there.
@MainActor
@Suite(.waitsForRelease)
struct ProgramsInATerminalTests {
  private let stage = PilotStage()
  private var pilot: TerminalPilot { stage.pilot }

  /// Writes a note, and has a link arrive meanwhile.
  private func openLinkUnderSheet() async throws -> Task<Void, Never> {
    let (router, pilot) = (stage.router, pilot)
    let task = Task {
      _ = await pilot.host.serve { await router.run { OrdersCoordinator(flow: $0) } }
    }
    #expect(await pilot.shows("1  Write a note"))
    pilot.press(.enter)
    #expect(await pilot.shows("1  Send"))
    router.open(
      try DeepLink(
        text: "/orders/7", root: OrdersCoordinator.Route.self))
    #expect(await pilot.shows("Discard the draft?"))
    #expect(router.names == ["Orders", "Draft"])
    return task
  }

  @Test func whoeverGivesTheSheetUpSeesTheLink() async throws {
    let task = try await openLinkUnderSheet()
    pilot.press(.left, .enter)
    #expect(await pilot.shows(" Orders › Order 7"))
    #expect(stage.router.names == ["Orders", "Order 7"])
    #expect(stage.issues == [])
    task.cancel()
    await task.value
  }

  @Test func whoeverKeepsTheSheetStays() async throws {
    let task = try await openLinkUnderSheet()
    pilot.press(.enter)
    #expect(await pilot.shows("1  Send"))
    for _ in 0..<100 { await Task.yield() }
    #expect(stage.router.names == ["Orders", "Draft"])
    #expect(stage.issues == [])
    task.cancel()
    await task.value
  }

  @Test func overTabsALinkCanWaitBelowTheSheet() async {
    let task = stage.start { flow in
      let tabs = TabContainer(host: TerminalTabs())
      tabs.add(TabID("orders"), title: "Orders") { (flow: Flow<Void>) in
        TestCoordinator(flow) { $0.push(Menu("List of orders")) }
      }
      flow.push(tabs)
      flow.present(Menu("Sheet"))
      tabs[TabID("orders")]?.push(Menu("Order 7"))
    }
    #expect(await pilot.shows("esc close"))
    #expect(pilot.text.contains("Sheet"))
    pilot.press(.escape)
    #expect(await pilot.shows("List of orders › Order 7"))
    task.cancel()
    await task.value
  }

  @Test func withoutASheetTheLinkIsShownAtOnce() async throws {
    let (router, pilot) = (stage.router, pilot)
    let task = Task {
      _ = await pilot.host.serve { await router.run { OrdersCoordinator(flow: $0) } }
    }
    #expect(await pilot.shows("1  Write a note"))
    router.open(try DeepLink(text: "/orders/7", root: OrdersCoordinator.Route.self))
    #expect(await pilot.shows(" Orders › Order 7"))
    #expect(stage.issues == [])
    task.cancel()
    await task.value
  }

  @Test func whatARouterSaysIsPrintable() {
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
    let host = LineHost(console: ScriptedConsole())
    let router = StackRouter(
      host: host,
      onIssue: { log("\(PrintableText("\($0)"))") })
    let menu = Menu("a\u{1B}[2Jb\nc")
    router.push(menu)
    router.push(menu)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("a\u{FFFD}[2Jb c"))
  }

  @Test func thePageShowsThisCode() throws {
    let page = "Sources/SwitchbackTerminal/SwitchbackTerminal.docc/ProgramsInATerminal.md"
    try expectCode(of: page, blocks: 1..<4)
  }
}

final class OrdersCoordinator: RouteCoordinator {
  enum Route: LinkedRoute {
    case list
    case order(Int)

    static let patterns: [RoutePattern<Route>] = [
      .init("orders", .list),
      .init("orders/:number", Route.order),
    ]
  }

  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() { go(.list) }

  func show(_ route: Route) {
    switch route {
    case .list:
      flow.push(
        Menu("Orders", ["Write a note"]) { [weak self] _, _ in
          self?.writeNote()
        })
    case .order(let number):
      flow.push(Menu("Order \(number)"))
    }
  }

  private func writeNote() {
    flow.start(.modal) { (note: Flow<Void>) in
      NoteCoordinator(flow: note)
    }
  }
}

/// Writes a note that is not to be lost.
@MainActor
private final class NoteCoordinator: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }
  func start() { flow.push(Draft(flow)) }
}
