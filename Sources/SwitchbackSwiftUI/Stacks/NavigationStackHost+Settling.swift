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
    let target = goal
    // SwiftUI may leave a sheet where it is when the tabs go that present it, so that goes first.
    let leaving = shown.screens.filter { !target.contains($0) }.compactMap { places[$0]?.tabs }
    let isPresenting = leaving.flatMap(\.hosts).contains { $0.sheet.phase != .absent }
    guard !isPresenting else { return settleSheets() }
    self.command?.phase = .told
    check = StackCheck()
    ShownStack.change(animated: command.isAnimated && isOnScreen) {
      shown.show(target) { places[$0]?.tabs != nil }
      keepWhatLeaves()
      soon { $0.settleSheets() }
    } completion: { [weak self] in
      self?.wasTaken(command.id)
    }
  }

  private func wasTaken(_ id: Int) {
    guard command?.id == id, command?.phase == .told else { return }
    command?.phase = .taken
    settle()
    soon { $0.settle() }
  }

  private func keepWhatLeaves() {
    // What the command under way brings is not there yet.
    places.keep(Set(shown.screens + (command?.tail ?? [])))
  }

  /// Says what is shown, when nothing is seen to move any more.
  ///
  /// It may be called as often as one likes.
  func settle() {
    guard router.reporter != nil, !putOff() else { return }
    switch command?.phase {
    case .given: return carryOut()
    case .told: return
    case .taken, nil: break
    }
    guard !repair() else { return }
    let acknowledged = check.isGivenUp ? nil : command?.id
    command = nil
    if places.letGo(isOnScreen: isOnScreen) { soon { $0.settle() } }
    router.tell(shown.screens.compactMap { places[$0] }, acknowledging: acknowledged)
    prepareForUser()
    settleSheets()
    settleQuestions()
  }

  /// Settles when what moves has ended; false if nothing is seen to move.
  func putOff() -> Bool {
    SeenTogether(with: self).whenStill { [weak self] in
      self?.places.cameToRest()
      self?.settle()
    }
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
  /// Makes good where SwiftUI is seen to show something else than it was told.
  ///
  /// - Returns: Whether there is something to be waited for.
  private func repair() -> Bool {
    var wrong: [(layer: StackLayer, sight: StackSight)] = []
    for layer in shown.layers {
      guard let sight = sight(of: layer) else { continue }
      for id in sight.known { places[id]?.wasSeen = true }
      let isShown = sight.shows(layer.screens) || sight.isCovered(over: layer.screens)
      if !isShown || isHidden(layer, in: sight) {
        wrong.append((layer, sight))
      } else {
        noteCover(of: layer, in: sight)
      }
    }
    check.note(isWrong: !wrong.isEmpty)
    for (layer, sight) in wrong {
      switch check.remedy(
        for: sight, of: layer.screens, wasSeen: { places[$0]?.wasSeen == true })
      {
      case .wait: break
      case .buildAnew: buildAnew(layer)
      case .follow:
        layer.pushed = layer.pushed.filter(sight.known.contains)
        keepWhatLeaves()
      }
    }
    guard !wrong.isEmpty, !check.isGivenUp else { return false }
    for watch in places.watches { watch.layOut() }
    soon { $0.settle() }
    return true
  }

  /// What is seen of a layer, root first; nil where that cannot be seen.
  private func sight(of layer: StackLayer) -> StackSight? {
    for id in layer.screens.reversed() {
      guard let stack = places[id]?.watch?.stack else { continue }
      if let sight = StackSight(stack, of: layer.screens) { return sight }
    }
    return nil
  }

  /// Has SwiftUI make a layer anew, from the path as it should be.
  private func buildAnew(_ layer: StackLayer) {
    for id in layer.screens {
      places[id]?.watch = nil
      places[id]?.wasSeen = false
    }
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
    if path.count < layer.pushed.count, layer.pushed.starts(with: path) {
      let left = layer.pushed.dropFirst(path.count)
      layer.pushed = path
      // What was pushed meanwhile was not there yet when the user went back from below it.
      if let command, command.phase == .told, left.contains(where: command.kept.contains) {
        self.command?.phase = .given
      }
      keepWhatLeaves()
    } else if path.count > layer.pushed.count, path.starts(with: layer.pushed) {
      restore(path, on: layer)
    }
    soon { $0.settle() }
  }

  /// A finger leads what moves.
  func gestureBegan() { router.reporter?.began() }

  /// What a finger led is over.
  ///
  /// Nothing has happened by a swipe that was cancelled, also where SwiftUI has written that it did.
  func gestureEnded(isCancelled: Bool) {
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
  private func restore(_ path: [ScreenID], on layer: StackLayer) {
    let added = path.dropFirst(layer.pushed.count)
    guard added.allSatisfy({ places.isLeaving($0) && router.told.contains($0) }) else { return }
    places.restore(added)
    layer.pushed = path
  }

  /// SwiftUI says that a screen appears, or has disappeared: a hint to what need not be kept, no more.
  func noteVisibility(of id: ScreenID, _ isVisible: Bool) {
    places[id]?.isVisible = isVisible
    guard !isVisible, places.isLeaving(id) else { return }
    soon { $0.settle() }
  }
}
#endif
