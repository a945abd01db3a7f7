/// What the app knows of its user from one start to the next.
public struct AppState: Hashable, Sendable, Codable {
  /// Who is signed in, or nil.
  public var session: Session?

  /// The names of those who have been shown around.
  public var shownAround: Set<String>

  /// Describes what is known.
  ///
  /// - Parameters:
  ///   - session: Who is signed in. The default is nobody.
  ///   - shownAround: Who has been shown around. The default is nobody.
  public init(session: Session? = nil, shownAround: Set<String> = []) {
    self.session = session
    self.shownAround = shownAround
  }
}

/// Keeps the state of the app.
@MainActor
public protocol AppStateStore: AnyObject {
  /// The state, as it was last set.
  var state: AppState { get set }
}
