// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

/// The model speaks the language that the app was written in.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Text: Primitive {
  let text: String

  public init(_ key: LocalizedStringKey) { text = key.key }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { text = String(content) }

  public func _node(_ place: _Place) -> _Node { _Node(.text(text), place) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Image: Primitive {
  @available(iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1, *)
  public init(systemName: String) {}

  public func _node(_ place: _Place) -> _Node { _Node(.group, place) }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct Label<Title: View, Icon: View>: Primitive {
  private let title: Title

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
  }

  public func _node(_ place: _Place) -> _Node { title._node(place.inside("title")) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct ProgressView: Primitive {
  public init() {}

  public func _node(_ place: _Place) -> _Node { _Node(.progress, place) }
}
