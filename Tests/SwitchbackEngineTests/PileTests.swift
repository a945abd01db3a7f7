import Testing

@testable import Switchback

@MainActor
struct PileTests {
  /// Changes a pile and an array in the same way at random, and compares them after each step.
  @Test(arguments: 1...6)
  func itIsAnArray(seed: Int) {
    var random = FuzzRandom(seed: UInt64(seed))
    let pile = Pile<Int>()
    var array: [Int] = []
    for number in 0..<2_000 {
      switch random.below(array.count > 12 ? 10 : 8) {
      case 0, 1:
        pile.append(number)
        array.append(number)
      case 2:
        pile.append(contentsOf: [number, -number])
        array += [number, -number]
      case 3 where !array.isEmpty:
        #expect(pile.removeLast() == array.removeLast())
      case 4:
        let count = random.below(array.count + 1)
        #expect(pile.removeLast(count) == array.suffix(count))
        array.removeLast(count)
      case 5:
        let lower = random.below(array.count + 1)
        let range = lower..<lower + random.below(array.count - lower + 1)
        #expect(pile.replace(range, with: [number, 0]) == Array(array[range]))
        array.replaceSubrange(range, with: [number, 0])
      case 6:
        let divisor = 2 + random.below(5)
        pile.keep { $0 % divisor != 0 }
        array = array.filter { $0 % divisor != 0 }
      case 7:
        let other = Pile(Array(0..<random.below(3)))
        array += other.all
        pile.take(allOf: other)
        #expect(other.isEmpty)
      case 8:
        #expect(pile.set([number]) == array)
        array = [number]
      default:
        pile.removeAll()
        array = []
      }
      #expect(pile.all == array)
      #expect(pile.count == array.count)
      #expect(pile.isEmpty == array.isEmpty)
      #expect(pile.last == array.last)
      #expect(array.indices.allSatisfy { pile[$0] == array[$0] })
    }
  }

  @Test func anEmptyPileTakesAllOfAnother() {
    let (one, other) = (Pile<Int>(), Pile([1, 2]))
    one.take(allOf: other)
    #expect(one.all == [1, 2])
    #expect(other.isEmpty)
    one.take(allOf: other)
    #expect(one.all == [1, 2])
  }

  // MARK: - What dies in a change

  /// A change that lets go of some of three elements, and how many are left then.
  struct Death: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let left: Int
    let change: @MainActor @Sendable (Pile<LastWords>) -> Void

    init(
      _ name: String, leaving left: Int,
      _ change: @escaping @MainActor @Sendable (Pile<LastWords>) -> Void
    ) {
      (testDescription, self.left, self.change) = (name, left, change)
    }
  }

  @Test(arguments: [
    Death("removeLast", leaving: 2) { $0.removeLast() },
    Death("removeLast(2)", leaving: 1) { _ = $0.removeLast(2) },
    Death("replace", leaving: 2) { _ = $0.replace(0..<2, with: [LastWords {}]) },
    Death("set", leaving: 1) { $0.set([LastWords {}]) },
    Death("keep", leaving: 1) { pile in
      let last = pile.count - 1
      let staying = ObjectIdentifier(pile[last])
      pile.keep { ObjectIdentifier($0) == staying }
    },
    Death("removeAll", leaving: 0) { $0.removeAll() },
  ])
  func whatDiesSeesThePileAsItIsGoingToBe(death: Death) {
    let pile = Pile<LastWords>()
    var seen: [Int] = []
    for _ in 0..<3 { pile.append(LastWords { [unowned pile] in seen.append(pile.all.count) }) }
    death.change(pile)
    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0 == death.left })
    #expect(pile.count == death.left)
    seen = []
    pile.removeAll()
    #expect(seen.allSatisfy { $0 == 0 })
  }

  @Test func whatIsAddedByADeathStays() {
    let pile = Pile<LastWords>()
    let late = LastWords {}
    pile.append(LastWords { [unowned pile] in pile.append(late) })
    pile.append(LastWords {})
    pile.removeAll()
    #expect(pile.count == 1)
    #expect(pile.last === late)
  }

  @Test func nothingDiesWhenAPileTakesAllOfAnother() {
    let (one, other) = (Pile<LastWords>(), Pile<LastWords>())
    var deaths = 0
    for _ in 0..<2 {
      one.append(LastWords { deaths += 1 })
      other.append(LastWords { deaths += 1 })
    }
    one.take(allOf: other)
    #expect(deaths == 0)
    #expect(one.count == 4)
    one.removeAll()
    #expect(deaths == 4)
  }
}
