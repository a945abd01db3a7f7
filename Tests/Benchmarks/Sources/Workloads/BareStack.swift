/// The floor of a router and its host: an array of modules.
@MainActor
final class BareStack {
  private(set) var modules: [BareModule]

  init(_ modules: [BareModule] = [], reserving capacity: Int = 0) {
    self.modules = modules
    self.modules.reserveCapacity(capacity)
  }

  func push(_ module: BareModule) {
    modules.append(module)
  }

  func contains(_ module: BareModule) -> Bool {
    for other in modules where other === module { return true }
    return false
  }

  func pop() {
    modules.removeLast().tell()
  }

  func pop(to depth: Int) {
    while modules.count > depth { pop() }
  }

  /// Shows these and no others, and tells those that have left.
  func set(_ new: [BareModule]) {
    var kept = 0
    while kept < min(new.count, modules.count), new[kept] === modules[kept] { kept += 1 }
    pop(to: kept)
    modules.append(contentsOf: new[kept...])
  }
}
