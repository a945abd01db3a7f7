#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
  /// The value that a view calls to send actions to the flow that shows it.
  ///
  /// It is nil if no router shows the view, for example in a preview.
  public var sendAction: SendAction? {
    get { self[SendActionKey.self] }
    set { self[SendActionKey.self] = newValue }
  }

  /// The value that a view calls to leave its screen.
  ///
  /// It is nil if no router shows the view, for example in a preview.
  public var goBack: GoBackAction? {
    get { self[GoBackActionKey.self] }
    set { self[GoBackActionKey.self] = newValue }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct SendActionKey: EnvironmentKey {
  static var defaultValue: SendAction? { nil }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct GoBackActionKey: EnvironmentKey {
  static var defaultValue: GoBackAction? { nil }
}
#endif
