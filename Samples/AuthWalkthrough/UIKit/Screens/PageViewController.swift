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
    let count = WalkthroughPage.allCases.count
    title = String(localized: "Step \(page.rawValue) of \(count)")
    if page == .screens {
      // At the root there is no back button, so going back from the first page gets one of its own.
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: self, title: String(localized: "Skip")))
    }
    let next = page.next == nil ? String(localized: "Start") : String(localized: "Next")
    showColumn([
      UILabel(saying: text),
      UIButton(.filled(), next) { [weak self] in self?.onNext?() },
    ])
  }

  private var text: String {
    switch page {
    case .screens:
      String(
        localized:
          "A screen says what it shows and what was done on it. It does not know what comes next.")
    case .coordinators:
      String(
        localized: "A coordinator knows what comes next. It does not know how its screens look.")
    case .goingBack:
      String(
        localized:
          "You can go back from anywhere. Whoever started a flow hears that it is over, once.")
    }
  }
}
