#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Observation
import UIKit

/// Notices that what was read has changed, where the system can tell: from iOS 17 on, in objects that are observable.
@MainActor
final class StateWatch {
  /// What has yet to be changed so that what was watched before is watched no more.
  private var last: AnyObject?

  /// Reads something, and calls back a turn after it has changed, unless something else was read meanwhile.
  ///
  /// It calls back once: whoever is called reads it again.
  func read<Value>(
    _ body: () -> Value, onChange: @escaping @MainActor @Sendable () -> Void
  ) -> Value {
    guard #available(iOS 17.0, visionOS 1.0, *) else { return body() }
    let round = last as? Round ?? Round()
    last = round
    round.number += 1
    let number = round.number
    return withObservationTracking {
      _ = round.number
      return body()
    } onChange: { [weak round] in
      // It is about to change, and can be read on the next turn.
      Task { @MainActor in if round?.number == number { onChange() } }
    }
  }
}

/// How often something was read.
@available(iOS 17.0, visionOS 1.0, *)
@MainActor
@Observable
private final class Round {
  var number = 0
}
#endif
