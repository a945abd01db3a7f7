#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A view in what is presented, or around it, which notices that it has left the window or is let go.
///
/// Nobody sees it. UIKit tells nobody about what code dismisses, and a sheet may be of any class. The view of a sheet
/// is in no window while something covers it entirely. What UIKit has put around it goes when the sheet is dismissed.
final class PresentationWatcher: UIView {
  /// What is presented.
  enum Presented {
    case sheet
    case question
  }

  private(set) weak var host: NavigationControllerHost?
  let presented: Presented
  private let sentinel: Sentinel

  init(_ presented: Presented, of host: NavigationControllerHost) {
    self.host = host
    self.presented = presented
    sentinel = Sentinel { [weak host] in host?.look(for: presented) }
    super.init(frame: .zero)
    isHidden = true
  }

  @available(*, unavailable, message: "It is made by code.")
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    host?.soon { [presented] in $0.look(for: presented) }
  }
}

extension NavigationControllerHost {
  fileprivate func look(for presented: PresentationWatcher.Presented) {
    switch presented {
    case .sheet: settlePresented()
    case .question: checkQuestion()
    }
  }
}
#endif
