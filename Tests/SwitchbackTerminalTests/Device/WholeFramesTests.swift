import Testing

/// What a test sees of a program that writes while it looks.
struct WholeFramesTests {
  private let frame = "\u{1B}[?2026h\u{1B}[1;1HDiscard?\u{1B}[2;1Hesc leave\u{1B}[?2026l"

  @Test func aFrameIsSeenWhenItIsWholeWhereverItIsCut() {
    let bytes = Array("first\(frame)".utf8)
    for cut in 0...bytes.count {
      var frames = WholeFrames()
      let before = frames.take(Array(bytes[..<cut]))
      #expect(cut == bytes.count || before == Array("first".utf8.prefix(cut)))
      #expect(before + frames.take(Array(bytes[cut...])) == bytes)
    }
  }

  @Test func whatFollowsAFrameIsSeenAtOnce() {
    var frames = WholeFrames()
    let shown = frames.take(Array("\(frame)\u{1B}[?1049l$ ".utf8))
    #expect(shown == Array("\(frame)\u{1B}[?1049l$ ".utf8))
  }

  @Test func ofTwoFramesTheOneThatIsWholeIsSeen() {
    var frames = WholeFrames()
    #expect(frames.take(Array("\(frame)\u{1B}[?2026h\u{1B}[1;1HDisc".utf8)) == Array(frame.utf8))
  }
}
