// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/horizontalalignment 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct HorizontalAlignment: Sendable {
  // swiftui/horizontalalignment/leading 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let leading: HorizontalAlignment = declared()

  // swiftui/horizontalalignment/center 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let center: HorizontalAlignment = declared()
}

// swiftui/verticalalignment 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct VerticalAlignment: Sendable {
  // swiftui/verticalalignment/center 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let center: VerticalAlignment = declared()

  // swiftui/verticalalignment/firsttextbaseline 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let firstTextBaseline: VerticalAlignment = declared()
}

// swiftui/alignment 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Alignment: Sendable {
  // swiftui/alignment/leading 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let leading: Alignment = declared()

  // swiftui/alignment/center 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let center: Alignment = declared()
}

// swiftui/unitpoint 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct UnitPoint: Sendable {
  // swiftui/unitpoint/bottom 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let bottom: UnitPoint = declared()
}

// swiftui/axis 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum Axis: Int8, Sendable {
  // swiftui/axis/horizontal 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  case horizontal
  // swiftui/axis/vertical 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  case vertical

  // swiftui/axis/set 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public struct Set: OptionSet, Sendable {
    // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public let rawValue: Int8

    // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public init(rawValue: Int8) { declared() }

    // swiftui/axis/set/vertical 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public static let vertical: Axis.Set = declared()
  }
}

// swiftui/edge 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum Edge: Int8, Sendable {
  // swiftui/edge, which lists it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  case top
  // swiftui/edge, which lists it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  case leading
  // swiftui/edge, which lists it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  case bottom
  // swiftui/edge, which lists it 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  case trailing

  // swiftui/edge/set 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public struct Set: OptionSet, Sendable {
    // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public let rawValue: Int8

    // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public init(rawValue: Int8) { declared() }

    // swiftui/edge/set, which lists it 2026-11-24
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public static let all: Edge.Set = declared()
  }
}

// swiftui/safearearegions 2026-11-24
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public let rawValue: UInt

  // SwiftUI.swift, as Xcode prints it for iOS 16 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public init(rawValue: UInt) { declared() }

  // swiftui/safearearegions/all 2026-11-24
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public static let all: SafeAreaRegions = declared()
}
