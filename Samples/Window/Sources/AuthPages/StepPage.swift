import AuthFlows
import GtkHost
import Switchback

/// Shows one page of the walkthrough.
final class StepPage: GtkScreen, PageModule {
  var onNext: (@MainActor () -> Void)?
  let shownOn = Shown()
  private let page: WalkthroughPage

  init(_ page: WalkthroughPage) { self.page = page }

  var title: String { "Step \(page.rawValue) of \(WalkthroughPage.allCases.count)" }

  private(set) lazy var widget: Widget = {
    let column = Column()
    column.text(text)
    column.button(page.next == nil ? "Start" : "Next", style: "suggested-action") { [weak self] in
      self?.onNext?()
    }
    // Whoever goes back from the first page has seen enough, and goes on. At its root, the window has no button for it.
    if page == .screens { column.button("Skip") { [weak self] in self?.goBack() } }
    return column.widget
  }()

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
