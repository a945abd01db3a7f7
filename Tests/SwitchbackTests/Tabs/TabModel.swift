import Switchback

/// What tabs on a router should do, as plain values and written apart from it.
///
/// Below the container stands `home`; each tab has one flow, and what the tab itself shows. Hosts show
/// everything at once.
struct TabModel {
  /// One thing that code or the user does.
  enum Command: Hashable {
    case tap(TabID)
    case select(TabID)
    /// The tab's flow shows a module.
    case flowPush(TabID)
    case flowPop(TabID)
    case finish(TabID)
    /// The tab itself shows a module.
    case push(TabID)
    /// The tab shows a module that does not want to be left.
    case pushStubborn(TabID)
    case present(TabID)
    case pop(TabID)
    case popToRoot(TabID)
    case add(TabID)
    case remove(TabID)
    /// The user goes back on what is in front.
    case back
    /// The flow around takes the container off its stack.
    case leave

    static let all: [Command] =
      [TabID.a, .b].flatMap { id in
        [
          tap(id), flowPush(id), flowPop(id), finish(id), push(id), pushStubborn(id), present(id),
          pop(id), popToRoot(id), remove(id), add(id),
        ]
      } + [tap(.c), select(.c), remove(.c), push(.c), back, leave]
  }

  /// What can be seen.
  struct View: Equatable {
    var root: [String] = []
    var tabs: [String] = []
    var selected: String?
    var told: [String] = []
    var outcomes: [String] = []
    /// What each host shows, where something is meant to be shown.
    var hosts: [String] = []
  }

  struct Module: Equatable {
    let name: String
    let isOfFlow: Bool
    let isStubborn: Bool
  }

  struct Tab {
    let id: TabID
    /// The stack, and what is presented over it.
    var layers: [[Module]]
    var isFlowOpen = true

    var modules: [Module] { layers.flatMap { $0 } }
  }

  let back: TabBack
  var tabs: [Tab] = []
  var visits: [TabID] = []
  /// The tab that was selected at first, until it is removed.
  var initial: TabID? = .a
  var isShown = true
  var told: [String] = []
  var outcomes: [String] = []
  private var count = 0

  init(back: TabBack) {
    self.back = back
    for id in [TabID.a, .b, .c] { add(id) }
    visits = [.a]
  }

  var selected: TabID? { visits.last }

  var view: View {
    var view = View(told: told, outcomes: outcomes)
    view.root = isShown ? ["home", "Tabs"] : ["home"]
    guard isShown else { return view }
    view.selected = selected?.name
    for tab in tabs {
      let names = tab.modules.map(\.name).joined(separator: " ")
      view.tabs.append("\(tab.id): \(names)")
      let layers = tab.layers.map { $0.map(\.name).joined(separator: " ") }
      if !tab.modules.isEmpty { view.hosts.append("\(tab.id): \(layers.joined(separator: " | "))") }
    }
    return view
  }

  /// Whether a command means something here; what is left out is tried by other tests.
  func applies(_ command: Command) -> Bool {
    guard isShown else { return false }
    func tab(_ id: TabID) -> Tab? { tabs.first { $0.id == id } }
    switch command {
    case .tap, .select, .add, .remove, .leave: return true
    case .flowPush(let id), .flowPop(let id), .finish(let id): return tab(id)?.isFlowOpen ?? false
    case .push(let id), .pushStubborn(let id), .present(let id), .pop(let id), .popToRoot(let id):
      return tab(id) != nil
    case .back:
      // Where nothing is meant to be shown, the host goes on showing what was there last.
      guard let selected, let tab = tab(selected) else { return false }
      return !tab.modules.isEmpty
    }
  }

