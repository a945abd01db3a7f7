/// Puts requests into values, for those who observe.
@MainActor
struct RequestRecorder {
  let index: EntryIndex

  /// What has left by the request already, if it was applied.
  let removed: [Transaction.Removal]

  func record(_ request: NavigationRequest) -> RecordedRequest {
    RecordedRequest(request.steps.map(step), transition: request.transition)
  }

  private func step(_ step: NavigationStep) -> RecordedRequest.Step {
    switch step {
    case .push(let module): .push(id(module))
    case .pushUnlessOnTop(let module): .pushUnlessOnTop(id(module))
    case .present(let module): .present(id(module))
    case .dismiss: .dismiss
    case .pop(let count): .pop(count: count)
    case .popTo(let module): .popTo(id(module))
    case .popToLast(let type): .popToLast(type.name)
    case .popToRoot: .popToRoot
    case .setStack(let modules): .setStack(modules.map(id))
    case .replaceTop(let module): .replaceTop(id(module))
    }
  }

  private func id(_ module: any Presentable) -> ModuleID {
    let gone = removed.last { $0.entry.module === module }
    return (index.entry(of: module) ?? gone?.entry)?.id ?? ModuleID(0, module.name)
  }
}
