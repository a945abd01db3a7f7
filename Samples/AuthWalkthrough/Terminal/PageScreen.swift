import AuthFlows
import Switchback
import SwitchbackTerminal

/// Shows one page of the walkthrough.
@MainActor
final class PageScreen: TerminalScreen, PageModule {
  var onNext: (@MainActor () -> Void)?

  private let page: WalkthroughPage

  init(_ page: WalkthroughPage) {
    self.page = page
  }

  var content: ScreenContent {
    var content = ScreenContent(
      title: "Walkthrough",
      step: .init(page.rawValue, of: WalkthroughPage.allCases.count),
      paragraphs: [text],
      choices: [page.next == nil ? "Start" : "Next"],
    )
    // Whoever goes back from the first page has seen enough, and goes on.
    if page == .screens { content.backTitle = "skip" }
    return content
  }

  func chose(_ choice: Int) {
    onNext?()
  }

  private var text: String {
    switch page {
    case .screens:
      "A screen says what it shows and what was done on it. It does not know what comes next."
    case .coordinators:
      "A coordinator knows what comes next. It does not know how its screens look."
    case .goingBack:
      "You can go back from anywhere. Whoever started a flow hears that it is over, once."
    }
  }
}
