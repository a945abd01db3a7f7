/// Those who do a piece of work, and hand back what it has come to.
@MainActor
struct Handlers {
  let requests: RequestHandler
  let reports: ReportHandler
  let back: BackHandler
  let tabs: TabHandler
  let ends: FlowEnder
  let links: LinkFollower
}

/// What a piece of work has come to, as whoever did it hands it back, before anyone is told.
///
/// What left and entered stands in the ``StackChange`` that was handed out for it. The engine commits both: only then
/// are contents and endings worked out, and everyone told.
@MainActor
struct Change {
  /// The ticket of what was asked for, unless the ticket says by now what became of that.
  var ticket: NavigationTicket?

  /// The stack whose hosts end the ticket by showing what was asked for, if that was accepted.
  var stack: HostedStack?

  /// What is left to do once everyone was told, if anything is.
  var afterwards: Afterwards?

  /// Whether a request has come to more than its ticket says.
  var isSomething: Bool { stack != nil || afterwards != nil }

  /// What it is about is an object, or stands in memory of its own, so that a change is as small as three objects.
  enum Afterwards {
    /// A report is over.
    indirect case finish(ReportHandler.Rest)
    /// The user wants something by what was reported.
    case carryOut(Proposal)
    /// Another tab of a container is selected.
    case tellSelection(in: ContainerNode)
    /// Nothing of the router's is left to go back to, and no flow ends by it.
    indirect case goBackOutside(BackOrigin)
    /// A flow ends unless its coordinator begins something else: what it was to show first is there already.
    case leaveToDecide(FlowNode)
    /// What was in the way of a link has left.
    case goOn(FoundWay)
  }
}
