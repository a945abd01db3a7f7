// What UIKit declares in Swift for presentations. Nothing here runs.

#if !os(watchOS) && !os(tvOS)
@available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
extension UIPopoverPresentationControllerSourceItem {
  // uikit/uipopoverpresentationcontrollersourceitem/frame(in:) 2026-11-24
  /// Where it is in a view, if it is anywhere.
  @available(iOS 17.0, macCatalyst 17.0, visionOS 1.0, *)
  public func frame(in referenceView: UIView) -> CGRect? { fatalError("Only for type checks") }
}
#endif
