import Switchback

/// A terminal without a terminal: a test presses keys on it and reads what is shown.
///
/// It is told what a real terminal would be told, byte by byte, and shows what that would show. Nothing on it
/// takes time: what slides moves when it is told to.
///
/// ```swift
/// let pilot = TerminalPilot()
/// let router = StackRouter(host: pilot.host)
/// let task = Task { await pilot.host.serve { await router.run { NameCoordinator(flow: $0) } } }
/// await pilot.shows("Your name")       // true
/// pilot.type("Ada")
/// pilot.press(.enter)
/// await task.value.output              // "Ada"
/// ```
///
/// > Source: the pilot of Textual, and the test program of Bubble Tea (Charm).
@MainActor
public final class TerminalPilot {
  /// The host that draws on it.
  public let host: FullScreenHost

  let display: PilotDisplay

  /// Makes a terminal on which nothing is shown.
  ///
  /// - Parameters:
  ///   - columns: Its width. The default is 80.
  ///   - rows: Its height. The default is 24.
  ///   - options: How pages are drawn. The default is in colour, and at once.
  public init(
    columns: Int = 80,
    rows: Int = 24,
    options: DisplayOptions = .init(reducesMotion: true),
  ) {
    display = PilotDisplay(TerminalSize(columns: columns, rows: rows))
    host = FullScreenHost(display: display, options: options)
  }
}

// MARK: - What a user does

extension TerminalPilot {
  /// Presses keys, one after the other.
  ///
  /// Keys wait while nothing is meant to be used, and before a program is served, as on a real terminal.
  ///
  /// - Parameter keys: The keys.
  public func press(_ keys: Key...) {
    for key in keys { display.send(.input(.key(key))) }
  }

  /// Types text, key by key.
  ///
  /// - Parameter text: The text; each line break in it is Enter.
  public func type(_ text: String) {
    for scalar in text.unicodeScalars {
      press(scalar == "\n" ? .enter : .character(Character(scalar)))
    }
  }

  /// Pastes text, which is no key whatever stands in it.
  ///
  /// - Parameter text: The text.
  public func paste(_ text: String) {
    display.send(.input(.paste(text)))
  }

  /// Makes the window larger or smaller.
  ///
  /// - Parameters:
  ///   - columns: Its width from now on.
  ///   - rows: Its height from now on.
  public func resize(columns: Int, rows: Int) {
    display.resize(TerminalSize(columns: columns, rows: rows))
  }

  /// Asks the program to end, as a signal does.
  public func terminate() {
    display.send(.signal)
  }

  /// Ends the input, as a terminal does that is closed.
  public func hangUp() {
    display.send(.endOfInput)
  }
}

// MARK: - What is shown

extension TerminalPilot {
  /// The rows of the screen, without the blanks at their ends.
  public var lines: [String] {
    settle()
    return display.emulator.lines
  }

  /// The screen as text, without the empty rows at its end.
  public var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Waits until a text is on the screen, turn by turn of the main actor.
  ///
  /// - Parameter text: The text, on one row.
  /// - Returns: False if it has not appeared in very many turns.
  public func shows(_ text: String) async -> Bool {
    var seen: Int?
    for _ in 0..<50_000 {
      let frames = framesWritten
      if frames != seen, lines.contains(where: { $0.contains(text: text) }) { return true }
      seen = frames
      await Task { @MainActor in }.value
    }
    return false
  }

  /// Where the cursor is, counted from 0; nil if it is hidden.
  public var cursor: (row: Int, column: Int)? {
    settle()
    return display.emulator.cursor.map { ($0.row, $0.column) }
  }

  /// The ground on which a drawing stands.
  public enum Ground: Hashable, Sendable, CaseIterable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// Draws the screen.
  ///
  /// The text keeps to its columns, whatever monospaced font the reader has. Those who do not see the drawing get its
  /// title and the text on it; an `img` element wants that text as its `alt`, as it shows none from inside a
  /// document.
  ///
  /// ```swift
  /// let light = pilot.svg(title: "The order form")
  /// let dark = pilot.svg(.dark, title: "The order form")
  /// ```
  ///
  /// - Parameters:
  ///   - ground: Whether the drawing is light or dark. The default is light.
  ///   - title: What the drawing shows. The default is the first text on the screen.
  /// - Returns: An SVG document, with secrets as they are seen.
  public func svg(_ ground: Ground = .light, title: String? = nil) -> String {
    settle()
    return display.emulator.frame.svg(ground, title: title)
  }

  /// How many bytes the terminal was sent so far.
  public var bytesWritten: Int {
    settle()
    return display.bytesWritten
  }

  /// How many frames it was sent so far.
  public var framesWritten: Int {
    settle()
    return display.framesWritten
  }

  /// Draws what has changed; what slides stays where it is.
  private func settle() {
    guard !isMoving else { return }
    while display.drawFrame(), !isMoving {}
  }
}

// MARK: - What moves

extension TerminalPilot {
  /// Whether a screen is sliding in or out.
  public var isMoving: Bool { host.slide != nil }

  /// Draws the next frames of what slides.
  ///
  /// - Parameter frames: How many. The default is one.
  public func advance(frames: Int = 1) {
    for _ in 0..<frames { display.drawFrame() }
  }

  /// Lets everything come to rest.
  public func finishMoving() {
    while isMoving, display.drawFrame() {}
  }
}
