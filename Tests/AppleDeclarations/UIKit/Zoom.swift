// What UIKit declares in Swift for its own transitions. Nothing here runs.

#if !os(watchOS)
@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension UIViewController.Transition {
  // uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:) 2026-11-24
  /// Zooms out of a view, and back into it.
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceViewProvider:
      @escaping (
        UIViewController.Transition.ZoomSourceViewProviderContext
      ) -> UIView?,
  ) -> Self {
    fatalError("Only for type checks")
  }
}
#endif
