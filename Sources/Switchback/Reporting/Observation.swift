/// The token of something observed: cancel it to hear no more.
///
/// Dropping the token changes nothing; what observes lives as long as what is observed.
///
/// ```swift
/// let observation = router.observe { event in log.append(event.description) }
/// observation.cancel()                    // log grows no further
/// ```
@MainActor
public final class Observation {
  private var observer: (any CancellableObservation)?

  init(_ observer: (any CancellableObservation)?) {
    self.observer = observer
  }

  /// An observation that never hears anything.
  static var ended: Observation { Observation(nil) }

  /// Ends the observation and lets go of its body.
  ///
  /// Cancelling again changes nothing.
  public func cancel() {
    let ending = observer
    observer = nil
    ending?.cancel()
  }
}

/// Who observes something, behind the token.
@MainActor
protocol CancellableObservation: AnyObject {
  /// Hears no more, and lets go of its body.
  func cancel()
}
