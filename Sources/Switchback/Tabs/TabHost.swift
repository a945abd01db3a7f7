/// A container that shows one of several stacks, and a bar to choose from.
///
/// It is the screen of a ``TabRouter``, and is put on a stack like any other screen. It decides nothing:
/// it supplies a ``StackHost`` for each tab, shows the bar that it is told, and says which tab the user
/// has chosen.
///
/// ```swift
/// final class ArrayTabHost: TabHost {
///   private(set) var bar = TabBar()
///   private var router: TabReporter?
///   func connect(_ router: TabReporter) { self.router = router }
///   func makeStackHost(for tab: TabID) -> any StackHost { ArrayHost() }
///   func show(_ bar: TabBar) { self.bar = bar }
///   func tap(_ tab: TabID) { router?.chose(tab) }
/// }
/// ```
@MainActor
public protocol TabHost: Screen {
  /// Gives the container the router's ear.
  ///
  /// Called each time that its ``TabRouter`` is shown, before anything else; the container keeps it.
  ///
  /// - Parameter router: Takes its reports. It keeps neither router nor container alive.
  func connect(_ router: TabReporter)

  /// Supplies the host of a tab's stack.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: A new host that shows nothing yet.
  func makeStackHost(for tab: TabID) -> any StackHost

  /// Shows a bar, and the stack of the tab that is selected in it.
  ///
  /// It is done when this returns; an animation may go on. A tab that is not in the bar any more is
  /// gone, and its host is not used again. What a hidden tab shows, also over its stack, is hidden with
  /// it and kept.
  ///
  /// - Parameter bar: The tabs and which is selected.
  func show(_ bar: TabBar)
}

/// What a container of tabs shows, as it is told.
public struct TabBar {
  /// One tab in the bar.
  public struct Item {
    /// Which tab it is.
    public let id: TabID

    /// What the user reads.
    public let title: String

    /// What stands at the title to draw attention, such as a count; nil for nothing.
    public let badge: String?

    /// The host of its stack.
    public let host: any StackHost
  }

  /// The tabs, in the order of the bar.
  public var items: [Item] = []

  /// The tab that is shown; nil if there is none.
  public var selected: TabID?

  /// A bar without tabs.
  public init() {}

  /// The item that is selected, if there is one.
  public var selectedItem: Item? { items.first { $0.id == selected } }
}

/// Takes what the user of a container of tabs does.
@MainActor
public final class TabReporter {
  private weak var engine: NavigationEngine?
  private weak var tabs: TabRouter?

  init(engine: NavigationEngine, tabs: TabRouter) {
    self.engine = engine
    self.tabs = tabs
  }

  /// Says that the user has chosen a tab in the bar.
  ///
  /// The router selects it, and tells the container so, unless it shows it already. Chosen once more, it
  /// goes back to its root, if the modules above that do not mind.
  ///
  /// - Parameter tab: The tab. One that is not in the bar any more changes nothing.
  public func chose(_ tab: TabID) {
    guard let engine, let tabs else { return }
    engine.submit(.tabChosen(tab, in: tabs))
  }
}
