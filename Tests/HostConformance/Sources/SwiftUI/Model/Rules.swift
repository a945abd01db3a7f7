/// How the modelled system behaves where nothing certain is known, or only in some versions.
///
/// All are false for the system that the sources describe; the numbers are those in RULES.md.
public struct Rules: Hashable, Sendable {
  /// Makes the system that the sources describe.
  public init() {}

  // MARK: The path

  /// Completions of animations come right after the body of the transaction, whatever moves (S40).
  public var completionComesAfterTheBody = false

  /// Completions of animations come at the end of the update, whatever moves (S40).
  public var completionComesAfterTheUpdate = false

  /// Completions of animations come on the turn after the update, whatever moves (S40).
  public var completionIgnoresNavigation = false

  /// Completions of animations do not come (S40).
  public var completionNeverComes = false

  /// What is pushed, popped or presented begins to move with the frame after the update (S58).
  public var movementsBeginLate = false

  /// What a button pops is written at the end of the transition, not when it begins (S2).
  public var pathIsWrittenLate = false

  /// What a person pops is written half a second after the end of the transition (S2).
  public var pathIsWrittenAfterTheEnd = false

  /// A path that SwiftUI has written stays, although the state says otherwise, until the state changes (S7).
  public var refusedPathSticks = false

  /// Everything that SwiftUI writes, it writes twice (S5).
  public var pathIsWrittenTwice = false

  /// A swipe shortens the path when it begins; one that is cancelled restores it (S3).
  public var swipeWritesPathAtBegin = false

  /// A swipe shortens the path when it begins; one that is cancelled leaves it short (S3).
  public var cancelledSwipeKeepsShortPath = false

  /// A path that changes during a transition is not shown until it changes again (S10).
  public var changesDuringTransitionsAreDropped = false

  /// A path that changes during a transition leaves the top blank until it changes again (S11).
  public var changesDuringTransitionsLeaveBlanks = false

  /// A path that changes together with the root is not shown until it changes again (S12).
  public var newRootDiscardsPath = false

  /// Of a path that loses screens and gains others in one update, only the loss is shown (S9).
  public var popAndPushShowsOnlyPop = false

  /// The button can be tapped, and swipes begin, before the last time is over (S14).
  public var backCanBeTappedDuringTransitions = false

  /// A hidden back button disables no swipe from the edge (S17).
  public var hiddenBackKeepsSwipe = false

  /// A hidden back button disables no swipe that begins elsewhere than at the edge (S17).
  public var hiddenBackKeepsContentSwipe = false

  /// A swipe begins although its recogniser is switched off (S48).
  public var disabledSwipesBegin = false

  /// A swipe begins at the edge only, as before iOS 26 (S14).
  public var swipesOnlyFromTheEdge = false

  /// A person's pops are not written (S18).
  public var popsAreMissed = false

  /// What a link appends and the app does not take is shown until the path changes (S55).
  public var refusedLinksAreShown = false

  /// What a link appends and the app does not take is shown until the path is read again (S55).
  public var refusedLinksAreShownUntilRead = false

  /// Nothing of UIKit is found (S15), as on macOS (S41).
  public var cannotBeWatched = false

  /// The views are in a controller of UIKit's, which tells them of no phase of the scene (S57).
  public var isInUIKit = false

  /// No swipe goes back, and nothing of UIKit is found, as on macOS (S41).
  public var isMac = false

  /// Of a stack that is made with a path, only the top is made at first.
  public var screensBelowAreMadeLate = false

  // MARK: Views

  /// A layer that is taken away fades, and is seen until then (S44).
  public var goneLayersFade = false

  /// Views that are gone are kept until something else comes (S21).
  public var goneViewsAreKept = false

  /// Destinations that leave, and layers that fade, are evaluated once more (S20).
  public var goneViewsAreEvaluatedAgain = false

  /// Destinations are built twice (S20).
  public var destinationsAreBuiltTwice = false

  /// `onAppear` comes twice (S38).
  public var appearComesTwice = false

  /// `onAppear` comes some frames after a view is there (S39).
  public var appearComesLate = false

  /// `onAppear` comes for screens below, too (S8).
  public var appearComesForScreensBelow = false

  /// `onDisappear` does not come (S39).
  public var disappearIsLost = false

  // MARK: Sheets and questions

  /// What is presented while something is presented or dismissed is dropped; else it waits (S26).
  public var presentingWhileDismissingIsDropped = false

  /// What is presented while a stack moves is dropped (S26).
  public var presentingDuringPushIsDropped = false

  /// `onDismiss` comes before the binding is nil (S24).
  public var onDismissComesBeforeBinding = false

  /// `onDismiss` does not come (S24).
  public var onDismissIsLost = false

  /// Of a sheet that was pulled down, the binding is nil half a second after it has gone (S24).
  public var pulledSheetsAreWrittenLate = false

  /// The content disappears when its dismissal begins (S24).
  public var contentDisappearsEarly = false

  /// The content of a sheet never says that it disappears (S24).
  public var contentNeverDisappears = false

  /// What is presented stays where the view that presents it is gone (S28).
  public var sheetsOutliveTheirView = false

  /// An alert outside of a stack is not shown (S31).
  public var alertsOnContainersAreHeld = false

  /// An alert that is asked for while something moves is not shown until it is asked for anew (S26).
  public var alertsWhileMovingAreDropped = false

  /// The `false` of an alert is written turns after its button was tapped (S31).
  public var alertIsDismissedLate = false

  // MARK: Tabs

  /// A second tap on a tab is not written (S34).
  public var secondTapIsNotWritten = false

  /// A second tap on a tab pops its stack (S34).
  public var secondTapPopsByItself = false

  /// A tab that was tapped stays, although the state says otherwise, until the state changes (S34).
  public var refusedSelectionSticks = false

  /// Hidden tabs lose their views (S36).
  public var hiddenTabsAreUnmounted = false

  /// A path that changes while its tab is hidden is not shown (S10).
  public var pathOfHiddenTabIsNotShown = false
}
