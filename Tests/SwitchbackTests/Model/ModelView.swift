import Switchback

/// What can be seen of a router and its host from outside: what is compared.
struct ModelView: Equatable {
  /// How far a request is.
  enum Outcome: Equatable {
    case pending
    case committed(removed: [String])
    case superseded
    case rejected(Rejection)
  }

  /// What can be seen of a flow.
  struct FlowView: Equatable {
    var modules: [String]
    var isOpen: Bool
  }

  var modules: [String] = []
  var flows: [ModelActor: FlowView] = [:]

  /// Everything that was told since the beginning, in order.
  var told: [String] = []
  var outcomes: [Outcome] = []

  /// What each host shows, lowest first, also while something moves.
  var hosts: [[String]] = []

  /// Reports that the router could not explain what the host did; no story should lead to any.
  var surprises: [String] = []
}

extension ModelView {
  /// What is otherwise here than in another view, one line each.
  func differences(from expected: ModelView) -> [String] {
    func line<Part: Equatable>(_ name: String, _ part: KeyPath<ModelView, Part>) -> String? {
      guard self[keyPath: part] != expected[keyPath: part] else { return nil }
      return "\(name): \(self[keyPath: part]), the model says \(expected[keyPath: part])"
    }
    return [
      line("modules", \.modules), line("flows", \.flows), line("told", \.told),
      line("outcomes", \.outcomes), line("hosts", \.hosts), line("surprises", \.surprises),
    ].compactMap { $0 }
  }
}
