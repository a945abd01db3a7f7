/// What routers and hosts promise, as far as ``RouterLaws`` and ``HostLaws`` check it.
///
/// > Source: the ways in which published routers are known to be broken. Most tell only the screen on
/// > top, some tell before the screen has left, or twice, or not at all where nothing was animated.
public enum NavigationLaw: String, CaseIterable, Hashable, Sendable {
  /// Whenever nothing moves, the router's modules and the host's screens are the same.
  case modulesAndScreensAgree

  /// Every module that leaves is told so, whatever the cause.
  case whoeverLeavesIsTold

  /// Nobody is told more than once that it left.
  case nobodyIsToldTwice

  /// Nobody is told that it left while it is still there.
  case onlyWhatLeftIsTold

  /// Modules that leave together are told from the top down, presented before presenting.
  case topIsToldFirst

  /// By the time that anyone is told, everything that leaves is out of the modules.
  case leavingComesBeforeTelling

  /// A gesture that was cancelled changes nothing, and nobody hears of it.
  case cancelledGesturesLeaveNoTrace

  /// Requests made inside callbacks and during transitions are all done, first in, first out.
  case requestsAreNotLost

  /// What is asked for once more while it is on top or on its way is done once.
  case duplicatesAreDoneOnce

  /// Requests that are refused change nothing.
  case refusalsChangeNothing

  /// A module that minds being left stays, whoever wants it gone.
  case backCanBeRefused

  /// Every flow that was started ends once, with the result that it finished with.
  case flowsEndOnce

  /// Child flows end before the flow that started them.
  case childrenEndBeforeParents

  /// The transition of a request is not used for the next one.
  case transitionsDoNotStick

  /// The ticket of each request gets an outcome, and keeps it.
  case ticketsEndOnce

  /// What has left is let go, and so is everything once the router is.
  case nothingIsKept

  /// A host acknowledges each command, once it is carried out.
  case commandsAreAcknowledged

  /// A host shows what it was told to show.
  case commandsAreCarriedOut

  /// A host reports that its user went back, however many screens it was, in one event.
  case goingBackIsReported

  /// A host that says by a number how many screens are left says the right one, and what is on top.
  case depthsAreRight

  /// A host lets no gesture begin that would take away what must not be taken away by one, as far as its platform
  /// lets gestures be forbidden.
  case gesturesCanBeForbidden

  /// A host that supplies hosts for other stacks presents and dismisses them.
  case stacksArePresented

  /// The user's back at the first screen of a presented stack closes it.
  case backClosesASheet

  /// A container of tabs shows the bar that it is told, and the stack of the tab that is selected.
  case tabsAreShown

  /// A container of tabs says which tab its user has chosen.
  case choosingATabIsReported

  /// A tab that its user has chosen and that is refused is not shown: the one before is.
  case refusedTabsStayHidden

  /// What a hidden tab shows is kept, and may change while it is hidden.
  case hiddenTabsAreKept

  /// A host says beforehand which screens it cannot show.
  case foreignScreensAreRefused

  /// A host asks what it is given to ask, or dismisses it.
  case questionsEnd
}
