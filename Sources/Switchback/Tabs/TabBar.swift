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
