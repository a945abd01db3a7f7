// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper
public struct State<Value> {
  private let kept: Kept<Value>

  public init(wrappedValue: Value) { kept = Kept(wrappedValue) }

  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  @MainActor
  public var projectedValue: Binding<Value> {
    let kept = kept
    return Binding(get: { kept.value }, set: { kept.value = $0 })
  }
}

extension State: BoundProperty {
  func bind(_ place: _Place) -> Bool { kept.bind(place) }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@propertyWrapper
public struct SceneStorage<Value> {
  private let name: String
  private let kept: Kept<Value>

  public init(wrappedValue: Value, _ key: String) where Value == String {
    (name, kept) = (key, Kept(wrappedValue))
  }

  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  @MainActor
  public var projectedValue: Binding<Value> {
    let kept = kept
    return Binding(get: { kept.value }, set: { kept.value = $0 })
  }
}

extension SceneStorage: BoundProperty {
  func bind(_ place: _Place) -> Bool { kept.bind(toScene: name, of: place.display) }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public typealias FocusState<Value: Hashable> = _Focus<Value, _Keyboard>

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public typealias AccessibilityFocusState<Value: Hashable> = _Focus<Value, _VoiceOver>

public enum _Keyboard {}
public enum _VoiceOver {}

/// The model's: where the keyboard is, or what those who listen are led to.
@propertyWrapper
public struct _Focus<Value: Hashable, Kind> {
  private let kept: Kept<Value>

  public init() where Value == Bool { kept = Kept(false) }
  public init<T: Hashable>() where Value == T? { kept = Kept(nil) }

  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  public var projectedValue: Binding { Binding(kept: kept) }

  @propertyWrapper
  public struct Binding {
    fileprivate let kept: Kept<Value>

    public var wrappedValue: Value {
      get { kept.value }
      nonmutating set { kept.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension _Focus: BoundProperty {
  func bind(_ place: _Place) -> Bool { kept.bind(place) }
}

extension View {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified("focus", as: .focus { binding.wrappedValue == value })
  }
}