  mutating func perform(_ command: Command) {
    switch command {
    case .tap(let id):
      guard tabs.contains(where: { $0.id == id }) else { return }
      if id == selected { removeAbove(1, on: id, because: .popped) } else { visit(id) }
    case .select(let id):
      guard tabs.contains(where: { $0.id == id }) else { return reject(.noSuchTab) }
      guard id != selected else { return reject(.alreadyThere) }
      visit(id)
      outcomes.append("done")
    case .flowPush(let id): flowPush(id)
    case .flowPop(let id):
      guard let top = index(id).flatMap({ tabs[$0].modules.lastIndex(where: \.isOfFlow) }) else {
        return
      }
      outcomes.append(remove(top..<top + 1, on: id, because: .popped) ? "done" : "refused")
    case .finish(let id): finish(id)
    case .push(let id): show(id, on: id, isOfFlow: false)
    case .pushStubborn(let id): show(id, on: id, isOfFlow: false, isStubborn: true)
    case .present(let id): present(id)
    case .pop(let id):
      guard let index = index(id), tabs[index].modules.count > 1 else { return reject(.atRoot) }
      let count = tabs[index].modules.count
      outcomes.append(remove(count - 1..<count, on: id, because: .popped) ? "done" : "refused")
    case .popToRoot(let id):
      guard let index = index(id), tabs[index].modules.count > 1 else {
        return reject(.alreadyThere)
      }
      outcomes.append(removeAbove(1, on: id, because: .popped) ? "done" : "refused")
    case .add(let id):
      guard index(id) == nil else { return }
      add(id)
      if visits.isEmpty { visits = [id] }
    case .remove(let id): remove(id)
    case .back: goBack()
    case .leave: outcomes.append(leave(because: .popped) ? "done" : "refused")
    }
  }

  // MARK: - What changes

  private func index(_ id: TabID) -> Int? { tabs.firstIndex { $0.id == id } }

  private mutating func newModule(_ id: TabID, isOfFlow: Bool, isStubborn: Bool = false) -> Module {
    count += 1
    return Module(name: "\(id)\(count)", isOfFlow: isOfFlow, isStubborn: isStubborn)
  }

  private mutating func add(_ id: TabID) {
    tabs.append(Tab(id: id, layers: [[newModule(id, isOfFlow: true)]]))
  }

  /// A flow shows a module above its own, on the layer of the highest of those.
  private mutating func flowPush(_ id: TabID) {
    guard let index = index(id) else { return }
    let module = newModule(id, isOfFlow: true)
    let layer = tabs[index].layers.lastIndex { $0.contains(where: \.isOfFlow) } ?? 0
    let place = tabs[index].layers[layer].lastIndex(where: \.isOfFlow).map { $0 + 1 } ?? 0
    tabs[index].layers[layer].insert(module, at: place)
    outcomes.append("done")
  }

  private mutating func show(
    _ name: TabID,
    on id: TabID,
    isOfFlow: Bool,
    isStubborn: Bool = false,
  ) {
    guard let index = index(id) else { return }
    let module = newModule(name, isOfFlow: isOfFlow, isStubborn: isStubborn)
    tabs[index].layers[tabs[index].layers.count - 1].append(module)
    outcomes.append("done")
  }

  private mutating func present(_ id: TabID) {
    guard let index = index(id) else { return }
    let module = newModule(id, isOfFlow: false)
    if tabs[index].modules.isEmpty {
      tabs[index].layers = [[module]]
    } else {
      tabs[index].layers.append([module])
    }
    outcomes.append("done")
  }

  private mutating func finish(_ id: TabID) {
    guard let index = index(id), let first = tabs[index].modules.firstIndex(where: \.isOfFlow)
    else { return }
    let leaving = tabs[index].modules[first...]
    guard !leaving.contains(where: { $0.isStubborn && !$0.isOfFlow }) else {
      return outcomes.append("refused")
    }
    for module in leaving.reversed() {
      told.append("\(module.name): \(module.isOfFlow ? EndCause.finished : .popped)")
    }
    keep(first, on: index)
    tabs[index].isFlowOpen = false
    told.append("\(id) ended: finished")
    outcomes.append("done")
  }

  @discardableResult
  private mutating func removeAbove(_ count: Int, on id: TabID, because cause: EndCause) -> Bool {
    guard let index = index(id), tabs[index].modules.count > count else { return true }
    return remove(count..<tabs[index].modules.count, on: id, because: cause)
  }

