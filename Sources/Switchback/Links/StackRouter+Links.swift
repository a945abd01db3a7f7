// Opening links, from the router or from a flow inwards.

extension StackRouter {
  /// Shows what a link names: keeps what is there already, takes away what is in the way, and shows the rest.
  ///
  /// The routes are those of coordinators from the outside in. Routes of one type are the business of one coordinator;
  /// where the type changes, the way goes on in the flow that the route before has started or on the tab that it
  /// selects, else in one above that has such routes, else in one that has shown nothing yet. Of several, it is the one
  /// in front there, whatever covers all of it; else the latest. A tab that is hidden is on the way only if a route of
  /// the link selects it.
  ///
  /// In each flow, what comes first stays, whether the link names it or not, and so does what it names next, as long
  /// as it is there in that order. What stands above leaves, also sheets, as ``EndCause/replaced``; what is missing is
  /// shown by ``RouteCoordinator/show(_:)``.
  ///
  /// Before anything changes, the whole way is judged, as far as there are coordinators to ask, also on hidden tabs:
  /// whether they know the routes, whether they admit them, and whether all that would leave may be left. One refusal
  /// keeps everything. What one can only ask later, such as a coordinator that a route starts, is asked then; if that
  /// refuses, what was shown before stays.
  ///
  /// All of it is one step on screen, unless somebody has to be asked first, or something is loaded. Opened before the
  /// first flow was started, a link waits for that, and both are one step. Opened inside a callback, it is followed
  /// when the callbacks that are due are done.
  ///
  /// One link is followed at a time: a newer one supersedes it, and what has been shown stays. The link that is under
  /// way, opened once more, is the same link, with the same ticket.
  ///
  /// > Reports: a router that is closed or gone.
  ///
  /// > Source: the order of finding, dismissing and showing is that of Firefox for iOS, as one step; waiting for what
  /// > comes first is what route-composer calls an interceptor.
  ///
  /// - Parameters:
  ///   - link: What to show.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what was done.
  @discardableResult
  public func open(_ link: DeepLink, file: String = #fileID, line: Int = #line) -> LinkTicket {
    engine.open(link, from: nil, CallSite(file: file, line: line))
  }

  /// Says what opening a link would do now, and changes nothing.
  ///
  /// Coordinators and modules are asked as they would be then; the user is not.
  ///
  /// - Parameter link: The link.
  /// - Returns: The steps, as far as they can be known.
  public func plan(for link: DeepLink) -> LinkPlan { engine.plan(for: link, from: nil) }
}

extension Flow {
  /// Shows what a link names, from this flow inwards: how a coordinator goes far inside the program.
  ///
  /// It is as ``StackRouter/open(_:file:line:)``, and begins with the coordinator of this flow, or with one below it.
  ///
  /// ```swift
  /// flow.open(DeepLink(Route.messages, MessagesCoordinator.Route.conversation(with: name)))
  /// ```
  ///
  /// > Reports: a flow that is over, or whose router is gone.
  ///
  /// - Parameters:
  ///   - link: What to show.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what was done.
  @discardableResult
  public func open(_ link: DeepLink, file: String = #fileID, line: Int = #line) -> LinkTicket {
    let source = CallSite(file: file, line: line)
    guard let engine = engine(source) else { return LinkTicket(.routerGone) }
    return engine.open(link, from: node, source)
  }
}
