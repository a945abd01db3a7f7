#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// What an app's own delegate of a popover is asked and told with the methods from before iOS 13.
@MainActor
protocol OlderPopoverCalls {
  /// Nil if it does not answer that.
  var shouldDismiss: Bool? { get }
  func tellDidDismiss()
}

/// Makes these calls, which are deprecated, on a delegate that has no newer ones.
///
/// UIKit makes them only where its delegate lacks the newer methods, and a ``SheetRelay`` has these.
struct OlderPopoverDelegate {
  private let delegate: any UIPopoverPresentationControllerDelegate
  private let popover: UIPopoverPresentationController

  @MainActor
  init?(
    _ delegate: (any UIAdaptivePresentationControllerDelegate)?,
    of popover: UIPopoverPresentationController,
  ) {
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else {
      return nil
    }
    self.delegate = delegate
    self.popover = popover
  }
}

#if os(visionOS)
extension OlderPopoverDelegate: OlderPopoverCalls {
  var shouldDismiss: Bool? { nil }
  func tellDidDismiss() {}
}
#elseif _runtime(_ObjC)
extension OlderPopoverDelegate: OlderPopoverCalls {
  @available(iOS, deprecated: 13.0)
  var shouldDismiss: Bool? {
    delegate.popoverPresentationControllerShouldDismissPopover?(popover)
  }

  @available(iOS, deprecated: 13.0)
  func tellDidDismiss() { delegate.popoverPresentationControllerDidDismissPopover?(popover) }
}
#else
extension OlderPopoverDelegate: OlderPopoverCalls {
  var shouldDismiss: Bool? { delegate.popoverPresentationControllerShouldDismissPopover(popover) }
  func tellDidDismiss() { delegate.popoverPresentationControllerDidDismissPopover(popover) }
}
#endif
#endif
