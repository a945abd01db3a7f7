#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The delegate of a sheet's presentation, for its host and for the app's own delegate.
final class SheetRelay: DelegateRelay, UIAdaptivePresentationControllerDelegate {
  private weak var host: NavigationControllerHost?

  init(_ host: NavigationControllerHost) {
    self.host = host
  }

  /// Becomes the delegate of a presentation, before the app's own.
  func takePlace(on presentation: UIPresentationController?) {
    guard let presentation, presentation.delegate !== self else { return }
    stand(before: presentation.delegate)
    presentation.delegate = self
  }

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    (host?.allowsPullingDown ?? true) && askWhetherToDismiss(presentation)
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    tellAttemptToDismiss(presentation)
    host?.wasPulledAt()
  }

  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    tellWillDismiss(presentation)
    host?.willBePulledDown()
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    tellDidDismiss(presentation)
    host?.wasPulledDown()
  }
}
#endif
