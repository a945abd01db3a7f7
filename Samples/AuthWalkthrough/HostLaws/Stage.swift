import Testing
import UIKit

/// A window of the app, for one container, as long as somebody owns the stage.
@MainActor
final class Stage {
  let window: UIWindow

  /// Puts a container on the screen.
  ///
  /// - Parameters:
  ///   - root: The controller of the container.
  ///   - scene: The scene of the app.
  init(_ root: UIViewController, in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  deinit {
    // The scene may retain a window that can be seen. The laws check that the container is released.
    Task { [window] in await Self.clear(window) }
  }

  private static func clear(_ window: UIWindow) {
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    window.isHidden = true
  }

  /// The scene of the app, once the app is in front.
  ///
  /// - Returns: The scene.
  /// - Throws: That there is none after half a minute. The device may be locked.
  static func scene() async throws -> UIWindowScene {
    let start = ContinuousClock.now
    while start.duration(to: .now) < .seconds(30) {
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
      where scene.activationState == .foregroundActive {
        return scene
      }
      await Task.yield()
      try Task.checkCancellation()
    }
    throw NoScene()
  }
}

/// Why nothing can be tested.
struct NoScene: Error, CustomStringConvertible {
  let description =
    "The app was not in front for half a minute. Unlock the device, leave the app in front, and run the tests again."
}
