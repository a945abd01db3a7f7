// Opening links, from the router or from a flow inwards.

extension StackRouter {
  /// Shows the routes of a link, keeps those that are shown already, and removes everything in the way.
  ///
  /// The routes of a link lead through coordinators from the outside in. One coordinator shows all routes of one type
  /// in a row. Where the type changes, the link goes on in another flow. It is the first of these that has routes of
  /// the new type:
  ///
  /// 1. a flow that the previous route has started, or a flow on the tab that it selects
  /// 2. a flow above that
  /// 3. a flow that has shown nothing yet
  ///
  /// If there are several in 1 or 2, the router takes the one in front, even if something covers all of them. If none
  /// is in front, it takes the first one in 1, and the latest one in 2 or 3. A link leads through a hidden tab only if
  /// one of its routes selects that tab.
  ///
  /// In each flow, the first page stays, whether the link names it or not. The routes that the link names next stay as
  /// well, as long as they are there in the same order. Everything above them leaves, including sheets, with the cause
  /// ``EndCause/replaced``. The coordinators show what is missing, with ``RouteCoordinator/show(_:)``.
  ///
  /// Before anything changes, the router checks the whole way, even on hidden tabs, as far as there are coordinators to
  /// ask. They have to know the routes and admit them, and the modules that would leave have to agree. After one
  /// refusal, everything stays. A coordinator that does not exist yet, such as one that a route starts, is asked later.
  /// If it refuses, the link keeps what it has shown before.
  ///
  /// The screen changes in one step, unless somebody has to be asked first or something is loaded. If you open a link
  /// before the first flow starts, the link waits for it, and both are one step. If you open a link inside a callback,
  /// the router follows it after the callbacks that are due.
  ///
  /// The router follows one link at a time. A newer link supersedes an older one, and everything that the older one has
  /// shown stays. If you open a link that is already under way, you get the same ticket.
  ///
  /// > Reports: a router that is closed or gone.
  ///
  /// > Source: the order of finding, dismissing and showing comes from Firefox for iOS. Here, it is one step. In
  /// > route-composer, waiting for what comes first is called an interceptor.
  ///
  /// - Parameters:
  ///   - link: The link to open.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how the link ended and what it did.
  @discardableResult
  public func open(_ link: DeepLink, file: String = #fileID, line: Int = #line) -> LinkTicket {
    engine.open(link, from: nil, CallSite(file: file, line: line))
  }

  /// Returns what opening a link would do now, and changes nothing.
  ///
  /// The router asks coordinators and modules as it would when it opens the link. It does not ask the user.
  ///
  /// - Parameter link: The link.
  /// - Returns: The steps, as far as they can be known.
  public func plan(for link: DeepLink) -> LinkPlan { engine.plan(for: link, from: nil) }
}

extension Flow {
  /// Opens a link that starts at this flow.
  ///
  /// With it, a coordinator can reach places far inside the program. It works like ``StackRouter/open(_:file:line:)``.
  /// The first route belongs to the coordinator of this flow, or to one below it.
  ///
  /// ```swift
  /// flow.open(DeepLink(
  ///   Route.messages,
  ///   MessagesCoordinator.Route.conversation(with: name)))
  /// ```
  ///
  /// > Reports: a flow that is over, or whose router is gone.
  ///
  /// - Parameters:
  ///   - link: The link to open.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how the link ended and what it did.
  @discardableResult
  public func open(_ link: DeepLink, file: String = #fileID, line: Int = #line) -> LinkTicket {
    let source = CallSite(file: file, line: line)
    guard let engine = engine(source) else { return LinkTicket(.routerGone) }
    return engine.open(link, from: node, source)
  }
}
