/// Decides what a step means on a stack as it is, or why it is not done.
///
/// It changes and asks nothing.
@MainActor
struct RequestJudge {
  let stack: StackModel

  /// Who asks: a flow, or nil for the router itself or a tab.
  let flow: FlowNode?

  /// Lets the same thing be asked for once only, such as by a double tap: it must not be on top, on its way, or
  /// wait for an answer.
  func check(_ intent: IntentKey, isHeld: Bool) throws(Refusal) {
    if stack.top?.intent == intent || stack.tickets.expect(intent) || isHeld { throw .superseded }
  }

  /// Decides what a step does.
  ///
  /// - Throws: The reason not to do it.
  func judge(_ step: NavigationStep) throws(Refusal) -> StackEdit {
    switch step {
    case .push(let module): return try push(module)
    case .present(let module): return try present(module)
    case .dismiss: return try dismiss()
    case .pop(let count): return try pop(count)
    case .popTo(let module): return try pop(to: stack.entry(of: module))
    case .popToLast(let type): return try pop(to: last(of: type))
    case .popToRoot: return try popToRoot()
    case .setStack(let modules): return try set(modules)
    case .replaceTop(let module): return try replaceTop(module)
    }
  }

  /// Decides what leaves by a step that was held back, by what it removed when it was judged first.
  ///
  /// What was meant leaves, and what has come since stays, also above it. A stack that is dismissed goes as a
  /// whole, and so does what is presented over one that is left empty.
  ///
  /// - Returns: What leaves, lowest first; nil if the step is to be judged anew.
  func leaving(
    by step: NavigationStep,
    meaning references: EntryReferences,
  ) throws(Refusal) -> [StackEntry]? {
    if references.count == 0 { return nil }
    let meant = references.entries(on: stack).sorted { $0.height < $1.height }
    guard let lowest = meant.first else { throw .superseded }
    let slice = stack.slice(of: flow)
    switch step {
    case .dismiss:
      return stack[stack.layer(at: lowest.height).start..<stack.count]
    case .replaceTop:
      guard slice.last == lowest.height else { throw .superseded }
      return nil
    default:
      let root = flow == nil ? stack.bottom : nil
      let leaving = meant.filter { $0 !== root && slice.contains($0.height) }
      if leaving.isEmpty { throw .superseded }
      return leaving + stack.covered(by: leaving)
    }
  }

  // MARK: - More modules

  private func push(_ module: any Presentable) throws(Refusal) -> StackEdit {
    try stack.index.check(module, isFreeFor: module)
    if let top = stack.top(of: flow) { return StackEdit(range: top + 1..<top + 1) }
    if let flow { return opening(of: flow) }
    return StackEdit(range: 0..<0)
  }

  private func present(_ module: any Presentable) throws(Refusal) -> StackEdit {
    try stack.index.check(module, isFreeFor: module)
    return presented()
  }

  /// Over everything that is shown; where nothing is, it is the root.
  private func presented(by owner: FlowNode? = nil) -> StackEdit {
    let top = stack.count
    return StackEdit(range: top..<top, place: top == 0 ? .above : .presented(owner))
  }

  /// Where the first module of a flow goes.
  private func opening(of flow: FlowNode) -> StackEdit {
    if flow.start.placement == .modal { return presented(by: flow) }
    let parent = flow.parent.flatMap { $0.stack === stack ? $0 : nil }
    // Only what is replaced has a lower end that matters.
    let around = stack.slice(of: parent, exact: flow.start.placement == .root)
    if let parent, around.isEmpty { return opening(of: parent) }
    if flow.start.placement == .root, !around.isEmpty {
      return takingSheetsAlong(StackEdit(range: around, place: .within))
    }
    return StackEdit(range: around.upperBound..<around.upperBound)
  }

  private func replaceTop(_ module: any Presentable) throws(Refusal) -> StackEdit {
    guard let top = stack.top(of: flow) else { return try push(module) }
    if stack[top].module === module { throw .rejected(.alreadyThere) }
    try stack.index.check(module, isFreeFor: module)
    return takingSheetsAlong(StackEdit(range: top..<top + 1, place: .within))
  }

  // MARK: - Fewer modules

  private func dismiss() throws(Refusal) -> StackEdit {
    guard let sheet = topmostSheet else { throw .rejected(.nothingPresented) }
    return StackEdit(range: sheet.start..<stack.count)
  }

