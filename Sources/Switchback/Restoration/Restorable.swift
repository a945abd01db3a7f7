/// A coordinator or a module that has something of its own to come back with: what was typed, how far a list was
/// scrolled.
///
/// ```swift
/// extension AuthCoordinator: Restorable {
///   var restorableState: String { draft.userName }
///   func restore(_ state: String) { draft.userName = state }
/// }
/// ```
///
/// Where somebody is comes back without it: that is in the routes. What is kept can be read by whoever has the device:
/// a password or a token has no place in it.
@MainActor
public protocol Restorable: AnyObject {
  /// What is kept.
  associatedtype RestorableState: Codable & Sendable

  /// What is to be kept, as it is now.
  var restorableState: RestorableState { get }

  /// Takes back what was kept: a coordinator before it starts, a module before it is shown.
  ///
  /// - Parameter state: What was kept.
  func restore(_ state: RestorableState)
}

extension Restorable where Self: Coordinator {
  /// Says that the state of this coordinator has changed, although nobody has navigated.
  ///
  /// Whoever keeps where the user is asks for it then. To call it too often is harmless, and outside of a flow that
  /// goes on it does nothing.
  public func stateChanged() {
    let engine = CoordinatorRecord.known(self)?.flow?.reporter?.reference.engine
    for keeper in engine?.notifier.listeners.keepers ?? [] { keeper.noteChange(nil) }
  }
}

extension Restorable {
  /// What it keeps, as data.
  var stored: StoredValue? { get throws { try StoredValue(encoding: restorableState) } }

  /// Takes back what was kept of it.
  ///
  /// - Throws: What its type of state throws.
  func restore(from stored: StoredValue) throws { restore(try stored.decode(RestorableState.self)) }
}
