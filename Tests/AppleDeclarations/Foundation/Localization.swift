// What Foundation declares of texts in the user's language. Nothing here runs. How to add a member:
// see Foundation.swift.

// foundation/locale 2026-11-24
/// A language and a region.
public struct Locale: Hashable, Sendable {
  // swiftlang/swift-foundation Sources/FoundationEssentials/Locale/Locale.swift 2026-11-24
  /// The user's.
  public static var current: Locale { fatalError() }
}

extension String {
  // swift/string/localizationvalue 2026-11-24
  /// A text by which its translation is found.
  @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    // onestack.dev/ios-reference/foundation/string.localizationvalue.stringinterpolation 2026-11-24
    /// What is put into it.
    ///
    /// The names of its methods were read, and not what each of them takes: a text and a number are
    /// certain.
    public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
      // Swift.swiftinterface of the toolchain, which asks for it 2026-11-24
      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }

      // Swift.swiftinterface of the toolchain, which asks for it 2026-11-24
      /// Adds text that is translated.
      public mutating func appendLiteral(_ literal: String) { fatalError() }

      // onestack.dev/ios-reference/foundation/string.localizationvalue.stringinterpolation, which names it 2026-11-24
      /// Adds text that is not.
      public mutating func appendInterpolation(_ string: String) { fatalError() }

      // onestack.dev/ios-reference/foundation/string.localizationvalue.stringinterpolation, which names it 2026-11-24
      /// Adds a number.
      public mutating func appendInterpolation(_ number: Int) { fatalError() }
    }

    // Swift.swiftinterface of the toolchain, which asks for it 2026-11-24
    /// A text without anything put into it.
    public init(stringLiteral value: String) { fatalError() }

    // Swift.swiftinterface of the toolchain, which asks for it 2026-11-24
    /// A text with something put into it.
    public init(stringInterpolation: StringInterpolation) { fatalError() }
  }

  // swift/string/init(localized:table:bundle:locale:comment:) 2026-11-24
  /// A text in the language of the user.
  @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil,
  ) { fatalError() }
}