  private func popToRoot() throws(Refusal) -> StackEdit {
    let slice = stack.slice(of: flow)
    guard slice.count > 1 else { throw .rejected(.alreadyThere) }
    return removal(of: slice.lowerBound + 1..<slice.upperBound)
  }

  private func pop(_ count: Int) throws(Refusal) -> StackEdit {
    guard count > 0 else { throw .rejected(.alreadyThere) }
    let slice = stack.slice(of: flow, exact: count > 1)
    guard !slice.isEmpty else { throw .rejected(.atRoot) }
    if slice.count == 1 {
      if flow == nil { throw .rejected(.atRoot) }
      return removal(of: slice)
    }
    guard let flow, slice.count > flow.total else {
      return removal(of: slice.upperBound - min(count, slice.count - 1)..<slice.upperBound)
    }
    // What other flows show in between does not count.
    let part = part(of: flow, in: slice)
    let lowest = part[min(count, part.count - 1) - 1].height
    return removal(of: lowest..<slice.upperBound)
  }

  private func pop(to entry: StackEntry?) throws(Refusal) -> StackEdit {
    guard let entry else { throw .rejected(.notInStack) }
    let (height, slice) = (entry.height, stack.slice(of: flow))
    guard slice.contains(height) else { throw .notInThisFlow(entry) }
    guard height + 1 < slice.upperBound else { throw .rejected(.alreadyThere) }
    return removal(of: height + 1..<slice.upperBound)
  }

  private func last<Module>(of type: Module.Type) -> StackEntry? {
    let height = stack.slice(of: flow).last { stack[$0].module is Module }
    return height.map { stack[$0] }
  }

  private func removal(of range: Range<Int>) -> StackEdit {
    takingSheetsAlong(StackEdit(range: range))
  }

  /// Where the topmost layer begins that the requester has presented.
  private var topmostSheet: Layer? {
    guard stack.hasSheets else { return nil }
    return stack.layers.dropFirst().last { layer in
      guard layer.count > 0 else { return false }
      guard let flow else { return true }
      return layer.presenter?.isInside(flow) ?? false
    }
  }

  // MARK: - A whole stack

  private func set(_ modules: [any Presentable]) throws(Refusal) -> StackEdit {
    let slice = stack.slice(of: flow)
    let kept = shared(with: modules, in: slice)
    guard !modules.isEmpty else { throw .rejected(.nothingToShow) }
    let rest = slice.lowerBound + kept..<slice.upperBound
    try check(modules[kept...], for: rest, of: slice)
    if kept == modules.count, rest.isEmpty { throw .rejected(.alreadyThere) }
    if slice.isEmpty, let flow { return opening(of: flow) }
    let edit = StackEdit(range: rest, place: kept > 0 ? .above : .within, kept: kept)
    return takingSheetsAlong(edit, bringing: kept < modules.count)
  }

  /// How many of the modules at some heights are the same as these, from the lowest up.
  private func shared(with modules: [any Presentable], in slice: Range<Int>) -> Int {
    let all = stack.entries
    let shown = slice.count == all.count ? all : Array(all[slice])
    let most = min(modules.count, shown.count)
    for number in 0..<most where shown[number].module !== modules[number] { return number }
    return most
  }

  /// Whether what is shown already among these modules may stay, and the others are shown nowhere.
  ///
  /// What stays keeps its screen, and a screen stays on its layer.
  private func check(
    _ modules: ArraySlice<any Presentable>,
    for rest: Range<Int>,
    of slice: Range<Int>,
  ) throws(Refusal) {
    var known: [StackEntry] = []
    for module in modules {
      if let entry = stack.entry(of: module) {
        known.append(entry)
      } else {
        try stack.index.check(module, isFreeFor: module)
      }
    }
    if known.isEmpty { return }
    for entry in known where !slice.contains(entry.height) { throw .notInThisFlow(entry) }
    let layer = stack.layer(at: max(slice.lowerBound, rest.lowerBound - 1))
    for entry in known where !rest.contains(entry.height) || entry.layer !== layer {
      throw .rejected(.alreadyInStack, naming: entry.name)
    }
  }

  // MARK: - What others show in between

