import Testing

@testable import Switchback

/// A list that is stored in three ways reads as one list.
struct FewTests {
  static let lists = [[], [1], [1, 2], [1, 2, 3], [7, 7, 1, 2]]

  @Test(arguments: lists)
  func itHoldsWhatAnArrayHolds(_ elements: [Int]) {
    let few = Few(elements)
    #expect(Array(few) == elements)
    #expect(few.count == elements.count)
    #expect(few.first == elements.first)
    #expect(few.last == elements.last)
    #expect(Array(few.reversed()) == elements.reversed())
    #expect(Array(few.mapFew { $0 * 2 }) == elements.map { $0 * 2 })
    #expect(few == Few(elements.filter { _ in true }))
  }

  @Test(arguments: lists, lists)
  func itChangesAsAnArrayDoes(_ elements: [Int], _ others: [Int]) {
    for lower in 0...elements.count {
      for upper in lower...elements.count {
        var array = elements
        var few = Few(elements)
        array.replaceSubrange(lower..<upper, with: others)
        few.replaceSubrange(lower..<upper, with: others)
        #expect(Array(few) == array)
        #expect(few == Few(array), "however it is stored")
      }
    }
    var sum = Few(elements)
    sum += Few(others)
    #expect(Array(sum) == elements + others)
    #expect(Array(Few(elements) + Few(others)) == elements + others)
    #expect(Array(Few(elements).filter(others.contains)) == elements.filter(others.contains))
  }

  @Test func itIsStoredInAsLittleAsItsElement() {
    final class Element {}
    #expect(MemoryLayout<Few<Element>>.size <= MemoryLayout<Element>.size + 1)
  }
}
