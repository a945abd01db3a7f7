import SwitchbackTesting

/// One way in which links are broken on purpose.
enum LinkDefect: CaseIterable {
  case clearsBeforeJudging, tagsByTheParentsVisit, ignoresIsOnTop, forgetsGates, spins
  case goesAnotherWay, stopsShort, addsACopy, showsEachStep, finishesWhatComesFirst, neverEnds
  case keepsModules, isLaterOtherwise, leavesTraces, needsWhatNobodyHas, asksTooLate, startsNothing

  var law: LinkLaw {
    switch self {
    case .clearsBeforeJudging: .refusalsChangeNothing
    case .tagsByTheParentsVisit: .routesAreOfTheirFlow
    case .ignoresIsOnTop: .onTopTakesNothingAway
    case .forgetsGates: .whatComesFirstIsWaitedFor
    case .spins: .stepsAreBounded
    case .goesAnotherWay: .plansComeTrue
    case .stopsShort: .arrivingIsBeingThere
    case .addsACopy: .arrivingTwiceIsArrivingOnce
    case .showsEachStep: .oneStepOnScreen
    case .finishesWhatComesFirst: .linksFinishNothing
    case .neverEnds: .ticketsEndOnce
    case .leavesTraces: .unknownLinksAreSilent
    case .keepsModules: .nothingIsKept
    case .isLaterOtherwise: .coldEqualsWarm
    case .needsWhatNobodyHas: .whatComesFirstIsKnown
    case .asksTooLate: .whatIsThereIsAskedFirst
    case .startsNothing: .programsBegin
    }
  }

  /// What is true when the program begins in which it shows.
  var world: LinkWorld {
    switch self {
    case .forgetsGates: .signedOut
    case .finishesWhatComesFirst: .termsMissing
    default: .open
    }
  }
}
