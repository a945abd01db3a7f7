import Testing

@testable import Switchback

/// A list that is stored in three ways reads as one list.
struct FewTests {
  @Test(arguments: [[], [1], [1, 2], [1, 2, 3], [7, 7, 1, 2]])
  func itHoldsWhatAnArrayHolds(_ elements: [Int]) {
    let few = Few(elements)
    #expect(few.all == elements)
    #expect(few.count == elements.count)
    #expect(few.isEmpty == elements.isEmpty)
  }

  @Test func oneIsAddedAfterTheOther() {
    var few = Few<Int>([])
    for number in 1...4 {
      few.append(number)
      #expect(few.all == Array(1...number))
    }
  }

  @Test func howItIsStoredIsNoMatter() {
    #expect(Few<Int>.many([]).isEmpty)
    #expect(Few.many([1]).all == Few.one(1).all)
    #expect(Few.many([1]).count == Few.one(1).count)
  }

  @Test func oneElementNeedsNoMemoryOfItsOwn() {
    guard case .one(1) = Few([1]) else {
      Issue.record("it is stored as a list")
      return
    }
  }

  @Test func itIsStoredInAsLittleAsItsElement() {
    final class Element {}
    #expect(MemoryLayout<Few<Element>>.size <= MemoryLayout<Element>.size + 1)
  }
}
