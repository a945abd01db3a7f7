/// What becomes of each coordinator in this process: who owns it, in which flow it runs, whether that is
/// over.
///
/// It keeps none of them alive. It is one for all routers and managers, since a mistake may reach from
/// one to another.
@MainActor
enum CoordinatorRegister {
  @MainActor
  private final class Record {
    private(set) weak var coordinator: (any Coordinator)?
    weak var owner: DefaultCoordinatorDependencies?

    /// The flow in which it runs: none by the time that this is gone, as long as the coordinator lives.
    unowned var flow: FlowNode?
    var hasEnded = false

    init(of coordinator: any Coordinator) {
      self.coordinator = coordinator
    }

    var isIdle: Bool { coordinator == nil || (owner == nil && flow == nil && !hasEnded) }
  }

  private static var records: [ObjectIdentifier: Record] = [:]
  private static var mostRecords = 64

  /// The flow in which a coordinator runs.
  static func flow(of coordinator: any Coordinator) -> FlowNode? {
    record(of: coordinator)?.flow
  }

  /// The manager that owns a coordinator.
  static func owner(of coordinator: any Coordinator) -> DefaultCoordinatorDependencies? {
    record(of: coordinator)?.owner
  }

  /// Why a manager must not take a coordinator over, if so.
  static func refusal(
    ofAdding coordinator: any Coordinator,
    to manager: DefaultCoordinatorDependencies,
  ) -> NavigationIssue.Kind? {
    guard let record = record(of: coordinator) else { return nil }
    if let owner = record.owner {
      return owner === manager ? .coordinatorAlreadyOwned : .coordinatorOwnedElsewhere
    }
    if let flow = record.flow, flow.isInDependencies || flow.hold != nil {
      return .coordinatorOwnedElsewhere
    }
    return record.hasEnded ? .coordinatorAlreadyEnded : nil
  }

  static func note(
    _ coordinator: any Coordinator,
    ownedBy owner: DefaultCoordinatorDependencies?,
  ) {
    change(coordinator) { $0.owner = owner }
  }

  static func note(_ coordinator: any Coordinator, runningIn flow: FlowNode) {
    change(coordinator) { record in
      record.flow = flow
      record.hasEnded = false
    }
  }

  static func noteEnd(of coordinator: any Coordinator) {
    change(coordinator) { record in
      record.flow = nil
      record.hasEnded = true
    }
  }

  private static func record(of coordinator: any Coordinator) -> Record? {
    guard let record = records[ObjectIdentifier(coordinator)], record.coordinator === coordinator
    else { return nil }
    return record
  }

  private static func change(_ coordinator: any Coordinator, _ body: (Record) -> Void) {
    let record = record(of: coordinator) ?? Record(of: coordinator)
    body(record)
    records[ObjectIdentifier(coordinator)] = record.isIdle ? nil : record
    guard records.count > mostRecords else { return }
    records = records.filter { !$0.value.isIdle }
    mostRecords = max(64, 2 * records.count)
  }
}
