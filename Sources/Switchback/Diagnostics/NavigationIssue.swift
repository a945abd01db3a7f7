/// Misuse, or something that went otherwise than announced: what happened, what it means, what to do.
///
/// Issues are never fatal. The state stays as it was, or follows what the host shows. A router hands
/// each issue to its `onIssue`, and to its observers as an event.
public struct NavigationIssue: Error, Hashable, Sendable {
  /// What went wrong.
  public let kind: Kind

  /// The name of the module, screen, flow or coordinator concerned.
  public let subject: String

  /// Where it was asked for, or nil if it was not code that asked.
  public let source: CallSite?

  /// What can go wrong.
  public enum Kind: Hashable, Sendable {
    /// A request, or a start, that cannot be done.
    case rejected(Rejection)
    /// A flow that is on a presented stack itself was to dismiss it; it can only dismiss what it presented.
    case dismissedFromInside
    /// A flow was to finish that is over already.
    ///
    /// With how it ended, and the place where that was asked for, if it was code that asked.
    case flowEndedTwice(first: EndCause, at: CallSite?)
    /// A flow was given an output after its starter was told of its end.
    ///
    /// With how it ended, and the place where that was asked for, if it was code that asked.
    case outputSetTooLate(ended: EndCause, at: CallSite?)
    /// A request of a flow reached a module that is not its own, and was ``Rejection/notInThisFlow``.
    ///
    /// With the flow that shows the module, or nil where none does, and the flow that asked.
    case moduleOfAnotherFlow(shownBy: FlowID?, askedBy: FlowID)
    /// A flow has shown nothing although the stack went on changing.
    case flowShowsNothing
    /// A coordinator was started that runs already.
    case coordinatorAlreadyRunning
    /// A coordinator was started from its own flow, or from one below it.
    case coordinatorInsideItself
    /// A coordinator was added to dependencies that own it already.
    case coordinatorAlreadyOwned
    /// A coordinator was added to dependencies, or started, while another manager or a flow owns it.
    case coordinatorOwnedElsewhere
    /// A coordinator was added to dependencies although its flow is over.
    case coordinatorAlreadyEnded
    /// A coordinator was removed from dependencies that do not own it.
    case coordinatorNotOwned
    /// Something of a flow that is over is still alive; only a ``LeakAudit`` looks for that. The subject is its name;
    /// the details say of which flow it was, why that is over, and what holds it.
    case stillAlive(details: String)
    /// A tab was added to a container that has one of that name.
    case tabAlreadyThere
    /// An action of this type was sent that nobody handles; with the module that it was sent from, if it was one, and
    /// who was asked, in that order.
    case actionUnhandled(String, from: ModuleID?, asked: String)
    /// An action of this type was sent from a module that is on no stack.
    case actionSenderNotShown(String)
    /// A type of action was to be handled in a flow, or with nil by the router, that handles it already.
    ///
    /// With the place where that was asked for first.
    case actionHandledAlready(in: FlowID?, since: CallSite?)
    /// More than five routes had to come before this route of a link, one because of the other.
    case tooMuchBeforeRoute(RouteName)
    /// Before this route of a link, another one had to come that no coordinator around has.
    case unknownBeforeRoute(RouteName, needs: RouteName)

    /// A route, or the state of a ``Restorable`` coordinator or module, could not be kept; with what was thrown.
    case notKept(String)
    /// A module was to be observed that is not on the stack.
    case moduleNotShown
    /// Another router was made on a host of this one, which is closed by that.
    case hostTakenOver
    /// A screen appeared on the container that nobody announced.
    case unannouncedScreen
    /// Other code shows something over the stack that the host cannot hand to the router.
    case coveredByOtherCode
    /// The host said by a number what is left on it, and that does not fit what it shows.
    case reportedDepthWrong
    /// The host did not carry out a command.
    case commandDropped
    /// The container took away what minds being left; it was put back.
    case removalUndone
    /// The container took a stack away from under another one; it was put back.
    case sheetPulledFromUnder
    /// The host did not carry out a command twice; the router now follows it.
    case commandGivenUp
  }

  init(_ kind: Kind, subject: String, source: CallSite?) {
    self.kind = kind
    self.subject = subject
    self.source = source
  }
}
