/// Reads a `Decodable` value from what is kept of it.
struct StoredDecoder: Decoder {
  private let value: StoredValue
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ value: StoredValue, at path: [any CodingKey]) { (self.value, codingPath) = (value, path) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let fields) = value else {
      throw value.error(at: codingPath, instead: [String: StoredValue].self, "an object")
    }
    return KeyedDecodingContainer(KeptFields<Key>(fields, at: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else {
      throw value.error(at: codingPath, instead: [StoredValue].self, "a list")
    }
    return KeptElements(elements, at: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    KeptSingle(value, at: codingPath)
  }
}

extension StoredValue {
  /// Reads a value that is not known to be plain.
  fileprivate func read<Value: Decodable>(
    _ type: Value.Type, at path: [any CodingKey]
  ) throws -> Value {
    guard let plain = try plain(type, at: path), let value = plain as? Value else {
      return try Value(from: StoredDecoder(self, at: path))
    }
    return value
  }

  /// Reads a plain value; nil if the type is of no such values.
  private func plain(_ type: any Any.Type, at path: [any CodingKey]) throws -> (any PlainValue)? {
    guard let plain = type as? any PlainValue.Type else { return nil }
    guard let value = plain.init(self) else {
      throw error(at: path, instead: type, "a value of type \(type)")
    }
    return value
  }

  /// That it is not what was to be read.
  fileprivate func error(
    at path: [any CodingKey], instead type: any Any.Type, _ expected: String
  ) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: path, debugDescription: "Here is \(kind), where \(expected) should be.")
    return self == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

private struct KeptFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let fields: [String: StoredValue]
  let codingPath: [any CodingKey]

  init(_ fields: [String: StoredValue], at path: [any CodingKey]) {
    (self.fields, codingPath) = (fields, path)
  }

  var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try field(key) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try field(key).read(type, at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder(at: StoredKey.super) }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    StoredDecoder(try field(key), at: codingPath + [key])
  }

  private func decoder(at key: some CodingKey) -> any Decoder {
    StoredDecoder(fields[key.stringValue] ?? .null, at: codingPath + [key])
  }

  private func field(_ key: Key) throws -> StoredValue {
    guard let field = fields[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "\"\(key.stringValue)\" is missing."))
    }
    return field
  }
}

private struct KeptElements: UnkeyedDecodingContainer {
  private let elements: [StoredValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(_ elements: [StoredValue], at path: [any CodingKey]) {
    (self.elements, codingPath) = (elements, path)
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try element() == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try element().read(type, at: path)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = StoredDecoder(try element(), at: path)
    currentIndex += 1
    return decoder
  }

  private var path: [any CodingKey] { codingPath + [StoredKey(currentIndex)] }

  private func element() throws -> StoredValue {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        StoredValue.self,
        .init(codingPath: path, debugDescription: "The list has only \(elements.count) elements."))
    }
    return elements[currentIndex]
  }
}

private struct KeptSingle: SingleValueDecodingContainer {
  private let value: StoredValue
  let codingPath: [any CodingKey]

  init(_ value: StoredValue, at path: [any CodingKey]) { (self.value, codingPath) = (value, path) }

  func decodeNil() -> Bool { value == .null }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try value.read(type, at: codingPath)
  }
}
