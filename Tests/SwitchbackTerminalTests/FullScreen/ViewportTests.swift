import Testing

@testable import SwitchbackTerminal

struct ViewportTests {
  private func viewport(height: Int, window: Int, offset: Int = 0) -> Viewport {
    var viewport = Viewport()
    viewport.measure(height: height, window: window)
    _ = viewport.scroll(by: offset)
    return viewport
  }

  @Test(arguments: [
    (10, 4, 0, 0..<4, false, true), (10, 4, 3, 3..<7, true, true), (10, 4, 6, 6..<10, true, false),
    (10, 4, 99, 6..<10, true, false), (3, 4, 0, 0..<3, false, false),
    (3, 4, 2, 0..<3, false, false),
    (0, 4, 0, 0..<0, false, false), (4, 0, 0, 0..<0, false, true), (4, -2, 1, 1..<1, true, true),
  ])
  func whatIsSeen(
    height: Int, window: Int, offset: Int, rows: Range<Int>, hasLess: Bool, hasMore: Bool,
  ) {
    let viewport = viewport(height: height, window: window, offset: offset)
    #expect(viewport.rows == rows)
    #expect(viewport.hasLess == hasLess)
    #expect(viewport.hasMore == hasMore)
  }

  @Test(arguments: [
    (0, 1, 1, true), (0, -1, 0, false), (5, 1, 6, true), (6, 1, 6, false), (6, -9, 0, true),
    (2, 9, 6, true), (3, 0, 3, false),
  ])
  func itScrollsAsFarAsThatGoes(offset: Int, rows: Int, end: Int, moved: Bool) {
    var viewport = viewport(height: 10, window: 4, offset: offset)
    #expect(viewport.scroll(by: rows) == moved)
    #expect(viewport.offset == end)
  }

  @Test func aPageLeavesARowToGoOnReadingFrom() {
    var viewport = viewport(height: 10, window: 4)
    let moves = [1, 1, 1, -1].map { direction in
      let isMoved = viewport.page(direction)
      return (isMoved, viewport.offset)
    }
    #expect(moves.map(\.0) == [true, true, false, true])
    #expect(moves.map(\.1) == [3, 6, 6, 3])
  }

  @Test(arguments: [0, 1])
  func aPageMovesAlsoWhereThereIsOneRowOrNone(window: Int) {
    var viewport = viewport(height: 10, window: window)
    let isMoved = viewport.page(1)
    #expect(isMoved)
    #expect(viewport.offset == 1)
  }

  @Test(arguments: [
    (0, 2..<4, 0), (0, 4..<5, 1), (0, 3..<6, 2), (0, 8..<10, 6), (6, 0..<1, 0), (6, 4..<6, 4),
    (3, 3..<7, 3), (0, 3..<9, 3), (5, 3..<9, 3), (0, 0..<0, 0), (6, 2..<2, 6), (6, 5..<20, 5),
  ])
  func someRowsAreRevealedByMovingAsLittleAsNeeded(offset: Int, rows: Range<Int>, end: Int) {
    var viewport = viewport(height: 10, window: 4, offset: offset)
    viewport.reveal(rows)
    #expect(viewport.offset == end)
    #expect(viewport.shows(rows))
  }

  @Test(arguments: [
    (2, 2..<6, true), (2, 3..<5, true), (2, 1..<3, false), (2, 5..<7, false), (2, 2..<9, true),
    (2, 1..<9, false), (2, 0..<0, true), (2, 9..<9, true),
  ])
  func someRowsAreSeenIfAllOfThemAreOrNoMoreFit(offset: Int, rows: Range<Int>, isSeen: Bool) {
    #expect(viewport(height: 10, window: 4, offset: offset).shows(rows) == isSeen)
  }

  @Test func aWindowThatGrowsShowsTheEnd() {
    var viewport = viewport(height: 10, window: 4, offset: 6)
    viewport.measure(height: 10, window: 7)
    #expect(viewport.rows == 3..<10)
    viewport.measure(height: 5, window: 7)
    #expect(viewport.rows == 0..<5)
  }
}
