// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

// swiftui/binding 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  // swiftui/binding/init(get:set:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void,
  ) { declared() }

  // swiftui/binding/wrappedvalue 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }

  // swiftui/binding/projectedvalue 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public var projectedValue: Binding<Value> { declared() }

  // swiftui/binding/init(projectedvalue:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(projectedValue: Binding<Value>) { declared() }

  // swiftui/binding/subscript(dynamicmember:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { declared() }
}

// swiftui/bindable 2026-11-24
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  // swiftui/bindable/wrappedvalue 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public var wrappedValue: Value {
    get { declared() }
    set { declared() }
  }

  // swiftui/bindable/projectedvalue 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public var projectedValue: Bindable<Value> { declared() }

  // swiftui/bindable/init(wrappedvalue:) 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public init(wrappedValue: Value) where Value: Observable { declared() }

  // swiftui/bindable/init(_:) 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public init(_ wrappedValue: Value) where Value: Observable { declared() }

  // swiftui/bindable/subscript(dynamicmember:) 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { declared() }
}

// MARK: - Environment

// swiftui/environment 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper
public struct Environment<Value> {
  // swiftui/environment/init(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { declared() }

  // swiftui/environment/wrappedvalue 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public var wrappedValue: Value { declared() }
}

// swiftui/environmentkey 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol EnvironmentKey {
  associatedtype Value

  // swiftui/environmentkey/defaultvalue 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  static var defaultValue: Self.Value { get }
}

// swiftui/environmentvalues 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EnvironmentValues {
  // swiftui/environmentvalues/init() 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init() { declared() }

  // swiftui/environmentvalues/subscript(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { declared() }
    set { declared() }
  }

  // swiftui/environmentvalues/accessibilityvoiceoverenabled 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public var accessibilityVoiceOverEnabled: Bool { declared() }
}

// MARK: - Focus and sizes

// swiftui/focusstate 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@propertyWrapper
public struct FocusState<Value> where Value: Hashable {
  // swiftui/focusstate/wrappedvalue 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }

  // swiftui/focusstate/projectedvalue 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public var projectedValue: FocusState<Value>.Binding { declared() }

  // swiftui/focusstate/init() 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public init() where Value == Bool { declared() }

  // swiftui/focusstate/init(), the one for an optional type 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public init<T>() where Value == T?, T: Hashable { declared() }

  // swiftui/focusstate/binding 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  @propertyWrapper
  public struct Binding {
    init(_ value: Value) { declared() }

    // swiftui/focusstate/binding, which lists it 2026-11-24
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public var wrappedValue: Value {
      get { declared() }
      nonmutating set { declared() }
    }

    // swiftui/focusstate/binding/projectedvalue 2026-11-24
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public var projectedValue: FocusState<Value>.Binding { declared() }
  }
}

// swiftui/scenestorage 2026-11-30
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@frozen
@propertyWrapper
public struct SceneStorage<Value> {
  // swiftui/scenestorage/init(wrappedvalue:_:), of the group of initialisers for each type 2026-11-30
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public init(wrappedValue: Value, _ key: String) where Value == String { declared() }

  // swiftui/scenestorage/wrappedvalue 2026-11-30
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }

  // swiftui/scenestorage/projectedvalue 2026-11-30
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public var projectedValue: Binding<Value> { declared() }
}

// swiftui/scaledmetric 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@propertyWrapper
public struct ScaledMetric<Value> where Value: BinaryFloatingPoint {
  // swiftui/scaledmetric/init(wrappedvalue:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public init(wrappedValue: Value) { declared() }

  // SwiftUI.swift, as Xcode prints it for iOS 14 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public var wrappedValue: Value { declared() }
}
