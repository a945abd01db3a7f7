// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  // swiftui/view/accessibilityhidden(_:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public func accessibilityHidden(
    _ hidden: Bool,
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }

  // swiftui/view/accessibilityaction(_:_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void,
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }

  // swiftui/view/accessibilityelement(children:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore,
  ) -> some View { self }

  // swiftui/view/accessibilityfocused(_:) 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding,
  ) -> some View { self }
}

// swiftui/accessibilityactionkind 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  // swiftui/accessibilityactionkind/default 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let `default`: AccessibilityActionKind = declared()

  // swiftui/accessibilityactionkind/escape 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let escape: AccessibilityActionKind = declared()
}

// swiftui/accessibilitychildbehavior 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  // swiftui/accessibilitychildbehavior/ignore 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let ignore: AccessibilityChildBehavior = declared()

  // swiftui/accessibilitychildbehavior/combine 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let combine: AccessibilityChildBehavior = declared()
}

// swiftui/accessibilityfocusstate 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@propertyWrapper
public struct AccessibilityFocusState<Value> where Value: Hashable {
  // swiftui/accessibilityfocusstate/wrappedvalue 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }

  // swiftui/accessibilityfocusstate/projectedvalue 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public var projectedValue: AccessibilityFocusState<Value>.Binding { declared() }

  // swiftui/accessibilityfocusstate/init() 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public init() where Value == Bool { declared() }

  // swiftui/accessibilityfocusstate/binding 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  @propertyWrapper
  public struct Binding {
    init(_ value: Value) { declared() }

    // swiftui/accessibilityfocusstate/binding/wrappedvalue 2026-11-24
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public var wrappedValue: Value {
      get { declared() }
      nonmutating set { declared() }
    }

    // swiftui/accessibilityfocusstate/binding/projectedvalue 2026-11-24
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public var projectedValue: AccessibilityFocusState<Value>.Binding { declared() }
  }
}
