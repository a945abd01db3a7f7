// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the SDKs declare alike but for isolation or a deprecation.

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  // swiftui/primitivebuttonstyle/bordered 2026-11-24
  @available(iOS 15, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
  nonisolated public static var bordered: BorderedButtonStyle { declared() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  // swiftui/primitivebuttonstyle/borderedprominent 2026-11-24
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { declared() }
}

// swiftui/previewprovider 2026-11-24
@available(iOS, introduced: 13, deprecated: 27)
@available(macOS, introduced: 10.15, deprecated: 27)
@available(tvOS, introduced: 13, deprecated: 27)
@available(watchOS, introduced: 6, deprecated: 27)
@available(visionOS, introduced: 1, deprecated: 27)
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  // swiftui/previewprovider/previews-swift.type.property 2026-11-24
  @available(iOS, introduced: 13, deprecated: 27)
  @available(macOS, introduced: 10.15, deprecated: 27)
  @available(tvOS, introduced: 13, deprecated: 27)
  @available(watchOS, introduced: 6, deprecated: 27)
  @available(visionOS, introduced: 1, deprecated: 27)
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
