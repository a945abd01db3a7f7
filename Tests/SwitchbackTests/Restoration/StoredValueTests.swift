import Foundation
import Testing

@testable import Switchback

/// What is kept of a value is what it writes, and gives it back.
struct StoredValueTests {
  private struct Box<Value: Codable>: Codable { var value: Value }

  /// Keeps a value, sends it through a text, and reads it from both.
  private func isKept<Value: Codable & Equatable>(
    _ value: Value, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let stored = try StoredValue(encoding: Box(value: value))
    #expect(try stored.decode(Box<Value>.self).value == value, sourceLocation: location)
    let text = try JSONEncoder().encode(stored)
    let read = try JSONDecoder().decode(StoredValue.self, from: text)
    #expect(try read.decode(Box<Value>.self).value == value, sourceLocation: location)
    let again = try StoredValue(encoding: read)
    #expect(again == read, sourceLocation: location)
  }

  /// Checks that it is written as by the coder of Foundation.
  private func isWrittenAsUsual<Value: Codable & Equatable>(
    _ value: Value, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try isKept(value, location)
    let usual = try JSONEncoder().encode(Box(value: value))
    let own = try JSONEncoder().encode(try StoredValue(encoding: Box(value: value)))
    let (one, other) = try (
      JSONDecoder().decode(StoredValue.self, from: usual),
      JSONDecoder().decode(StoredValue.self, from: own)
    )
    #expect(one == other, sourceLocation: location)
    let back = try JSONDecoder().decode(StoredValue.self, from: usual).decode(Box<Value>.self)
    #expect(back.value == value, sourceLocation: location)
  }

  @Test func numbersAreKeptToTheLastOne() throws {
    try isWrittenAsUsual([true, false])
    try isWrittenAsUsual([Int.min, -1, 0, 1, Int.max])
    try isWrittenAsUsual([Int8.min, Int8.max])
    try isWrittenAsUsual([Int16.min, Int16.max])
    try isWrittenAsUsual([Int32.min, Int32.max])
    try isWrittenAsUsual([Int64.min, Int64.max])
    try isWrittenAsUsual([UInt.min, UInt.max])
    try isWrittenAsUsual([UInt8.max])
    try isWrittenAsUsual([UInt16.max])
    try isWrittenAsUsual([UInt32.max])
    try isWrittenAsUsual([UInt64.max, UInt64(Int64.max) + 1])
    try isWrittenAsUsual([0, 0.1, -1.5, 1e300, Double.leastNonzeroMagnitude, 3])
    try isKept([Float(0.1), Float.greatestFiniteMagnitude])
    #expect(try StoredValue(encoding: -0.0).decode(Double.self).sign == .minus)
    #expect(try StoredValue(encoding: Double.infinity).decode(Double.self) == .infinity)
    #expect(try StoredValue(encoding: Double.nan).decode(Double.self).isNaN)
  }

  @Test func whatTheStandardLibraryHasIsKept() throws {
    try isWrittenAsUsual(["", "a\"\\\n", "e\u{301}", "🧭"])
    try isWrittenAsUsual([Int?.none, 1])
    try isWrittenAsUsual([[1, 2], [], [3]])
    try isWrittenAsUsual(["a": ["b": 1]])
    try isWrittenAsUsual([1: "one", -2: "minus two"])
    try isKept(Set([1, 2, 3]))
    try isWrittenAsUsual(1..<5)
    try isWrittenAsUsual(1...5)
    try isWrittenAsUsual([String?.none, ""])
    try isWrittenAsUsual(Optional<Int>.none)
  }

  private enum Case: Codable, Hashable {
    case plain
    case labelled(name: String, number: Int?)
    case unlabelled(String, Int)
    indirect case nested(Case)
  }

  private enum Raw: String, Codable { case one, two }

