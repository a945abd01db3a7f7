/// Takes what the user of a container of tabs does.
@MainActor
public final class TabReporter {
  private let link: EngineLink
  private weak var tabs: ContainerNode?

  init(_ link: EngineLink, of tabs: ContainerNode) {
    self.link = link
    self.tabs = tabs
  }

  /// Says that the user has chosen a tab in the bar.
  ///
  /// The router selects it, and tells the container so. Chosen once more, it goes back to its root, if the
  /// modules above that do not mind.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The ticket: ``Rejection/noSuchTab`` if it is not in the bar any more,
  ///   ``Rejection/alreadyThere`` if it shows its root already, ``Rejection/leaveRefused`` if a module minds.
  @discardableResult
  public func chose(_ tab: TabID) -> NavigationTicket {
    guard let engine = link.engine, let tabs else { return .rejected(.routerGone) }
    let ticket = NavigationTicket()
    engine.submit(.tabChosen(tab, in: tabs, ticket))
    return ticket
  }
}
