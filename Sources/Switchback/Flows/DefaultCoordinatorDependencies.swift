/// A manager that owns each coordinator from `add` to `remove`.
///
/// ```swift
/// let dependencies = DefaultCoordinatorDependencies()
/// dependencies.add(child)
/// dependencies.remove(child)      // dependencies.coordinators is empty
/// ```
///
/// When a manager that still owns coordinators is released, it releases them last in, first out.
///
/// > Reports: a coordinator that is added twice, that another manager or a flow owns, or whose flow is over; a
/// > coordinator that is removed although the manager does not own it. Nothing changes in any of these cases.
/// > Source: `CoordinatorDependencies` of "Experience of using coordinators".
@MainActor
public final class DefaultCoordinatorDependencies: CoordinatorDependencies {
  private let owned = CoordinatorPile()
  private let onIssue: @MainActor (NavigationIssue) -> Void

  /// Makes a manager that owns nothing yet.
  ///
  /// - Parameter onIssue: Receives reports of misuse. The default prints them.
  public nonisolated init(onIssue: @escaping @MainActor (NavigationIssue) -> Void = { print($0) }) {
    self.onIssue = onIssue
  }

  /// The coordinators that the manager owns, in the order in which they were added.
  public var coordinators: [any Coordinator] { owned.coordinators }

  /// Takes ownership of a coordinator.
  ///
  /// - Parameter coordinator: A coordinator that nothing owns yet, here or elsewhere.
  public func add(_ coordinator: any Coordinator) {
    let record = CoordinatorRecord.record(of: coordinator)
    if let kind = record.refusal(ofAddingTo: self) { return log(kind, coordinator) }
    record.owner = self
    owned.append(coordinator)
  }

  /// Releases a coordinator.
  ///
  /// If the router added the coordinator here, and its flow is still open, that flow ends with
  /// ``EndCause/parentEnded``.
  ///
  /// - Parameter coordinator: A coordinator that was added before.
  public func remove(_ coordinator: any Coordinator) {
    guard let record = CoordinatorRecord.known(coordinator), record.owner === self else {
      return log(.coordinatorNotOwned, coordinator)
    }
    record.owner = nil
    owned.remove(coordinator)
    if let flow = record.flow, flow.keep(coordinator) {
      flow.reporter?.reference.engine?.submit(.end(flow, .parentEnded))
    }
  }

  private func log(_ kind: NavigationIssue.Kind, _ coordinator: any Coordinator) {
    let subject = String(describing: type(of: coordinator))
    onIssue(NavigationIssue(kind, subject: subject, source: nil))
  }
}

/// Coordinators that are let go last in, first out.
private final class CoordinatorPile {
  private(set) var coordinators: [any Coordinator] = []

  func append(_ coordinator: any Coordinator) {
    var all = take()
    all.append(coordinator)
    coordinators = all
  }

  func remove(_ coordinator: any Coordinator) {
    var all = take()
    if let index = all.lastIndex(where: { $0 === coordinator }) { all.remove(at: index) }
    coordinators = all
  }

  /// Takes all out, so that they are not changed where somebody may look at them meanwhile.
  private func take() -> [any Coordinator] {
    var all: [any Coordinator] = []
    swap(&all, &coordinators)
    return all
  }

  deinit {
    while !coordinators.isEmpty { coordinators.removeLast() }
  }
}
