// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The model's: what the view becomes.
  @MainActor @preconcurrency func _node(_ place: _Place) -> _Node
}

extension View {
  public func _node(_ place: _Place) -> _Node {
    let isBound = place.bindProperties(of: self)
    let (body, isFromBefore) = place.display.body(of: self, in: place, isBound: isBound)
    var inner = place.inside("body")
    inner.isFromBefore = isFromBefore
    let node = body._node(inner)
    if place.display.rules.goneViewsAreKept { node.views += [self, body] }
    return node
  }
}

/// A view that the model knows.
protocol Primitive: View where Body == Never {}

extension Primitive {
  public var body: Never { fatalError("It has none") }
}

extension Never: View {
  public var body: Never { fatalError("It has none") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var makers: [@MainActor (_Place) -> _Node] = []
    repeat makers.append(maker(of: each content))
    return TupleView(makers)
  }

  @MainActor
  private static func maker(of content: some View) -> @MainActor (_Place) -> _Node {
    { content._node($0) }
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  @MainActor
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
  @MainActor
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EmptyView: Primitive {
  nonisolated public init() {}
  public func _node(_ place: _Place) -> _Node { _Node(.group, place) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct TupleView<T>: Primitive {
  private let makers: [@MainActor (_Place) -> _Node]

  init(_ makers: [@MainActor (_Place) -> _Node]) { self.makers = makers }

  public func _node(_ place: _Place) -> _Node {
    let nodes = makers.enumerated().map { position, make in make(place.inside(position)) }
    return _Node(.group, place, nodes)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct _ConditionalContent<First: View, Second: View>: Primitive {
  enum Content {
    case first(First)
    case second(Second)
  }

  private let content: Content

  init(_ content: Content) { self.content = content }

  public func _node(_ place: _Place) -> _Node {
    switch content {
    case .first(let view): view._node(place.inside("if"))
    case .second(let view): view._node(place.inside("else"))
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("It has none") }

  public func _node(_ place: _Place) -> _Node {
    self?._node(place.inside("if")) ?? _Node(.group, place)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AnyView: Primitive {
  private let make: @MainActor (_Place) -> _Node

  public init<V: View>(_ view: V) {
    make = { view._node($0.inside(ObjectIdentifier(V.self))) }
  }

  public func _node(_ place: _Place) -> _Node { make(place) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("It has none") }

  public func _node(_ place: _Place) -> _Node {
    var inner = place
    inner.isOverOthers = false
    inner.isFromBefore = false
    let rows = data.map { element in
      Row(id(element)) { content(element)._node(inner.inside(id(element))) }
    }
    if place.isOverOthers { place.display.note(rows, of: place.key) }
    return _Node(.group, place, rows.map(\.node))
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

/// Views over each other.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ZStack<Content: View>: Primitive {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _node(_ place: _Place) -> _Node {
    var inner = place.inside("z")
    inner.isOverOthers = true
    return content._node(inner)
  }
}
