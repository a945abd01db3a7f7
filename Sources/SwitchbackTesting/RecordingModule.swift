public import Switchback

/// A module that records its own lifecycle events, in order.
///
/// ```swift
/// let list = RecordingModule("list")
/// router.push(list)
/// router.push(TestModule("details"))
/// host.back()
/// list.events                    // [.shown, .covered, .uncovered]
/// ```
@MainActor
public final class RecordingModule: Screen, Presentable, LifecycleListener {
  /// A lifecycle event of a module.
  public enum Event: Hashable, Sendable {
    /// The module is on top for the first time.
    case shown

    /// The module is not on top any more, but still on the stack.
    case covered

    /// The module is on top again.
    case uncovered

    /// The module has left the stack.
    case removed(EndCause)
  }

  /// The name in logs and on an in-memory host.
  public let name: String

  /// The recorded events, in order.
  public private(set) var events: [Event] = []

  /// Called with each event, after the module has recorded it.
  ///
  /// To see the order of events of several modules, let them write into one list. The module retains what the closure
  /// captures.
  public var onEvent: (@MainActor (Event) -> Void)?

  /// Creates a module that has recorded nothing yet.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - onEvent: Called with each event. The default does nothing.
  public init(_ name: String, onEvent: (@MainActor (Event) -> Void)? = nil) {
    self.name = name
    self.onEvent = onEvent
  }

  private func note(_ event: Event) {
    events.append(event)
    onEvent?(event)
  }
}

// MARK: - LifecycleListener

extension RecordingModule {
  /// Records that the module is on top for the first time.
  public func onShown() { note(.shown) }

  /// Records that the module is not on top any more.
  public func onCovered() { note(.covered) }

  /// Records that the module is on top again.
  public func onUncovered() { note(.uncovered) }

  /// Records that the module has left the stack.
  ///
  /// - Parameter cause: Why the module left.
  public func onRemoved(_ cause: EndCause) { note(.removed(cause)) }
}

extension RecordingModule.Event: CustomStringConvertible {
  /// A word for the event, and the cause if the module has left.
  public var description: String {
    switch self {
    case .shown: "shown"
    case .covered: "covered"
    case .uncovered: "uncovered"
    case .removed(let cause): "removed: \(cause)"
    }
  }
}
