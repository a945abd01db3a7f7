// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/state 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper
public struct State<Value> {
  // swiftui/state/init(wrappedvalue:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(wrappedValue value: Value) { declared() }

  // swiftui/state/init(initialvalue:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(initialValue value: Value) { declared() }

  // swiftui/state/wrappedvalue 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }

  // swiftui/state/projectedvalue 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public var projectedValue: Binding<Value> { declared() }
}

extension State where Value: ExpressibleByNilLiteral {
  // swiftui/state/init() 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init() { declared() }
}
