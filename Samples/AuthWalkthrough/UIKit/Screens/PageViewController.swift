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
    title = page.title
    if page == .screens {
      // At the root there is no back button, so going back from the first page gets one of its own.
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: self, title: String(localized: "Skip")))
    }
    let next = page.next == nil ? String(localized: "Start") : String(localized: "Next")
    showColumn([
      UILabel(saying: page.text),
      UIButton(.filled(), next) { [weak self] in self?.onNext?() },
    ])
  }
}
