/// What a route looks like where it is kept: plain data, which only its own type can make a route of again.
///
/// It takes in what any `Encodable` value writes, and reads it back for any `Decodable` type. So it goes through the
/// coder of an app's choice, and whoever does not know the type passes it on as it is.
enum StoredValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// One that is too large to be signed.
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case array([StoredValue])
  case object([String: StoredValue])

  /// What a value writes.
  ///
  /// - Parameter value: The value.
  /// - Throws: What the value throws; or `EncodingError.invalidValue` if it writes nothing, or a number that nothing
  ///   here holds.
  init(encoding value: some Encodable) throws {
    let slot = StoredSlot()
    try value.encode(to: StoredEncoder(slot, at: []))
    guard let stored = slot.stored else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(type(of: value)) has written nothing."))
    }
    self = stored
  }

  /// Reads a value.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: What the type throws, usually a `DecodingError` that says what is missing or not as it should be.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: StoredDecoder(self, at: []))
  }

  /// Requires that coders can write its numbers, as most cannot write one that is infinite, or none.
  ///
  /// - Throws: `EncodingError.invalidValue`, with the number.
  func checkNumbers() throws {
    switch self {
    case .double(let number) where !number.isFinite:
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "\(number) cannot be written."))
    case .array(let values): for value in values { try value.checkNumbers() }
    case .object(let fields): for value in fields.values { try value.checkNumbers() }
    case .null, .bool, .integer, .unsigned, .double, .string: break
    }
  }

  /// What it is, for sentences about errors.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .bool: "true or false"
    case .integer, .unsigned, .double: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

// MARK: - In the coder of an app

extension StoredValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard decoder.codingPath.count <= Self.mostLevels else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "It is more than \(Self.mostLevels) levels deep.")
    }
    // Each attempt that fails costs an error, which is the dearer the deeper it is; what can be deep comes first.
    if let value = try Self.inner([String: StoredValue].self, in: container) {
      self = .object(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try Self.inner([StoredValue].self, in: container) {
      self = .array(value)
    } else if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is a value in it that cannot be read.")
    }
  }

  /// How deep things may stand in each other, so that nothing takes long to be read.
  private static let mostLevels = 300

  /// What is in a container; nil if it is no such container.
  ///
  /// - Throws: What is wrong inside of it.
  private static func inner<Value: Decodable>(
    _ type: Value.Type, in container: any SingleValueDecodingContainer
  ) throws -> Value? {
    do { return try container.decode(type) } catch DecodingError.dataCorrupted(let context)
      where context.codingPath.count > mostLevels
    {
      throw DecodingError.dataCorrupted(context)
    } catch { return nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

// MARK: - Plain values

/// A value that is kept as it is, and writes nothing else.
protocol PlainValue {
  /// It, where it is kept; nil if nothing holds it.
  var stored: StoredValue? { get }

  /// Reads it; nil if it is something else, or out of range.
  init?(_ stored: StoredValue)
}

extension Bool: PlainValue {
  var stored: StoredValue? { .bool(self) }

  init?(_ stored: StoredValue) {
    guard case .bool(let value) = stored else { return nil }
    self = value
  }
}

extension String: PlainValue {
  var stored: StoredValue? { .string(self) }

  init?(_ stored: StoredValue) {
    guard case .string(let value) = stored else { return nil }
    self = value
  }
}

extension PlainValue where Self: FixedWidthInteger {
  var stored: StoredValue? {
    if let value = Int64(exactly: self) { return .integer(value) }
    return UInt64(exactly: self).map { .unsigned($0) }
  }

  init?(_ stored: StoredValue) {
    let value: Self? =
      switch stored {
      case .integer(let number): Self(exactly: number)
      case .unsigned(let number): Self(exactly: number)
      case .double(let number): Self(exactly: number)
      default: nil
      }
    guard let value else { return nil }
    self = value
  }
}

extension PlainValue where Self: BinaryFloatingPoint {
  var stored: StoredValue? { .double(Double(self)) }

  /// Text forms write a whole number without a point, and so it comes back as an integer.
  init?(_ stored: StoredValue) {
    switch stored {
    case .integer(let number): self.init(number)
    case .unsigned(let number): self.init(number)
    case .double(let number):
      self.init(number)
      if !isFinite, number.isFinite { return nil }
    default: return nil
    }
  }
}

extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}
extension Float: PlainValue {}
extension Double: PlainValue {}
