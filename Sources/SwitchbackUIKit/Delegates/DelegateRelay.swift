#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A delegate that passes on to the app's own whatever it does not do itself.
///
/// Not bound to the main actor, as the methods of `NSObject` are not; it is only used there.
class DelegateRelay: NSObject {
  /// The app's own delegate.
  private(set) weak var next: (any NSObjectProtocol)?

  // The same, as what it was set: in Objective-C, it need not declare that it conforms.
  private(set) weak var navigation: (any UINavigationControllerDelegate)?
  private(set) weak var tabs: (any UITabBarControllerDelegate)?
  private(set) weak var sheet: (any UIAdaptivePresentationControllerDelegate)?

  /// What answers for it when it is gone.
  private var absent: AbsentDelegate?

  /// What UIKit was told that the app's own does; it may go on asking when that is gone.
  private var promised: Set<Selector> = []

  // The app's own may itself pass on to this one, which must not go round in a circle.
  private var calls: [Call] = []
  private var isAsking = false

  private struct Call: Equatable {
    let name: String
    let subject: ObjectIdentifier
  }

  /// Passes on to a delegate of a navigation controller from now on.
  @MainActor
  func stand(before delegate: (any UINavigationControllerDelegate)?) {
    navigation = delegate
    begin(with: delegate)
  }

  /// Passes on to a delegate of a tab bar controller from now on.
  @MainActor
  func stand(before delegate: (any UITabBarControllerDelegate)?) {
    tabs = delegate
    begin(with: delegate)
  }

  /// Passes on to a delegate of a presentation from now on.
  @MainActor
  func stand(before delegate: (any UIAdaptivePresentationControllerDelegate)?) {
    sheet = delegate
    begin(with: delegate)
  }

  @MainActor
  private func begin(with delegate: (any NSObjectProtocol)?) {
    next = delegate
    absent = AbsentDelegate()
    promised = []
  }

  /// Whether the app's own delegate is gone, and UIKit was told what it does.
  var hasLostNext: Bool { next == nil && !promised.isEmpty }

  /// Makes a call on the app's own delegate, unless just that call has come from there.
  @discardableResult
  func passOn<Value>(_ name: String, _ subject: AnyObject, _ body: () -> Value?) -> Value? {
    guard !isPassingOn(name, subject) else { return nil }
    calls.append(Call(name: name, subject: ObjectIdentifier(subject)))
    defer { calls.removeLast() }
    return body()
  }

  /// Whether a call comes from the app's own delegate, which this is just making it on.
  func isPassingOn(_ name: String, _ subject: AnyObject) -> Bool {
    calls.contains(Call(name: name, subject: ObjectIdentifier(subject)))
  }

  override func responds(to selector: Selector!) -> Bool {
    if super.responds(to: selector) { return true }
    guard nextResponds(to: selector) else { return false }
    promised.insert(selector)
    return true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    if nextResponds(to: selector) { return next }
    return promised.contains(selector) ? absent : nil
  }

  /// Whether the app's own delegate does something.
  func nextResponds(to selector: Selector!) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return next?.responds(to: selector) ?? false
  }
}
#endif
