#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A delegate that passes on to the app's own whatever it does not do itself.
///
/// Not bound to the main actor, as the methods of `NSObject` are not; it is only used there.
class DelegateRelay: NSObject {
  /// The app's own delegate.
  weak var next: (any NSObjectProtocol)?

  // The app's own may itself pass on to this one, which must not go round in a circle.
  private var isPassingOn = false
  private var isAsking = false

  /// Does something on the app's own delegate, unless it has come from there.
  @discardableResult
  func passOn<Value>(_ body: () -> Value?) -> Value? {
    guard !isPassingOn else { return nil }
    isPassingOn = true
    defer { isPassingOn = false }
    return body()
  }

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || nextResponds(to: selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    nextResponds(to: selector) ? next : super.forwardingTarget(for: selector)
  }

  private func nextResponds(to selector: Selector!) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return next?.responds(to: selector) ?? false
  }
}
#endif
