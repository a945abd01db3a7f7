public import Switchback

/// A tab host to check, on a host that can show it, and how its user chooses a tab.
///
/// ```swift
/// @Test func myTabsKeepTheLaws() async {
///   #expect(await HostLaws.violations(ofTabs: { MyTabsSubject() }) == [])
/// }
/// ```
@MainActor
public protocol TabHostSubject: HostSubject {
  /// The tab host, which shows nothing and has no router yet.
  var tabHost: any TabHost { get }

  /// The tabs in the bar, in their order.
  var shownTabs: [TabID] { get }

  /// The tab whose stack the user sees.
  var shownTab: TabID? { get }

  /// Returns the screens on the stack of a tab, root first, even if the tab is hidden.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The screens; nil if there is no such tab.
  func screens(of tab: TabID) -> [any Screen]?

  /// Chooses a tab in the bar.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The outcome.
  func tap(_ tab: TabID) -> UserActOutcome
}
