// What Foundation declares of URLs. Nothing here runs. How to add a member: see Foundation.swift.

// swiftlang/swift-foundation Sources/FoundationEssentials/URL/URL.swift 2026-11-24
/// Where something is.
public struct URL: Hashable, Sendable {
  // swiftlang/swift-foundation Sources/FoundationEssentials/URL/URL.swift 2026-11-24
  /// The URL of a file.
  ///
  /// Apple's page shows it as deprecated in 27.0, and the code says 100000.
  @available(macOS, introduced: 10.10, deprecated: 100000.0)
  @available(iOS, introduced: 8.0, deprecated: 100000.0)
  @available(tvOS, introduced: 9.0, deprecated: 100000.0)
  @available(watchOS, introduced: 2.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  public init(fileURLWithPath path: String) { fatalError() }

  // foundation/url/init(filepath:directoryhint:relativeto:) 2026-11-24
  /// The URL of a file.
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    filePath path: String,
    directoryHint: URL.DirectoryHint = .inferFromPath,
    relativeTo base: URL? = nil,
  ) { fatalError() }

  // foundation/url/directoryhint 2026-11-24
  /// Whether a path is that of a folder.
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public enum DirectoryHint: Hashable, Sendable {
    /// As its end says.
    case inferFromPath
  }

  // swiftlang/swift-foundation Sources/FoundationEssentials/URL/URL.swift 2026-11-24
  /// Its path, without percent signs.
  @available(macOS, introduced: 10.10, deprecated: 100000.0)
  @available(iOS, introduced: 8.0, deprecated: 100000.0)
  @available(tvOS, introduced: 9.0, deprecated: 100000.0)
  @available(watchOS, introduced: 2.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  public var path: String { fatalError() }

  // foundation/url/scheme 2026-11-24
  /// What stands before the colon.
  public var scheme: String? { fatalError() }

  // foundation/url/lastpathcomponent 2026-11-24
  /// The last part of its path.
  public var lastPathComponent: String { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/URL.swift 2026-11-24
  /// The URL without the last part of its path.
  public func deletingLastPathComponent() -> URL { fatalError() }

  // swiftlang/swift-foundation Sources/FoundationEssentials/URL/URL.swift 2026-11-24
  /// The URL of what its links lead to.
  public func resolvingSymlinksInPath() -> URL { fatalError() }
}

// foundation/urlcomponents 2026-11-24
/// What a URL consists of.
public struct URLComponents: Hashable, Sendable {
  // foundation/urlcomponents/init(url:resolvingagainstbaseurl:) 2026-11-24
  /// Takes a URL apart, if it is one.
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { fatalError() }

  // foundation/urlcomponents/scheme 2026-11-24
  /// What stands before the colon.
  public var scheme: String? {
    get { fatalError() }
    set { fatalError() }
  }

  // foundation/urlcomponents/host 2026-11-24
  /// What stands behind two slashes.
  public var host: String? {
    get { fatalError() }
    set { fatalError() }
  }

  // foundation/urlcomponents/string 2026-11-24
  /// All of it, with percent signs.
  public var string: String? { fatalError() }
}
