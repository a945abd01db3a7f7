import Foundation
import Switchback
import SwitchbackTesting
import Testing

/// Very many flows in one process leave nothing behind.
///
/// `SWITCHBACK_FLOWS` says how many; without it, nothing is measured, since the tests that run at the
/// same time use memory too. Run it alone: `SWITCHBACK_FLOWS=1000000 swift test --filter ManyFlows`.
@MainActor
@Suite(.waitsForRelease)
struct ManyFlowsTests {
  nonisolated static var flowCount: Int? {
    ProcessInfo.processInfo.environment["SWITCHBACK_FLOWS"].flatMap { Int($0) }
  }

  @Test(.enabled(if: flowCount != nil), arguments: [false, true])
  func memoryStaysAsItIsAfterTheFirstTenThousand(isAudited: Bool) async throws {
    let total = try #require(Self.flowCount)
    let audit = isAudited ? LeakAudit() : nil
    var first: Int?
    var ended = 0
    for ownership in CoordinatorOwnership.both {
      let host = ForgetfulHost()
      let router = StackRouter(
        host: host, audit: audit, onIssue: { _ in }, dependencies: ownership.makeDependencies)
      router.push(TestModule("root"))
      for number in 0..<total / 4 {
        live(number, on: router, host) { ended += 1 }
        if number % 500 == 499 { await nextTurn() }
        if 2 * number >= 10_000, first == nil { first = residentPages() }
      }
      router.close()
    }
    let last = residentPages()
    await audit?.look()
    let pages = try #require(first)
    printFigures(
      "\(ended) flows, audit \(isAudited): \(pages) pages after 10,000, \(last ?? 0) at the end")
    #expect(ended == total / 4 * 4)
    #expect(Double(last ?? 0) < 1.05 * Double(pages))
    #expect(audit?.leaks ?? [] == [])
  }

  /// Two flows, one inside the other, which end in one of four ways.
  private func live(
    _ number: Int,
    on router: StackRouter,
    _ owner: ForgetfulHost,
    ended: @escaping @MainActor () -> Void,
  ) {
    router.start(number.isMultiple(of: 3) ? .modal : .push, for: owner) { (outer: Flow<Int>) in
      Script(outer) { flow in
        flow.push(TestModule("a"))
        flow.start(for: owner) { (inner: Flow<String>) in
          Script(inner) { $0.push(TestModule("b")) }
        } onEnd: { _, _ in
          ended()
        }
        switch number % 4 {
        case 0: flow.finish(number)
        case 1: router.popToRoot()
        case 2: router.setRoot(TestModule("root"))
        default: break
        }
      }
    } onEnd: { _, _ in
      ended()
    }
    router.popToRoot()
    router.dismiss()
  }

  /// How many pages of memory the process uses, or nil where that cannot be read.
  private func residentPages() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}

/// A host that does as it is told and records nothing.
@MainActor
private final class ForgetfulHost: StackHost {
  private(set) var screens: [any Screen] = []
  private var reporter: HostReporter?

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    screens.removeSubrange(command.kept...)
    screens += command.tail
    reporter?.settled(showing: screens, acknowledging: command.id)
  }

  func makeModalHost() -> (any StackHost)? { ForgetfulHost() }

  func present(_ command: ModalCommand) {
    reporter?.settled(presenting: command.host.map { [$0] } ?? [], acknowledging: command.id)
  }
}
