#if canImport(SwiftUI)
import SwiftUI
import Switchback

// The stack: what SwiftUI is told, what it says, and what the router is told in the end.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// The screens that are to be shown, as far as the command under way and SwiftUI say.
  var goal: [ScreenID] { command?.goal(from: shown.screens) ?? shown.screens }

  /// Tells SwiftUI what the router wants, once nothing else is seen to move.
  func carryOut() {
    guard let command, command.phase == .given, !putOff() else { return }
    guard !waitsForUser() else { return check.doubt() }
    let target = goal
    // SwiftUI may leave a sheet where it is when the tabs go that present it, so that goes first.
    let leaving = shown.screens.filter { !target.contains($0) }.compactMap { places[$0]?.tabs }
    let isPresenting = leaving.flatMap(\.hosts).contains { $0.sheet.phase != .absent }
    guard !isPresenting else { return settleSheets() }
    self.command?.phase = .told
    askFor(target)
    change(animated: command.isAnimated && isOnScreen) {
      shown.show(target) { places[$0]?.tabs != nil }
      keepWhatLeaves()
      soon { $0.settleSheets() }
    } completion: { [weak self] in
      self?.wasTaken(command.id)
    }
    // Of what nobody sees, nobody says anything.
    if !isOnScreen { wasTaken(command.id) }
    SeenTogether(with: self).watchFrames()
  }

  /// What is not where it was is asked for: that it was seen before says nothing of what comes of that.
  private func askFor(_ target: [ScreenID]) {
    let kept = zip(shown.screens, target).prefix { $0 == $1 }.count
    for id in target[kept...] { places[id]?.wasSeen = false }
    for id in Set(target[kept...]).subtracting(shown.screens) { places[id]?.isAwaited = true }
    target.last.flatMap { places[$0] }?.hasAppeared = false
    check = StackCheck()
    check.doubt()
  }

  private func wasTaken(_ id: Int?) {
    guard command?.id == id, command?.phase == .told else { return }
    command?.phase = .taken
    soon { $0.settle() }
  }

  private func keepWhatLeaves() {
    // What a command brings of which SwiftUI has yet to be told is not there yet.
    let coming = command?.phase == .given ? command?.tail : nil
    places.keep(Set(shown.screens + (coming ?? [])))
  }

  /// Says what is shown, when nothing is seen to move any more, and what SwiftUI was told is seen.
  ///
  /// It may be called as often as one likes.
  func settle() {
    defer { SeenTogether(with: self).watchFrames() }
    guard router.reporter != nil, !putOff() else { return }
    if command?.phase == .given { return carryOut() }
    guard isSettled() else { return check.doubt() }
    let acknowledged = check.isGivenUp ? nil : command?.id
    check = StackCheck()
    command = nil
    places.letGo(isOnScreen: isOnScreen)
    router.tell(shown.screens.compactMap { places[$0] }, acknowledging: acknowledged)
    prepareForUser()
    settleSheets()
    settleQuestions(hasChanged: true)
  }

  /// Settles when what moves has ended; false if nothing is seen to move.
  func putOff() -> Bool {
    isPutOff = SeenTogether(with: self).whenStill { [weak self] in
      self?.isPutOff = false
      self?.places.cameToRest()
      self?.settle()
      self?.settleSheets()
    }
    if isPutOff { renewPatience() }
    return isPutOff
  }

  func prepareForUser() { if let top { back.prepare(for: top) } }

  /// Does something on the next turn, when SwiftUI has returned from what it is doing.
  func soon(_ action: @escaping @MainActor (NavigationStackHost) -> Void) {
    Task { [weak self] in
      if let self { action(self) }
    }
  }
}

