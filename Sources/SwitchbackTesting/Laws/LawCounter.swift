/// Counts what tasks have done.
@MainActor
final class LawCounter {
  var count = 0
}
