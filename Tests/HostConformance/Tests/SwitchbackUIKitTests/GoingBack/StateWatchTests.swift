import Observation
import Testing

@testable import SwitchbackUIKit

/// What is noticed of observable objects, and for how long.
@MainActor
struct StateWatchTests {
  @Observable
  final class Draft {
    var text = ""
  }

  @MainActor
  final class Reader {
    var calls = 0
  }

  @Test func aChangeIsToldOnceATurnLater() async {
    let (draft, watch, reader) = (Draft(), StateWatch(), Reader())
    #expect(
      watch.read {
        draft.text
      } onChange: {
        reader.calls += 1
      } == "")
    draft.text = "a"
    #expect(reader.calls == 0)
    draft.text = "b"
    for _ in 0..<3 { await Task.yield() }
    #expect(reader.calls == 1)
  }

  /// Whoever reads often would otherwise be waited for as often, until what was read changes.
  @Test func whatWasReadBeforeIsWatchedNoMore() async {
    let (draft, watch) = (Draft(), StateWatch())
    weak var first: Reader?
    do {
      let reader = Reader()
      first = reader
      _ = watch.read {
        draft.text
      } onChange: {
        reader.calls += 1
      }
    }
    #expect(first != nil)
    _ = watch.read {
      draft.text
    } onChange: {
    }
    for _ in 0..<3 { await Task.yield() }
    #expect(first == nil)
  }
}
