/// How the modelled system behaves where nothing certain is known, or only sometimes reported.
///
/// All are false for the system that the sources describe; the numbers are those in RULES.md.
public struct Rules: Hashable, Sendable {
  /// Makes the system that the sources describe.
  public init() {}

  // MARK: Stacks

  /// During a back swipe, `viewControllers` is still as long as before.
  public var stackStaysLongDuringSwipe = false

  /// The coordinator's completion comes before `didShow`, or before the completion of what was presented.
  public var completionComesFirst = false

  /// A completion that is added while a transition ends is accepted, and never called.
  public var lateCompletionsAreLost = false

  /// A stack that a cancelled transition had changed is restored only after the completion.
  public var stackIsRestoredAfterCompletion = false

  /// `didShow` follows also a cancelled transition, for the controller that stays (B1a).
  public var didShowFollowsCancel = false

  /// A cancelled interactive `setViewControllers` restores the stack, in place of leaving it longer (B11).
  public var cancelledSetRestoresStack = false

  /// The first `didShow` of a navigation controller comes twice (B10).
  public var firstDidShowComesTwice = false

  /// Commands given during a transition are dropped, in place of being performed after it (B5, B6).
  public var commandsDuringTransitionAreDropped = false

  /// Commands given during a transition begin at once (B7).
  public var commandsDuringTransitionRace = false

  /// Stacks can be changed while something is being presented or dismissed (B5).
  public var modalTransitionsLeaveStacksAlone = false

  /// What changes without animation is told at the next layout only, not within the call.
  public var unanimatedChangesAreToldAtLayout = false

  /// An animated change has its coordinator, and is told, from the next layout on only.
  public var animatedChangesBeginAtLayout = false

  /// During `didShow` and completions the transition is not over: its coordinator is there, commands wait.
  public var transitionLastsDuringCallbacks = false

  /// `setViewControllers` that leaves the top as it is tells the delegate nevertheless.
  public var topThatStaysIsShownAgain = false

  // MARK: People

  /// A back action of the app disables the swipes.
  public var backActionDisablesSwipe = false

  /// The pop recognisers hear of a touch before all others, not after them.
  public var popRecognizersHearTouchesFirst = false

  /// There is a second recogniser, for swipes anywhere (B18).
  public var hasContentPopGesture = false

  /// Back can be tapped, and swiped, again before the last time is over (B18).
  public var backCanBeTappedDuringTransitions = false

  /// A second tap on the tab that is shown does nothing to its stack (B17).
  public var secondTapKeepsStack = false

  /// A tap on a tab is asked about and told by controllers, then by tabs (B21).
  public var tabsAreAskedAboutLast = false

  /// A tap on a tab is asked about and told by tabs, then by controllers (B21).
  public var tabsAreAskedAboutFirst = false

  /// A tap on a tab is asked about and told by tabs alone (B21).
  public var onlyTabsAreAskedAbout = false

  /// A tab that code selects is told by tabs as well (B21).
  public var didSelectTabComesForCode = false

  /// A tab does not say which controller it shows; a controller says which tab shows it (B21).
  public var tabsDoNotNameControllers = false

  /// When the window becomes wider or narrower, tab bar controllers select another tab, then are laid out (B22).
  public var widthChangesReselectTabs = false

  /// The same, but they are laid out first (B22).
  public var widthChangesReselectTabsLate = false

  /// A swipe on a trackpad puts no finger down that a recogniser could hear of (B23).
  public var trackpadSwipesHaveNoTouch = false

  /// The handler of an alert's button is called when it is tapped, not when the alert is gone.
  public var alertHandlersComeFirst = false

  /// It is a tablet: action sheets need a place that they come from.
  public var isPad = false

  // MARK: Presenting

  /// `presentationControllerWillDismiss` comes before there is a coordinator.
  public var pullsAreToldBeforeTheyBegin = false

  /// `present` and `dismiss` that are refused call their completion nevertheless (B16).
  public var refusedCallsComplete = false

  /// `dismiss` calls its completion also where nothing is presented.
  public var emptyDismissalsComplete = false

  /// The dismissal of a popover is asked about and told by the methods from before iOS 13 as well (B25).
  public var oldPopoverMethodsAreCalledToo = false

  /// `presentingViewController` is nil already when `viewDidDisappear` is called.
  public var presenterIsForgottenEarly = false

  /// `presentedViewController` is nil already when code begins to dismiss.
  public var presentedIsForgottenEarly = false

  /// What is dismissed without animation is gone a turn later, and no coordinator is there meanwhile.
  public var unanimatedDismissalsTakeATurn = false

  /// What covers a sheet entirely takes the container of the sheet out of the window as well, not only its view.
  public var coversTakeContainersAway = false

