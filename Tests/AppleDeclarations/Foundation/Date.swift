// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// foundation/date 2026-11-24
@available(iOS 8, macOS 10.10, tvOS 9, watchOS 2, visionOS 1, *)
public struct Date: Hashable, Sendable {}
