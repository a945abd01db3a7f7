/// When something changed while a display came to rest: on screen, and for the router.
///
/// It is counted in steps, those in which nothing changed included. So an answer that comes a step later than before is
/// seen, and one that comes only because a frame was drawn.
@MainActor
public final class Timeline {
  private let look: () -> String
  private let word: () -> String
  private var last: (look: String, word: String)
  private var step = 0
  private var seen: [Int] = []
  private var said: [Int] = []

  /// - Parameters:
  ///   - look: All that is on screen.
  ///   - word: All that the router says.
  public init(look: @escaping () -> String, word: @escaping () -> String) {
    (self.look, self.word) = (look, word)
    last = (look(), word())
  }

  /// A step is over.
  public func noteStep() {
    step += 1
    let now = (look: look(), word: word())
    if now.look != last.look { seen.append(step) }
    if now.word != last.word { said.append(step) }
    last = now
  }

  /// In which steps something else was seen, and the router said something else.
  public var text: String { "seen \(seen), said \(said)" }
}
