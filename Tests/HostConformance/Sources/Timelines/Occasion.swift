/// Something that happens on a display, which comes to rest then.
@MainActor
public struct Occasion<Stage> {
  /// What happens.
  public let name: String

  /// Brings about what stands there before.
  public let prepare: @MainActor (Stage) async -> Void

  /// Has it happen.
  public let happen: @MainActor (Stage) async -> Void

  /// - Parameters:
  ///   - name: What happens.
  ///   - prepare: Brings about what stands there before.
  ///   - happen: Has it happen.
  public init(
    _ name: String, after prepare: @escaping @MainActor (Stage) async -> Void,
    _ happen: @escaping @MainActor (Stage) async -> Void
  ) {
    (self.name, self.prepare, self.happen) = (name, prepare, happen)
  }
}
