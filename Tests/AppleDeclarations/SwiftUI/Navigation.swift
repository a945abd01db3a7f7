// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/navigationstack 2026-11-24
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
  // swiftui/navigationstack/init(path:root:) 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  { declared() }

  // swiftui/navigationstack, which shows no body: this stands in for it 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/navigationlink 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct NavigationLink<Label, Destination>: View
where Label: View, Destination: View {
  // swiftui/navigationlink/init(destination:label:)-27n7s 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
  ) { declared() }

  // swiftui/navigationlink, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

extension NavigationLink where Destination == Never {
  // swiftui/navigationlink/init(value:label:)-4jswo 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    declared()
  }
}

// swiftui/navigationsplitview 2026-11-24
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {
  // swiftui/navigationsplitview/init(sidebar:detail:) 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
  ) where Content == EmptyView { declared() }

  // swiftui/navigationsplitview, which shows no body: this stands in for it 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/tabview 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
nonisolated public struct TabView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 7, deprecated: 100000)
  @available(visionOS, introduced: 1)
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content,
  ) { declared() }

  // swiftui/tabview, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
  public typealias Body = Never
}

extension View {
  // swiftui/view/navigationdestination(for:destination:) 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C,
  ) -> some View where D: Hashable, C: View { self }

  // swiftui/view/navigationbarbackbuttonhidden(_:) 2026-11-24
  @available(iOS 13, macOS 13, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true,
  ) -> some View { self }

  // swiftui/view/navigationbartitledisplaymode(_:) 2026-11-24
  @available(iOS 14, watchOS 8, visionOS 1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode,
  ) -> some View { self }

  // swiftui/view/navigationtitle(_:)-43srq 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  // SwiftUI.swift, as Xcode prints it for iOS 17 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    self
  }

  // swiftui/view/tabitem(_:) 2026-11-24
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 7, deprecated: 100000)
  @available(visionOS, introduced: 1)
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    self
  }

  // swiftui/view/tag(_:includeoptional:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable { self }

  // swiftui/view/badge(_:) 2026-11-24
  @available(iOS 15, macOS 12, visionOS 1, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some View { self }

  // swiftui/view/badge(_:)-6k2u9 2026-11-24
  @available(iOS 15, macOS 12, visionOS 1, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some View { self }
}

// swiftui/navigationbaritem 2026-11-24
@available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  // swiftui/navigationbaritem/titledisplaymode 2026-11-24
  @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
  @available(macOS, unavailable)
  public enum TitleDisplayMode: Sendable {
    // swiftui/navigationbaritem/titledisplaymode/automatic 2026-11-24
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(macOS, unavailable)
    case automatic
    // swiftui/navigationbaritem/titledisplaymode/inline 2026-11-24
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(macOS, unavailable)
    case inline
    // swiftui/navigationbaritem/titledisplaymode/large 2026-11-24
    @available(iOS 13, watchOS 8, visionOS 1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    case large
  }
}

// MARK: - Over others

extension View {
  // swiftui/view/sheet(item:ondismiss:content:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content,
  ) -> some View where Item: Identifiable, Content: View { self }

  // swiftui/view/fullscreencover(item:ondismiss:content:) 2026-11-24
  @available(iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content,
  ) -> some View where Item: Identifiable, Content: View { self }

  // swiftui/view/interactivedismissdisabled(_:) 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func interactiveDismissDisabled(
    _ isDisabled: Bool = true,
  ) -> some View { self }

  // swiftui/view/presentationdetents(_:) 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
  ) -> some View { self }

  // swiftui/view/alert(_:ispresented:presenting:actions:message:)-8584l 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
  ) -> some View where S: StringProtocol, A: View, M: View { self }
}

// swiftui/presentationdetent 2026-11-24
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct PresentationDetent: Hashable, Sendable {
  // swiftui/presentationdetent/medium 2026-11-24
  public static let medium: PresentationDetent = declared()
  // swiftui/presentationdetent/large 2026-11-24
  public static let large: PresentationDetent = declared()
}
