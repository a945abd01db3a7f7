// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/state() 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State() = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

// swiftui/state(initialvalue:) 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State<Value>(initialValue: Value) =
  #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

// swiftui/state(wrappedvalue:) 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State<Value>(wrappedValue: Value) =
  #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

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
