import SwitchbackTesting

/// One way in which a host is broken on purpose.
enum HostDefect: String, CaseIterable {
  case acknowledgesWithoutShowing
  case neverAcknowledges
  case ignoresWhatIsKept
  case showsTheTailAloneAndSaysAll
  case swapsWhatItShowsAndSaysItRight
  case losesTheRootAndSaysTheTop
  case neverReportsBack
  case reportsOneScreenAtATime
  case beginsASwipeAlthoughRefused
  case beginsNoSwipe
  case letsNoSheetGo
  case reportsACancelAsACommit
  case pullsDownAlthoughForbidden
  case neverDismisses
  case acknowledgesPresentingWithoutIt
  case ignoresBackOnASheet
  case showsEverything
  case forgetsQuestions
  case answersTheFirst
  case keepsScreens
  case forgetsTheFirstOfTwoSwipes
  case takesForGood
  case countsOneTooFew
  case countsOneTooMany
  case namesAnotherTop
  case refusesEverything
  case showsOneOfMany
  case forgetsACancelledSwipe
  case acknowledgesBeforeItShows
  case asksOnceWhetherSwipesBegin
  case forgetsSwipesOnASheet

  /// Whether it is found also where sheets cannot be seen.
  static let seenWithoutSheets = [
    Self.acknowledgesWithoutShowing, .neverAcknowledges, .refusesEverything, .showsOneOfMany,
    .forgetsACancelledSwipe, .asksOnceWhetherSwipesBegin,
  ]

  /// By which reports of its user's back it can be broken like that.
  var reports: [BackReport] { law == .depthsAreRight ? [.depth] : BackReport.allCases }

  /// The law that must catch it.
  var law: NavigationLaw {
    switch self {
    case .acknowledgesWithoutShowing, .ignoresWhatIsKept, .showsTheTailAloneAndSaysAll,
      .swapsWhatItShowsAndSaysItRight, .showsOneOfMany:
      .commandsAreCarriedOut
    case .neverAcknowledges, .refusesEverything, .acknowledgesBeforeItShows:
      .commandsAreAcknowledged
    case .neverReportsBack, .reportsOneScreenAtATime, .forgetsTheFirstOfTwoSwipes,
      .losesTheRootAndSaysTheTop, .beginsNoSwipe, .letsNoSheetGo, .forgetsSwipesOnASheet:
      .goingBackIsReported
    case .takesForGood: .backCanBeRefused
    case .countsOneTooFew, .countsOneTooMany, .namesAnotherTop: .depthsAreRight
    case .beginsASwipeAlthoughRefused, .asksOnceWhetherSwipesBegin, .pullsDownAlthoughForbidden:
      .gesturesCanBeForbidden
    case .reportsACancelAsACommit, .forgetsACancelledSwipe: .cancelledGesturesLeaveNoTrace
    case .neverDismisses, .acknowledgesPresentingWithoutIt: .stacksArePresented
    case .ignoresBackOnASheet: .backClosesASheet
    case .showsEverything: .foreignScreensAreRefused
    case .forgetsQuestions, .answersTheFirst: .questionsEnd
    case .keepsScreens: .nothingIsKept
    }
  }
}
