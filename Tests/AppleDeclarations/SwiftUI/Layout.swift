// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/zstack 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct ZStack<Content>: View where Content: View {
  // swiftui/zstack/init(alignment:content:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content,
  ) { declared() }

  // swiftui/zstack, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/vstack 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct VStack<Content>: View where Content: View {
  // swiftui/vstack/init(alignment:spacing:content:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content,
  ) { declared() }

  // swiftui/vstack, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/hstack 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct HStack<Content>: View where Content: View {
  // swiftui/hstack/init(alignment:spacing:content:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content,
  ) { declared() }

  // swiftui/hstack, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/lazyvstack 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
nonisolated public struct LazyVStack<Content>: View where Content: View {
  // swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content,
  ) { declared() }

  // swiftui/lazyvstack, which shows no body: this stands in for it 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/pinnedscrollableviews 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  // onestack.dev/ios-reference/swiftuicore/pinnedscrollableviews 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public let rawValue: UInt32

  // onestack.dev/ios-reference/swiftuicore/pinnedscrollableviews 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public init(rawValue: UInt32) { declared() }
}

// swiftui/scrollview 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct ScrollView<Content>: View where Content: View {
  // swiftui/scrollview/init(_:showsindicators:content:), of which the newer one leaves out a word 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(
    _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content,
  ) { declared() }

  // swiftui/scrollview, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/form 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct Form<Content>: View where Content: View {
  // swiftui/form/init(content:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(@ViewBuilder content: () -> Content) { declared() }

  // swiftui/form, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/list 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct List<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  // swiftui/list/body 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public var body: some View { EmptyView() }
}

extension List where SelectionValue == Never {
  // swiftui/list/init(content:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(@ViewBuilder content: () -> Content) { declared() }
}

// swiftui/section 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Section<Parent, Content, Footer> {}

// swiftui/section 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Section: View where Parent: View, Content: View, Footer: View {
  // swiftui/section, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  // swiftui/section/init(content:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(@ViewBuilder content: () -> Content) { declared() }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  // swiftui/section/init(content:footer:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    declared()
  }
}

// MARK: - Sizes

extension View {
  // swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center,
  ) -> some View { self }

  // swiftui/view/padding(_:_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil,
  ) -> some View { self }

  // swiftui/view/padding(_:)-68shk 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func padding(_ length: CGFloat) -> some View { self }

  // swiftui/view/ignoressafearea(_:edges:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all,
  ) -> some View { self }

  // swiftui/view/defaultscrollanchor(_:) 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}
