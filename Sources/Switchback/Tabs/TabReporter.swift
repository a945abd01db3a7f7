/// Takes what the user of a container of tabs does.
@MainActor
public final class TabReporter {
  private let reference: EngineReference
  private weak var tabs: ContainerNode?

  init(_ reference: EngineReference, of tabs: ContainerNode) {
    self.reference = reference
    self.tabs = tabs
  }

  /// Whether the user may go to a tab, which is asked before the container shows it by itself.
  ///
  /// For containers of a platform that ask before they follow a tap, and show the tab then. What guards the
  /// selection is asked now, and not again by ``chose(_:)`` for the same tab. One that shows only what it is
  /// told needs no more than that.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: No if that was refused; nothing else is to be done then.
  public func allows(_ tab: TabID) -> Bool {
    guard let engine = reference.engine, let tabs else { return true }
    return engine.allows(tab, in: tabs)
  }

  /// Says that the user has chosen a tab in the bar.
  ///
  /// The router selects it, and tells the container so, unless ``TabContainer/guardSelection(with:_:)``
  /// refuses: then it tells the container to show the tab that it shows. Chosen once more, a tab goes back to
  /// its root, if the modules above that do not mind.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The ticket: ``Rejection/noSuchTab`` if it is not in the bar any more,
  ///   ``Rejection/selectionRefused`` if it is not to be shown now,
  ///   ``Rejection/alreadyThere`` if it shows its root already, ``Rejection/leaveRefused`` if a module minds.
  @discardableResult
  public func chose(_ tab: TabID) -> NavigationTicket {
    guard let engine = reference.engine, let tabs else { return .rejected(.routerGone) }
    let ticket = NavigationTicket()
    engine.submit(.tabChosen(tab, in: tabs, ticket))
    return ticket
  }
}
