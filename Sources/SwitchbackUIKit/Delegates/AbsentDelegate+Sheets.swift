#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension AbsentDelegate: UIAdaptivePresentationControllerDelegate {
  // Of the styles, UIKit takes but few for an answer. Any other leaves it to the presentation, as no answer would; the
  // style that was asked for could be one of the few.

  func adaptivePresentationStyle(
    for presentation: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }

  func adaptivePresentationStyle(
    for presentation: UIPresentationController,
    traitCollection: UITraitCollection,
  ) -> UIModalPresentationStyle { .automatic }

  func presentationController(
    _ presentation: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle,
  ) -> UIViewController? { nil }

  func presentationController(
    _ presentation: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?,
  ) {}

  @available(iOS 15.0, *)
  func presentationController(
    _ presentation: UIPresentationController, prepare adaptive: UIPresentationController
  ) {}
}

extension AbsentDelegate: UISheetPresentationControllerDelegate {
  #if !os(visionOS)
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ presentation: UISheetPresentationController
  ) {}
  #endif
}

extension AbsentDelegate: UIPopoverPresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {}

  #if !os(visionOS)
  func popoverPresentationControllerShouldDismissPopover(
    _ popover: UIPopoverPresentationController
  ) -> Bool { true }

  func popoverPresentationControllerDidDismissPopover(
    _ popover: UIPopoverPresentationController
  ) {}
  #endif

  #if _runtime(_ObjC)
  func popoverPresentationController(
    _ popover: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>,
  ) {}
  #endif
}
#endif
