/// A container that shows one of several stacks, and a bar to choose from.
///
/// It is the screen of a ``TabContainer``, and is put on a stack like any other screen. It decides nothing:
/// it supplies a ``StackHost`` for each tab, shows the bar that it is told, and says which tab the user
/// has chosen.
///
/// ```swift
/// final class ArrayTabHost: TabHost {
///   private(set) var bar = TabBar()
///   private var reporter: TabReporter?
///   func connect(_ reporter: TabReporter) { self.reporter = reporter }
///   func makeStackHost(for tab: TabID) -> any StackHost { ArrayHost() }
///   func show(_ bar: TabBar) { self.bar = bar }
///   func tap(_ tab: TabID) { reporter?.chose(tab) }
/// }
/// ```
@MainActor
public protocol TabHost: Screen {
  /// Hands the container what takes its reports.
  ///
  /// Called each time that its ``TabContainer`` is shown, before anything else; the container keeps it.
  ///
  /// - Parameter reporter: Takes its reports. It keeps neither router nor container alive.
  func connect(_ reporter: TabReporter)

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

  /// Logs misuse of the container while it is on no stack, where nobody said what becomes of it.
  ///
  /// The default prints it, see ``StackHost/log(_:)``.
  ///
  /// - Parameter issue: What happened; its description is the sentence.
  func log(_ issue: NavigationIssue)
}

extension TabHost {
  /// It is printed.
  public func log(_ issue: NavigationIssue) { print(issue) }
}
