#if canImport(SwiftUI)
import Observation
public import SwiftUI
public import Switchback

/// A SwiftUI `TabView` in which a container of tabs shows its stacks.
///
/// ```swift
/// let container = TabViewHost { item in
///   Label(item.title, systemImage: icons[item.id] ?? "circle")
/// }
/// router.push(TabContainer(host: container))
/// ```
///
/// The container may be anywhere on a stack. While it is on top, the bar of the stack below is gone, and so is the
/// swipe back. The host adds a back button to the first page of each tab. The button leaves the container. If the
/// container is the root, there is no such button. The pages need the button because a `TabView` itself is in no stack
/// whose bar could show one.
///
/// If there are more than five tabs, the platform puts the last ones on a list of its own on small screens. It tells no
/// router about that list.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class TabViewHost {
  /// What its views show.
  let shown = ShownTabs()

  /// Where SwiftUI reads and writes which tab is selected.
  let selection = TabSelection()

  /// The label of a tab.
  let label: @MainActor (TabBar.Item) -> AnyView

  /// The host that it is on.
  weak var outer: NavigationStackHost?

  /// The closure that makes the host of a tab.
  ///
  /// The default makes a host without changes. Set this property before the container is shown.
  public var makeHost: @MainActor (TabID) -> NavigationStackHost = { _ in NavigationStackHost() }

  private var reporter: TabReporter?
  private var bar = TabBar()

  /// The bar that SwiftUI has yet to be told of.
  private var due: TabBar?

  /// Whether there is one.
  var isBarDue: Bool { due != nil }

  /// Whether SwiftUI has yet to go back to the tab that presents a sheet.
  private(set) var isReturning = false

  /// The tab that SwiftUI has written in this turn; a second tap of the user's takes longer.
  private var written: TabID?

  /// Creates a container.
  ///
  /// - Parameter label: The label of a tab. The host adds the badge.
  public init<Label: View>(
    @ViewBuilder label: @escaping @MainActor (TabBar.Item) -> Label
  ) {
    self.label = { AnyView(label($0)) }
    shown.host = self
    selection.shown = shown
  }

  /// Creates a container whose tabs have titles and no images.
  public convenience init() {
    self.init { item in Text(item.title) }
  }

  /// The hosts of all tabs that SwiftUI knows, also of those that are about to go.
  var hosts: [NavigationStackHost] {
    shown.bar.items.compactMap { $0.host as? NavigationStackHost }
  }

  /// The host of the tab that is selected.
  var selectedHost: NavigationStackHost? { bar.selectedItem?.host as? NavigationStackHost }

  /// The user or SwiftUI itself has chosen a tab, which may be the one that is shown.
  ///
  /// SwiftUI shows it by now, and may write it twice. The router is told on the next turn: SwiftUI would not see that
  /// the router does not want it, if it were told so before it has taken its own change in. A tab that has gone since
  /// SwiftUI read the bar cannot be chosen.
  func selectionWasWritten(_ tab: TabID) {
    guard tab != written, shown.select(tab) else { return }
    written = tab
    Task { [weak self] in
      self?.written = nil
      self?.reporter?.chose(tab)
    }
  }

  /// Whether SwiftUI has yet to be told of the bar, and can be.
  ///
  /// SwiftUI may leave a sheet where it is when the tab is hidden that presents it, so the sheet goes first. A
  /// container that leaves shows its pages until they cannot be seen any more.
  var canShowBar: Bool {
    guard isBarDue else { return false }
    guard let places = outer?.places, places.isShown(self) else {
      return !bar.items.isEmpty || outer?.places.isLeaving(self) != true
    }
    return hosts.allSatisfy { $0 === selectedHost || $0.sheet.phase == .absent }
  }

  /// Goes back to the tab that presents a sheet which is to go, if SwiftUI has left it by itself: only there can it go.
  func showPresentingTab() {
    guard !isReturning, outer?.places.isShown(self) == true else { return }
    let presenting = shown.bar.items.first { item in
      guard let host = item.host as? NavigationStackHost else { return false }
      return host.sheet.phase != .absent && host.isBehind
    }
    guard let tab = presenting?.id, tab != shown.bar.selected else { return }
    isReturning = true
    // SwiftUI would not see that before it has taken in what it has written itself.
    let turns = written == nil && shown.select(tab) ? 2 : 1
    outer?.after(turns: turns) { [weak self] host in
      self?.isReturning = false
      host.settleSheets()
    }
  }

  /// Has SwiftUI show the bar, if it can.
  func showBar() {
    guard canShowBar, let due else { return }
    self.due = nil
    shown.show(due)
  }
}

// MARK: - TabHost

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabViewHost: TabHost {
  /// Stores the receiver of the reports.
  ///
  /// - Parameter reporter: The receiver of the reports.
  public func connect(_ reporter: TabReporter) {
    self.reporter = reporter
  }

  /// Makes the host of a tab's stack.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The host.
  public func makeStackHost(for tab: TabID) -> any StackHost {
    let host = makeHost(tab)
    host.container = self
    return host
  }

  /// Shows a bar of tabs.
  ///
  /// If this hides a tab, everything that is presented over that tab disappears, and comes back with the tab.
  ///
  /// - Parameter bar: The tabs, and which of them is selected.
  public func show(_ bar: TabBar) {
    self.bar = bar
    due = bar
    showPresentingTab()
    showBar()
    outer?.soon { $0.settleSheets() }
  }

  /// Writes an issue to standard output, which Xcode shows.
  ///
  /// - Parameter issue: The issue.
  public func log(_ issue: NavigationIssue) { print(issue) }
}
#endif
