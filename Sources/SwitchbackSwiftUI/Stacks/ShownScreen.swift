#if canImport(SwiftUI)
import Observation
import SwiftUI
import Switchback

/// A screen on a stack, or on its way out.
///
/// SwiftUI observes where it stands. All that its view reads of the stack stands here, so that the views of other
/// screens are not evaluated again when a screen comes or goes.
///
/// > Source: since Swift 6.2, what is `Observable` says nothing of a value that is set to what it was.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class ShownScreen {
  @ObservationIgnored let id = ScreenID()
  @ObservationIgnored let screen: any Screen
  @ObservationIgnored weak var host: NavigationStackHost?

  /// Sees what the platform does with it, where something can be seen.
  @ObservationIgnored weak var watch: (any ScreenWatch)?

  /// Whether it was seen on the platform's own stack since that was made.
  @ObservationIgnored var wasSeen = false { didSet { if wasSeen { isAwaited = false } } }

  /// Whether something was seen above it that other code has pushed.
  @ObservationIgnored var wasCovered = false

  /// Whether it has appeared since it was asked for.
  @ObservationIgnored var hasAppeared = false { didSet { if hasAppeared { isAwaited = false } } }

  /// Whether SwiftUI was told to bring it, and nothing has said since that it is there, or was.
  @ObservationIgnored var isAwaited = false

  /// Whether it may be seen: it has appeared, and nothing has said that it has disappeared.
  @ObservationIgnored var isVisible = false

  /// The alert on it.
  @ObservationIgnored let alert = ScreenAlert()

  /// Where it stands; nil before it does.
  var standing: Standing?

  /// Whether SwiftUI must not take it away from the top, although nobody minds right now.
  var isHeld = false

  init(_ screen: any Screen, on host: NavigationStackHost) {
    self.screen = screen
    self.host = host
  }

  /// Where a screen stands.
  struct Standing: Equatable {
    /// Whether nothing stands above it on its stack.
    let isTop: Bool

    /// Whether it is the first of its stack.
    let isFirst: Bool

    /// Whether it is the first of a layer that stands over another one.
    let isOverOthers: Bool
  }

  /// The container of tabs, if it is one.
  var tabs: TabViewHost? { screen as? TabViewHost }

  /// Sends an action for its module: to the module itself, if it takes such actions, or to what it was given.
  func send<Action>(_ action: Action, file: String, line: Int) {
    guard let screen = screen as? any ViewScreen else { return }
    if (screen as? any ActionTaker)?.take(action) == true { return }
    screen.send?(action, from: screen, file: file, line: line)
  }

  /// What is shown, for the body of a view.
  var content: AnyView {
    if let tabs { return AnyView(TabsView(tabs: tabs)) }
    guard let screen = screen as? any ViewScreen else { return AnyView(EmptyView()) }
    return Self.erase(screen)
  }

  private static func erase(_ screen: some ViewScreen) -> AnyView { AnyView(screen.content) }
}
#endif
