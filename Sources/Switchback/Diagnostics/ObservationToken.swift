/// The token of something observed: cancel it to hear no more.
///
/// Dropping the token changes nothing; what observes lives as long as what is observed.
///
/// ```swift
/// let observation = router.observe { event in log.append(event.description) }
/// observation.cancel()                    // log grows no further
/// ```
@MainActor
public class ObservationToken {
  // Whoever observes something is a token itself. So there are classes of it here, and nowhere else.
  init() {}

  /// An observation that never hears anything.
  static var ended: ObservationToken { ObservationToken() }

  /// Ends the observation and lets go of its body.
  ///
  /// Cancelling again changes nothing.
  public func cancel() {}
}