  @Test func enumsAreKept() throws {
    for value in [
      Case.plain, .labelled(name: "Ada", number: nil), .labelled(name: "", number: 1),
      .unlabelled("a", 2), .nested(.nested(.plain)),
    ] { try isWrittenAsUsual(value) }
    try isWrittenAsUsual([Raw.one, .two])
    try isKept([Case.plain: 1, .unlabelled("a", 1): 2])
  }

  private struct Empty: Codable, Equatable {}

  @Test func whatIsEmptyIsKept() throws {
    try isWrittenAsUsual(Empty())
    try isWrittenAsUsual([Empty(), Empty()])
    #expect(try StoredValue(encoding: Empty()) == .object([:]))
    #expect(try StoredValue(encoding: [Int]()) == .array([]))
  }

  private class Lower: Codable {
    var low = 1
  }

  private final class Upper: Lower, Equatable {
    var high = "h"
    var list = [1]

    private enum Key: CodingKey { case high, list, inner }

    static func == (one: Upper, other: Upper) -> Bool {
      (one.low, one.high, one.list) == (other.low, other.high, other.list)
    }

    override init() { super.init() }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try super.encode(to: container.superEncoder())
      var inner = container.nestedContainer(keyedBy: Key.self, forKey: .inner)
      try inner.encode(high, forKey: .high)
      var elements = inner.nestedUnkeyedContainer(forKey: .list)
      try elements.encodeNil()
      try elements.encode(contentsOf: list)
      var fields = elements.nestedContainer(keyedBy: Key.self)
      try fields.encodeNil(forKey: .high)
      try super.encode(to: elements.superEncoder())
      var last = elements.nestedUnkeyedContainer()
      try last.encode(list.count)
    }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      try super.init(from: container.superDecoder())
      let inner = try container.nestedContainer(keyedBy: Key.self, forKey: .inner)
      high = try inner.decode(String.self, forKey: .high)
      var elements = try inner.nestedUnkeyedContainer(forKey: .list)
      guard try elements.decodeNil() else { throw CancellationError() }
      list = []
      while let count = elements.count, elements.currentIndex < count - 3 {
        list.append(try elements.decode(Int.self))
      }
      let fields = try elements.nestedContainer(keyedBy: Key.self)
      guard try fields.decodeNil(forKey: .high) else { throw CancellationError() }
      guard try Lower(from: elements.superDecoder()).low == low else { throw CancellationError() }
      var last = try elements.nestedUnkeyedContainer()
      guard try last.decode(Int.self) == list.count, last.isAtEnd, elements.isAtEnd else {
        throw CancellationError()
      }
    }
  }

  @Test func classesAndContainersInContainersAreKept() throws {
    let upper = Upper()
    (upper.low, upper.high, upper.list) = (7, "x", [3, 4, 5])
    try isWrittenAsUsual(upper)
  }

  @Test func whatFoundationHasIsKept() throws {
    try isKept(Date(timeIntervalSinceReferenceDate: 12345.678))
    try isKept(try #require(URL(string: "https://example.com/a?b=c")))
    try isKept(UUID())
    try isKept(Data([0, 255, 1]))
  }

  // MARK: - What cannot be read

  /// The sentence of an error, and where it says that something is wrong.
  private func mistake<Value: Decodable>(
    _ type: Value.Type, in stored: StoredValue
  ) -> String? {
    do {
      _ = try stored.decode(type)
      return nil
    } catch DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context)
    {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    } catch { return "\(error)" }
  }

  private struct Friend: Decodable {
    let name: String
    let ages: [UInt8]
  }

  @Test func nothingIsAnotherMistakeThanSomethingElse() {
    func isNothing(_ value: StoredValue) -> Bool? {
      do {
        _ = try value.decode(Int.self)
        return nil
      } catch DecodingError.valueNotFound { return true } catch { return false }
    }
    #expect(isNothing(.null) == true)
    #expect(isNothing(.string("x")) == false)
  }

  @Test func whatIsMissingOrSomethingElseIsNamed() {
    let good: [String: StoredValue] = ["name": .string("Ada"), "ages": .array([.integer(1)])]
    func mistake(_ changes: [String: StoredValue?]) -> String? {
      var fields = good
      for (name, value) in changes { fields[name] = value }
      return self.mistake(Friend.self, in: .object(fields))
    }
    #expect(mistake([:]) == nil)
    #expect(mistake(["name": nil]) == "\"name\" is missing.")
    #expect(
      mistake(["name": .integer(1)])
        == "name: Here is a number, where a value of type String should be.")
    #expect(
      mistake(["name": .null])
        == "name: Here is nothing, where a value of type String should be.")
    #expect(mistake(["ages": .object([:])]) == "ages: Here is an object, where a list should be.")
    #expect(
      mistake(["ages": .array([.integer(1), .integer(256)])])
        == "ages.1: Here is a number, where a value of type UInt8 should be.")
    #expect(
      mistake(["ages": .array([.double(1.5)])])
        == "ages.0: Here is a number, where a value of type UInt8 should be.")
    #expect(
      mistake(["ages": .array([.bool(true)])])
        == "ages.0: Here is true or false, where a value of type UInt8 should be.")
    #expect(
      self.mistake(Friend.self, in: .string("Ada"))
        == "Here is a text, where an object should be.")
    #expect(
      self.mistake(Friend.self, in: .array([])) == "Here is a list, where an object should be.")
    #expect(
      self.mistake(ClosedRange<Int>.self, in: .array([.integer(1)]))
        == "1: The list has only 1 elements.")
    #expect(
      self.mistake(Float.self, in: .double(1e300))
        == "Here is a number, where a value of type Float should be.")
    #expect(self.mistake(Int64.self, in: .unsigned(.max)) != nil)
    #expect(self.mistake(Bool.self, in: .integer(1)) != nil)
  }

  /// Text forms leave out the point of a whole number.
  @Test func wholeNumbersAreNumbersOfEachKind() throws {
    #expect(try StoredValue.integer(3).decode(Double.self) == 3)
    #expect(try StoredValue.integer(3).decode(Float.self) == 3)
    #expect(try StoredValue.unsigned(.max).decode(Double.self) == Double(UInt64.max))
    #expect(try StoredValue.double(3).decode(Int.self) == 3)
    #expect(try StoredValue.unsigned(3).decode(Int8.self) == 3)
  }

  private struct Silent: Encodable { func encode(to encoder: any Encoder) {} }

  @Test func whatWritesNothingIsNotKept() throws {
    #expect(throws: EncodingError.self) { try StoredValue(encoding: Silent()) }
    #expect(try StoredValue(encoding: [Silent()]) == .array([.object([:])]))
  }

  // MARK: - Random ones

  @Test func randomValuesComeBack() throws {
    var random = FuzzRandom(seed: 44)
    for _ in 0..<500 {
      let value = Self.value(&random, depth: 4)
      let text = try JSONEncoder().encode(Box(value: value))
      #expect(try JSONDecoder().decode(Box<StoredValue>.self, from: text).value == value)
      #expect(try StoredValue(encoding: value) == value)
      #expect(try value.decode(StoredValue.self) == value)
    }
  }

  private static func value(_ random: inout FuzzRandom, depth: Int) -> StoredValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .integer(Int64.random(in: .min ... .max, using: &random))
    case 3: .unsigned(UInt64.random(in: (1 << 63)...UInt64.max, using: &random))
    case 4: .double(Double.random(in: -1...1, using: &random))
    case 5: .string(String("aé🧭\"\n".shuffled(using: &random)))
    case 6:
      .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in value(&random, depth: depth - 1) })
    default:
      .object(
        Dictionary(
          (0..<Int.random(in: 0...4, using: &random)).map {
            ("f\($0)", value(&random, depth: depth - 1))
          },
          uniquingKeysWith: { first, _ in first }))
    }
  }
}
