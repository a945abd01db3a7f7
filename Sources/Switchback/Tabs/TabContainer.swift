/// A module with several stacks behind one bar, each with modules and flows of its own.
///
/// Make it on a ``TabHost``, add the tabs, and show it like any other module. When the container comes onto a stack,
/// the router starts the flow of each tab, in the order of the bar, on a stack of that tab's own. The flow that shows
/// the container is around these flows: it hears of their ends, and their actions reach it.
///
/// ```swift
/// let tabs = TabContainer(host: modules.makeTabs(), back: .history)
/// tabs.add(.friends, title: "Friends") { FriendsCoordinator(flow: $0) }
/// tabs.add(.messages, title: "Messages") { MessagesCoordinator(flow: $0) }
/// flow.push(tabs)
///
/// tabs[.messages]?.push(page)          // hidden; the tab keeps it
/// tabs.select(.messages)               // now it is seen
/// ```
///
/// Each tab follows the rules for a stack, hidden or not. Its modules hear when they leave, and its flows end once. The
/// router asks its leave guards before the container may leave. A stack that a tab presents appears over that tab, and
/// is hidden with it. To show something over all tabs, present it from the flow that shows the container.
///
/// When the container leaves, everything in it leaves in the same step, beginning with what is visible. The tabs are
/// then gone. You can fill the container and show it again.
///
/// > Reports: a tab whose name is taken already; a request for a tab that the container does not have.
///
/// > Complexity: each request on a tab, each selection and each change of the bar is O(*n*) in the number of tabs. A
/// > bar has room for a handful. With twenty tabs, a request on a tab costs about twice what it costs without tabs.
///
/// > Source: "Container Coordinators" (Ian Keen, 2020); the back behaviors of React Navigation's tabs.
@MainActor
public final class TabContainer {
  /// The name of this module in logs, traces and drawings.
  public let name: String

  /// What the router knows of it.
  let container: ContainerNode
  private let onIssue: @MainActor (NavigationIssue) -> Void

  /// Makes a container without tabs.
  ///
  /// - Parameters:
  ///   - host: Shows the bar and the stacks. It is the container's screen.
  ///   - back: Where going back leads at the root of a tab. The default is out of the container.
  ///   - name: The name in logs. The default is `Tabs`.
  ///   - onIssue: Receives reports of misuse while the container is on no stack. On a stack, its router receives
  ///     them. By default, the host logs them, see ``TabHost/log(_:)``.
  public init(
    host: any TabHost,
    back: TabBack = .none,
    name: String = "Tabs",
    onIssue: (@MainActor (NavigationIssue) -> Void)? = nil,
  ) {
    container = ContainerNode(host, back: back)
    self.name = name
    self.onIssue =
      onIssue ?? { [weak host] issue in
        if let host { host.log(issue) } else { print(issue) }
      }
  }

  /// The host that shows the bar and the stacks.
  public var host: any TabHost { container.host }

  /// The tabs, in the order of the bar.
  public var tabs: [TabRouter] { container.tabs }

  /// The tab to which the user goes back from the root of a tab.
  public var back: TabBack { container.visits.back }

  /// The tab that is selected, or nil while there is none.
  public var selected: TabRouter? { container.selected }

  /// Returns the tab with a name, or nil if there is none.
  ///
  /// - Parameter id: The name of the tab in code.
  public subscript(id: TabID) -> TabRouter? { container[id] }

  // MARK: - A say in what is selected

  /// Asks a body, with an owner that is held weakly, before the user goes to another tab.
  ///
  /// The router calls the body when the user has chosen a tab that is not the one shown. If the body returns false,
  /// the shown tab stays, and nothing else happens. Observers receive ``NavigationEvent/Kind/tabRefused(_:)``. The
  /// router carries out requests of the body after that. So the body can start what has to come first, and select the
  /// tab later:
  ///
  /// ```swift
  /// tabs.guardSelection(with: self) { main, tab in
  ///   guard tab == .messages, main.session == nil else { return true }
  ///   // Starts a flow, and at its end calls tabs.select(tab).
  ///   main.signIn(then: tab)
  ///   return false
  /// }
  /// ```
  ///
  /// The router does not call the body when code selects a tab, when a tab is removed, or when the user goes back to
  /// a tab visited before. If you call this method again, the new body replaces the old one. Once the owner is gone,
  /// the user can choose every tab.
  ///
  /// > Source: `tabBarController(_:shouldSelect:)` of UIKit.
  ///
  /// - Parameters:
  ///   - owner: The object to pass to the body.
  ///   - body: Returns whether the user may go to a tab. The container retains it.
  public func guardSelection<Owner: AnyObject>(
    with owner: Owner,
    _ body: @escaping @MainActor (Owner, TabID) -> Bool,
  ) {
    let forgotten = container.selectionGuard
    container.selectionGuard = { [weak owner] tab in owner.map { body($0, tab) } ?? true }
    withExtendedLifetime(forgotten) {}
  }

  // MARK: - Tabs

  /// Adds a tab, and starts its flow as soon as the container is on a stack.
  ///
  /// The first tab that you add is selected.
  ///
  /// > Reports: a tab whose name is taken already. The container adds nothing in this case.
  ///
  /// - Parameters:
  ///   - id: The name of the tab in code.
  ///   - title: The title that the user reads.
  ///   - route: The route by which the coordinator around the container selects the tab. With it, links know the tab
  ///     even before this route has selected it. The default is none.
  ///   - badge: A mark that draws attention to the tab. The default is none.
  ///   - position: The place in the bar, from 0. The default is after the other tabs.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator of the tab's flow. The router calls it once, and then releases it.
  /// - Returns: The new tab, or the existing one if the name is taken.
  @discardableResult
  public func add<Output>(
    _ id: TabID,
    title: String,
    route: (any Route)? = nil,
    badge: String? = nil,
    at position: Int? = nil,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) -> TabRouter {
    let source = CallSite(file: file, line: line)
    let request = FlowRequest(.push, source: source, make)
    return add(id, title, route, badge, at: position, request)
  }

