#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
  /// Sends actions to the flow that shows the view; nil where no router does, as in a preview.
  public var sendAction: SendAction? {
    get { self[SendActionKey.self] }
    set { self[SendActionKey.self] = newValue }
  }

  /// Leaves the screen that the view is on; nil where no router shows it, as in a preview.
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
