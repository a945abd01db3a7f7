/// A token that you use to cancel an observation.
///
/// If you discard the token, the observation goes on. It ends with the object that you observe.
///
/// ```swift
/// let observation = router.observe { event in
///   log.append(event.description)
/// }
/// observation.cancel()    // log grows no further
/// ```
@MainActor
public class ObservationToken {
  // Whoever observes something is a token itself. So there are classes of it here, and nowhere else.
  init() {}

  /// An observation that never hears anything.
  static var ended: ObservationToken { ObservationToken() }

  /// Cancels the observation, and releases its closure.
  ///
  /// If you cancel it again, nothing changes.
  public func cancel() {}
}
