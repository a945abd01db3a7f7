// What Foundation declares of bytes and of JSON. Nothing here runs. How to add a member: see
// Foundation.swift.

// foundation/dataprotocol 2026-11-24
/// Bytes that can be written.
public protocol DataProtocol: RandomAccessCollection
where Element == UInt8, SubSequence: DataProtocol {}

// swiftlang/swift-foundation Sources/FoundationEssentials/Data/Data.swift 2026-11-24
/// Bytes.
public struct Data: DataProtocol, Hashable, Sendable {
  // Foundation.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Where a byte stands.
  public typealias Index = Int

  // Foundation.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// No bytes.
  public init() { fatalError() }

  // foundation/data/init(bytes:)-5s0rs 2026-11-24
  /// The bytes of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { fatalError() }

  // swiftlang/swift-foundation Sources/FoundationEssentials/Data/Data.swift 2026-11-24
  /// The bytes of a file.
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws { fatalError() }

  // foundation/data/write(to:options:) 2026-11-24
  /// Writes the bytes to a file.
  public func write(to url: URL, options: Data.WritingOptions = []) throws { fatalError() }

  // swiftlang/swift-foundation Sources/FoundationEssentials/Data/Data.swift 2026-11-24
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    // swiftlang/swift-corelibs-foundation Sources/Foundation/NSData.swift before a59a97a 2026-11-24
    /// Its bits.
    public let rawValue: UInt

    // swiftlang/swift-corelibs-foundation Sources/Foundation/NSData.swift before a59a97a 2026-11-24
    /// Options of these bits.
    public init(rawValue: UInt) { fatalError() }
  }

  // foundation/data/writingoptions 2026-11-24
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    // swiftlang/swift-corelibs-foundation Sources/Foundation/NSData.swift before a59a97a 2026-11-24
    /// Its bits.
    public let rawValue: UInt

    // swiftlang/swift-corelibs-foundation Sources/Foundation/NSData.swift before a59a97a 2026-11-24
    /// Options of these bits.
    public init(rawValue: UInt) { fatalError() }

    // foundation/nsdata/writingoptions/atomic 2026-11-24
    /// As a whole or not at all.
    public static var atomic: WritingOptions { fatalError() }
  }

  // Foundation.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// The first index.
  public var startIndex: Int { fatalError() }

  // Foundation.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// The index behind the last byte.
  public var endIndex: Int { fatalError() }

  // Foundation.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// A byte.
  public subscript(index: Int) -> UInt8 {
    get { fatalError() }
    set { fatalError() }
  }

  // foundation/data/subscript(_:)-6lc96 2026-11-24
  /// The bytes of a range.
  public subscript(bounds: Range<Data.Index>) -> Data {
    get { fatalError() }
    set { fatalError() }
  }
}

// foundation/jsonencoder 2026-11-24
/// Writes values as JSON.
open class JSONEncoder {
  // foundation/jsonencoder/outputformatting-swift.struct 2026-11-24
  /// How the text looks.
  public struct OutputFormatting: OptionSet, Sendable {
    // foundation/jsonencoder/outputformatting-swift.struct/rawvalue 2026-11-24
    /// Its bits.
    public let rawValue: UInt

    // foundation/jsonencoder/outputformatting-swift.struct/init(rawvalue:) 2026-11-24
    /// Options of these bits.
    public init(rawValue: UInt) { fatalError() }

    // foundation/jsonencoder/outputformatting-swift.struct/prettyprinted 2026-11-24
    /// On several lines.
    public static let prettyPrinted = OutputFormatting(rawValue: 1)

    // foundation/jsonencoder/outputformatting-swift.struct/sortedkeys 2026-11-24
    /// By the names.
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  // foundation/jsonencoder/outputformatting-swift.property 2026-11-24
  /// How the text looks.
  open var outputFormatting: OutputFormatting {
    get { fatalError() }
    set { fatalError() }
  }

  // swiftlang/swift-foundation Sources/FoundationEssentials/JSON/JSONEncoder.swift 2026-11-24
  /// Makes one.
  public init() { fatalError() }

  // foundation/jsonencoder/encode(_:) 2026-11-24
  /// Writes a value.
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

// swiftlang/swift-foundation Sources/FoundationEssentials/JSON/JSONDecoder.swift 2026-11-24
/// Reads values from JSON.
open class JSONDecoder {
  // swiftlang/swift-foundation Sources/FoundationEssentials/JSON/JSONDecoder.swift 2026-11-24
  /// Makes one.
  public init() { fatalError() }

  // foundation/jsondecoder/decode(_:from:) 2026-11-24
  /// Reads a value.
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
