/// What becomes of one coordinator in this process: who owns it, in which flow it runs, whether that is
/// over.
///
/// It does not keep the coordinator alive. The records are for all routers and managers, since a mistake
/// may reach from one to another.
@MainActor
final class CoordinatorRecord {
  private(set) weak var coordinator: (any Coordinator)?

  /// The manager that owns it.
  weak var owner: DefaultCoordinatorDependencies?

  /// The flow in which it runs, until that is over.
  var flow: FlowNode? { didSet { hasEnded = flow == nil } }

  /// Whether it has run, and does not any more.
  private(set) var hasEnded = false
  fileprivate let identity: ObjectIdentifier

  private static let all = IdentityTable<ByCoordinator>()
  private static var mostRecords = 64

  private init(of coordinator: any Coordinator) {
    self.coordinator = coordinator
    identity = ObjectIdentifier(coordinator)
  }

  static func known(_ coordinator: any Coordinator) -> CoordinatorRecord? {
    guard let record = all.value(of: ObjectIdentifier(coordinator)),
      record.coordinator === coordinator
    else { return nil }
    return record
  }

  static func record(of coordinator: any Coordinator) -> CoordinatorRecord {
    if let record = known(coordinator) { return record }
    if all.count >= mostRecords {
      all.keep { !$0.isIdle }
      mostRecords = max(64, 2 * all.count)
    }
    let record = CoordinatorRecord(of: coordinator)
    all.insert(record)
    return record
  }

  private var isIdle: Bool {
    coordinator == nil || (owner == nil && flow == nil && !hasEnded)
  }
}

private enum ByCoordinator: IdentityKey {
  static func identity(of record: CoordinatorRecord) -> ObjectIdentifier? { record.identity }
}
