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

  /// By which reports of its user's back it can be broken like that.
  var reports: [BackReport] { law == .depthsAreRight ? [.depth] : BackReport.allCases }

  /// The law that must catch it.
  var law: NavigationLaw {
    switch self {
    case .acknowledgesWithoutShowing, .ignoresWhatIsKept, .showsTheTailAloneAndSaysAll,
      .swapsWhatItShowsAndSaysItRight:
      .commandsAreCarriedOut
    case .neverAcknowledges: .commandsAreAcknowledged
    case .neverReportsBack, .reportsOneScreenAtATime, .forgetsTheFirstOfTwoSwipes,
      .losesTheRootAndSaysTheTop, .beginsNoSwipe, .letsNoSheetGo:
      .goingBackIsReported
    case .takesForGood: .backCanBeRefused
    case .countsOneTooFew, .countsOneTooMany, .namesAnotherTop: .depthsAreRight
    case .beginsASwipeAlthoughRefused, .pullsDownAlthoughForbidden: .gesturesCanBeForbidden
    case .reportsACancelAsACommit: .cancelledGesturesLeaveNoTrace
    case .neverDismisses, .acknowledgesPresentingWithoutIt: .stacksArePresented
    case .ignoresBackOnASheet: .backClosesASheet
    case .showsEverything: .foreignScreensAreRefused
    case .forgetsQuestions, .answersTheFirst: .questionsEnd
    case .keepsScreens: .nothingIsKept
    }
  }
}
