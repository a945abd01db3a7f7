/// Somebody who counts what was told.
@MainActor
final class Observer: BareObserver {
  private(set) var count = 0

  func told() { count += 1 }
}
