// Which coordinators may not be started, and which may not be added: inside themselves, twice, or after their end.

extension CoordinatorRecord {
  /// Why it must not be started from a flow, or with nil from a router, if so.
  func refusal(ofStartingUnder parent: FlowNode?) -> NavigationIssue.Kind? {
    if let flow {
      let isInside = parent?.isInside(flow) ?? false
      return isInside ? .coordinatorInsideItself : .coordinatorAlreadyRunning
    }
    return owner == nil ? nil : .coordinatorOwnedElsewhere
  }

  /// Why a manager must not take it over, if so.
  func refusal(ofAddingTo manager: DefaultCoordinatorDependencies) -> NavigationIssue.Kind? {
    if let owner, owner === manager { return .coordinatorAlreadyOwned }
    if owner != nil { return .coordinatorOwnedElsewhere }
    switch flow?.keeper {
    case .dependencies, .screens: return .coordinatorOwnedElsewhere
    case .nobody, .flow, nil: return hasEnded ? .coordinatorAlreadyEnded : nil
    }
  }
}
