public import Switchback

/// A container of tabs without a platform, each tab on an ``InMemoryHost``.
///
/// ```swift
/// let tabs = InMemoryTabHost()
/// router.push(TabContainer(host: tabs))
/// tabs.tap(.messages)                  // as a person does
/// tabs.host(of: .messages)?.names      // what is shown there
/// ```
@MainActor
public final class InMemoryTabHost {
  /// When the commands to the tabs' hosts count as carried out.
  ///
  /// What is told to a hidden tab is always carried out at once.
  public var completion: InMemoryHost.Completion

  /// The tab that is shown.
  public var selected: TabID? { bar.selected }

  /// The tabs as a person reads them: the title, and the badge in parentheses.
  public var titles: [String] {
    bar.items.map { item in item.title + (item.badge.map { " (\($0))" } ?? "") }
  }

  /// The tabs in the bar, in their order.
  public var shownTabs: [TabID] { bar.items.map(\.id) }

  /// Which tab was shown, each time that the container was told.
  public private(set) var selections: [TabID?] = []

  /// The host that it was put on.
  weak var outer: InMemoryHost?

  private var bar = TabBar()
  private var reporter: TabReporter?

  /// Makes a container without tabs.
  ///
  /// - Parameter completion: When commands to its hosts count as carried out. The default is at once.
  public init(completion: InMemoryHost.Completion = .atOnce) {
    self.completion = completion
  }

  /// The host of a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: Its host, or nil if it is not in the bar.
  public func host(of tab: TabID) -> InMemoryHost? {
    bar.items.first { $0.id == tab }?.host as? InMemoryHost
  }

  /// The host of the tab that is shown.
  public var selectedHost: InMemoryHost? { selected.flatMap(host(of:)) }

  /// Chooses a tab, as a person does; also the one that is shown.
  ///
  /// - Parameter tab: The tab.
  public func tap(_ tab: TabID) {
    reporter?.chose(tab)
  }
}

// MARK: - TabHost

extension InMemoryTabHost: TabHost {
  /// Keeps what takes the reports.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: TabReporter) {
    self.reporter = reporter
  }

  /// Supplies an in-memory host.
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
  /// - Parameter bar: The tabs and which is selected.
  public func show(_ bar: TabBar) {
    self.bar = bar
    selections.append(bar.selected)
  }
}