  /// Takes modules off a tab, unless one of them is stubborn; a layer that is left empty takes along
  /// what is over it.
  private mutating func remove(_ range: Range<Int>, on id: TabID, because cause: EndCause) -> Bool {
    guard let index = index(id) else { return true }
    var range = range
    var start = 0
    for layer in tabs[index].layers {
      let part = start..<start + layer.count
      if part.clamped(to: range) == part { range = range.lowerBound..<tabs[index].modules.count }
      start = part.upperBound
    }
    let leaving = tabs[index].modules[range]
    guard !leaving.contains(where: \.isStubborn) else { return false }
    for module in leaving.reversed() { told.append("\(module.name): \(cause)") }
    tabs[index].layers = tabs[index].layers.map { $0.filter { !leaving.contains($0) } }
    tidy(index)
    if tabs[index].isFlowOpen, !tabs[index].modules.contains(where: \.isOfFlow) {
      tabs[index].isFlowOpen = false
      told.append("\(id) ended: \(cause)")
    }
    return true
  }

  private mutating func keep(_ count: Int, on index: Int) {
    let kept = Array(tabs[index].modules.prefix(count))
    tabs[index].layers = tabs[index].layers.map { $0.filter(kept.contains) }
    tidy(index)
  }

  private mutating func tidy(_ index: Int) {
    let first = tabs[index].layers[0]
    tabs[index].layers = [first] + tabs[index].layers.dropFirst().filter { !$0.isEmpty }
  }

  private mutating func remove(_ id: TabID) {
    guard let index = index(id) else { return reject(.noSuchTab) }
    guard !tabs[index].modules.contains(where: \.isStubborn) else {
      return outcomes.append("refused")
    }
    let tab = tabs.remove(at: index)
    if id == initial { initial = nil }
    tellAll(of: [tab], because: .replaced)
    visits.removeAll { $0 == id }
    var single: [TabID] = []
    for visit in visits where single.last != visit { single.append(visit) }
    visits = single
    if visits.isEmpty, !tabs.isEmpty { visits = [tabs[min(index, tabs.count - 1)].id] }
    outcomes.append("done")
  }

  private mutating func leave(because cause: EndCause) -> Bool {
    guard !tabs.flatMap(\.modules).contains(where: \.isStubborn) else { return false }
    let visible = tabs.filter { $0.id == selected }
    tellAll(of: tabs.filter { $0.id != selected } + visible, because: cause, also: "Tabs: \(cause)")
    isShown = false
    return true
  }

  /// Tells the modules of tabs, the last first, and then the flows.
  private mutating func tellAll(
    of tabs: [Tab], because cause: EndCause, also container: String? = nil
  ) {
    for module in tabs.flatMap(\.modules).reversed() { told.append("\(module.name): \(cause)") }
    if let container { told.append(container) }
    for tab in tabs.reversed() where tab.isFlowOpen { told.append("\(tab.id) ended: \(cause)") }
  }

  private mutating func reject(_ reason: Rejection) {
    outcomes.append("\(reason)")
  }

  // MARK: - Visits

  private mutating func visit(_ id: TabID) {
    guard id != selected else { return }
    if back != .fullHistory { visits.removeAll { $0 == id } }
    visits.append(id)
  }

  private mutating func goBack() {
    guard let selected, let index = index(selected), let top = tabs[index].layers.last else {
      return
    }
    let all = tabs[index].modules.count
    let cause = EndCause.systemBack(.key)
    if top.count > 1 || tabs[index].layers.count > 1 {
      _ = remove(all - 1..<all, on: selected, because: cause)
      return
    }
    let position = tabs.firstIndex { $0.id == selected } ?? 0
    let wanted: TabID? =
      switch back {
      case .none: nil
      case .firstTab: tabs.first?.id
      case .initialTab: initial ?? tabs.first?.id
      case .order: position > 0 ? tabs[position - 1].id : nil
      case .history, .fullHistory: visits.dropLast().last
      }
    guard let wanted, wanted != selected else {
      _ = leave(because: cause)
      return
    }
    if back == .history || back == .fullHistory { visits.removeLast() } else { visit(wanted) }
  }
}
