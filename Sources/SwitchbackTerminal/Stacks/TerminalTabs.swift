public import Switchback

/// A tab host in a terminal, for a `TabContainer`.
///
/// Line by line, the host prints the bar above a screen. The bar lists each tab with what to type for it, its title,
/// and its badge. The selected tab is in brackets. The user types `tab 2` or `tab messages` to go to another tab, or
/// `:tab 2` in a form. Choosing the selected tab again goes back to its root.
///
/// If tabs contain tabs, the bar shows the innermost tabs, and the user chooses among these. While a tab shows nothing,
/// the user can choose another tab, or leave the program.
///
/// ```swift
/// let tabs = TabContainer(host: TerminalTabs())
/// // [tab 1 Friends] | tab 2 Messages (2)
/// ```
@MainActor
public final class TerminalTabs {
  private(set) var bar = TabBar()
  private var reporter: TabReporter?
  private weak var surface: (any TerminalSurface)?

  /// Creates a tab host without tabs.
  public init() {}

  /// The tabs in the bar, in their order.
  public var tabs: [TabID] { bar.items.map(\.id) }

  /// The selected tab.
  public var selected: TabID? { bar.selected }

  /// Returns the screens on the stack of a tab, root first, without those presented over it.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The screens; nil if the tab is not in the bar.
  public func screens(of tab: TabID) -> [any Screen]? {
    bar.items.first { $0.id == tab }?.host.screens
  }

  /// The stack of the tab that is shown.
  var selectedStack: TerminalStack? { bar.selectedItem?.host as? TerminalStack }

  /// Tells everything in it what it is shown on.
  func attach(to surface: (any TerminalSurface)?) {
    self.surface = surface
    for item in bar.items { (item.host as? TerminalStack)?.attach(to: surface) }
  }

  /// Goes to a tab, by its position in the bar.
  ///
  /// - Parameter position: The position, from 0.
  /// - Returns: The ticket, or nil if there is no such tab.
  func choose(at position: Int) -> NavigationTicket? {
    guard bar.items.indices.contains(position) else { return nil }
    return reporter?.chose(bar.items[position].id)
  }

  /// The position of the tab that is shown, from 0.
  var selectedPosition: Int? { bar.items.firstIndex { $0.id == bar.selected } }

  /// The number of a tab that is not shown, from 1: the next one or, behind the last, the one before.
  var otherNumber: Int? {
    guard let selectedPosition, bar.items.count > 1 else { return nil }
    return selectedPosition + (selectedPosition + 1 < bar.items.count ? 2 : 0)
  }

  /// Goes to a tab, by its number in the bar or its title.
  ///
  /// - Parameter text: What the user has typed.
  /// - Returns: The ticket, or nil if there is no such tab.
  func choose(_ text: String) -> NavigationTicket? {
    let number = LineQuestion.number(in: text).map { $0 - 1 }
    let word = text.lowercased()
    let item =
      number.flatMap { bar.items.indices.contains($0) ? bar.items[$0] : nil }
      ?? bar.items.first { $0.title.lowercased() == word }
    return item.flatMap { reporter?.chose($0.id) }
  }

  /// The bar, broken between two tabs where it is too long for a line.
  ///
  /// - Parameter columns: The width of a line.
  /// - Returns: The lines.
  func lines(columns: Int) -> [String] {
    let tabs = bar.items.enumerated().map { number, item in
      let text = "tab \(number + 1) \(item.label)"
      let tab = item.id == bar.selected ? "[\(text)]" : text
      return String(tab.map { $0 == " " ? Self.bound : $0 })
    }
    let lines = wrap(tabs.joined(separator: " | "), columns: columns)
    return lines.map { line in String(line.map { $0 == Self.bound ? " " : $0 }) }
  }

  /// A blank at which a line must not be broken.
  private static let bound: Character = "\u{A0}"
}

// MARK: - TabHost

extension TerminalTabs: TabHost {
  /// Stores the reporter that takes the reports of this host.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: TabReporter) {
    self.reporter = reporter
  }

  /// Creates the host of a tab's stack.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The host, which is shown while its tab is selected.
  public func makeStackHost(for tab: TabID) -> any StackHost { TerminalStack(on: surface) }

  /// Shows a bar, as soon as there is something to print or draw.
  ///
  /// - Parameter bar: The tabs, and which one is selected.
  public func show(_ bar: TabBar) {
    self.bar = bar
    surface?.barChanged()
  }

  /// Writes an issue to standard error, as the host that shows the tabs does.
  ///
  /// - Parameter issue: The issue.
  public func log(_ issue: NavigationIssue) {
    if let surface { surface.log(issue) } else { Descriptor.standardError.log(issue.description) }
  }
}

extension TabBar.Item {
  /// The title, and the badge in parentheses if there is one, fit to be printed.
  var label: String { title.printableLine + (badge.map { " (\($0.printableLine))" } ?? "") }
}
