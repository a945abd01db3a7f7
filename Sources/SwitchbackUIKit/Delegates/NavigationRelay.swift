#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The delegate of a navigation controller, for every host on it and for the app's own delegate.
///
/// There is one for each navigation controller. It is kept by the view that it puts into the controller's bar, and so
/// goes on passing calls to the app's own delegate when no host is left.
final class NavigationRelay: DelegateRelay, UINavigationControllerDelegate {
  private weak var controller: UINavigationController?
  private var listeners: [Listener] = []

  /// The delegate while a transition of the app's own is due.
  private var animation: AnimationRelay?

  /// The swipes of UIKit's that this has switched off, until a host allows them.
  private var switchedOff: [UIGestureRecognizer] = []

  /// Those that it has switched off for this turn only.
  private var heldBack: [UIGestureRecognizer] = []

  private struct Listener {
    weak var host: NavigationControllerHost?
  }

  private init(_ controller: UINavigationController) {
    self.controller = controller
  }

  /// The relay of a navigation controller, if it has one.
  static func existing(on controller: UINavigationController) -> NavigationRelay? {
    if let relay = controller.delegate as? NavigationRelay { return relay }
    for case let watcher as BarWatcher in controller.navigationBar.subviews { return watcher.relay }
    return nil
  }

  /// The relay of a navigation controller, made if it has none.
  static func on(_ controller: UINavigationController) -> NavigationRelay {
    existing(on: controller) ?? make(on: controller)
  }

  private static func make(on controller: UINavigationController) -> NavigationRelay {
    let relay = NavigationRelay(controller)
    controller.navigationBar.addSubview(BarWatcher(relay))
    return relay
  }

  /// The hosts on the controller, the one that got its router last at the end.
  var hosts: [NavigationControllerHost] { listeners.compactMap(\.host) }

  func add(_ host: NavigationControllerHost) {
    listeners.removeAll { $0.host == nil || $0.host === host }
    listeners.append(Listener(host: host))
  }

  /// Becomes the controller's delegate, before the one that the app has set meanwhile.
  func takePlace() {
    watchTouches()
    guard let controller, !hasPlace else { return }
    stand(before: controller.delegate)
    controller.delegate = animation ?? self
  }

  /// The controller can be seen, perhaps for the first time: its delegate may be another one, and changes of which
  /// UIKit has told nobody may have come before.
  func cameIntoWindow() {
    takePlace()
    for host in hosts { host.cameIntoWindow() }
  }

  private var hasPlace: Bool {
    let delegate = controller?.delegate
    return delegate === self || animation != nil && delegate === animation
  }

  /// Has UIKit ask anew what its delegate does, when that was said of one that is gone: for one that could animate
  /// it would go on doing without its swipes.
  private func forgetLostDelegate() {
    guard hasLostNext, hasPlace else { return }
    stand(before: nil as (any UINavigationControllerDelegate)?)
    controller?.delegate = nil
    controller?.delegate = animation ?? self
  }

  private func watchTouches() {
    guard let view = controller?.viewIfLoaded else { return }
    let recognizers = view.gestureRecognizers ?? []
    guard !recognizers.contains(where: { $0 is TouchWatcher }) else { return }
    view.addGestureRecognizer(TouchWatcher(self))
  }

  // MARK: - Ways back

  /// A finger was put down: what may come of it has to be known now.
  func touched() {
    takePlace()
    for host in hosts {
      host.prepareForUser()
      host.look()
    }
    update()
    if hosts.contains(where: { $0.swipe?.isAllowed == false }) { holdBackSwipes() }
  }

  /// Passes on to UIKit what the hosts have to say: who animates the way back, and whether a swipe may begin.
  func update() {
    forgetLostDelegate()
    updateGestures()
    guard !hosts.contains(where: \.stack.isCommanding) else { return }
    animate(with: transitionBack, isForBackOnly: true)
  }

  /// The app's own for the way back, of the host that has one.
  private var transitionBack: (any UIKitTransition)? {
    for case let swipe? in hosts.map(\.swipe) where swipe.transition != nil {
      return swipe.transition
    }
    return nil
  }

  /// Chooses who animates: a transition of the app's own, or UIKit.
  ///
  /// UIKit gives up its own swipe for a delegate that could animate, so the relay can only while it has to.
  ///
  /// - Parameters:
  ///   - transition: The app's own, or nil.
  ///   - isForBackOnly: Whether it is only there for the user to go back.
  func animate(with transition: (any UIKitTransition)?, isForBackOnly: Bool) {
    takePlace()
    animation = transition.map { AnimationRelay($0, isForBackOnly: isForBackOnly, on: self) }
    controller?.delegate = animation ?? self
  }

  /// Switches UIKit's swipes off while a module minds, and then those on again that this has switched off.
  ///
  /// One that is under way is let be: to switch it off would cancel it.
  private func updateGestures() {
    if hosts.contains(where: { $0.swipe?.isForbidden == true }) {
      switchedOff += switchOffSwipes() + heldBack
      heldBack = []
    } else {
      for gesture in switchedOff { gesture.isEnabled = true }
      switchedOff = []
    }
  }

  /// Takes a touch from UIKit's swipes, also where UIKit itself lets none begin, which an app may have changed.
  ///
  /// They are on again when the touch has been handed out. What the app itself switches off stays off.
  private func holdBackSwipes() {
    heldBack += switchOffSwipes()
    Task {
      for gesture in heldBack { gesture.isEnabled = true }
      heldBack = []
    }
  }

  /// - Returns: Those that were on.
  private func switchOffSwipes() -> [UIGestureRecognizer] {
    let gestures = controller?.popGestures.filter { $0.isEnabled && !$0.isUnderWay } ?? []
    for gesture in gestures { gesture.isEnabled = false }
    return gestures
  }

  // MARK: - UINavigationControllerDelegate

  func navigationController(
    _ controller: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    tellWillShow(screen, on: controller, animated)
    for host in hosts { host.willShow() }
  }

  func navigationController(
    _ controller: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    tellDidShow(screen, on: controller, animated)
    for host in hosts { host.didShow() }
    if hosts.isEmpty { update() }
  }
}

extension UIGestureRecognizer {
  fileprivate var isUnderWay: Bool { state == .began || state == .changed }
}

extension UINavigationController {
  /// UIKit's own swipes back: from the edge and, where there is one, from anywhere.
  fileprivate var popGestures: [UIGestureRecognizer] {
    var gestures = [interactivePopGestureRecognizer]
    if #available(iOS 26.0, visionOS 26.0, *) {
      gestures.append(interactiveContentPopGestureRecognizer)
    }
    return gestures.compactMap { $0 }
  }
}
#endif
