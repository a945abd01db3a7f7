/// The bar that a container of tabs shows.
public struct TabBar {
  /// One tab in the bar.
  public struct Item {
    /// The name of the tab in code.
    public let id: TabID

    /// The title that the user reads.
    public let title: String

    /// A mark next to the title that draws attention, such as a count, or nil for none.
    public let badge: String?

    /// The host of the tab's stack.
    public let host: any StackHost
  }

  /// The tabs, in the order of the bar.
  public var items: [Item] = []

  /// The tab that is shown, or nil if there is none.
  public var selected: TabID?

  /// Makes a bar without tabs.
  public init() {}

  /// The item that is selected, or nil if there is none.
  public var selectedItem: Item? { items.first { $0.id == selected } }
}
