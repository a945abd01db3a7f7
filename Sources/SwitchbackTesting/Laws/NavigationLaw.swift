/// The laws of routers and hosts, as far as ``RouterLaws`` and ``HostLaws`` check them.
///
/// > Source: the ways in which published routers are known to be broken. Most report only the screen on top. Some
/// > report it before it has left, or twice, or not at all where nothing was animated.
public enum NavigationLaw: String, CaseIterable, Hashable, Sendable {
  /// Whenever nothing moves, the router's modules and the host's screens are the same.
  case modulesAndScreensAgree

  /// The router reports every module that leaves, whatever the cause.
  case whoeverLeavesIsTold

  /// The router reports at most once that a module has left.
  case nobodyIsToldTwice

  /// The router does not report that a module has left while it is still there.
  case onlyWhatLeftIsTold

  /// The router reports modules that leave together from the top down, presented ones first.
  case topIsToldFirst

  /// When the router reports that a module has left, everything that leaves is out of its modules.
  case leavingComesBeforeTelling

  /// A cancelled gesture changes nothing, and the router reports nothing about it.
  case cancelledGesturesLeaveNoTrace

  /// The router carries out all requests of callbacks and during transitions, first in, first out.
  case requestsAreNotLost

  /// The router carries out a repeated request once, while its target is on top or on its way.
  case duplicatesAreDoneOnce

  /// A request that the router refuses changes nothing.
  case refusalsChangeNothing

  /// A `LeaveGuard` that refuses stays, whoever wants it gone.
  case backCanBeRefused

  /// Every flow that was started ends once, with the result that it finished with.
  case flowsEndOnce

  /// Child flows end before the flow that started them.
  case childrenEndBeforeParents

  /// The router does not use the transition of one request for the next.
  case transitionsDoNotStick

  /// The ticket of each request gets an outcome, and keeps it.
  case ticketsEndOnce

  /// The router releases what has left, and everything is released with the router.
  case nothingIsKept

  /// A host acknowledges each command when it has carried it out.
  case commandsAreAcknowledged

  /// A host shows what the router told it to show.
  case commandsAreCarriedOut

  /// A host reports in one event that its user went back, however many screens it was.
  case goingBackIsReported

  /// A host that reports a number of screens reports the right number, and what is on top.
  case depthsAreRight

  /// A host lets no gesture begin that would remove a module against its will.
  ///
  /// This holds as far as the platform lets gestures be forbidden.
  case gesturesCanBeForbidden

  /// A host that creates hosts for other stacks presents and dismisses them.
  case stacksArePresented

  /// Going back at the first screen of a presented stack closes the stack.
  case backClosesASheet

  /// A tab host shows the bar that it receives, and the stack of the selected tab.
  case tabsAreShown

  /// A tab host reports which tab its user has chosen.
  case choosingATabIsReported

  /// A tab host does not show a tab that the router refuses, and keeps showing the previous tab.
  case refusedTabsStayHidden

  /// A hidden tab keeps what it shows, which may change while the tab is hidden.
  case hiddenTabsAreKept

  /// A host says in advance which screens it cannot show.
  case foreignScreensAreRefused

  /// A host asks each question that it receives, or dismisses it.
  case questionsEnd
}
