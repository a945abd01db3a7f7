/// A container that shows one of several stacks, and a bar to choose from.
///
/// A tab host is the screen of a ``TabContainer``, and stands on a stack like any other screen. It decides nothing.
/// It supplies a ``StackHost`` for each tab, shows the bar that the router gives it, and reports which tab the user
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
  /// Gives the host the reporter that takes its reports.
  ///
  /// The router calls this method each time the ``TabContainer`` of the host is shown, before anything else. The host
  /// keeps the reporter.
  ///
  /// - Parameter reporter: Takes the reports of the host. It retains neither the router nor the container.
  func connect(_ reporter: TabReporter)

  /// Supplies the host of a tab's stack.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: A new host that shows nothing yet.
  func makeStackHost(for tab: TabID) -> any StackHost

  /// Shows a bar, and the stack of the tab that is selected in it.
  ///
  /// The change is complete when this method returns, although an animation may go on. A tab that is no longer in the
  /// bar is gone, and the router does not use its host again. When a tab is hidden, everything that it shows is
  /// hidden with it and kept, including what is presented over its stack.
  ///
  /// - Parameter bar: The tabs, and which one is selected.
  func show(_ bar: TabBar)

  /// Logs misuse of the container while it is on no stack, if the container has no `onIssue`.
  ///
  /// The default prints the issue, see ``StackHost/log(_:)``.
  ///
  /// - Parameter issue: What happened. Its description is the sentence to log.
  func log(_ issue: NavigationIssue)
}

extension TabHost {
  /// Prints the issue.
  public func log(_ issue: NavigationIssue) { print(issue) }
}
