// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The life cycle of apps and scenes, as far as a test can play the system's part in it.

@MainActor
open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let role: Role

  /// What the scene was doing when the system ended it, as it has said itself.
  public var stateRestorationActivity: NSUserActivity?

  /// For tests; on a phone, only the system makes one.
  public init(role: Role) {
    self.role = role
    super.init()
  }
}

@MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

@MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  /// For tests; on a phone, only the system makes one.
  public init(_ url: URL) {
    self.url = url
    super.init()
  }
}

/// Foundation's, which UIKit passes on.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Foundation's, which UIKit passes on.
public class NSUserActivity: NSObject {
  public let activityType: String
  public var webpageURL: URL?

  /// Only values of property lists; the system writes them to the disk.
  public var userInfo: [AnyHashable: Any]?

  @MainActor
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

@MainActor
open class UIScene: UIResponder {
  @MainActor
  open class ConnectionOptions: NSObject {
    /// What the system starts the scene with.
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>

    /// For tests; on a phone, only the system makes some.
    public init(opening urls: [URL] = [], continuing activities: [NSUserActivity] = []) {
      urlContexts = Set(urls.map(UIOpenURLContext.init))
      userActivities = Set(activities)
      super.init()
    }
  }

  @MainActor
  public enum ActivationState: Int {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public let session: UISceneSession

  /// On a phone, only the system changes it.
  open var activationState = ActivationState.foregroundActive

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

@MainActor
open class UIWindowScene: UIScene {}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions,
  )

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions,
  ) {}

  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

@MainActor
open class UIApplication: UIResponder {}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  init()

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions,
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Nothing runs an app here: tests play its part.
  public static func main() {}
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
}
