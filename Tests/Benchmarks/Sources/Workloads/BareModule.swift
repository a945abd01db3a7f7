/// The floor of a module: an object with one observer that is held weakly.
@MainActor
final class BareModule {
  private weak var observer: (any BareObserver)?

  init(observedBy observer: (any BareObserver)? = nil) {
    self.observer = observer
  }

  /// Has an observer told instead of the one before.
  func observe(by observer: any BareObserver) { self.observer = observer }

  /// Says that it has left.
  func tell() { observer?.told() }

  /// As many as there are to be.
  static func make(_ count: Int, observedBy observer: Observer? = nil) -> [BareModule] {
    (0..<count).map { _ in BareModule(observedBy: observer) }
  }
}

/// Hears that a module has left.
@MainActor
protocol BareObserver: AnyObject {
  func told()
}
