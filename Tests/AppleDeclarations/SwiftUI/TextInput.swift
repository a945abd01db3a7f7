// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/textfield 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct TextField<Label>: View where Label: View {
  // swiftui/textfield, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

extension TextField where Label == Text {
  // swiftui/textfield/init(_:text:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { declared() }

  // swiftui/textfield/init(_:text:)-2laoi 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    declared()
  }

  // swiftui/textfield/init(_:text:axis:) 2026-11-24
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    declared()
  }
}

// swiftui/securefield 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
nonisolated public struct SecureField<Label>: View where Label: View {
  // swiftui/securefield, which shows no body: this stands in for it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public typealias Body = Never
}

extension SecureField where Label == Text {
  // swiftui/securefield/init(_:text:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { declared() }

  // SwiftOnTap/Docs SwiftUI/SecureField.swift, and its sister above 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    declared()
  }
}

extension View {
  // swiftui/view/onsubmit(of:_:) 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void,
  ) -> some View { self }

  // swiftui/view/submitlabel(_:) 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  // swiftui/view/textinputautocapitalization(_:) 2026-11-24
  @available(iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  @available(macOS, unavailable)
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?,
  ) -> some View { self }

  // swiftui/view/autocorrectiondisabled(_:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, visionOS 1, *)
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  // swiftui/view/focused(_:equals:) 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value,
  ) -> some View where Value: Hashable { self }
}

// swiftui/submittriggers 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct SubmitTriggers: OptionSet, Sendable {
  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public let rawValue: Int

  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public init(rawValue: Int) { declared() }

  // swiftui/view/onsubmit(of:_:), which names it 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static let text: SubmitTriggers = declared()
}

// swiftui/submitlabel 2026-11-24
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct SubmitLabel: Sendable {
  // onestack.dev/ios-reference/swiftui/submitlabel 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static var go: SubmitLabel { declared() }

  // swiftui/submitlabel/next 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static var next: SubmitLabel { declared() }
}

// swiftui/textinputautocapitalization 2026-11-24
@available(iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
  // swiftui/textinputautocapitalization/never 2026-11-24
  @available(iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  @available(macOS, unavailable)
  public static var never: TextInputAutocapitalization { declared() }
}
