import AuthFlows
import Foundation
import Pictures
import Switchback
import Testing

@testable import AuthWalkthrough
@testable import SwitchbackTerminal

/// The picture of three hosts, whose terminal is that of the sample.
@MainActor
struct HostsPictureTests {
  /// Somebody who is signed in, and has not been shown around.
  @MainActor
  private final class Store: AppStateStore {
    var state = AppState(session: Session(userName: "demo"))
  }

  private let page = WalkthroughPage.coordinators

  @Test func threeHosts() async throws {
    // As a document, it is 600 units wide and 204 high.
    let pilot = TerminalPilot(columns: 64, rows: 9)
    let router = StackRouter(host: pilot.host)
    let (modules, store) = (TerminalModules(), Store())
    let end = Task {
      await pilot.host.serve {
        await router.run { flow in
          MainCoordinator(
            flow: flow, modules: modules, accounts: InMemoryAccounts(), store: store)
        }
      }
    }
    #expect(await pilot.shows("1 of 3"))
    pilot.press(.enter)
    #expect(await pilot.shows("2 of 3"))

    let shown = try #require(router.modules.last as? PageScreen).content
    let choices = if case .choices(let choices) = shown.request { choices } else { [String]() }
    let texts = PageTexts(
      title: "Step \(page.rawValue) of \(WalkthroughPage.allCases.count)",
      text: try #require(shown.paragraphs.first), button: try #require(choices.first))
    let picture = HostsPicture(
      page: texts, coordinators: router.snapshot().flows.map(\.id.name),
      terminal: ((600, 204), { pilot.svg($0, title: "The terminal") }))
    try check("three-hosts", HostsPicture.title, picture.draw)
    try expectOnOtherHosts(texts)
    pilot.press(.control("c"))
    _ = await end.value
  }

  /// Expects that the pages for a phone and for a window say the same.
  private func expectOnOtherHosts(_ texts: PageTexts) throws {
    let samples = Picture.root.appending(path: "Samples")
    func code(_ paths: String...) throws -> String {
      try paths.map { try String(contentsOf: samples.appending(path: $0), encoding: .utf8) }
        .joined()
    }
    for code in [
      try code(
        "AuthWalkthrough/SwiftUI/Pages/StepPage.swift",
        "AuthWalkthrough/Shared/WalkthroughPage+Texts.swift"),
      try code("Window/Sources/AuthPages/StepPage.swift"),
    ] {
      #expect(code.contains(texts.text) && code.contains("\"\(texts.button)\""))
      #expect(code.contains(#/"Step \\\((page\.)?rawValue\) of /#))
    }
  }
}
