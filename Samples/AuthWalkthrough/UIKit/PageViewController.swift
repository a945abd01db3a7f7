import Switchback
import SwitchbackUIKit
import UIKit

/// Shows one page of the walkthrough.
final class PageViewController: UIViewController, PageModule {
  var onNext: (@MainActor () -> Void)?

  private let page: WalkthroughPage

  init(_ page: WalkthroughPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Step \(page.rawValue) of \(WalkthroughPage.allCases.count)"
    if page == .screens {
      // At the root there is no back button, so going back from the first page gets one of its own.
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: self, title: "Skip"))
    }
    showColumn([
      UILabel(saying: text),
      UIButton(.filled(), page.next == nil ? "Start" : "Next") { [weak self] in self?.onNext?() },
    ])
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
