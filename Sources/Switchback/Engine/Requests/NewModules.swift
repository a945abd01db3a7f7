/// Makes the places of modules that a request shows: their entries, and the layer on which they go.
///
/// The modules are asked for their screens here, and hosts whether they can show them, before anything changes.
@MainActor
final class NewModules {
  private let index: EntryIndex
  private let link: EngineLink
  private let sheets: ModalLayers

  /// The name of the module that a request was rejected for, if it was for one.
  var offender: String?

  init(_ stacks: RouterStacks, _ link: EngineLink) {
    index = stacks.index
    self.link = link
    sheets = ModalLayers(stacks, link)
  }

  /// The entries of modules that are to be shown: those that are there already, and new ones.
  func makeEntries(
    _ modules: ArraySlice<any Presentable>,
    _ request: NavigationRequest,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> [StackEntry] {
    var entries: [StackEntry] = []
    entries.reserveCapacity(modules.count)
    var seen: Set<ObjectIdentifier> = []
    let before = index.lastSerial
    do throws(Refusal) {
      for module in modules {
        let entry: StackEntry
        if let known = stack.entry(of: module) {
          entry = known
        } else {
          entry = try makeEntry(of: module, request, in: flow, on: stack)
        }
        guard modules.count == 1 || seen.insert(ObjectIdentifier(entry.screen)).inserted
        else { throw rejected(.alreadyInStack, module) }
        entries.append(entry)
      }
    } catch {
      index.lastSerial = before
      throw error
    }
    return entries
  }

  /// The entry of a module that is not shown yet.
  func makeEntry(
    of module: any Presentable,
    _ request: NavigationRequest,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> StackEntry {
    let screen = module.presented()
    if index.shows(screen) { throw rejected(.alreadyInStack, module) }
    if !stack.topLayer.host.canShow(screen) { throw rejected(.foreignScreen, module) }
    let entry = StackEntry(serial: index.nextSerial(), module: module, screen: screen, in: flow)
    if let tabs = entry.tabs, !tabs.isFree(for: link) {
      index.lastSerial -= 1
      throw rejected(.alreadyInStack, module)
    }
    if request.transition != .automatic { entry.transition = request.transition }
    if request.intent != nil { entry.intent = request.intent }
    return entry
  }

  private func rejected(_ reason: Rejection, _ module: any Presentable) -> Refusal {
    offender = module.name
    return .rejected(reason)
  }

  /// The layer on which new modules go; a new one, with a host, for what is presented.
  func layer(
    for edit: StackEdit,
    of step: NavigationStep,
    in flow: FlowNode?,
    on stack: HostedStack,
  ) throws(Refusal) -> Layer {
    switch edit.place {
    case .above:
      let isLowest = edit.range.lowerBound == 0
      return isLowest ? stack.model.base : stack.model.layer(at: edit.range.lowerBound - 1)
    case .within: return stack.model.layer(at: edit.range.lowerBound)
    case .presented: return try sheets.layer(for: step, in: flow, on: stack)
    }
  }
}
