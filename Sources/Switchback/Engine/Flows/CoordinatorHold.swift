/// Keeps the coordinator of a flow that shows something, and those of the flows around it.
///
/// Every place of the flow's modules on the stack has it and nothing else does, so that the last of
/// them to leave lets the chain go, the innermost coordinator first.
@MainActor
final class CoordinatorHold {
  let coordinator: any Coordinator
  let around: CoordinatorHold?

  init(_ coordinator: any Coordinator, around: CoordinatorHold?) {
    self.coordinator = coordinator
    self.around = around
  }
}
