import Foundation
import Switchback
import SwitchbackTesting
import Testing

/// What the page "What is going on in my app" shows.
@MainActor
@Suite(.waitsForRelease)
struct WhatIsGoingOnTests {
  private final class FriendList: Screen, Presentable {}

  private final class Recipient: Screen, Presentable, LeaveGuard {
    var leaving: LeavePolicy { .ask }
    private var attempt: LeaveAttempt?
    func askToLeave(_ attempt: LeaveAttempt) { self.attempt = attempt }
  }

  private final class NewMessageCoordinator: Coordinator {
    let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Recipient()) }
  }

  private final class MainCoordinator: Coordinator {
    let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.push(FriendList())
      flow.start(.modal) { NewMessageCoordinator(flow: $0) }
    }
  }

  @Test func theTreeOnThePageIsPrinted() throws {
    let host = InMemoryHost()
    let router = StackRouter(host: host)
    router.start(.root) { MainCoordinator(flow: $0) }
    host.front.back()
    #expect(
      "\(router)" == """
        MainCoordinator#1 (root)
          FriendList#1
          NewMessageCoordinator#2 (modal)
            Recipient#2 (sheet 1)
        waits for Recipient#2, which is asked whether it may be left
        """)
    router.close()
  }

  @Test func theDrawingsHaveEverythingThatIsPrinted() {
    let host = InMemoryHost()
    let router = StackRouter(host: host)
    router.start(.root) { MainCoordinator(flow: $0) }
    host.front.back()
    let (mermaid, dot) = (router.snapshot().mermaid, router.snapshot().dot)
    #expect(mermaid.split(separator: "\n").filter { $0.contains("\"") }.count == 5)
    #expect(dot.split(separator: "\n").filter { $0.contains("label=") }.count == 5)
    for name in [
      "MainCoordinator", "FriendList", "NewMessageCoordinator", "Recipient", "waits for",
    ] {
      #expect(mermaid.contains(name))
      #expect(dot.contains(name))
    }
    router.close()
  }

  @Test func aChangeIsSeenInTheSnapshot() {
    let router = StackRouter(host: InMemoryHost())
    router.push(FriendList())
    let before = router.snapshot()
    router.push(TestModule("a"))
    #expect(router.snapshot() != before)
    router.pop()
    #expect(router.snapshot() == before)
    router.close()
  }

  @Test func whatIsKeptIsDrawnWhereItIsRead() throws {
    let router = StackRouter(host: InMemoryHost())
    router.push(FriendList())
    let data = try JSONEncoder().encode(router.snapshot())
    let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
    #expect("\(snapshot)" == "\(router.snapshot())")
    #expect(snapshot.mermaid == router.snapshot().mermaid)
    router.close()
  }
}
