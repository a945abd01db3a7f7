/// What is measured, once.
///
/// It keeps what was put up for it; that is let go with the run, after the measurement.
@MainActor
public struct Run {
  /// Does what the workload says, as many times as it says.
  public let body: @MainActor () async -> Void

  private let isDone: @MainActor () -> Bool

  init(
    _ body: @escaping @MainActor () async -> Void,
    verified isDone: @escaping @MainActor () -> Bool,
  ) {
    self.body = body
    self.isDone = isDone
  }

  /// Stops the program if the body has not done what it should have; until then, all that was put up is
  /// kept.
  ///
  /// - Parameter name: What the run is called.
  public func verify(_ name: String) {
    guard withExtendedLifetime(body, isDone) else {
      fatalError("\(name): this is not what was done")
    }
  }
}
