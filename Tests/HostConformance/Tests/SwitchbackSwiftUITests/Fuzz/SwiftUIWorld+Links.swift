import SwiftUI
import Switchback
import SwitchbackSwiftUI

// Pages with links: one that sends an action, and one that pushes past the router.

extension SwiftUIWorld {
  /// What is known of the links that were followed.
  @MainActor
  final class Links {
    /// Whether one has pushed past the router.
    var hasPushed = false

    /// Whether that was reported.
    private var isReported = false

    func note(_ issue: NavigationIssue) {
      if issue.kind == .coveredByOtherCode { isReported = true }
    }

    var problem: String? { isReported && !hasPushed ? "reported, and nothing was pushed" : nil }
  }

  private struct Follow: Hashable {}

  private struct LinksView: View {
    let name: String

    var body: some View {
      VStack {
        PageView(name: name)
        NavigationLink("Follow", sending: Follow())
        NavigationLink("Help") { Text("help") }
      }
    }
  }

  func pageWithLinks(_ name: String) -> any Presentable {
    ViewModule(name) { LinksView(name: name) }
      .onAction(Follow.self) { [weak self] _ in self?.follow() }
  }

  /// The flow takes an action.
  private func follow() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: history.append("  nothing comes of it")
    case 1: show("present") { router.present($0) }
    default: push(.automatic)
    }
  }

  func askForHelp() {
    let isDone = display.tap("Help")
    if isDone { links.hasPushed = true }
    say(isDone)
  }

  /// What is seen of a stack, without what links have pushed on it past the router.
  func withoutHelp(_ names: [String]) -> [String] {
    names.filter { $0 != "help" }
  }

  var canBeWatched: Bool { !display.rules.cannotBeWatched && !display.rules.isMac }
}
