public import Switchback

/// A module that notes what it hears of its own place on the stack, in order.
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
  /// Something that a module hears of itself.
  public enum Event: Hashable, Sendable {
    /// It is on top for the first time.
    case shown

    /// It is not on top any more, and still there.
    case covered

    /// It is on top again.
    case uncovered

    /// It has left the stack.
    case removed(EndCause)
  }

  /// What logs and the in-memory host call it.
  public let name: String

  /// What it has heard, in order.
  public private(set) var events: [Event] = []

  /// Called with what it has heard, after that was noted.
  ///
  /// Several modules that write into one list show who was told first. What it captures is kept alive as
  /// long as the module.
  public var onEvent: (@MainActor (Event) -> Void)?

  /// Makes a module that has heard nothing yet.
  ///
  /// - Parameters:
  ///   - name: What to call it.
  ///   - onEvent: Called with what it hears. The default does nothing.
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
  /// Notes that it is on top for the first time.
  public func onShown() { note(.shown) }

  /// Notes that it is not on top any more.
  public func onCovered() { note(.covered) }

  /// Notes that it is on top again.
  public func onUncovered() { note(.uncovered) }

  /// Notes that it has left the stack.
  ///
  /// - Parameter cause: Why.
  public func onRemoved(_ cause: EndCause) { note(.removed(cause)) }
}

extension RecordingModule.Event: CustomStringConvertible {
  /// What was heard: a word and, of a removal, the cause.
  public var description: String {
    switch self {
    case .shown: "shown"
    case .covered: "covered"
    case .uncovered: "uncovered"
    case .removed(let cause): "removed: \(cause)"
    }
  }
}
