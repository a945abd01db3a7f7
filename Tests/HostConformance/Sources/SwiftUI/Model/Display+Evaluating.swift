import Observation

// Which views are evaluated: those that are other ones than before, and those that have read what has changed.

/// What the body of a view was when it was evaluated last.
@MainActor
final class Evaluated {
  let view: Any
  var body: Any?

  /// Whether something has changed since that was read for it.
  var isDue = false

  init(_ view: Any) { self.view = view }
}

extension Display {
  /// The body of a view: that of before, if SwiftUI has no reason to evaluate it again (S51).
  ///
  /// - Returns: The body, and whether it is that of before.
  func body<Content: View>(
    of view: Content, in place: _Place, isBound: Bool
  ) -> (body: Content.Body, isFromBefore: Bool) {
    bodiesRead.insert(place.key)
    if let last = bodies[place.key], let body = last.body as? Content.Body,
      !rules.evaluatesEverything, !last.isDue, !isBound,
      place.isFromBefore || isEqual(view, last.view)
    {
      return (body, true)
    }
    noteEvaluation(of: Content.self)
    let evaluated = Evaluated(view)
    bodies[place.key] = evaluated
    let body = withObservationTracking {
      view.body
    } onChange: { [weak self, weak evaluated] in
      MainActor.assumeIsolated {
        evaluated?.isDue = true
        self?.invalidate()
      }
    }
    evaluated.body = body
    return (body, false)
  }

  /// What cannot be compared is another view each time.
  private func isEqual<Content: View>(_ view: Content, _ last: Any) -> Bool {
    func isEqual<T: Equatable>(_ view: T) -> Bool { view == last as? T }
    return (view as? any Equatable).map { isEqual($0) } ?? false
  }

  /// Forgets the bodies of views that are not there any more.
  func forgetBodies() {
    bodies = bodies.filter { bodiesRead.contains($0.key) }
    bodiesRead = []
  }

  func noteEvaluation<Content>(of view: Content.Type) {
    evaluations[ObjectIdentifier(view), default: (view, 0)].count += 1
  }

  /// How often bodies were evaluated meanwhile, by the names of the views.
  public func evaluations(during action: () async -> Void) async -> [String: Int] {
    evaluations = [:]
    await action()
    let named = evaluations.values.map { ("\($0.type)".prefix { $0 != "<" }.description, $0.count) }
    return Dictionary(named, uniquingKeysWith: +)
  }
}

extension Rules {
  /// Whether views are evaluated without any need.
  var evaluatesEverything: Bool { goneViewsAreEvaluatedAgain || destinationsAreBuiltTwice }
}
