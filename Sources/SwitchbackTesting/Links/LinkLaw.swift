/// What links promise, as far as ``LinkLaws`` check it on a program of your own.
public enum LinkLaw: String, CaseIterable, Hashable, Sendable {
  /// What a plan says, as far as it says something, is what opening the link does; and planning changes nothing.
  case plansComeTrue

  /// A link that is refused by what could be known beforehand changes nothing.
  case refusalsChangeNothing

  /// A link that a coordinator or a module refuses which was on its way already changes nothing, also if that is on a
  /// hidden tab.
  case whatIsThereIsAskedFirst

  /// A link that has arrived shows its last route with nothing above, and the others below, in order.
  case arrivingIsBeingThere

  /// A link that has arrived and is opened again changes nothing.
  case arrivingTwiceIsArrivingOnce

  /// What a link shows is the same whether it came with the start or later.
  case coldEqualsWarm

  /// Following a link tells each host at most once what to show.
  case oneStepOnScreen

  /// A link that takes nothing away takes nothing away.
  case onTopTakesNothingAway

  /// A link finishes no flow: what leaves is removed, or its parent ends.
  case linksFinishNothing

  /// What a flow shows is of the routes of its own coordinator.
  case routesAreOfTheirFlow

  /// Each link ends once, and at the latest with its router.
  case ticketsEndOnce

  /// A link that waits for something to come first goes on after it, whatever has become of the rest: with yes to
  /// every question, and unless a module minds.
  case whatComesFirstIsWaitedFor

  /// What has to come before a route, a coordinator has: its own, or one around it.
  case whatComesFirstIsKnown

  /// Following a link ends by itself: it shows no more than its routes and what has to come before them.
  case stepsAreBounded

  /// A link that nobody knows is silent: what happens after it is what would have happened without it, event for event
  /// and command for command.
  case unknownLinksAreSilent

  /// Once the router is gone, nothing of what links have shown is kept.
  case nothingIsKept
}
