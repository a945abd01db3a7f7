// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/view 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  // swiftui/view/body-8kl5o 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Body == Never {
  // SwiftUI.swift, as Xcode prints it for iOS 16, where such types show no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @_spi(Hidden) @MainActor @preconcurrency
  public var body: Never { declared() }
}

// SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Never: View {
  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never

  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public var body: Never { declared() }
}

// swiftui/emptyview 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct EmptyView: View {
  // swiftui/emptyview/init() 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init() { declared() }

  // swiftui/emptyview, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/tupleview 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct TupleView<T>: View {
  // swiftui/tupleview, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/viewbuilder/buildeither(first:), which returns it 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct _ConditionalContent<TrueContent, FalseContent> {}

// SwiftUI.swift, as Xcode prints it for iOS 16, in AsyncImage 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

// SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Optional: View where Wrapped: View {
  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/anyview 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct AnyView: View {
  // swiftui/anyview/init(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init<V>(_ view: V) where V: View { declared() }

  // swiftui/anyview, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/modifiedcontent 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ModifiedContent<Content, Modifier> {}

// swiftui/accessibilityattachmentmodifier 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityAttachmentModifier {}

// swiftui/modifiedcontent 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ModifiedContent: View where Content: View, Modifier == AccessibilityAttachmentModifier {
  // swiftui/modifiedcontent, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/foreach 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

// swiftui/foreach 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach: View where Content: View {
  // swiftui/foreach, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

extension ForEach where Content: View {
  // swiftui/foreach/init(_:id:content:)-82hm4, as a Korean summary has it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
  ) { declared() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // swiftui/foreach/init(_:content:)-2n9gc, as a Japanese summary names it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    declared()
  }
}

extension View {
  // swiftui/view/id(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }

  // swiftui/view/environment(_:_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V,
  ) -> some View { self }

  // swiftui/view/onappear(perform:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  // swiftui/view/ondisappear(perform:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  // swiftui/view/onopenurl(perform:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  // swiftui/view/allowshittesting(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  // swiftui/view/disabled(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }

  // swiftui/view/background(_:alignment:) 2026-11-24
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  @available(visionOS, introduced: 1, deprecated: 100000)
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center,
  ) -> some View where Background: View { self }
}
