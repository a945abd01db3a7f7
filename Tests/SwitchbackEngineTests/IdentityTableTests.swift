import Testing

@testable import Switchback

@MainActor
struct IdentityTableTests {
  final class Key {}

  final class Value {
    let key: Key
    init(_ key: Key) { self.key = key }
  }

  enum ByKey: IdentityKey {
    static func identity(of value: Value) -> ObjectIdentifier? { ObjectIdentifier(value.key) }
  }

  let table = IdentityTable<ByKey>()

  @Test func anEmptyTableHasNothing() {
    let value = Value(Key())
    #expect(table.value(of: ObjectIdentifier(value)) == nil)
    table.remove(value)
    #expect(table.count == 0)
  }

  @Test func theLatestValueOfAnObjectCounts() {
    let key = Key()
    let (old, new) = (Value(key), Value(key))
    table.insert(old)
    table.insert(new)
    #expect(table.count == 1)
    #expect(table.value(of: ObjectIdentifier(key)) === new)
    table.remove(old)
    #expect(table.value(of: ObjectIdentifier(key)) === new, "what it does not stand for stays")
  }

  /// Inserts and removes at random, and compares with a dictionary after each step.
  @Test(arguments: 1...8)
  func itIsADictionary(seed: Int) {
    var random = FuzzRandom(seed: UInt64(seed))
    var known: [ObjectIdentifier: Value] = [:]
    var values: [Value] = []
    for _ in 0..<2_000 {
      if values.isEmpty || Bool.random(using: &random) && values.count < 60 {
        let value = Value(Key())
        values.append(value)
        table.insert(value)
        known[ObjectIdentifier(value.key)] = value
      } else {
        let value = values.remove(at: Int.random(in: values.indices, using: &random))
        table.remove(value)
        known[ObjectIdentifier(value.key)] = nil
        #expect(table.value(of: ObjectIdentifier(value.key)) == nil)
      }
      #expect(table.count == known.count)
      #expect(values.allSatisfy { table.value(of: ObjectIdentifier($0.key)) === $0 })
    }
    table.keep { value in values.prefix(3).contains { $0 === value } }
    #expect(table.values.count == min(3, values.count))
  }
}