  /// Adds a tab, and passes the end of its flow to a body, with an owner that is held weakly.
  ///
  /// When its flow is over, the tab stays, and shows the last screen until something new is shown there. Start
  /// another flow on the tab, or remove the tab.
  ///
  /// > Reports: a tab whose name is taken already. The container adds nothing in this case.
  ///
  /// - Parameters:
  ///   - id: The name of the tab in code.
  ///   - title: The title that the user reads.
  ///   - route: The route by which the coordinator around the container selects the tab. With it, links know the tab
  ///     even before this route has selected it. The default is none.
  ///   - badge: A mark that draws attention to the tab. The default is none.
  ///   - position: The place in the bar, from 0. The default is after the other tabs.
  ///   - owner: The object to pass to `onEnd`. If it is gone when the flow ends, `onEnd` is not called.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator of the tab's flow. The router calls it once, and then releases it.
  ///   - onEnd: Called once when that flow is over.
  /// - Returns: The new tab, or the existing one if the name is taken.
  @discardableResult
  public func add<Output, Owner: AnyObject>(
    _ id: TabID,
    title: String,
    route: (any Route)? = nil,
    badge: String? = nil,
    at position: Int? = nil,
    for owner: Owner,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: @escaping @MainActor (Owner, FlowEnd<Output>) -> Void,
  ) -> TabRouter {
    let source = CallSite(file: file, line: line)
    let request = FlowRequest(.push, source: source, make) { [weak owner] _, end in
      guard let owner else { return }
      onEnd(owner, end)
    }
    return add(id, title, route, badge, at: position, request)
  }

  private func add<Output>(
    _ id: TabID,
    _ title: String,
    _ route: (any Route)?,
    _ badge: String?,
    at position: Int?,
    _ request: FlowRequest<Output>,
  ) -> TabRouter {
    if let tab = self[id] {
      log(.tabAlreadyThere, id, request.source)
      return tab
    }
    let tab = TabRouter(id, title: title, badge: badge, in: container, onIssue: onIssue) {
      [weak container] engine, stack in
      // It begins with its tab, whatever shows the container.
      _ = RouteVisit.outside {
        engine.startFlow(request, under: container?.flow, on: stack.reference)
      }
    }
    if let route { RouteNote(AnyRoute(route)).begin(with: tab) }
    container.add(tab, at: min(max(position ?? tabs.count, 0), tabs.count))
    engine?.add(tab, to: container, request.source)
    return tab
  }

  private var engine: NavigationEngine? { container.reporter?.reference.engine }

  /// Removes a tab, whose modules leave and whose flows end with ``EndCause/replaced``.
  ///
  /// The stack of the tab is gone afterwards. If the tab was selected, the container selects the tab visited before
  /// it, or else its neighbor.
  ///
  /// > Reports: a tab that is not there.
  ///
  /// - Parameters:
  ///   - id: The name of the tab in code.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket. It ends with ``Rejection/leaveRefused`` if a module in the tab refuses to leave.
  @discardableResult
  public func remove(
    _ id: TabID,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    let source = CallSite(file: file, line: line)
    guard let tab = self[id] else { return reject(id, source) }
    guard let engine else {
      let ticket = NavigationTicket()
      container.remove(tab)
      ticket.commit()
      return ticket
    }
    let request = Proposal(.removeTab(tab, source: source))
    engine.submit(.proposal(request))
    return request.ticket
  }

  /// Selects a tab.
  ///
  /// No module leaves, so the router asks none. It does not call the body of ``guardSelection(with:_:)`` either.
  /// Before the container is shown, this method chooses the tab with which it begins.
  ///
  /// > Reports: a tab that is not there.
  ///
  /// - Parameters:
  ///   - id: The name of the tab in code.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket. It ends with ``Rejection/alreadyThere`` if the tab is selected.
  @discardableResult
  public func select(
    _ id: TabID,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    let source = CallSite(file: file, line: line)
    guard let tab = self[id] else { return reject(id, source) }
    RouteVisit.current(of: container.flow)?.note.take(tab)
    let ticket = NavigationTicket()
    if let engine {
      engine.submit(.selectTab(id, in: container, ticket, source))
    } else if selected?.id == id {
      ticket.resolve(.rejected(.alreadyThere))
    } else {
      container.begin(with: id)
      ticket.commit()
    }
    return ticket
  }

  private func reject(_ id: TabID, _ source: CallSite) -> NavigationTicket {
    log(.rejected(.noSuchTab), id, source)
    return .rejected(.noSuchTab)
  }

  private func log(_ kind: NavigationIssue.Kind, _ id: TabID, _ source: CallSite) {
    let issue = NavigationIssue(kind, subject: id.name, source: source)
    if let engine { engine.log(issue, in: container.flow) } else { onIssue(issue) }
  }
}

// MARK: - Presentable

extension TabContainer: Presentable {
  /// Returns the screen of the container, which is its host.
  ///
  /// - Returns: ``host``.
  public func presented() -> any Screen { host }
}
