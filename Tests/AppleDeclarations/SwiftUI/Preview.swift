// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/preview(_:body:), where the builder has its name of SDK 27, `ContentBuilder` 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View,
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
