// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Button<Label: View>: Primitive {
  private let role: ButtonRole?
  private let label: Label
  private let action: @MainActor () -> Void

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func _node(_ place: _Place) -> _Node {
    let label = label._node(place.inside("label"))
    return _Node(place.isEnabled ? .button(role, action) : .disabledButton, place, [label])
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct TextField<Label: View>: Primitive {
  private let name: String
  private let text: Binding<String>

  public func _node(_ place: _Place) -> _Node {
    _Node(.field(FieldSpec(name, text, place, isSecure: false)), place)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(name: titleKey.key, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(name: String(title), text: text)
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(name: titleKey.key, text: text)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct SecureField<Label: View>: Primitive {
  private let name: String
  private let text: Binding<String>

  public func _node(_ place: _Place) -> _Node {
    _Node(.field(FieldSpec(name, text, place, isSecure: true)), place)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(name: titleKey.key, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(name: String(title), text: text)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum Axis: Sendable {
  case horizontal
  case vertical
}

extension View {
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func disabled(_ disabled: Bool) -> some View {
    Placed(content: self) { if disabled { $0.isEnabled = false } }
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func onSubmit(_ action: @escaping (() -> Void)) -> some View {
    Placed(content: self) { $0.onSubmit = action }
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
  @available(macOS, unavailable)
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  @available(iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  @available(macOS, unavailable)
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, visionOS 1, *)
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 9, visionOS 1, *)
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct SubmitLabel: Sendable {
  public static var go: SubmitLabel { SubmitLabel() }
  public static var next: SubmitLabel { SubmitLabel() }
}

@available(iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol PrimitiveButtonStyle {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 9, visionOS 1, *)
public enum ControlSize: Sendable {
  case regular
  case large
}
