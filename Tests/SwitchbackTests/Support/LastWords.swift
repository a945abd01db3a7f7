/// Runs a closure when it dies.
@MainActor
final class LastWords {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  deinit {
    MainActor.assumeIsolated { body() }
  }
}
