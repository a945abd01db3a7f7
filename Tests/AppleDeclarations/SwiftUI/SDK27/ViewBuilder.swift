// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/contentbuilder 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public typealias ContentBuilder = ViewBuilder

// swiftui/viewbuilder 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@resultBuilder
public struct ViewBuilder {
  // swiftui/viewbuilder/buildblock(), whose EmptyContent is another name of this 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildBlock() -> EmptyView { declared() }

  // swiftui/viewbuilder/buildblock(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildBlock<Content>(_ content: Content) -> Content { declared() }

  // swiftui/tuplecontent, and technote 3211, which names 27 in place of 26 2026-11-24
  @available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
  public static func buildBlock<each Content>(
    _ content: repeat each Content,
  ) -> TupleContent<repeat each Content> { declared() }

  // technotes/tn3211: what is older gets a TupleView 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content,
  ) -> TupleView<(repeat each Content)> where repeat each Content: View { declared() }

  // swiftui/view/toolbar(content:), which takes this builder from iOS 14 on; without a page that was found 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @_disfavoredOverload
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent { c0 }

  // swiftui/viewbuilder/buildif(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildIf<Content>(_ content: Content?) -> Content? { declared() }

  // swiftui/viewbuilder/buildeither(first:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent,
  ) -> _ConditionalContent<TrueContent, FalseContent> { declared() }

  // swiftui/viewbuilder/buildeither(second:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent,
  ) -> _ConditionalContent<TrueContent, FalseContent> { declared() }
}

// swiftui/tuplecontent 2026-11-24
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
public struct TupleContent<each Content> {}

// swiftui/tuplecontent 2026-11-24
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension TupleContent: View where repeat each Content: View {
  // swiftui/tuplecontent, which shows no body: this stands in for it 2026-11-24
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public typealias Body = Never
}

// swiftui/tuplecontent 2026-11-24
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {}

// swiftui/emptycontent 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public typealias EmptyContent = EmptyView

/// The builder of `toolbar(content:)`.
typealias ToolbarBuilder = ViewBuilder
