/// Hands out where the user is, whenever that has changed: at most once in a turn of the main actor.
///
/// A route is encoded once for each time that it was shown. A module is asked for its state when it has said that it
/// has changed, and when something was shown or has left.
@MainActor
final class SnapshotKeeper {
  private weak var engine: NavigationEngine?
  private let owner: @MainActor () -> String
  private let version: Int
  private let body: @MainActor (NavigationSnapshot?) -> Void

  /// What was handed out last; nil if nothing is kept.
  private var last: NavigationSnapshot?

  /// What was on all stacks when everything was forgotten, until something else is.
  private var forgotten: Set<ModuleID>?

  /// The change of which it is due, by a number; 0 if there is none.
  private var due = 0
  private var changes = 0

  /// Whether the user is leaving the program, of which nothing is kept unless something is shown all the same.
  private var isLeaving = false

  /// The states of modules that have said nothing since; nil if all are to be asked.
  private var states: [ModuleID: StoredValue?]?

  /// What was reported of what cannot be kept, with the names of what it is about.
  private var reported: [String] = []

  init(
    _ engine: NavigationEngine, for owner: @escaping @MainActor () -> String, version: Int,
    _ body: @escaping @MainActor (NavigationSnapshot?) -> Void
  ) {
    (self.engine, self.owner, self.version, self.body) = (engine, owner, version, body)
  }

  /// Begins, until the token is cancelled or the router is closed.
  func begin() -> ObservationToken {
    guard let engine, !engine.isClosed else { return .ended }
    noteChange()
    engine.notifier.listeners.add(
      PlaceKeeper { [weak self] in
        self != nil
      } noteChange: { [weak self] in
        self?.noteChange(of: $0)
      } noteShown: { [weak self] in
        self?.noteShown()
      } handOut: { [weak self] in
        self?.handOut($0)
      } forget: { [weak self] in
        self?.forget()
      })
    return engine.observe(in: nil) { self.hear($0.kind) }
  }

  private func hear(_ event: NavigationEvent.Kind) {
    switch event {
    case .removed(_, .systemBack(let origin)) where origin.leavesProgram,
      .flowEnded(_, .systemBack(let origin)) where origin.leavesProgram:
      // To leave the program is no navigation, also if one thing leaves after the other.
      (isLeaving, due) = (true, 0)
      noteSurvived()
    case .shown, .presented, .tabSelected, .leaveRefused:
      isLeaving = false
      noteChange()
    case .issue:
      // What it reports itself changes nothing.
      break
    default: noteChange()
    }
  }

  private func noteChange(of module: ModuleID? = nil) {
    if isLeaving { return }
    if let module { states?[module] = nil } else { states = nil }
    if due > 0 { return }
    changes += 1
    due = changes
    Task { [weak self, due] in
      if self?.due == due { self?.keep() }
    }
  }

  /// Whether what was handed out last is on its way to where it can be seen.
  private var isTried: Bool { (last?.attempts ?? 0) > 0 }

  private func noteShown() { if isTried { noteChange() } }

  private static func modules(in engine: NavigationEngine) -> Set<ModuleID> {
    Set(engine.stacks.all.flatMap { $0.model.entries.map(\.id) })
  }

  private func forget() {
    due = 0
    last = nil
    forgotten = engine.map(Self.modules)
    body(nil)
  }

  private func keep() {
    due = 0
    guard let engine, !engine.isClosed else { return }
    // What comes next says so.
    if engine.handlers.links.isUnderWay {
      switch engine.handlers.links.stepsBefore?.pause() ?? .waiting {
      case .none: return
      case .waiting: return isShowing ? () : noteSurvived()
      case .overtaken: break
      }
    }
    // What a host has yet to show may yet end the program: what it shows then says so.
    if isTried, isShowing { return }
    // Somebody has yet to react to what has happened.
    if engine.queue.owedTurns > 0 { return noteChange() }
    if let forgotten {
      if Self.modules(in: engine).isSubset(of: forgotten) { return }
      self.forgotten = nil
    }
    let items = items(in: engine)
    // The program ends.
    if items.isEmpty { return noteSurvived() }
    let now = NavigationSnapshot(items: items, owner: owner(), version: version)
    handOut(now)
  }

  /// Whether a host has yet to show something that can be seen.
  private var isShowing: Bool { engine?.stacks.all.contains { !$0.waits.isEmpty } ?? false }

  /// What was coming back has not ended the program.
  private func noteSurvived() {
    if isTried, let last { handOut(last.tried(0)) }
  }

  private func handOut(_ place: NavigationSnapshot) {
    if place == last { return }
    last = place
    body(place)
  }

  // MARK: - What is kept

  private func items(in engine: NavigationEngine) -> [NavigationSnapshot.Item] {
    let known = states ?? [:]
    var all: [ModuleID: StoredValue?] = [:]
    let form = KeptForm { [weak self] note in
      note.kept { self?.kept($0) }
    } state: { [weak self] object, name, module in
      guard TypeTraits.traits(of: object).roles.contains(.restorable),
        let restorable = object as? any Restorable
      else { return nil }
      let state = module.flatMap { known[$0] } ?? self?.state(of: restorable, name)
      if let module { all[module] = .some(state) }
      return state
    }
    let items = engine.snapshot(in: form).items
    states = all
    return items
  }

  private func kept(_ route: AnyRoute) -> AnyRoute? {
    do {
      let stored = try StoredRoute(route)
      try stored.value.checkNumbers()
      return AnyRoute(stored)
    } catch {
      report(error, of: "\(RouteName(of: route))")
      return nil
    }
  }

  private func state(of object: any Restorable, _ name: String) -> StoredValue? {
    do {
      let stored = try object.stored
      try stored?.checkNumbers()
      return stored
    } catch {
      report(error, of: name)
      return nil
    }
  }

  /// Says what is wrong with something, but not the same of it again and again.
  private func report(_ error: any Error, of name: String) {
    let text = "\(name): \(error)"
    if reported.contains(text) { return }
    reported.append(text)
    engine?.log(NavigationIssue(.notKept("\(error)"), subject: name, source: nil), in: nil)
  }
}
