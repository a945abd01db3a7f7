// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/button 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct Button<Label>: View where Label: View {
  // swiftui/button/init(action:label:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
  ) { declared() }

  // swiftui/button/init(role:action:label:) 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
  ) { declared() }

  // swiftui/button, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

extension Button where Label == Text {
  // swiftui/button/init(_:action:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void,
  ) { declared() }

  // swiftui/button/init(_:role:action:) 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void,
  ) { declared() }

  // swiftui/button/init(_:action:)-lpm7 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { declared() }

  // SwiftUI.swift, as Xcode prints it for iOS 16, with its sister's isolation 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void,
  ) where S: StringProtocol { declared() }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  // swiftui/button/init(_:systemimage:action:) 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void,
  ) { declared() }
}

// swiftui/buttonrole 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct ButtonRole: Equatable, Sendable {
  // swiftui/buttonrole/destructive 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static let destructive: ButtonRole = declared()

  // swiftui/buttonrole/cancel 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static let cancel: ButtonRole = declared()
}

// swiftui/primitivebuttonstyle 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

// swiftui/borderedbuttonstyle 2026-11-24
@available(iOS 15, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  // onestack.dev/ios-reference/swiftui/borderedbuttonstyle 2026-11-24
  @available(iOS 15, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
  nonisolated public init() { declared() }
}

// swiftui/borderedprominentbuttonstyle 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  // onestack.dev/ios-reference/swiftui/borderedprominentbuttonstyle 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public init() { declared() }
}

// swiftui/controlsize 2026-11-24
@available(iOS 15, macOS 10.15, tvOS 15, watchOS 9, visionOS 1, *)
public enum ControlSize: Sendable {
  // swiftui/controlsize/regular 2026-11-24
  @available(iOS 15, macOS 10.15, tvOS 15, watchOS 9, visionOS 1, *)
  case regular
  // swiftui/controlsize/large 2026-11-24
  @available(iOS 15, macOS 11, tvOS 15, watchOS 9, visionOS 1, *)
  case large
}

// swiftui/progressview 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  // swiftui/progressview, which shows no body: this stands in for it 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public typealias Body = Never
}

extension ProgressView where CurrentValueLabel == EmptyView {
  // swiftui/progressview/init() 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  nonisolated public init() where Label == EmptyView { declared() }
}

extension View {
  // swiftui/view/buttonstyle(_:)-66fbx 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public func buttonStyle<S>(_ style: S) -> some View
  where S: PrimitiveButtonStyle { self }

  // swiftui/view/controlsize(_:) 2026-11-24
  @available(iOS 15, macOS 10.15, tvOS 15, watchOS 9, visionOS 1, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }
}
