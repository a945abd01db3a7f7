// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Views that are evaluated when a frame is drawn, what follows a value, and the phase of a scene.

// swiftui/timelineschedule, whose requirements nothing here calls 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public protocol TimelineSchedule {}

// swiftui/animationtimelineschedule 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct AnimationTimelineSchedule: TimelineSchedule {}

// swiftui/everyminutetimelineschedule 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  // swiftui/timelineschedule/animation 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static var animation: AnimationTimelineSchedule { declared() }
}

// swiftui/timelineview 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  // swiftui/timelineview/context 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public struct Context {
    // swiftui/timelineview/context/date 2026-11-24
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public let date: Date
  }
}

// swiftui/timelineviewdefaultcontext 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension TimelineView: View where Content: View {
  // swiftui/timelineview/init(_:content:)-1mlmj 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content,
  ) { declared() }

  // swiftui/timelineview, which shows no body: this stands in for it 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public typealias Body = Never
}

extension View {
  // swiftui/view/onchange(of:initial:_:) 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
  ) -> some View where V: Equatable { self }
}

// MARK: - Scenes

// swiftui/scenephase 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public enum ScenePhase: Comparable {
  case background
  case inactive
  case active
}

extension EnvironmentValues {
  // swiftui/environmentvalues/scenephase 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public var scenePhase: ScenePhase {
    get { declared() }
    set { declared() }
  }
}
