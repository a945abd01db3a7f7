import SwitchbackTesting
import Testing

@testable import Switchback

/// A table of entries finds what a dictionary finds.
@MainActor
struct EntryTableTests {
  enum ByScreen: EntryKey {
    static func object(of entry: NavigationEntry) -> ObjectIdentifier? {
      ObjectIdentifier(entry.screen)
    }
  }

  func entry(_ number: Int) -> NavigationEntry {
    let module = TestModule("\(number)")
    return NavigationEntry(
      serial: number, module: module, screen: module, in: .stack(StackHandle()))
  }

  @Test func anEmptyTableFindsNothing() {
    let table = EntryTable<ByScreen>()
    #expect(table.entry(of: ObjectIdentifier(TestModule("a"))) == nil)
    #expect(table.objects.isEmpty)
  }

  /// Random entries come and go, several thousand times, in a table of few and of many.
  @Test(arguments: [6, 7, 48, 600])
  func itFindsWhatADictionaryFinds(_ most: Int) {
    var random = SystemRandomNumberGenerator()
    var table = EntryTable<ByScreen>()
    var expected: [ObjectIdentifier: NavigationEntry] = [:]
    let entries = (0..<most).map(entry)
    for _ in 0..<8_000 {
      let entry = entries[Int.random(in: 0..<most, using: &random)]
      let object = ObjectIdentifier(entry.screen)
      if expected[object] == nil {
        table.insert(entry)
        expected[object] = entry
      } else {
        table.remove(entry)
        expected[object] = nil
      }
      #expect(table.count == expected.count)
      let probe = ObjectIdentifier(entries[Int.random(in: 0..<most, using: &random)].screen)
      #expect(table.entry(of: probe) === expected[probe])
    }
    for entry in entries {
      let object = ObjectIdentifier(entry.screen)
      #expect(table.entry(of: object) === expected[object])
    }
    #expect(Set(table.objects) == Set(expected.keys))
  }

  @Test func removingWhatIsNotThereChangesNothing() {
    var table = EntryTable<ByScreen>()
    let (one, other) = (entry(1), entry(2))
    table.remove(one)
    table.insert(one)
    table.remove(other)
    #expect(table.count == 1)
    #expect(table.entry(of: ObjectIdentifier(one.screen)) === one)
  }

  @Test func itLetsGoOfWhatIsRemoved() {
    var table = EntryTable<ByScreen>()
    weak var gone: NavigationEntry?
    do {
      let entry = entry(1)
      gone = entry
      table.insert(entry)
      table.remove(entry)
    }
    #expect(gone == nil)
  }
}
