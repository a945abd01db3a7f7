// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modified("accessibilityAction", as: actionKind == .escape ? .escape { handler() } : .group)
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modified("accessibilityFocus", as: .accessibilityFocus { condition.wrappedValue })
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension EnvironmentValues {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public internal(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
}

private struct VoiceOverKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
