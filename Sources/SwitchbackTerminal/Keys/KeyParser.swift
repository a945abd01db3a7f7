/// Reads keys, pasted text and answers from the bytes that a terminal sends.
///
/// The result depends on the bytes and on the places where ``timeOut()`` is called, never on how the bytes are cut into
/// pieces.
///
/// ```swift
/// var parser = KeyParser()
/// parser.feed("a\u{1b}[".utf8)   // a
/// parser.feed("D".utf8)          // left
/// // Nothing yet: this may be Esc, or the first byte of a key.
/// parser.feed("\u{1b}".utf8)
/// parser.isWaiting               // true
/// parser.timeOut()               // esc
/// ```
///
/// Nothing that a terminal sends is typed by mistake: what is unknown, or no key, is dropped up to its end or a limit.
/// What was held when a sequence breaks off means the same as when no more comes in time, and the byte that broke it
/// off is read as if nothing had been before.
struct KeyParser: Sendable {
  private var state = State.idle

  /// In the middle of what the parser is.
  private enum State {
    /// Nothing is held.
    case idle
    /// A character that is not complete, with what was held down.
    case character(ScalarDecoder, Key.Modifiers)
    /// ESC, or two of them.
    case escape(isSecond: Bool)
    case sequence(ControlSequence)
    case string(ControlString)
    /// What a mouse did, in as many bytes as are missing. They can be any, even zero.
    case mouse(missing: Int)
    case paste(PastedText)
  }

  /// Whether it depends on time what the bytes so far mean.
  ///
  /// If no more come soon, call ``timeOut()``. A text that is being pasted does not depend on it:
  /// over a slow line it may take long, and its rest would be typed. For sequences and strings see
  /// ``ControlSequence/isWaiting`` and ``ControlString/isWaiting``.
  var isWaiting: Bool {
    switch state {
    case .idle, .paste: false
    case .character, .escape, .mouse: true
    case .sequence(let sequence): sequence.isWaiting
    case .string(let string): string.isWaiting
    }
  }

