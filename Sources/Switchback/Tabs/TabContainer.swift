/// Several stacks behind one bar: a module whose tabs each have modules and flows of their own.
///
/// Make it on a ``TabHost``, add the tabs, and show it like any other module. When it comes onto a stack,
/// the flow of each tab is started, in the order of the bar, on a stack of that tab's own. The flow that
/// shows the container is the one around them: it hears of their ends, and their actions reach it.
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
/// All that holds for a stack holds for each tab, hidden or not: modules are told when they leave, flows
/// end once, and whoever minds being left is asked before the container may go. What a tab presents is
/// presented over that tab, and hidden with it; what is to stand over all tabs is presented by the flow
/// that shows the container.
///
/// When the container leaves, everything in it leaves in the same step, what is visible first, and its
/// tabs are gone. It can be filled and shown again.
///
/// > Reports: a tab that is there already, and requests for one that is not.
///
/// > Complexity: each request on a tab, each selection and each change of the bar is O(*n*) in the number of tabs. A
/// > bar has room for a handful. With twenty, a request on a tab costs about twice what it costs without tabs.
///
/// > Source: "Container Coordinators" (Ian Keen, 2020); the back behaviours of React Navigation's tabs.
@MainActor
public final class TabContainer {
  /// What logs, traces and drawings call this module.
  public let name: String

  /// What the router knows of it.
  let container: ContainerNode
  private let onIssue: @MainActor (NavigationIssue) -> Void

  /// Makes a container without tabs.
  ///
  /// - Parameters:
  ///   - host: Shows the bar and the stacks. It is the container's screen.
  ///   - back: Where the user's back leads at the root of a tab. The default is out of the container.
  ///   - name: What logs call it. The default is `Tabs`.
  ///   - onIssue: Told of misuse while the container is on no stack; else its router is. The default
  ///     leaves it to the host, see ``TabHost/log(_:)``.
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

  /// The container that shows the bar and the stacks.
  public var host: any TabHost { container.host }

  /// The tabs, in the order of the bar.
  public var tabs: [TabRouter] { container.tabs }

  /// Where the user's back leads at the root of a tab.
  public var back: TabBack { container.visits.back }

  /// The tab that is selected; nil while there is none.
  public var selected: TabRouter? { container.selected }

  /// The tab with a name, if there is one.
  ///
  /// - Parameter id: The name.
  public subscript(id: TabID) -> TabRouter? { container[id] }

  // MARK: - A say in what is selected

  /// Has a say before the user goes to another tab, together with an owner that is held weakly.
  ///
  /// The body is called when the user has chosen a tab that is not the one shown. If it says no, that one
  /// stays, and nothing else happens: observers are told ``NavigationEvent/Kind/tabRefused(_:)``. What the body
  /// asks for is done after that, so that it can start what is to come first, and select the tab later:
  ///
  /// ```swift
  /// tabs.guardSelection(with: self) { main, tab in
  ///   guard tab == .messages, main.session == nil else { return true }
  ///   main.signIn(then: tab)                 // starts a flow, and at its end calls tabs.select(tab)
  ///   return false
  /// }
  /// ```
  ///
  /// It is not asked when code selects a tab, nor when a tab is removed, nor when the user goes back to a tab
  /// visited before. Called again, the new body takes the place of the one before. Once the owner is gone,
  /// every tab can be chosen.
  ///
  /// > Source: `tabBarController(_:shouldSelect:)` of UIKit.
  ///
  /// - Parameters:
  ///   - owner: Handed to the body.
  ///   - body: Says whether the user may go to a tab. Kept as long as the container.
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
  /// The first one added is selected.
  ///
  /// > Reports: a tab of this name. Nothing is added then.
  ///
  /// - Parameters:
  ///   - id: What code calls it.
  ///   - title: What the user reads.
  ///   - route: The route of the coordinator around that selects it, so that links know it before that has selected
  ///     it. The default is none.
  ///   - badge: What draws attention to it. The default is nothing.
  ///   - position: Where in the bar, from 0. The default is behind the others.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator of the tab's flow. Called once, and let go then.
  /// - Returns: The tab; the one that was there if the name is taken.
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

  /// Adds a tab the end of whose flow is told to a body, together with an owner that is held weakly.
  ///
  /// The tab stays when its flow is over, and goes on showing the last screen until something new is
  /// shown there: start another flow on it, or remove it.
  ///
  /// > Reports: a tab of this name. Nothing is added then.
  ///
  /// - Parameters:
  ///   - id: What code calls it.
  ///   - title: What the user reads.
  ///   - route: The route of the coordinator around that selects it, so that links know it before that has selected
  ///     it. The default is none.
  ///   - badge: What draws attention to it. The default is nothing.
  ///   - position: Where in the bar, from 0. The default is behind the others.
  ///   - owner: Handed to `onEnd`. If it is gone by then, nobody is told.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator of the tab's flow. Called once, and let go then.
  ///   - onEnd: Called once, when that flow is over.
  /// - Returns: The tab; the one that was there if the name is taken.
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

  /// Removes a tab: its modules leave, its flows end with ``EndCause/replaced``, and its stack is gone.
  ///
  /// If it was selected, the tab visited before it is, else its neighbour.
  ///
  /// > Reports: a tab that is not there.
  ///
  /// - Parameters:
  ///   - id: The tab.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket; ``Rejection/leaveRefused`` if a module in it minds being left.
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
  /// Nothing leaves, so nobody is asked, and neither is what guards the selection. Before the container is
  /// shown, it says where it begins.
  ///
  /// > Reports: a tab that is not there.
  ///
  /// - Parameters:
  ///   - id: The tab.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket; ``Rejection/alreadyThere`` if it is selected.
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
  /// The container.
  ///
  /// - Returns: ``host``.
  public func presented() -> any Screen { host }
}
