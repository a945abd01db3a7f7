import SwitchbackTesting
import Testing

@testable import Switchback

/// Entries of several routers for one screen.
@MainActor
struct EntryTableTests {
  private let table = EntryTable<ByScreen>()

  private func entries(of module: TestModule, _ count: Int) -> [StackEntry] {
    (0..<count).map { _ in StackEntry(module, screen: module, in: nil) }
  }

  private func found(_ module: TestModule, _ entries: [StackEntry]) -> [Bool] {
    entries.map { entry in
      table.first(of: ObjectIdentifier(module)) { $0 === entry } === entry
    }
  }

  @Test func eachOfThemIsFoundAndTheLatestFirst() {
    let module = TestModule("a")
    let entries = entries(of: module, 3)
    for entry in entries { table.insert(entry) }
    #expect(found(module, entries) == [true, true, true])
    #expect(table.latest(of: ObjectIdentifier(module)) === entries[2])
  }

  @Test func ofThoseThatAreMeantTheLatestIsFound() {
    let module = TestModule("a")
    let entries = entries(of: module, 4)
    for entry in entries { table.insert(entry) }
    let found = table.first(of: ObjectIdentifier(module)) { $0 !== entries[3] }
    #expect(found === entries[2])
  }

  @Test(arguments: 0..<3, 0..<3)
  func whicheverLeavesTheOthersAreFound(first: Int, second: Int) {
    let module = TestModule("a")
    let entries = entries(of: module, 3)
    for entry in entries { table.insert(entry) }
    table.remove(entries[first])
    #expect(found(module, entries) == entries.indices.map { $0 != first })
    table.remove(entries[second])
    let left = entries.indices.map { index in index != first && index != second }
    #expect(found(module, entries) == left)
    for entry in entries { table.remove(entry) }
    #expect(table.latest(of: ObjectIdentifier(module)) == nil)
    #expect(table.all(of: ObjectIdentifier(module)).isEmpty, "none keeps another alive")
  }

  @Test func anEntryThatComesTwiceIsThereOnce() {
    let module = TestModule("a")
    let entry = StackEntry(module, screen: module, in: nil)
    table.insert(entry)
    table.insert(entry)
    #expect(table.all(of: ObjectIdentifier(module)).count == 1)
    table.remove(entry)
    #expect(table.latest(of: ObjectIdentifier(module)) == nil)
  }
}
