// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  @MainActor
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { value in
        var whole = get()
        whole[keyPath: keyPath] = value
        set(whole)
      })
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// The model's: a property that is bound before a body is evaluated.
@MainActor
protocol BoundProperty {
  /// - Returns: Whether it has another value than before, for which alone the body is evaluated again.
  func bind(_ place: _Place) -> Bool

  /// Whether that value is one of the environment.
  var isOfEnvironment: Bool { get }
}

extension BoundProperty {
  var isOfEnvironment: Bool { false }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  private final class Box {
    var value: Value?
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: BoundProperty {
  var isOfEnvironment: Bool { true }

  func bind(_ place: _Place) -> Bool {
    let value = place.environment[keyPath: keyPath]
    box.value = value
    let last = place.display.kept(place.key) { Box() }
    defer { last.value = value }
    return last.value.map { !isEqual($0, value) } ?? false
  }

  /// What cannot be compared is another value each time (S47).
  private func isEqual(_ old: Value, _ new: Value) -> Bool {
    func isEqual<T: Equatable>(_ old: T) -> Bool { old == new as? T }
    if let old = old as? any Equatable { return isEqual(old) }
    return [old, new].allSatisfy { Mirror(reflecting: $0).isNil }
  }
}

extension Mirror {
  fileprivate var isNil: Bool { displayStyle == .optional && children.isEmpty }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