  /// A controller that was asked for its presentation controller, and is refused to be presented, stays alive (B26).
  public var presentationControllersKeepControllers = false

  /// VoiceOver's escape tells the delegate of a sheet that may not be pulled down, then asks the responders (B28).
  public var escapesAreAttemptsToDismiss = false
}

extension Rules {
  private typealias Switch = any WritableKeyPath<Rules, Bool> & Sendable

  private static let switches: [(name: String, path: Switch)] = [
    ("stackStaysLongDuringSwipe", \.stackStaysLongDuringSwipe),
    ("completionComesFirst", \.completionComesFirst),
    ("lateCompletionsAreLost", \.lateCompletionsAreLost),
    ("stackIsRestoredAfterCompletion", \.stackIsRestoredAfterCompletion),
    ("didShowFollowsCancel", \.didShowFollowsCancel),
    ("cancelledSetRestoresStack", \.cancelledSetRestoresStack),
    ("firstDidShowComesTwice", \.firstDidShowComesTwice),
    ("commandsDuringTransitionAreDropped", \.commandsDuringTransitionAreDropped),
    ("commandsDuringTransitionRace", \.commandsDuringTransitionRace),
    ("modalTransitionsLeaveStacksAlone", \.modalTransitionsLeaveStacksAlone),
    ("unanimatedChangesAreToldAtLayout", \.unanimatedChangesAreToldAtLayout),
    ("animatedChangesBeginAtLayout", \.animatedChangesBeginAtLayout),
    ("transitionLastsDuringCallbacks", \.transitionLastsDuringCallbacks),
    ("topThatStaysIsShownAgain", \.topThatStaysIsShownAgain),
    ("backActionDisablesSwipe", \.backActionDisablesSwipe),
    ("popRecognizersHearTouchesFirst", \.popRecognizersHearTouchesFirst),
    ("hasContentPopGesture", \.hasContentPopGesture),
    ("backCanBeTappedDuringTransitions", \.backCanBeTappedDuringTransitions),
    ("secondTapKeepsStack", \.secondTapKeepsStack),
    ("tabsAreAskedAboutLast", \.tabsAreAskedAboutLast),
    ("tabsAreAskedAboutFirst", \.tabsAreAskedAboutFirst),
    ("onlyTabsAreAskedAbout", \.onlyTabsAreAskedAbout),
    ("didSelectTabComesForCode", \.didSelectTabComesForCode),
    ("tabsDoNotNameControllers", \.tabsDoNotNameControllers),
    ("widthChangesReselectTabs", \.widthChangesReselectTabs),
    ("widthChangesReselectTabsLate", \.widthChangesReselectTabsLate),
    ("trackpadSwipesHaveNoTouch", \.trackpadSwipesHaveNoTouch),
    ("alertHandlersComeFirst", \.alertHandlersComeFirst),
    ("isPad", \.isPad),
    ("pullsAreToldBeforeTheyBegin", \.pullsAreToldBeforeTheyBegin),
    ("refusedCallsComplete", \.refusedCallsComplete),
    ("emptyDismissalsComplete", \.emptyDismissalsComplete),
    ("oldPopoverMethodsAreCalledToo", \.oldPopoverMethodsAreCalledToo),
    ("presenterIsForgottenEarly", \.presenterIsForgottenEarly),
    ("presentedIsForgottenEarly", \.presentedIsForgottenEarly),
    ("unanimatedDismissalsTakeATurn", \.unanimatedDismissalsTakeATurn),
    ("coversTakeContainersAway", \.coversTakeContainersAway),
    ("presentationControllersKeepControllers", \.presentationControllersKeepControllers),
    ("escapesAreAttemptsToDismiss", \.escapesAreAttemptsToDismiss),
  ]

  /// The system that the sources describe, each switch set alone, and all of them.
  public static var all: [Rules] {
    let each = switches.map { Rules().with($0.path) }
    return [Rules()] + each + [switches.reduce(Rules()) { $0.with($1.path) }]
  }

  /// A system of which each switch may be set or not.
  public static func random(using generator: inout some RandomNumberGenerator) -> Rules {
    switches.reduce(Rules()) { Bool.random(using: &generator) ? $0.with($1.path) : $0 }
  }

  private func with(_ path: Switch) -> Rules {
    var rules = self
    rules[keyPath: path] = true
    return rules
  }
}

extension Rules: CustomStringConvertible {
  /// The switches that are set.
  public var description: String {
    let names = Self.switches.filter { self[keyPath: $0.path] }.map(\.name)
    if names.isEmpty { return "as described" }
    return names.count == Self.switches.count ? "everything else" : names.joined(separator: ", ")
  }
}