// MARK: - Where SwiftUI shows something else

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// Whether SwiftUI is seen to show what it was told, or nothing more is to be expected.
  private func isSettled() -> Bool {
    let wrong = whatIsWrong()
    noteCovers()
    guard !wrong.isEmpty else {
      guard command != nil, !isTopSeen else { return true }
      return check.patience.isOver && !fillBlank()
    }
    var isFollowed = false
    for (layer, sight) in wrong {
      switch check.remedy(for: sight, of: layer.screens, wasSeen: wasSeen) {
      case .wait: break
      case .buildAnew: buildAnew(layer)
      case .follow:
        follow(sight, on: layer)
        isFollowed = true
      }
    }
    for watch in places.watches { watch.layOut() }
    return isFollowed && (check.isGivenUp || isSettled())
  }

  /// Whether the user has left something, and SwiftUI may be about to say so.
  private func waitsForUser() -> Bool {
    let left = whatIsWrong().filter { layer, sight in
      sight.isPart(of: layer.screens) && layer.screens.dropFirst(sight.count).allSatisfy(wasSeen)
    }
    guard check.patience.isOver else { return !left.isEmpty }
    for (layer, sight) in left { follow(sight, on: layer) }
    return false
  }

  private func wasSeen(_ id: ScreenID) -> Bool { places[id]?.wasSeen == true }

  /// The layers that are seen to show something else.
  private func whatIsWrong() -> [(layer: StackLayer, sight: StackSight)] {
    shown.layers.compactMap { layer in
      guard let sight = sight(of: layer) else { return nil }
      for id in sight.inPlace(of: layer.screens) { places[id]?.wasSeen = true }
      return isShown(layer, in: sight) ? nil : (layer, sight)
    }
  }

  /// Whether a layer is seen as it should be; what other code has pushed over it is not the host's.
  private func isShown(_ layer: StackLayer, in sight: StackSight) -> Bool {
    guard !isHidden(layer, in: sight) else { return false }
    return sight.shows(layer.screens) || sight.isCovered(over: layer.screens)
  }

  /// Notes what other code has pushed over a layer that is as it should be.
  private func noteCovers() {
    for layer in shown.layers {
      guard let sight = sight(of: layer), isShown(layer, in: sight) else { continue }
      noteCover(of: layer, in: sight)
    }
  }

  /// Notes what is where it should be: what is gone later on, the user has left.
  func noteWhatIsSeen() { _ = whatIsWrong() }

  /// Whether what is to be on top is there, as far as anything says so.
  private var isTopSeen: Bool {
    guard isOnScreen, let layer = shown.layers.last, let top else { return true }
    if let sight = sight(of: layer) {
      // What other code has pushed may be mistaken for what is not there yet.
      return isShown(layer, in: sight) && sight.isTopKnown(of: layer.screens)
    }
    if let tabs = top.tabs, !tabs.shown.isEmpty, let watch = top.watch {
      return watch.isInWindow && (command?.phase == .taken || check.patience.hasFrames)
    }
    return !SeenTogether(with: self).canBeSeen && top.hasAppeared && command?.phase != .told
  }

  /// The user has left what is not there any more, and SwiftUI may yet say so.
  private func follow(_ sight: StackSight, on layer: StackLayer) {
    layer.pushed = layer.pushed.filter(sight.known.contains)
    layer.unwritten = layer.pushed
    keepWhatLeaves()
  }

  /// What is seen of a layer, root first; nil where that cannot be seen.
  private func sight(of layer: StackLayer) -> StackSight? {
    for id in layer.screens.reversed() {
      guard let stack = places[id]?.watch?.stack else { continue }
      if let sight = StackSight(stack, of: layer.screens) { return sight }
    }
    return nil
  }

  /// Has SwiftUI make the layer on top anew if there is nothing where its last page should be, once.
  ///
  /// - Returns: Whether it is made anew.
  private func fillBlank() -> Bool {
    guard check.isAnewDue, let layer = shown.layers.last,
      sight(of: layer)?.isTopKnown(of: layer.screens) == false
    else { return false }
    buildAnew(layer)
    return true
  }

  /// Has SwiftUI make a layer anew, from the path as it should be.
  private func buildAnew(_ layer: StackLayer) {
    for id in layer.screens {
      places[id]?.watch = nil
      places[id]?.wasSeen = false
    }
    check.noteAnew()
    ShownStack.change(animated: false) { layer.generation += 1 }
  }
}

