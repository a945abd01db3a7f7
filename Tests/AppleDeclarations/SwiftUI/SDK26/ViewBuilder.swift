// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/viewbuilder 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@resultBuilder
public struct ViewBuilder {
  // swiftui/viewbuilder/buildexpression(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: View { declared() }

  // swiftui/viewbuilder/buildblock() 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildBlock() -> EmptyView { declared() }

  // swiftui/viewbuilder/buildblock(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: View { declared() }

  // swiftui/viewbuilder/buildblock(_:)-2bj1g 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildBlock<each Content>(
    _ content: repeat each Content,
  ) -> TupleView<(repeat each Content)> where repeat each Content: View { declared() }

  // swiftui/viewbuilder/buildif(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: View { declared() }

  // swiftui/viewbuilder/buildeither(first:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent,
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { declared() }

  // swiftui/viewbuilder/buildeither(second:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent,
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { declared() }

  // swiftui/viewbuilder/buildlimitedavailability(_:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View { declared() }
}

/// The builder of `toolbar(content:)`.
typealias ToolbarBuilder = ToolbarContentBuilder
