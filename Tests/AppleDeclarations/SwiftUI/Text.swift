// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/localizedstringkey 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  // swiftui/localizedstringkey/init(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(_ value: String) { declared() }

  // swiftui/localizedstringkey/init(stringliteral:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(stringLiteral value: String) { declared() }

  // swiftui/localizedstringkey/init(stringinterpolation:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { declared() }

  // swiftui/localizedstringkey/stringinterpolation 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public struct StringInterpolation: StringInterpolationProtocol {
    // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public init(literalCapacity: Int, interpolationCount: Int) { declared() }

    // swiftui/localizedstringkey/stringinterpolation/appendliteral(_:) 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public mutating func appendLiteral(_ literal: String) { declared() }

    // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public mutating func appendInterpolation(_ string: String) { declared() }

    // swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      declared()
    }
  }
}

// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9, which names it 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol _FormatSpecifiable: Equatable {}

// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9, which names it 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Int: _FormatSpecifiable {}

// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9, which names it 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Double: _FormatSpecifiable {}

// swiftui/text 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Text: Equatable, Sendable {
  // swiftui/text/init(_:tablename:bundle:comment:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil,
  ) { declared() }

  // swiftui/text/init(_:)-9d1g4 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { declared() }
}

// SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Text: View {
  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/image 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Image: Equatable, Sendable {
  // swiftui/image/init(systemname:) 2026-11-24
  @available(iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1, *)
  public init(systemName: String) { declared() }
}

// SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Image: View {
  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

// swiftui/label 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
nonisolated public struct Label<Title, Icon>: View where Title: View, Icon: View {
  // swiftui/label/init(title:icon:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    declared()
  }

  // swiftui/label, which shows no body: this stands in for it 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
  // swiftui/label/init(_:systemimage:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { declared() }

  // SwiftUI.swift, as Xcode prints it for iOS 16, with its sister's isolation 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    declared()
  }
}

// MARK: - Looks

extension View {
  // swiftui/view/font(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func font(_ font: Font?) -> some View { self }

  // swiftui/view/foregroundstyle(_:) 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }
}

// swiftui/font 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Font: Hashable, Sendable {
  // swiftui/font/headline 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let headline: Font = declared()

  // swiftui/font/caption 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let caption: Font = declared()
}

// swiftui/shapestyle 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol ShapeStyle: Sendable {}

// swiftui/color 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Color: ShapeStyle, View, Hashable, Sendable {
  // SwiftUI.swift, as Xcode prints it for iOS 13 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never

  // SwiftUI.swift, as Xcode prints it for iOS 13 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let clear: Color = declared()

  // swiftui/color/red 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let red: Color = declared()
}

// swiftui/hierarchicalshapestyle 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == Color {
  // swiftui/shapestyle/red 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static var red: Color { declared() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  // swiftui/shapestyle/secondary 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static var secondary: HierarchicalShapeStyle { declared() }
}
