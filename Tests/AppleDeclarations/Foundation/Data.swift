// What Foundation declares of bytes and of JSON. Nothing here runs. How to add a member: see
// Foundation.swift.

// foundation/filehandle/write(contentsof:) 2026-11-24
/// Bytes that can be written.
public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

// foundation/data/init(_:)-2r3sw 2026-11-24
/// Bytes.
public struct Data: DataProtocol, Hashable, Sendable {
  /// Where a byte stands.
  public typealias Index = Int

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
    /// Its bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { fatalError() }
  }

  // foundation/data/writingoptions 2026-11-24
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// Its bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { fatalError() }

    // foundation/nsdata/writingoptions/atomic 2026-11-24
    /// As a whole or not at all.
    public static var atomic: WritingOptions { fatalError() }
  }

  /// The first index.
  public var startIndex: Int { fatalError() }

  /// The index behind the last byte.
  public var endIndex: Int { fatalError() }

  /// A byte.
  public subscript(position: Int) -> UInt8 { fatalError() }
}

// foundation/jsonencoder 2026-11-24
/// Writes values as JSON.
open class JSONEncoder {
  // foundation/jsonencoder/outputformatting-swift.struct 2026-11-24
  /// How the text looks.
  public struct OutputFormatting: OptionSet, Sendable {
    /// Its bits.
    public let rawValue: UInt

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

  // foundation/jsonencoder 2026-11-24
  /// Makes one.
  public init() { fatalError() }

  // foundation/jsonencoder 2026-11-24
  /// Writes a value.
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

// foundation/jsondecoder/decode(_:from:) 2026-11-24
/// Reads values from JSON.
open class JSONDecoder {
  /// Makes one.
  public init() { fatalError() }

  // foundation/jsondecoder/decode(_:from:) 2026-11-24
  /// Reads a value.
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
