import Observation
import UIKit

// What happens when a frame is drawn, and in which phase the scene is.

extension Display {
  /// For how many frames a transition runs in ``rest()``: for longer than anybody should be patient.
  static let framesOfATransition = 6

  /// After how many frames comes what comes late: half a second.
  static let framesOfADelay = 30

  /// After how many frames a view says that it has appeared, where that comes late: for longer than anybody should
  /// wait for what can be seen.
  static let framesUntilALateAppearance = 5

  /// For how many frames ``rest()`` waits for what comes of them when nothing moves: eight seconds.
  static let framesOfARest = 480

  /// Draws a frame, unless the scene is in the background, where SwiftUI draws none.
  public func drawFrame() {
    guard scenePhase != .background else { return }
    frame += 1
    let timelines = seenTimelines
    if !delayed.isEmpty {
      let due = delayed.filter { $0.frame <= frame }
      delayed.removeAll { $0.frame <= frame }
      for (_, action) in due { action() }
    }
    guard isBeginningDue || !timelines.isEmpty, !evaluate(timelines) else { return }
    isBeginning = true
    update()
    isBeginning = false
  }

  /// Evaluates only what follows the frames, where nothing else has changed and nothing is to be seen of it.
  ///
  /// - Returns: Whether that was enough.
  private func evaluate(_ timelines: [_Node]) -> Bool {
    guard !isDue, !isBeginningDue, !rules.evaluatesEverything,
      timelines.allSatisfy({ $0.children.allSatisfy(\.isEmpty) })
    else { return false }
    let contents = withObservationTracking {
      timelines.compactMap { node -> _Node? in
        if case .timeline(let evaluate) = node.kind { evaluate() } else { nil }
      }
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.invalidate() }
    }
    // What was read in this way says nothing of the rest.
    (statesRead, bodiesRead, rowsRead) = ([], [], [])
    guard contents.allSatisfy(\.isEmpty) else { return false }
    followChanges()
    return true
  }

  /// Draws frames, each with some turns on the main actor.
  public func frames(_ count: Int) async {
    for _ in 0..<count {
      drawFrame()
      for _ in 0..<4 { await turn() }
    }
  }

  /// Draws frames for as long as anything comes of that.
  func framesUntilStill(atMost count: Int) async {
    for _ in 0..<count {
      guard waitsForFrames else { return }
      await frames(1)
    }
  }

  /// Whether anything happens when a frame is drawn.
  var waitsForFrames: Bool {
    scenePhase != .background && (isBeginningDue || !delayed.isEmpty || isTimelineSeen)
  }

  /// Has something happen when some frames have been drawn.
  func delay(frames: Int = framesOfADelay, _ action: @escaping @MainActor () -> Void) {
    delayed.append((frame + frames, action))
  }

  /// Whether a view is followed with each frame that is on screen, or below a sheet (S56).
  public var isTimelineSeen: Bool { !seenTimelines.isEmpty }

  private var seenTimelines: [_Node] {
    let top = levels.lastIndex { $0.isCover && $0.phase == .up }
    let contents = [root].compactMap { $0 } + levels.compactMap(\.content)
    let seen = top.map { cover in levels[cover...].compactMap(\.content) } ?? contents
    return seen.flatMap(timelines)
  }

  private func timelines(in node: _Node) -> [_Node] {
    node.flat.flatMap { part -> [_Node] in
      switch part.kind {
      case .timeline: return [part]
      case .stack: return stacks[part.key].map { timelines(in: $0.top) } ?? []
      case .tabs(let spec):
        let shown = tabs[part.key]?.shown
        return spec.items.filter { $0.tag == shown }.flatMap { timelines(in: $0.node) }
      default: return []
      }
    }
  }
}

extension ScenePhase {
  /// The same, as UIKit calls it.
  var activationState: UIScene.ActivationState {
    switch self {
    case .background: .background
    case .inactive: .foregroundInactive
    case .active: .foregroundActive
    }
  }
}

// MARK: - Completions

extension Display {
  /// Takes what is to be called when what a transaction animates has ended (S40).
  func take(_ completions: [@Sendable () -> Void], isAnimated: Bool) {
    self.isAnimated = isAnimated
    invalidate()
    if rules.completionNeverComes { return }
    if rules.completionComesAfterTheBody || !isAnimated { return run(completions) }
    self.completions += completions
  }

  /// Calls them, or has what has begun to move call them when it has ended.
  func handOverCompletions() {
    let completions = completions
    self.completions = []
    guard !completions.isEmpty else { return }
    if rules.completionComesAfterTheUpdate {
      run(completions)
    } else if let movement = begun.last, !rules.completionIgnoresNavigation {
      movement.completions += completions
    } else {
      Task { [weak self] in self?.run(completions) }
    }
  }
}
