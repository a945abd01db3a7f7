/// A coordinator or a module that keeps state of its own, such as text that the user typed.
///
/// ```swift
/// extension AuthCoordinator: Restorable {
///   var restorableState: String { draft.userName }
///   func restore(_ state: String) { draft.userName = state }
/// }
/// ```
///
/// Another example is how far a list was scrolled. You do not need this protocol for the place of the user, because the
/// routes contain it. Anybody who has the device can read the state, so never keep a password or a token in it.
@MainActor
public protocol Restorable: AnyObject {
  /// The type of the state.
  associatedtype RestorableState: Codable & Sendable

  /// The current state, to be kept.
  var restorableState: RestorableState { get }

  /// Restores the state: of a coordinator before it starts, of a module before it is shown.
  ///
  /// - Parameter state: The state that was kept.
  func restore(_ state: RestorableState)
}

extension Restorable where Self: Coordinator {
  /// Tells the router that the state of this coordinator has changed without navigation.
  ///
  /// If the app keeps where the user is, the router then asks for the state. If you call this too often, it does no
  /// harm. Without a running flow, it does nothing.
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
