// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    OptionalCall.forward(self, .adaptiveStyle, else: .automatic) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.adaptivePresentationStyle(for: controller)
    }
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    OptionalCall.forward(self, .adaptiveStyleForTraits, else: .automatic) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    OptionalCall.forward(self, .prepareAdaptive, else: ()) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationController(presentationController, prepare: adaptivePresentationController)
    }
  }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    OptionalCall.forward(self, .adaptiveController, else: nil) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    OptionalCall.forward(self, .willPresent, else: ()) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }

  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    OptionalCall.forward(self, .shouldDismiss, else: true) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerShouldDismiss(controller)
    }
  }

  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    OptionalCall.forward(self, .willDismiss, else: ()) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerWillDismiss(controller)
    }
  }

  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    OptionalCall.forward(self, .didDismiss, else: ()) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerDidDismiss(controller)
    }
  }

  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    OptionalCall.forward(self, .didAttemptToDismiss, else: ()) {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerDidAttemptToDismiss(controller)
    }
  }
}

@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    OptionalCall.forward(self, .didChangeDetent, else: ()) {
      (next: any UISheetPresentationControllerDelegate) in
      next.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    }
  }
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ controller: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    OptionalCall.forward(self, .preparePopover, else: ()) {
      (next: any UIPopoverPresentationControllerDelegate) in
      next.prepareForPopoverPresentation(controller)
    }
  }

  public func popoverPresentationControllerShouldDismissPopover(
    _ controller: UIPopoverPresentationController
  ) -> Bool {
    OptionalCall.forward(self, .shouldDismissPopover, else: true) {
      (next: any UIPopoverPresentationControllerDelegate) in
      next.popoverPresentationControllerShouldDismissPopover(controller)
    }
  }

  public func popoverPresentationControllerDidDismissPopover(
    _ controller: UIPopoverPresentationController
  ) {
    OptionalCall.forward(self, .didDismissPopover, else: ()) {
      (next: any UIPopoverPresentationControllerDelegate) in
      next.popoverPresentationControllerDidDismissPopover(controller)
    }
  }
}

extension Selector {
  public static let adaptiveStyle = Selector("adaptivePresentationStyleForPresentationController:")
  public static let adaptiveStyleForTraits = Selector(
    "adaptivePresentationStyleForPresentationController:traitCollection:")
  public static let prepareAdaptive = Selector(
    "presentationController:prepareAdaptivePresentationController:")
  public static let adaptiveController = Selector(
    "presentationController:viewControllerForAdaptivePresentationStyle:")
  public static let willPresent = Selector(
    "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:")
  public static let shouldDismiss = Selector("presentationControllerShouldDismiss:")
  public static let willDismiss = Selector("presentationControllerWillDismiss:")
  public static let didDismiss = Selector("presentationControllerDidDismiss:")
  public static let didAttemptToDismiss = Selector("presentationControllerDidAttemptToDismiss:")
  public static let didChangeDetent = Selector(
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier:")
  public static let preparePopover = Selector("prepareForPopoverPresentation:")
  public static let shouldDismissPopover = Selector(
    "popoverPresentationControllerShouldDismissPopover:")
  public static let didDismissPopover = Selector("popoverPresentationControllerDidDismissPopover:")
}
