// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/app 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  // swiftui/app/body-swift.property 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  // swiftui/app/init() 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @MainActor @preconcurrency init()
}

extension App {
  // swiftui/app/main() 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @MainActor @preconcurrency
  public static func main() { declared() }
}

// swiftui/scene 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  // swiftui/scene/body-swift.property 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

// SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension Never: Scene {}

// swiftui/scenebuilder 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@resultBuilder
public struct SceneBuilder {
  // swiftui/scenebuilder/buildexpression(_:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Scene { declared() }

  // swiftui/scenebuilder/buildblock(_:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: Scene { declared() }
}

// swiftui/windowgroup 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
  // swiftui/windowgroup/init(makecontent:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { declared() }

  // swiftui/windowgroup/init(content:), disfavoured, or no trailing closure would find the other 2026-11-24
  @available(iOS, introduced: 14, deprecated: 18)
  @available(macOS, introduced: 11, deprecated: 15)
  @available(tvOS, introduced: 14, deprecated: 18)
  @available(watchOS, introduced: 7, deprecated: 11)
  @available(visionOS, introduced: 1, deprecated: 2)
  @_disfavoredOverload
  nonisolated public init(@ViewBuilder content: () -> Content) { declared() }

  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @MainActor @preconcurrency
  public var body: some Scene { declared() as Never }
}
