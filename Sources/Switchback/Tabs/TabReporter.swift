/// A reporter for what the user does with the tabs of a container.
@MainActor
public final class TabReporter {
  private let reference: EngineReference
  private weak var tabs: ContainerNode?

  init(_ reference: EngineReference, of tabs: ContainerNode) {
    self.reference = reference
    self.tabs = tabs
  }

  /// Returns whether the user may go to a tab, before the host shows the tab by itself.
  ///
  /// Call it in a host whose platform asks before it follows a tap, and then shows the tab. The router calls the body
  /// of ``TabContainer/guardSelection(with:_:)`` now, and not again in ``chose(_:)`` for the same tab. A host that
  /// shows only the bar it was given needs only ``chose(_:)``.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: False if the body refused. The host then does nothing else.
  public func allows(_ tab: TabID) -> Bool {
    guard let engine = reference.engine, let tabs else { return true }
    return engine.allows(tab, in: tabs)
  }

  /// Reports that the user has chosen a tab in the bar.
  ///
  /// The router selects the tab, and has the host show it. If ``TabContainer/guardSelection(with:_:)`` refuses, the
  /// router has the host show the current tab again. When the user chooses the current tab once more, the tab goes
  /// back to its root, unless a module above the root refuses to leave.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The ticket. It ends with ``Rejection/noSuchTab`` if the tab is no longer in the bar,
  ///   ``Rejection/selectionRefused`` if the tab may not be shown now, ``Rejection/alreadyThere`` if the tab shows
  ///   its root already, or ``Rejection/leaveRefused`` if a module refuses to leave.
  @discardableResult
  public func chose(_ tab: TabID) -> NavigationTicket {
    guard let engine = reference.engine, let tabs else { return .rejected(.routerGone) }
    let ticket = NavigationTicket()
    engine.submit(.tabChosen(tab, in: tabs, ticket))
    return ticket
  }
}
