/// Accepts the modules that a request shows, or says why not, and makes their entries and the layer on which they go.
///
/// Before anything changes, each is asked for its screen, and the host whether it can show that.
@MainActor
struct ModuleAcceptance {
  let stacks: RouterStacks
  let reference: EngineReference

  private var index: EntryIndex { stacks.index }

  /// The entries of modules that are to be shown: those that are there already, and new ones.
  func entries(
    _ modules: Few<any Presentable>,
    _ request: NavigationRequest,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> Few<StackEntry> {
    switch modules {
    case .none: return .none
    case .one(let module):
      return .one(try makeEntry(of: module, request, in: flow, on: stack))
    case .many(let modules):
      return .many(try entries(modules, request, in: flow, on: stack))
    }
  }

  private func entries(
    _ modules: [any Presentable],
    _ request: NavigationRequest,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> [StackEntry] {
    var entries: [StackEntry] = []
    entries.reserveCapacity(modules.count)
    var seen: Set<ObjectIdentifier> = []
    for module in modules {
      let entry: StackEntry
      if let known = stack.entry(of: module) {
        entry = known
      } else {
        entry = try makeEntry(of: module, request, in: flow, on: stack)
      }
      guard seen.insert(ObjectIdentifier(entry.screen)).inserted
      else { throw .rejected(.alreadyInStack, naming: module.name) }
      entries.append(entry)
    }
    return entries
  }

  /// The entry of a module that is not shown yet.
  private func makeEntry(
    of module: any Presentable,
    _ request: NavigationRequest,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> StackEntry {
    let screen = module.presented()
    if screen !== module { try index.check(screen, isFreeFor: module) }
    if !stack.topLayer.host.canShow(screen) {
      throw .rejected(.foreignScreen, naming: module.name)
    }
    let entry = StackEntry(module, screen: screen, in: flow)
    if let tabs = entry.tabs, tabs.entry != nil, !stacks.has(tabs) {
      throw .rejected(.shownByAnotherRouter, naming: module.name)
    }
    if request.transition != .automatic { entry.transition = request.transition }
    if request.intent != nil { entry.intent = request.intent }
    return entry
  }

  /// The layer on which new modules go; a new one, with a host, for what is presented.
  func layer(
    for edit: StackEdit,
    in flow: FlowNode?,
    on stack: HostedStack,
  ) throws(Refusal) -> Layer {
    let lowest = edit.range.lowerBound
    switch edit.place {
    case .above: return lowest == 0 ? stack.model.base : stack.model.layer(at: lowest - 1)
    case .within: return stack.model.layer(at: lowest)
    case .presented(let owner):
      return try ModalLayers(stacks: stacks, reference: reference).layer(
        of: owner, in: flow, on: stack)
    }
  }
}
