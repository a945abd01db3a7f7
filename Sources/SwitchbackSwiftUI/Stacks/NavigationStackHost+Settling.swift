#if canImport(SwiftUI)
import SwiftUI
import Switchback

// The stack: what SwiftUI is told, and what the router is told in the end.

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

  func keepWhatLeaves() {
    // What a command brings of which SwiftUI has yet to be told is not there yet.
    let coming = command?.phase == .given ? command?.tail : nil
    places.keep(Set(shown.screens + (coming ?? [])))
  }

  /// Says what is shown, when nothing is seen to move any more, and what SwiftUI was told is seen.
  ///
  /// It may be called as often as one likes.
  ///
  /// - Parameter isByFrame: Whether a frame was drawn and nothing else has happened.
  func settle(isByFrame: Bool = false) {
    defer { SeenTogether(with: self).watchFrames() }
    guard router.reporter != nil, !putOff() else { return }
    if command?.phase == .given { return carryOut() }
    guard isSettled() else { return check.doubt() }
    let hasChanged = command != nil || !isByFrame
    let acknowledged = check.isGivenUp ? nil : command?.id
    check = StackCheck()
    command = nil
    places.letGo(isOnScreen: isOnScreen)
    router.tell(shown.screens.compactMap { places[$0] }, acknowledging: acknowledged)
    prepareForUser()
    settleSheets()
    settleQuestions(hasChanged: hasChanged)
  }

  /// Settles when what moves has ended; false if nothing is seen to move.
  func putOff() -> Bool {
    isPutOff = SeenTogether(with: self).whenStill { [weak self] in
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

  /// Does something after some turns.
  func after(turns: Int, _ action: @escaping @MainActor (NavigationStackHost) -> Void) {
    soon { turns > 1 ? $0.after(turns: turns - 1, action) : action($0) }
  }
}
#endif
