import Foundation
import Pictures
import Switchback
import SwitchbackTesting
import Testing

/// The picture of one turn, in the order in which a router is seen to go through it.
@MainActor
struct TurnPictureTests {
  /// What is seen of the stages from outside, in order.
  @MainActor
  private final class Log {
    var seen: [Stage] = []
  }

  /// A page that says when it has left.
  private final class Page: Screen, Presentable, LifecycleListener {
    private let onLeft: @MainActor () -> Void

    init(_ onLeft: @escaping @MainActor () -> Void) { self.onLeft = onLeft }

    func onRemoved(_ cause: EndCause) { onLeft() }
  }

  private let router = MockRouter()
  private let log = Log()

  /// A flow with one page, which looks around when it leaves.
  private func start(_ flow: Flow<Void>) -> any Coordinator {
    ScriptedCoordinator(flow) { [router, log] flow in
      flow.push(
        Page {
          if router.modules.isEmpty { log.seen.append(.change) }
          if !flow.isOpen { log.seen.append(.conclude) }
          log.seen.append(.tell)
        })
    }
  }

  @Test func oneTurn() async throws {
    var flow: Flow<Void>?
    let ticket = router.start(.push, for: log) { (started: Flow<Void>) in
      flow = started
      return start(started)
    } onEnd: { [router] log, _ in
      log.seen.append(.tell)
      router.push(TestModule("next"))
    }
    router.observe { [log] event in
      if case .requested = event.kind { log.seen.append(.take) }
    }
    let commands = router.host.commands.count
    let awaiter = Task { [log, host = router.host] in
      _ = await ticket.end
      log.seen.append(.goOn)
      return host.commands.count
    }
    await Task { @MainActor in }.value

    log.seen.append(.take)
    flow?.finish()
    #expect(await awaiter.value == commands, "the host is told nothing before")
    while router.host.commands.count == commands { await Task.yield() }
    log.seen.append(.command)
    #expect(router.host.names == ["next"])
    // What is asked for meanwhile is taken before anything else goes on.
    #expect(
      log.seen == [.take, .change, .conclude, .tell, .tell, .take, .goOn, .command])

    let stages = Stage.allCases.sorted { one, other in
      log.seen.firstIndex(of: one) ?? 0 < log.seen.firstIndex(of: other) ?? 0
    }
    try check("one-turn", TurnPicture.title, TurnPicture(stages: stages).draw)
    router.close()
  }

  @Test func theStagesAreCalledAsInTheEngine() throws {
    let file = Picture.root.appending(path: "Sources/Switchback/Engine/NavigationEngine.swift")
    let code = try String(contentsOf: file, encoding: .utf8)
    for stage in Stage.allCases { #expect(code.contains("\(stage.code)("), "\(stage.code)") }
  }
}
