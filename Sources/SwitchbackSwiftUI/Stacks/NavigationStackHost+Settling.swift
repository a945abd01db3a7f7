#if canImport(SwiftUI)
import SwiftUI
import Switchback

// What SwiftUI says, and what the router is told of it.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// The user went back, or SwiftUI repeats itself.
  ///
  /// Only what is a part of the path can be that. It is reported on the next turn: by then it can be seen whether a
  /// finger leads it, which may yet change its mind.
  func pathWasWritten(_ path: [ScreenID], on layer: StackLayer) {
    guard shown.layers.contains(where: { $0 === layer }) else { return }
    if path.count < layer.pushed.count, layer.pushed.starts(with: path) {
      layer.pushed = path
      keepWhatLeaves()
    } else if path.count > layer.pushed.count, path.starts(with: layer.pushed) {
      restore(path, on: layer)
    }
    soon { $0.settle() }
  }

  /// A swipe was cancelled, for which SwiftUI had shortened the path.
  private func restore(_ path: [ScreenID], on layer: StackLayer) {
    let added = path.dropFirst(layer.pushed.count)
    guard added.allSatisfy({ leaving[$0] != nil && reported.contains($0) }) else { return }
    for id in added { places[id] = leaving.removeValue(forKey: id) }
    layer.pushed = path
  }

  /// A finger leads what moves.
  func gestureBegan() { reporter?.began() }

  /// What a finger led is over.
  func gestureEnded(isCancelled: Bool) {
    if isCancelled { restoreWhatWasReported() } else { origin = .swipe }
    soon { $0.settle() }
  }

  /// Nothing has happened by a swipe that was cancelled, also where SwiftUI has written that it did.
  private func restoreWhatWasReported() {
    guard command == nil, ids != reported, reported.starts(with: ids),
      let layer = shown.layers.last, let root = reported.firstIndex(of: layer.root)
    else { return }
    restore(Array(reported[(root + 1)...]), on: layer)
  }

  /// Says what is shown, when nothing is seen to move any more.
  ///
  /// It may be called as often as one likes.
  func settle() {
    guard reporter != nil, !putOff() else { return }
    if let command, !command.isTold { return carryOut() }
    if let command, !command.isTaken { return }
    guard !repair() else { return }
    let command = command
    self.command = nil
    let origin = origin
    self.origin = .unknown
    forgetWhatHasLeft()
    reported = ids
    let acknowledged = doubts >= Self.limit ? nil : command?.id
    reporter?.settled(showing: screens, acknowledging: acknowledged, origin: origin)
    prepareForUser()
    settleSheets()
    settleQuestions()
  }

  /// Does something on the next turn, when SwiftUI has returned from what it is doing.
  func soon(_ action: @escaping @MainActor (NavigationStackHost) -> Void) {
    Task { [weak self] in
      if let self { action(self) }
    }
  }
}
#endif
