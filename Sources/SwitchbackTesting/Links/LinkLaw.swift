/// The laws of links, as far as ``LinkLaws`` checks them on a program of your own.
public enum LinkLaw: String, CaseIterable, Hashable, Sendable {
  /// Once started, the program shows a module, or has begun a flow.
  ///
  /// Without that, links could break no other law, so the check tries none.
  case programsBegin

  /// Opening a link does what its plan says, as far as it says something; planning changes nothing.
  case plansComeTrue

  /// A link that is refused for reasons known in advance changes nothing.
  case refusalsChangeNothing

  /// A link that a coordinator or a module on its way refuses changes nothing.
  ///
  /// This holds if the coordinator or the module was on its way already, even on a hidden tab.
  case whatIsThereIsAskedFirst

  /// A link that has arrived shows its last route with nothing above, and the others below, in order.
  case arrivingIsBeingThere

  /// Opening a link again after it has arrived changes nothing.
  case arrivingTwiceIsArrivingOnce

  /// A link shows the same, whether the program opens it at the start or later.
  case coldEqualsWarm

  /// Following a link tells each host at most once what to show.
  case oneStepOnScreen

  /// A link that is opened on top removes nothing.
  case onTopTakesNothingAway

  /// A link never finishes a flow: a flow that leaves is removed, or its parent ends.
  case linksFinishNothing

  /// A flow shows only routes of its own coordinator.
  case routesAreOfTheirFlow

  /// Each link ends once, at the latest with its router.
  case ticketsEndOnce

  /// A link that waits for something to come first goes on afterwards.
  ///
  /// The check answers yes to every question. A `LeaveGuard` may still stop the link.
  case whatComesFirstIsWaitedFor

  /// A route that has to come before another belongs to the same coordinator, or to one around it.
  case whatComesFirstIsKnown

  /// Following a link ends by itself, and shows only its routes and what has to come before them.
  case stepsAreBounded

  /// A link to a route that no coordinator knows leaves no trace.
  ///
  /// What happens afterwards is what would have happened without the link, event for event and command for command.
  case unknownLinksAreSilent

  /// Once the router is gone, nothing that links have shown is still alive.
  case nothingIsKept
}
