/// Decides whether a coordinator may be started, or added to dependencies.
@MainActor
struct CoordinatorJudge {
  let record: CoordinatorRecord

  /// Why it must not be started, if so: it runs already, also around itself, or somebody else owns it.
  ///
  /// - Parameter parent: The flow from which it is started, or nil.
  /// - Returns: What to report.
  func refusal(ofStartingUnder parent: FlowNode?) -> NavigationIssue.Kind? {
    if let flow = record.flow {
      let isInside = parent?.isInside(flow) ?? false
      return isInside ? .coordinatorInsideItself : .coordinatorAlreadyRunning
    }
    return record.owner.map { _ in .coordinatorOwnedElsewhere }
  }

  /// Why a manager must not take it over, if so: it is owned, or its flow is over.
  ///
  /// - Parameter manager: Where it was added.
  /// - Returns: What to report.
  func refusal(ofAddingTo manager: DefaultCoordinatorDependencies) -> NavigationIssue.Kind? {
    if let owner = record.owner {
      return owner === manager ? .coordinatorAlreadyOwned : .coordinatorOwnedElsewhere
    }
    if let flow = record.flow, flow.isInDependencies || flow.hold != nil {
      return .coordinatorOwnedElsewhere
    }
    return record.hasEnded ? .coordinatorAlreadyEnded : nil
  }
}
