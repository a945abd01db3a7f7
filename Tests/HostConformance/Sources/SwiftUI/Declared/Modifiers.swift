// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// A view of which the model makes something more.
struct Modified<Content: View>: Primitive {
  let content: Content
  let part: String
  let modify: @MainActor (_Place, _Node) -> _Node

  func _node(_ place: _Place) -> _Node {
    modify(place, content._node(place.inside(part)))
  }
}

extension View {
  func modified(
    _ part: String, _ modify: @escaping @MainActor (_Place, _Node) -> _Node
  ) -> Modified<Self> {
    Modified(content: self, part: part, modify: modify)
  }

  func modified(_ part: String, as kind: _Node.Kind) -> Modified<Self> {
    modified(part) { place, node in _Node(kind, place, [node]) }
  }
}

struct Identified<Content: View, ID: Hashable>: Primitive {
  let content: Content
  let id: ID

  /// A view with another identity takes the place of the one before, which fades.
  func _node(_ place: _Place) -> _Node {
    let row = Row(id) { content._node(place.inside(id)) }
    place.display.note([row], of: place.inside("identified").key)
    return row.node
  }
}

/// A view in a place that is changed.
struct Placed<Content: View>: Primitive {
  let content: Content
  let change: (inout _Place) -> Void

  func _node(_ place: _Place) -> _Node {
    var inner = place.inside("placed")
    change(&inner)
    return content._node(inner)
  }
}

extension View {
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Placed(content: self) { $0.environment[keyPath: keyPath] = value }
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified("onAppear", as: .appearing { if $0 { action?() } })
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified("onDisappear", as: .appearing { if !$0 { action?() } })
  }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified("onOpenURL", as: .openingURL { action($0) })
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified("hitTesting", as: .hitTesting(enabled))
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func background<Background: View>(_ background: Background) -> some View {
    modified("background") { place, node in
      _Node(.background, place, [node, background._node(place.inside("behind"))])
    }
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified("backButtonHidden", as: .backButtonHidden(hidesBackButton))
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified("dismissDisabled", as: .dismissDisabled(isDisabled))
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modified("detents", as: .detents(detents))
  }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modified("title", as: .title(titleKey.key))
  }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modified("title", as: .title(String(title)))
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modified("tag", as: .tag(AnyHashable(tag)))
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified("tabItem") { place, node in
      _Node(.tabItem(label._node(place.inside("label"))), place, [node])
    }
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func badge(_ label: Text?) -> some View { modified("badge", as: .badge(label?.text)) }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func badge(_ count: Int) -> some View {
    modified("badge", as: .badge(count == 0 ? nil : String(count)))
  }
}

// MARK: - Toolbars

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency func _item(_ place: _Place) -> _Node
}

extension Never: ToolbarContent {
  public func _item(_ place: _Place) -> _Node { fatalError("It has none") }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { fatalError("It has none") }
  public func _item(_ place: _Place) -> _Node { self?._item(place) ?? _Node(.group, place) }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @MainActor
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent { ToolbarPair(first: c0, second: c1) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First
  let second: Second

  var body: Never { fatalError("It has none") }

  func _item(_ place: _Place) -> _Node {
    let items = [first._item(place.inside("first")), second._item(place.inside("second"))]
    return _Node(.group, place, items)
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")

  /// The model's: whether a back button stands there.
  var isLeading: Bool { name == "navigation" || name == "topBarLeading" }

  @available(iOS 14, macOS 11, tvOS 14, visionOS 1, *)
  @available(watchOS, unavailable)
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *)
  @available(macOS, unavailable)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public var body: Never { fatalError("It has none") }

  public func _item(_ place: _Place) -> _Node {
    _Node(.item(isLeading: placement.isLeading), place, [content._node(place.inside("item"))])
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension View {
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modified("toolbar") { place, node in
      _Node(.toolbar(content._item(place.inside("bar"))), place, [node])
    }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let all = SafeAreaRegions(rawValue: .max)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let all = Set(rawValue: 15)
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
}
