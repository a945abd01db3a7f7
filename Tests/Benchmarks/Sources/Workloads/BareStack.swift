/// The floor: an array of objects, each with one observer that is held weakly.
@MainActor
final class BareStack {
  private(set) var modules: [BareModule] = []

  func push(_ module: BareModule) {
    modules.append(module)
  }

  func pop() {
    modules.removeLast().tell()
  }

  func pop(to count: Int) {
    while modules.count > count { pop() }
  }

  /// Shows these and no others, and tells those that have left.
  func set(_ new: [BareModule]) {
    var kept = 0
    while kept < min(new.count, modules.count), new[kept] === modules[kept] { kept += 1 }
    pop(to: kept)
    modules.append(contentsOf: new[kept...])
  }
}

/// An object on the bare stack.
@MainActor
final class BareModule {
  private weak var observer: Observer?

  init(observedBy observer: Observer? = nil) {
    self.observer = observer
  }

  func tell() { observer?.told() }

  /// As many as there are to be.
  static func make(_ count: Int, observedBy observer: Observer) -> [BareModule] {
    (0..<count).map { _ in BareModule(observedBy: observer) }
  }
}
