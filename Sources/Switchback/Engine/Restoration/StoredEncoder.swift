/// Writes an `Encodable` value into a slot.
struct StoredEncoder: Encoder {
  private let slot: StoredSlot
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ slot: StoredSlot, at path: [any CodingKey]) { (self.slot, codingPath) = (slot, path) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.begin(.object)
    return KeyedEncodingContainer(StoredFields<Key>(slot, at: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.begin(.array)
    return StoredElements(slot, at: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    StoredSingle(slot, at: codingPath)
  }
}

/// Where something is written, piece by piece.
final class StoredSlot {
  private var kind = Kind.empty
  private var fields: [String: StoredSlot] = [:]
  private(set) var elements: [StoredSlot] = []

  enum Kind {
    case empty
    case plain(StoredValue)
    case array
    case object
  }

  /// Notes what comes.
  ///
  /// Whoever asks for a container of the same kind once more goes on in it; of another kind, begins anew.
  func begin(_ kind: Kind) { self.kind = kind }

  /// The slot of a field.
  func field(_ key: some CodingKey) -> StoredSlot {
    let slot = StoredSlot()
    fields[key.stringValue] = slot
    return slot
  }

  /// The same, to go on in if something is there.
  func sameField(_ key: some CodingKey) -> StoredSlot { fields[key.stringValue] ?? field(key) }

  /// The slot of one more element.
  func element() -> StoredSlot {
    elements.append(StoredSlot())
    return elements[elements.count - 1]
  }

  /// What was written; nil if nothing was.
  var stored: StoredValue? {
    switch kind {
    case .empty: nil
    case .plain(let value): value
    case .array: .array(elements.map { $0.stored ?? .object([:]) })
    case .object: .object(fields.mapValues { $0.stored ?? .object([:]) })
    }
  }

  /// Writes a value that is not known to be plain.
  func write(_ value: some Encodable, at path: [any CodingKey]) throws {
    guard let plain = value as? any PlainValue else {
      return try value.encode(to: StoredEncoder(self, at: path))
    }
    guard let stored = plain.stored else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: path, debugDescription: "\(value) is too large to be kept."))
    }
    kind = .plain(stored)
  }
}

private struct StoredFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let slot: StoredSlot
  let codingPath: [any CodingKey]

  init(_ slot: StoredSlot, at path: [any CodingKey]) { (self.slot, codingPath) = (slot, path) }

  func encodeNil(forKey key: Key) { slot.field(key).begin(.plain(.null)) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try slot.field(key).write(value, at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(at: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(at: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(at: StoredKey.super) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(at: key) }

  private func encoder(at key: some CodingKey) -> StoredEncoder {
    StoredEncoder(slot.sameField(key), at: codingPath + [key])
  }
}

private struct StoredElements: UnkeyedEncodingContainer {
  private let slot: StoredSlot
  let codingPath: [any CodingKey]
  var count: Int { slot.elements.count }

  init(_ slot: StoredSlot, at path: [any CodingKey]) { (self.slot, codingPath) = (slot, path) }

  func encodeNil() { slot.element().begin(.plain(.null)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    let path = codingPath + [StoredKey(count)]
    try slot.element().write(value, at: path)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder() }

  private func encoder() -> StoredEncoder {
    let path = codingPath + [StoredKey(count)]
    return StoredEncoder(slot.element(), at: path)
  }
}

private struct StoredSingle: SingleValueEncodingContainer {
  private let slot: StoredSlot
  let codingPath: [any CodingKey]

  init(_ slot: StoredSlot, at path: [any CodingKey]) { (self.slot, codingPath) = (slot, path) }

  func encodeNil() { slot.begin(.plain(.null)) }

  func encode<Value: Encodable>(_ value: Value) throws { try slot.write(value, at: codingPath) }
}

/// The place of an element, or of what a superclass has written.
struct StoredKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  static let `super` = StoredKey(stringValue: "super")

  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { self.init(intValue) }
}