  /// Takes bytes in.
  ///
  /// - Parameter bytes: The next bytes of the input.
  /// - Returns: What is complete by now.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for byte in bytes { read(byte, into: &inputs) }
    return inputs
  }

  /// Says that no more bytes came in time.
  ///
  /// ESC alone is then the escape key, and a character that has begun is U+FFFD. If the parser is not
  /// waiting, nothing happens.
  ///
  /// - Returns: What the bytes that were held mean.
  mutating func timeOut() -> [TerminalInput] {
    isWaiting ? takeHeld() : []
  }

  // MARK: - Reading

  /// Whether a pasted text has begun whose end has not come.
  var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Reads a byte.
  ///
  /// The state is idle meanwhile, so that a long text is changed in place and not copied.
  private mutating func read(_ byte: UInt8, into inputs: inout [TerminalInput]) {
    switch take() {
    case .idle: begin(byte, with: [], into: &inputs)
    case .escape(let isSecond): escape(byte, isSecond: isSecond, into: &inputs)
    case .character(let decoder, let modifiers):
      decode(byte, by: decoder, with: modifiers, into: &inputs)
    case .sequence(let sequence): read(byte, of: sequence, into: &inputs)
    case .string(let string): read(byte, of: string, into: &inputs)
    case .mouse where byte == 0x1b: begin(byte, with: [], into: &inputs)
    case .mouse(let missing): state = missing > 1 ? .mouse(missing: missing - 1) : .idle
    case .paste(var text):
      if let whole = text.read(byte) { inputs.append(.paste(whole)) } else { state = .paste(text) }
    }
  }

  /// Reads a byte with which something begins.
  private mutating func begin(
    _ byte: UInt8, with modifiers: Key.Modifiers, into inputs: inout [TerminalInput]
  ) {
    if byte == 0x1b {
      state = .escape(isSecond: false)
    } else if let key = Key(control: byte) {
      inputs.append(.key(Key(key.name, modifiers: key.modifiers.union(modifiers))))
    } else {
      decode(byte, by: ScalarDecoder(), with: modifiers, into: &inputs)
    }
  }

  /// Reads a byte after one or two ESC.
  ///
  /// Two are alt with a key that sends a sequence, or two keys.
  private mutating func escape(
    _ byte: UInt8, isSecond: Bool, into inputs: inout [TerminalInput]
  ) {
    if let sequence = ControlSequence(introducer: byte, isAfterEscape: isSecond) {
      state = .sequence(sequence)
      return
    }
    if isSecond { inputs.append(.key(.escape)) }
    if byte == 0x1b {
      state = .escape(isSecond: true)
    } else if let string = ControlString(introducer: byte) {
      state = .string(string)
    } else {
      begin(byte, with: .alt, into: &inputs)
    }
  }

  private mutating func decode(
    _ byte: UInt8, by decoder: ScalarDecoder, with modifiers: Key.Modifiers,
    into inputs: inout [TerminalInput]
  ) {
    var decoder = decoder
    switch decoder.read(byte) {
    case .unfinished: state = .character(decoder, modifiers)
    case .scalar(let scalar):
      // Control characters of two bytes are no keys. The others have been read before.
      guard scalar.properties.generalCategory != .control else { return }
      inputs.append(.key(Key(.character(Character(scalar)), modifiers: modifiers)))
    case .broken:
      inputs.append(.key(Key(.character(Self.replacement), modifiers: modifiers)))
      begin(byte, with: [], into: &inputs)
    }
  }

  private mutating func read(
    _ byte: UInt8, of sequence: consuming ControlSequence, into inputs: inout [TerminalInput]
  ) {
    switch sequence.read(byte) {
    case .unfinished: state = .sequence(sequence)
    case .complete: finish(sequence, into: &inputs)
    case .broken:
      inputs += sequence.keys.map { .key($0) }
      begin(byte, with: [], into: &inputs)
    }
  }

  /// Takes a complete sequence for what it means.
  ///
  /// ESC before it is alt if it is a key.
  private mutating func finish(
    _ sequence: ControlSequence, into inputs: inout [TerminalInput]
  ) {
    let meaning = sequence.meaning
    if case .keys(let keys) = meaning, !keys.isEmpty {
      inputs += keys.map { .key(sequence.isAfterEscape ? .alt($0) : $0) }
      return
    }
    if sequence.isAfterEscape { inputs.append(.key(.escape)) }
    switch meaning {
    case .nothing, .keys: break
    case .input(let input): inputs.append(input)
    case .pasteBegins: state = .paste(PastedText())
    case .mouseFollows: state = .mouse(missing: 3)
    }
  }

  private mutating func read(
    _ byte: UInt8, of string: consuming ControlString, into inputs: inout [TerminalInput]
  ) {
    switch string.read(byte) {
    case .unfinished: state = .string(string)
    case .complete: break
    case .broken:
      inputs += string.keys.map { .key($0) }
      begin(byte, with: [], into: &inputs)
    case .brokenByEscape:
      inputs += string.keys.map { .key($0) }
      escape(byte, isSecond: false, into: &inputs)
    }
  }

  private mutating func take() -> State {
    defer { state = .idle }
    return state
  }

  /// Takes what is held for what it means if no more belongs to it.
  private mutating func takeHeld() -> [TerminalInput] {
    let keys: [Key] =
      switch take() {
      case .idle, .mouse, .paste: []
      case .character(_, let modifiers): [Key(.character(Self.replacement), modifiers: modifiers)]
      case .escape(let isSecond): isSecond ? [.escape, .escape] : [.escape]
      case .sequence(let sequence): sequence.keys
      case .string(let string): string.keys
      }
    return keys.map { .key($0) }
  }

  private static let replacement = Character(ScalarDecoder.replacement)
}
