// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct VStack<Content: View>: Primitive {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public func _node(_ place: _Place) -> _Node { content._node(place.inside("v")) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct HStack<Content: View>: Primitive {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public func _node(_ place: _Place) -> _Node { content._node(place.inside("h")) }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct LazyVStack<Content: View>: Primitive {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public func _node(_ place: _Place) -> _Node { content._node(place.inside("lazy")) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ScrollView<Content: View>: Primitive {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _node(_ place: _Place) -> _Node { content._node(place.inside("scroll")) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Form<Content: View>: Primitive {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _node(_ place: _Place) -> _Node { content._node(place.inside("form")) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct List<SelectionValue, Content: View>: Primitive {
  private let content: Content

  public func _node(_ place: _Place) -> _Node { content._node(place.inside("list")) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Section<Parent, Content, Footer> {
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { fatalError("It has none") }

  public func _node(_ place: _Place) -> _Node {
    let parts = [content._node(place.inside("section")), footer._node(place.inside("footer"))]
    return _Node(.group, place, parts)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content(), footer: footer())
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Alignment: Sendable {
  public static let leading = Alignment()
  public static let center = Alignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct UnitPoint: Sendable {
  public static let bottom = UnitPoint()
}

extension View {
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func padding(_ length: CGFloat) -> some View { self }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func padding() -> some View { self }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func font(_ font: Font?) -> some View { self }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @available(macOS, unavailable)
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}

@available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Font: Hashable, Sendable {
  private let name: String
  public static let headline = Font(name: "headline")
  public static let caption = Font(name: "caption")
  public static let body = Font(name: "body")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Color: ShapeStyle, Hashable, Sendable {
  private let name: String
  public static let red = Color(name: "red")
  public static let clear = Color(name: "clear")
}

extension Color: Primitive {
  public func _node(_ place: _Place) -> _Node { _Node(.group, place) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == Color {
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static var red: Color { Color.red }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
