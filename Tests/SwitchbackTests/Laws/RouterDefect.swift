import SwitchbackTesting

/// One way in which a router is broken on purpose.
enum RouterDefect: String, CaseIterable {
  case onlyTheTopIsTold
  case toldBeforeRemoval
  case toldTwiceOnReentry
  case notToldWhenUnanimated
  case notToldOnSetRoot
  case toldOnCancel
  case pulledDownNotTold
  case usersBackNotTold
  case bottomFirst
  case parentBeforeChild
  case queueOfDepthOne
  case stickyTransition
  case screenIsRetained
  case sheetsAreNotInTheModules
  case refusalsAreForced
  case cancelledObserversAreTold
  case refusedPushesPop
  case ticketsAreMixedUp
  case flowsLeftByTheUserAreForgotten
  case intentsAreIgnored
  case asksAreRefusals

  /// The law that must catch it.
  var law: NavigationLaw {
    switch self {
    case .onlyTheTopIsTold, .notToldWhenUnanimated, .notToldOnSetRoot, .pulledDownNotTold,
      .usersBackNotTold:
      .whoeverLeavesIsTold
    case .toldBeforeRemoval: .leavingComesBeforeTelling
    case .toldTwiceOnReentry: .nobodyIsToldTwice
    case .toldOnCancel: .cancelledGesturesLeaveNoTrace
    case .bottomFirst: .topIsToldFirst
    case .parentBeforeChild: .childrenEndBeforeParents
    case .queueOfDepthOne: .requestsAreNotLost
    case .stickyTransition: .transitionsDoNotStick
    case .screenIsRetained: .nothingIsKept
    case .sheetsAreNotInTheModules: .modulesAndScreensAgree
    case .refusalsAreForced, .asksAreRefusals: .backCanBeRefused
    case .intentsAreIgnored: .duplicatesAreDoneOnce
    case .cancelledObserversAreTold: .onlyWhatLeftIsTold
    case .refusedPushesPop: .refusalsChangeNothing
    case .ticketsAreMixedUp: .ticketsEndOnce
    case .flowsLeftByTheUserAreForgotten: .flowsEndOnce
    }
  }
}