// MARK: - What SwiftUI says

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// The user went back, or SwiftUI repeats itself.
  ///
  /// Only what is a part of the path can be that. It is reported on the next turn: by then it can be seen whether a
  /// finger leads it, which may yet change its mind.
  func pathWasWritten(_ path: [ScreenID], on layer: StackLayer) {
    guard shown.layers.contains(where: { $0 === layer }) else { return }
    defer { soon { $0.settle() } }
    layer.refused = nil
    if let unwritten = layer.unwritten {
      layer.unwritten = nil
      // It was noticed before, and what was pushed since nobody has left.
      if path == unwritten { return }
    }
    if path.count < layer.pushed.count, layer.pushed.starts(with: path) {
      let left = layer.pushed.dropFirst(path.count)
      layer.pushed = path
      pushAgain(left)
      keepWhatLeaves()
      somethingMoves()
    } else if path.count > layer.pushed.count {
      // Only a finger takes back what it did, and where one can be seen, SwiftUI may only repeat itself.
      let canBeSeen = SeenTogether(with: self).canBeSeen
      guard isLed || !canBeSeen else { return }
      if !restore(path, on: layer), !canBeSeen { layer.refused = path }
    }
  }

  /// What was asked for while the user went back was not there yet: it comes where the user is now.
  ///
  /// Nobody goes back from what was never there.
  private func pushAgain(_ left: ArraySlice<ScreenID>) {
    let unseen = Array(left.reversed().prefix { places[$0]?.isAwaited == true }.reversed())
    guard !unseen.isEmpty else { return }
    command =
      command?.bringing(unseen, without: left)
      ?? StackCommand(id: nil, isAnimated: true, kept: shown.screens, tail: unseen)
  }

  /// A finger leads what moves.
  func gestureBegan() {
    isLed = true
    router.reporter?.began()
  }

  /// What a finger led is over.
  ///
  /// Nothing has happened by a swipe that was cancelled, also where SwiftUI has written that it did.
  func gestureEnded(isCancelled: Bool) {
    isLed = false
    let (told, screens) = (router.told, shown.screens)
    if !isCancelled {
      router.origin = .swipe
    } else if command == nil, told != screens, told.starts(with: screens),
      let layer = shown.layers.last, let root = told.firstIndex(of: layer.root)
    {
      restore(Array(told[(root + 1)...]), on: layer)
    }
    soon { $0.settle() }
  }

  /// A swipe was cancelled, for which SwiftUI had shortened the path.
  ///
  /// What the command under way has taken away, no finger brings back.
  ///
  /// - Returns: Whether it is one of those that have just been left.
  @discardableResult
  private func restore(_ path: [ScreenID], on layer: StackLayer) -> Bool {
    let added = path.dropFirst(layer.pushed.count)
    let wanted = command.flatMap { $0.phase == .given ? nil : $0.kept + $0.tail } ?? router.told
    guard path.starts(with: layer.pushed),
      added.allSatisfy({ places.isLeaving($0) && wanted.contains($0) })
    else { return false }
    places.restore(added)
    layer.pushed = path
    return true
  }

  /// SwiftUI says that a screen appears, or has disappeared: a hint to what need not be kept, no more.
  ///
  /// Where nothing else can be seen, it says of a page below another one that a finger has laid it bare, or has changed
  /// its mind.
  func noteVisibility(of id: ScreenID, _ isVisible: Bool) {
    places[id]?.isVisible = isVisible
    if isVisible { places[id]?.hasAppeared = true }
    let isBare = shown.layers.contains { $0.isBelow(id) } && !SeenTogether(with: self).canBeSeen
    if isBare, isVisible { somethingMoves() }
    let isAwaited = isVisible ? check.isInDoubt || presenter != nil : places.isLeaving(id)
    if isBare || isAwaited { soon { $0.settle() } }
  }
}
#endif
