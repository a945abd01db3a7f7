// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AmbiguousTrailingClosureOverload

// swiftui/toolbarcontent 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  // swiftui/toolbarcontent/body-swift.property 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @ToolbarBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension ToolbarContent where Body == Never {
  // SwiftUI.swift, as Xcode prints it for iOS 16, where such types show no body: this stands in for it 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @_spi(Hidden) @MainActor @preconcurrency
  public var body: Never { declared() }
}

// SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension Never: ToolbarContent {}

// SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

// swiftui/toolbarcontentbuilder 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@resultBuilder
public struct ToolbarContentBuilder {
  // swiftui/toolbarcontentbuilder/buildexpression(_:), of a content that can be customised 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { declared() }

  // swiftui/toolbarcontentbuilder/buildblock(_:), of a content that can be customised 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }

  // swiftui/toolbarcontentbuilder/buildblock(_:_:), of a content that can be customised 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent { c0 }

  // swiftui/toolbarcontentbuilder/buildif(_:), of a content that can be customised 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: ToolbarContent { declared() }
}

// swiftui/toolbaritem 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  // swiftui/toolbaritem, which shows no body: this stands in for it 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  // swiftui/toolbaritem/init(placement:content:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
  ) { declared() }
}

// swiftui/toolbaritemplacement 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct ToolbarItemPlacement: Sendable {
  // swiftui/toolbaritem/init(placement:content:), which names it 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static let automatic: ToolbarItemPlacement = declared()

  // swiftui/toolbaritemplacement/primaryaction 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static let primaryAction: ToolbarItemPlacement = declared()

  // swiftui/toolbaritemplacement/confirmationaction 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static let confirmationAction: ToolbarItemPlacement = declared()

  // swiftui/toolbaritemplacement/cancellationaction 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static let cancellationAction: ToolbarItemPlacement = declared()

  // swiftui/toolbaritemplacement/navigation 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, visionOS 1, *)
  @available(watchOS, unavailable)
  public static let navigation: ToolbarItemPlacement = declared()

  // swiftui/toolbaritemplacement/topbarleading 2026-11-24
  @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *)
  @available(macOS, unavailable)
  public static var topBarLeading: ToolbarItemPlacement { declared() }
}

extension View {
  // swiftui/view/toolbar(content:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func toolbar<Content>(
    @ToolbarBuilder content: () -> Content,
  ) -> some View where Content: ToolbarContent { self }

  // swiftui/view/toolbar(content:)-7vdkx 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func toolbar<Content>(
    @ViewBuilder content: () -> Content,
  ) -> some View where Content: View { self }
}
