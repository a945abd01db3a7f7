#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stands behind a screen, to see what UIKit does with it, and to keep swipes from it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct WatchView: UIViewControllerRepresentable {
  private(set) weak var place: ShownScreen?
  let forbidsSwipe: Bool

  func makeUIViewController(context: Context) -> WatchController { WatchController() }

  func updateUIViewController(_ controller: WatchController, context: Context) {
    controller.watch(place, forbidsSwipe: forbidsSwipe)
  }
}

/// A controller in the background of a screen: it hears of appearing, and finds what the screen is shown on.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class WatchController: UIViewController {
  private weak var place: ShownScreen?
  private weak var seen: (any UIViewControllerTransitionCoordinator)?
  private weak var ended: (any UIViewControllerTransitionCoordinator)?

  /// Which screen it is on, or was; without one, some number that no screen has.
  private(set) var id = ScreenID()

  private let swipes = SwipeSwitch()
  private var forbidsSwipe = false

  /// Whether it has appeared, or is about to, and has not disappeared since.
  private var isSeen = false

  /// Whether it is about to disappear, or has: SwiftUI may evaluate its view all the same, while another one of the
  /// same screen appears.
  private var isLeaving = false

  func watch(_ place: ShownScreen?, forbidsSwipe: Bool) {
    self.place = place
    if !isLeaving { place?.watch = self }
    if let place { id = place.id }
    self.forbidsSwipe = forbidsSwipe
    updateSwipes()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (isSeen, isLeaving) = (true, false)
    place?.watch = self
    place?.host?.noteWhatIsSeen()
    updateSwipes()
    somethingMoves()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateSwipes()
    place?.watch = self
    place?.host?.soon { $0.settle() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isLeaving = true
    somethingMoves()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isSeen = false
    updateSwipes()
    place?.isVisible = false
    place?.host?.soon { $0.settle() }
  }

  private func somethingMoves() {
    // Of one that ends, a page that comes back hears once more, and nobody would hear of that end.
    guard let coordinator = running, coordinator !== seen else { return }
    seen = coordinator
    guard coordinator.initiallyInteractive else { return }
    place?.host?.gestureBegan()
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.place?.host?.gestureEnded(isCancelled: context.isCancelled)
    }
  }

  /// The transition that the screen takes part in.
  private var running: (any UIViewControllerTransitionCoordinator)? {
    for case let coordinator? in containers.map(\.transitionCoordinator) {
      return coordinator === ended ? nil : coordinator
    }
    return nil
  }

  /// It, and the controllers that it is in.
  private var containers: [UIViewController] {
    Array(sequence(first: self as UIViewController) { $0.parent })
  }
}

// MARK: - ScreenWatch

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension WatchController: ScreenWatch {
  var stack: [ScreenID?]? {
    navigationController?.viewControllers.map { $0.firstWatch?.id }
  }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  var isInActiveScene: Bool {
    // Of a page below others, only the container is in a window.
    for case let window? in containers.map(\.viewIfLoaded?.window) {
      return window.windowScene?.activationState == .foregroundActive
    }
    return false
  }

  var isPresented: Bool {
    let outermost = containers.last
    return outermost?.presentingViewController != nil && outermost?.isBeingDismissed == false
  }

  var isCovered: Bool { containers.contains { $0.presentedViewController != nil } }

  var hasAlert: Bool {
    containers.contains { $0.presentedViewController is UIAlertController }
  }

  func whenStill(_ body: @escaping @MainActor () -> Void) -> Bool {
    guard let coordinator = running else { return false }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self, weak coordinator] _ in
      self?.ended = coordinator
      Task { body() }
    }
    // It may be ending just now, and then calls nobody any more.
    Task { [weak self, weak coordinator] in
      if self?.running == nil || self?.running !== coordinator { body() }
    }
    return true
  }

  func updateSwipes() {
    if forbidsSwipe, isSeen { return swipes.switchOff(on: navigationController) }
    guard swipes.switchOn() else { return }
    // Another screen on the same controller may mind as well.
    for watch in place?.host?.places.watches ?? [] { watch.updateSwipes() }
  }

  func layOut() { viewIfLoaded?.window?.layoutIfNeeded() }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension UIViewController {
  /// The watch of the screen that it shows.
  fileprivate var firstWatch: WatchController? {
    if let watch = self as? WatchController { return watch }
    for child in children {
      if let watch = child.firstWatch { return watch }
    }
    return nil
  }
}
#else
/// Nothing: where there is no UIKit, nothing can be seen.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct WatchView: View {
  let place: ShownScreen?
  let forbidsSwipe: Bool

  var body: some View { EmptyView() }
}
#endif
#endif
