public import Switchback

/// A container of tabs that is to be checked, on a host that can show it, and how its user chooses a tab.
///
/// ```swift
/// @Test func myTabsKeepTheLaws() async {
///   #expect(await HostLaws.violations(ofTabs: { MyTabsSubject() }) == [])
/// }
/// ```
@MainActor
public protocol TabHostSubject: HostSubject {
  /// The container, which shows nothing and has no router yet.
  var tabHost: any TabHost { get }

  /// The tabs in its bar, in their order.
  var shownTabs: [TabID] { get }

  /// The tab whose stack its user sees.
  var shownTab: TabID? { get }

  /// The screens on the stack of a tab, root first, whether they can be seen or are hidden with it.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The screens; nil if it has no such tab.
  func screens(of tab: TabID) -> [any Screen]?

  /// Chooses a tab in the bar.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: What came of it.
  func tap(_ tab: TabID) -> UserActOutcome
}
