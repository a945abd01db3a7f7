/// A report of misuse, or of something unexpected: what happened, what it means, what to do.
///
/// Issues are never fatal. The state stays as it was, or follows what the host shows. A router passes each issue to its
/// `onIssue` closure, and to its observers as an event.
public struct NavigationIssue: Error, Hashable, Sendable {
  /// The kind of the issue.
  public let kind: Kind

  /// The name of the module, screen, flow or coordinator concerned.
  public let subject: String

  /// The place in your code that caused the issue, or nil if no code did.
  public let source: CallSite?

  /// The kinds of issues.
  public enum Kind: Hashable, Sendable {
    /// A request or a start is not possible.
    case rejected(Rejection)
    /// A flow on a presented stack tried to dismiss that stack.
    ///
    /// A flow can dismiss only what it has presented itself.
    case dismissedFromInside
    /// Code tried to end a flow that was already over.
    ///
    /// The values are the cause of the first end, and the place in your code that asked for it, or nil.
    case flowEndedTwice(first: EndCause, at: CallSite?)
    /// Code set the output of a flow after the flow's starter was notified of its end.
    ///
    /// The values are the cause of the end, and the place in your code that asked for it, or nil.
    case outputSetTooLate(ended: EndCause, at: CallSite?)
    /// A request of a flow affects a module of another flow, so the router rejected it.
    ///
    /// The rejection is ``Rejection/notInThisFlow``. The values are the flow that shows the module, or nil if none
    /// does, and the flow that asked.
    case moduleOfAnotherFlow(shownBy: FlowID?, askedBy: FlowID)
    /// A flow has shown nothing, although the stack has changed since it started.
    case flowShowsNothing
    /// Code started a coordinator that was already running.
    case coordinatorAlreadyRunning
    /// Code started a coordinator from its own flow, or from a flow below it.
    case coordinatorInsideItself
    /// Code added a coordinator to dependencies that own it already.
    case coordinatorAlreadyOwned
    /// Code added or started a coordinator that another manager or a flow owns.
    case coordinatorOwnedElsewhere
    /// Code added a coordinator to dependencies although its flow is over.
    case coordinatorAlreadyEnded
    /// Code removed a coordinator from dependencies that do not own it.
    case coordinatorNotOwned
    /// An object of a flow that is over is still alive.
    ///
    /// Only a ``LeakAudit`` looks for such objects. The subject is the object's name. The details say which flow it
    /// belonged to, why that flow is over, and what holds the object.
    case stillAlive(details: String)
    /// Code added a tab to a container that has a tab with that name.
    case tabAlreadyThere
    /// Nobody handles an action of this type.
    ///
    /// The values are the module that sent the action, if a module did, and who was asked, in order.
    case actionUnhandled(String, from: ModuleID?, asked: String)
    /// A module sent an action of this type, but it is on no stack.
    case actionSenderNotShown(String)
    /// Code registered a second handler for a type of action, in the same flow or, with nil, on the router.
    ///
    /// The last value is the place in your code that registered the first handler.
    case actionHandledAlready(in: FlowID?, since: CallSite?)
    /// More than five routes had to come before this route of a link, each because of another.
    case tooMuchBeforeRoute(RouteName)
    /// This route of a link needs another route first, and no coordinator around it has that route.
    case unknownBeforeRoute(RouteName, needs: RouteName)

    /// A route, or the state of a ``Restorable`` object, could not be kept because of this error.
    ///
    /// The object is a coordinator or a module.
    case notKept(String)
    /// Code asked to observe a module that is not on the stack.
    case moduleNotShown
    /// Code created another router on the host of this router, and the router was closed.
    case hostTakenOver
    /// A screen that the router did not put there appeared on the container.
    case unannouncedScreen
    /// Other code shows something over the stack that the host cannot hand to the router.
    case coveredByOtherCode
    /// The host reported a number of remaining screens that does not match what it shows.
    case reportedDepthWrong
    /// The host did not carry out a command.
    case commandDropped
    /// The container removed a module that minds being left, and the router put it back.
    case removalUndone
    /// The container removed a stack from under another one, and the router put it back.
    case sheetPulledFromUnder
    /// The host failed to carry out a command twice, so the router now follows the host.
    case commandGivenUp
  }

  init(_ kind: Kind, subject: String, source: CallSite?) {
    self.kind = kind
    self.subject = subject
    self.source = source
  }
}
