// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Views that are evaluated when a frame is drawn, and what follows a value.

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public protocol TimelineSchedule {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// The model's: the number of a frame, in place of a date.
public struct _FrameDate: Hashable, Sendable {
  let frame: Int
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context {
    public let date: _FrameDate
  }

  private let content: (TimelineViewDefaultContext) -> Content
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension TimelineView: View where Content: View {
  public var body: Never { fatalError("It has none") }

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  public func _node(_ place: _Place) -> _Node {
    let (display, content) = (place.display, content)
    let inner = place.inside("timeline")
    let evaluate: @MainActor () -> _Node = { [unowned display] in
      display.noteEvaluation(of: Self.self)
      let date = _FrameDate(frame: display.frame)
      return content(TimelineViewDefaultContext(date: date))._node(inner)
    }
    return _Node(.timeline(evaluate), place, [evaluate()])
  }
}

extension View {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modified("onChange") { place, node in
      let last = place.display.kept(place.key) { Followed<V>() }
      if last.value.map({ $0 != value }) ?? initial { place.display.changes.append(action) }
      last.value = value
      return node
    }
  }
}

/// A value of which a view follows the changes.
private final class Followed<Value> {
  var value: Value?
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension EnvironmentValues {
  private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.background
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
