// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct NavigationLink<Label: View, Destination: View>: Primitive {
  private let label: Label
  private let goal: Goal

  private enum Goal {
    case value(AnyHashable?)
    case view(Destination)
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    goal = .view(destination())
    self.label = label()
  }

  public func _node(_ place: _Place) -> _Node {
    let label = label._node(place.inside("label"))
    guard place.isEnabled else { return _Node(.disabledButton, place, [label]) }
    switch goal {
    case .value(nil): return _Node(.disabledButton, place, [label])
    case .value(let value?): return _Node(.link(.value(value)), place, [label])
    case .view(let destination):
      let inner = place.inside("destination").anew()
      return _Node(.link(.view { destination._node(inner) }), place, [label])
    }
  }
}

extension NavigationLink where Destination == Never {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    goal = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
