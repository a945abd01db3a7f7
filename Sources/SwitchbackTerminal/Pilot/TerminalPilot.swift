import Switchback

/// A terminal in memory, on which a test presses keys and reads the screen.
///
/// The pilot receives the bytes that a real terminal would receive, and shows what that terminal would show. Nothing on
/// it takes time: a slide moves on only when the test says so.
///
/// ```swift
/// let pilot = TerminalPilot()
/// let router = StackRouter(host: pilot.host)
/// let task = Task {
///   await pilot.host.serve {
///     await router.run { NameCoordinator(flow: $0) }
///   }
/// }
/// await pilot.shows("Your name")       // true
/// pilot.type("Ada")
/// pilot.press(.enter)
/// await task.value.output              // "Ada"
/// ```
///
/// > Source: the pilot of Textual, and the test program of Bubble Tea (Charm).
@MainActor
public final class TerminalPilot {
  /// The host that draws on this terminal.
  public let host: FullScreenHost

  let display: PilotDisplay

  /// Creates a terminal that shows nothing yet.
  ///
  /// - Parameters:
  ///   - columns: The width. The default is 80.
  ///   - rows: The height. The default is 24.
  ///   - options: How the host draws pages. The default is with colors and without motion.
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
  /// As on a real terminal, the keys wait while nothing expects input, and before the host serves a program.
  ///
  /// - Parameter keys: The keys.
  public func press(_ keys: Key...) {
    for key in keys { display.send(.input(.key(key))) }
  }

  /// Types text, key by key.
  ///
  /// - Parameter text: The text. Each line break in it is Enter.
  public func type(_ text: String) {
    for scalar in text.unicodeScalars {
      press(scalar == "\n" ? .enter : .character(Character(scalar)))
    }
  }

  /// Pastes text, none of which counts as a key.
  ///
  /// - Parameter text: The text.
  public func paste(_ text: String) {
    display.send(.input(.paste(text)))
  }

  /// Changes the size of the window.
  ///
  /// - Parameters:
  ///   - columns: The new width.
  ///   - rows: The new height.
  public func resize(columns: Int, rows: Int) {
    display.resize(TerminalSize(columns: columns, rows: rows))
  }

  /// Asks the program to end, as a signal does.
  public func terminate() {
    display.send(.signal)
  }

  /// Ends the input, as a closed terminal does.
  public func hangUp() {
    display.send(.endOfInput)
  }
}

// MARK: - What is shown

extension TerminalPilot {
  /// The rows of the screen, without blanks at their ends.
  public var lines: [String] {
    settle()
    return display.emulator.lines
  }

  /// The screen as text, without empty rows at its end.
  public var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Waits until a text is on the screen, turn by turn of the main actor.
  ///
  /// - Parameter text: The text, on one row.
  /// - Returns: False if the text has not appeared after very many turns.
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

  /// The position of the cursor, counted from 0; nil if the cursor is hidden.
  public var cursor: (row: Int, column: Int)? {
    settle()
    return display.emulator.cursor.map { ($0.row, $0.column) }
  }

  /// The background of a drawing.
  public enum Ground: Hashable, Sendable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// Draws the screen as an SVG document.
  ///
  /// The text stays in its columns in every monospaced font. Readers who cannot see the drawing get its title and its
  /// text. In an `img` element, also put the text into the `alt` attribute, because the element shows no text from
  /// inside the document.
  ///
  /// ```swift
  /// let light = pilot.svg(title: "The order form")
  /// let dark = pilot.svg(.dark, title: "The order form")
  /// ```
  ///
  /// - Parameters:
  ///   - ground: Whether the drawing is light or dark. The default is light.
  ///   - title: What the drawing shows. The default is the first text on the screen.
  /// - Returns: The document. Secrets look as they do on the screen.
  public func svg(_ ground: Ground = .light, title: String? = nil) -> String {
    settle()
    return display.emulator.frame.svg(ground, title: title)
  }

  /// The number of bytes that the terminal has received so far.
  public var bytesWritten: Int {
    settle()
    return display.bytesWritten
  }

  /// The number of frames that the terminal has received so far.
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

  /// Draws the next frames of a slide.
  ///
  /// - Parameter frames: The number of frames. The default is one.
  public func advance(frames: Int = 1) {
    for _ in 0..<frames { display.drawFrame() }
  }

  /// Draws frames until nothing moves.
  public func finishMoving() {
    while isMoving, display.drawFrame() {}
  }
}