  /// What leaves by an edit where other flows show something among what a flow shows, which stays; nil where they do
  /// not.
  ///
  /// A flow can have pages below that, and others or a sheet above it. A sheet that is dismissed goes with all that is
  /// over it. What is to stay above that stays where it is, and what is new comes above it.
  ///
  /// - Parameters:
  ///   - edit: What a step does, as if nobody else showed anything there.
  ///   - step: The step.
  ///   - flow: The flow that asks.
  ///   - entries: What the step brings, in place of the lowest that leave, or names to stay.
  /// - Returns: The heights that new modules come in place of; what leaves besides, lowest first; and what stays.
  /// - Throws: A refusal if what is to stay would change places with what others show.
  // Not inlined, as few stacks are so.
  @inline(never)
  func apart(
    _ edit: StackEdit, of step: NavigationStep, by flow: FlowNode, bringing entries: Few<StackEntry>
  ) throws(Refusal) -> (range: Range<Int>, others: [StackEntry], staying: [StackEntry])? {
    let range = edit.range
    if case .dismiss = step { return nil }
    // A flow that begins in the place of another takes what that shows.
    var owner = flow
    while owner.total == 0, let parent = owner.parent, parent.stack === stack { owner = parent }
    if owner.total == 0 { return nil }
    let own = Array(part(of: owner, in: range).reversed())
    if own.count == range.count { return nil }
    var first = range.lowerBound..<range.lowerBound
    if !entries.isEmpty {
      let layer = stack.layer(at: max(range.lowerBound - (edit.place == .above ? 1 : 0), 0))
      while first.count < own.count, first.upperBound < layer.end,
        own[first.count].height == first.upperBound
      {
        first = first.lowerBound..<first.upperBound + 1
      }
    }
    var others = Array(own.dropFirst(first.count))
    var staying: [StackEntry] = []
    if others.contains(where: entries.contains) {
      staying = own.filter(entries.contains)
      guard let last = staying.last, entries.all.starts(with: staying) else {
        throw .rejected(.alreadyInStack, naming: staying.first?.name)
      }
      others = own.filter { !staying.contains($0) }
      first = last.height + 1..<last.height + 1
    }
    let leaving = (others + stack.covered(by: others)).sorted { $0.height < $1.height }
    return (first, leaving, staying)
  }

  /// What a flow loses if it loses all that it shows at some heights, top first.
  ///
  /// What is of no flow, such as what a container has brought itself, goes with what is above it on its layer.
  private func part(of flow: FlowNode, in range: Range<Int>) -> [StackEntry] {
    var layerAbove: Layer?
    var part: [StackEntry] = []
    for height in range.reversed() {
      let entry = stack[height]
      if flow.contains(entry) {
        layerAbove = entry.layer
      } else if entry.flow != nil || entry.layer !== layerAbove {
        continue
      }
      part.append(entry)
    }
    return part
  }

  // MARK: - Sheets

  /// The same edit, which takes along what is presented over a layer that it leaves empty.
  private func takingSheetsAlong(_ edit: StackEdit, bringing: Bool = true) -> StackEdit {
    guard stack.hasSheets, edit.range.upperBound < stack.count else { return edit }
    let isTarget = edit.place == .within && bringing
    let target = isTarget ? stack.layer(at: edit.range.lowerBound) : nil
    let isEmptying = stack.layers.contains { layer in
      layer !== target
        && edit.range.lowerBound <= layer.start && layer.end <= edit.range.upperBound
    }
    guard isEmptying else { return edit }
    var whole = edit
    whole.range = edit.range.lowerBound..<stack.count
    return whole
  }
}

/// What a step does to a stack: what stands at these heights goes, and new modules come in its place.
struct StackEdit: Equatable {
  /// The heights that are cleared; what comes begins at the lowest of them.
  var range: Range<Int>
  var place = Place.above

  /// How many of the modules that a step names stand below the range already.
  var kept = 0

  /// The layer on which new modules go.
  enum Place: Equatable {
    /// That of the module right below the range, or the lowest.
    case above
    /// That of the first module in the range.
    case within
    /// One over all others: that of a flow that was started modal, which it may use again, or a new one.
    case presented(FlowNode?)
  }
}

/// Why a step is not done.
enum Refusal: Error, Equatable {
  /// What a report names is said where that is known; else it names who asked.
  case rejected(Rejection, naming: String? = nil)
  /// It reaches what another flow shows, or none.
  case notInThisFlow(StackEntry)
  /// Nothing is wrong, it is just not called for any more.
  case superseded
  /// A module that would leave minds; the state is as it was.
  case held

  /// The same, which names something if it names nothing yet.
  func naming(_ subject: String?) -> Refusal {
    if case .rejected(let reason, nil) = self { .rejected(reason, naming: subject) } else { self }
  }
}
