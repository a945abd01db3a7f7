public import Switchback

/// A tab host without a platform, with an ``InMemoryHost`` for each tab.
///
/// ```swift
/// let tabs = InMemoryTabHost()
/// router.push(TabContainer(host: tabs))
/// tabs.tap(.messages)                  // as the user does
/// tabs.host(of: .messages)?.names      // what this tab shows
/// ```
@MainActor
public final class InMemoryTabHost {
  /// When commands to the hosts of the tabs count as carried out.
  ///
  /// The host of a hidden tab always carries out a command at once.
  public var completion: InMemoryHost.Completion

  /// The selected tab.
  public var selected: TabID? { bar.selected }

  /// The tabs as the user reads them, each with its title, and its badge in parentheses.
  public var titles: [String] {
    bar.items.map { item in item.title + (item.badge.map { " (\($0))" } ?? "") }
  }

  /// The tabs in the bar, in their order.
  public var shownTabs: [TabID] { bar.items.map(\.id) }

  /// The selected tab after each change of the bar.
  public private(set) var selections: [TabID?] = []

  /// The host that it was put on.
  weak var outer: InMemoryHost?

  private var bar = TabBar()
  private var reporter: TabReporter?

  /// Creates a tab host without tabs.
  ///
  /// - Parameter completion: When commands to the hosts of the tabs count as carried out. The default is at once.
  public init(completion: InMemoryHost.Completion = .atOnce) {
    self.completion = completion
  }

  /// Returns the host of a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The host, or nil if the tab is not in the bar.
  public func host(of tab: TabID) -> InMemoryHost? {
    bar.items.first { $0.id == tab }?.host as? InMemoryHost
  }

  /// The host of the selected tab.
  public var selectedHost: InMemoryHost? { selected.flatMap(host(of:)) }

  /// Chooses a tab, as the user does, even if it is selected already.
  ///
  /// - Parameter tab: The tab.
  public func tap(_ tab: TabID) {
    reporter?.chose(tab)
  }

  /// Completes transition after transition, until none runs on a tab or over its stack.
  ///
  /// - Throws: ``HostNotAtRest`` after a thousand transitions.
  public func completeTransitions() throws(HostNotAtRest) { try completeEach() }

  /// Waits until the router has no more commands, and all code that awaited something has reacted.
  ///
  /// The method does for the tabs what ``InMemoryHost/idle(completingTransitions:)`` does for one host.
  ///
  /// - Parameter completingTransitions: Whether to complete transitions in the meantime. The default is no.
  /// - Throws: ``HostNotAtRest`` if the tabs are not idle after very many turns.
  public func idle(completingTransitions: Bool = false) async throws(HostNotAtRest) {
    try await rest(completing: completingTransitions)
  }
}

// MARK: - TabHost

extension InMemoryTabHost: TabHost {
  /// Stores the reporter that takes the reports of this host.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: TabReporter) {
    self.reporter = reporter
  }

  /// Creates the in-memory host of a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The host.
  public func makeStackHost(for tab: TabID) -> any StackHost {
    let host = InMemoryHost(completion: completion)
    host.container = self
    return host
  }

  /// Shows a bar.
  ///
  /// - Parameter bar: The tabs, and which one is selected.
  public func show(_ bar: TabBar) {
    self.bar = bar
    selections.append(bar.selected)
  }
}

// MARK: - MovingHosts

extension InMemoryTabHost: MovingHosts {
  private var hosts: [InMemoryHost] { bar.items.compactMap { $0.host as? InMemoryHost } }

  var everyHost: [InMemoryHost] { hosts.flatMap(\.everyHost) }
  var activity: [Int] { [selections.count] + hosts.flatMap(\.activity) }
  var seen: [[String]] { selectedHost?.seen ?? [] }
}
