// What moves, and how it ends.

extension Display {
  /// Whether anything moves, or is about to.
  public var isMoving: Bool { !running.isEmpty || isDue }

  /// Ends what has moved for longest and is held by no finger.
  public func finishMovement() {
    guard let movement = running.first(where: { !$0.isInteractive }) else { return }
    complete(movement)
  }

  func complete(_ movement: Movement, isCancelled: Bool = false) {
    movement.coordinator.isCancelled = isCancelled
    movement.recognizer?.cancel = nil
    let presented = movement.presented
    if let stack = movement.stack {
      stack.movement = nil
      if isCancelled { stack.shown = movement.from }
      if !isCancelled, rules.goneViewsAreKept {
        kept += movement.from.dropFirst(movement.to.count).compactMap { stack.nodes[$0] }
      }
      movement.coordinator.initiallyInteractive = movement.isInteractive
      if movement.isByUser { write(movement, isCancelled: isCancelled) }
    }
    if let row = movement.row { fading.removeAll { $0 === row } }
    switch presented?.phase {
    case .coming: presented?.phase = .up
    case .going where isCancelled: presented?.phase = .up
    default: break
    }
    looksChanged()
    if let presented, presented.phase == .going { remove(presented, isByUser: movement.isByUser) }
    end(movement)
    if isCancelled, let presented { dismissIfDue(presented) }
    invalidate()
  }

  func end(_ movement: Movement) {
    running.removeAll { $0 === movement }
    movement.stack?.movement = nil
    movement.coordinator.end()
    let completions = movement.completions
    movement.completions = []
    run(completions)
  }

  /// Writes what a person's pop has made of the path, at its end.
  func write(_ movement: Movement, isCancelled: Bool) {
    guard movement.changesPath else { return }
    guard let stack = movement.stack, !rules.popsAreMissed else {
      movement.stack?.isStale = true
      return
    }
    let isEarly =
      rules.pathIsWrittenAfterTheEnd
      || (movement.isInteractive ? isWrittenAtBegin : !rules.pathIsWrittenLate)
    if isCancelled {
      if rules.cancelledSwipeKeepsShortPath { stack.isStale = true }
      if rules.swipeWritesPathAtBegin { write(movement.from.path, of: stack) }
    } else if !isEarly {
      write(movement.to.path, of: stack)
    } else if rules.pathIsWrittenAfterTheEnd, !movement.isInteractive || !isWrittenAtBegin {
      stack.isStale = true
      delay { [weak self, weak stack] in
        guard let self, let stack else { return }
        write(movement.to.path, of: stack)
        invalidate()
      }
    }
  }

  func write(_ path: [AnyHashable], of stack: LiveStack) {
    if rules.refusedPathSticks { stack.told = path }
    twice { stack.spec.write(path) }
  }

  private var isWrittenAtBegin: Bool {
    rules.swipeWritesPathAtBegin || rules.cancelledSwipeKeepsShortPath
  }

  /// Lets what can come to rest come to rest, with frames drawn as long as anything comes of them.
  public func rest() async {
    var rounds = 0
    repeat {
      await turns()
      await framesUntilStill(atMost: Self.framesOfATransition)
      var movements = 0
      while running.contains(where: { !$0.isInteractive }), movements < 50 {
        finishMovement()
        movements += 1
      }
      await turns()
      if !running.contains(where: { !$0.isInteractive }) {
        await framesUntilStill(atMost: Self.framesOfARest)
      }
      rounds += 1
    } while (running.contains { !$0.isInteractive } || isBeginningDue) && rounds < 200
  }

  /// Gives others a few turns on the main actor.
  public func turns() async {
    for _ in 0..<10 { await turn() }
  }

  /// Lets run what is due by now.
  func turn() async {
    await withCheckedContinuation { continuation in Task { continuation.resume() } }
    onTurn?()
  }
}
