#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The delegate of a sheet's presentation, for its host and for the app's own delegate.
///
/// The app's own delegate of a popover may have only the methods from before iOS 13. It is asked and told with these
/// where UIKit calls the newer ones alone.
final class SheetRelay: DelegateRelay, UIPopoverPresentationControllerDelegate {
  private weak var host: NavigationControllerHost?

  /// The presentation that it is the delegate of.
  private weak var presentation: UIPresentationController?

  init(_ host: NavigationControllerHost) {
    self.host = host
  }

  /// Becomes the delegate of a presentation, before the app's own.
  ///
  /// UIKit makes a new presentation each time that a sheet comes back. The app's own delegate stays, unless the app
  /// has chosen another for that one.
  func takePlace(on presentation: UIPresentationController?) {
    guard let presentation, !stands(before: presentation.delegate) else { return }
    let known = presentation === self.presentation ? nil : sheet
    stand(before: presentation.delegate ?? known)
    presentation.delegate = self
    self.presentation = presentation
  }

  /// Whether it is a delegate, or is called by it: other hosts on the same sheet have relays of their own.
  private func stands(before delegate: (any UIAdaptivePresentationControllerDelegate)?) -> Bool {
    sequence(first: delegate) { ($0 as? SheetRelay).map(\.sheet) }.contains { $0 === self }
  }

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    if host?.allowsPullingDown == false { return false }
    return askWhetherToDismiss(presentation) ?? older(presentation)?.shouldDismiss ?? true
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
    if tellDidDismiss(presentation) == nil { older(presentation)?.tellDidDismiss() }
    host?.wasPulledDown()
  }

  // MARK: - Before iOS 13

  #if !os(visionOS)
  func popoverPresentationControllerShouldDismissPopover(
    _ popover: UIPopoverPresentationController
  ) -> Bool {
    host?.allowsPullingDown != false && older(popover)?.shouldDismiss != false
  }

  /// UIKit may call this one too, which would reach the app's own delegate a second time.
  func popoverPresentationControllerDidDismissPopover(
    _ popover: UIPopoverPresentationController
  ) {}
  #endif

  private func older(_ presentation: UIPresentationController) -> (any OlderPopoverCalls)? {
    guard let popover = presentation as? UIPopoverPresentationController else { return nil }
    return OlderPopoverDelegate(sheet, of: popover)
  }
}
#endif
