// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the SDKs declare alike but for isolation or a deprecation.

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  // swiftui/primitivebuttonstyle/bordered 2026-11-24
  @available(iOS 15, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
  @MainActor @preconcurrency
  public static var bordered: BorderedButtonStyle { declared() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  // swiftui/primitivebuttonstyle/borderedprominent, as of December 2025 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  @MainActor @preconcurrency
  public static var borderedProminent: BorderedProminentButtonStyle { declared() }
}

// swiftui/previewprovider, without the deprecation 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  // swiftui/previewprovider/previews-swift.type.property, without the deprecation 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
