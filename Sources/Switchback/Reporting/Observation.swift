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
  private var onCancel: (@MainActor () -> Void)?

  init(onCancel: (@MainActor () -> Void)?) {
    self.onCancel = onCancel
  }

  /// An observation that never hears anything.
  static var ended: Observation { Observation(onCancel: nil) }

  /// Ends the observation and lets go of its body.
  ///
  /// Cancelling again changes nothing.
  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }
}
