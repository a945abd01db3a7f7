/// Rules of the reference model that can be broken on purpose, to see that the comparison notices.
enum ModelRule: String, CaseIterable {
  case modulesAreToldTopFirst
  case childrenEndBeforeParents
  case anEmptiedLayerTakesAlongWhatIsOverIt
  case finishTakesWhatIsAbove
  case whatOthersShowInBetweenStays
  case popAtTheFirstModuleEndsTheFlow
  case aFlowWithoutModulesEndsAfterItsChild
  case anOutputIsToldHoweverTheFlowIsLeft
  case aFlowDismissesOnlyWhatItPresented
  case aPushGoesOnTheLayerOfItsRequester
  case theUserGoesBackAtTheRootOfASheet
  case whatTheUserTookLeavesTheIntent
  case theUsersBackIsToldWhenTheHostReportsIt
  case aPushUndoneBeforeItWasShownIsSuperseded
}
