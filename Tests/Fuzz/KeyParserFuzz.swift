/// Tries the parser of keys with whatever the fuzzer thinks of; see `.ci/fuzz-keys`.
///
/// The first byte says after how many bytes each no more come in time, zero for never. With the others
/// the parser is fed as far as the next such place at once, byte by byte, and in uneven pieces.
///
/// - Parameters:
///   - start: The first byte.
///   - count: How many there are.
/// - Returns: Zero, as the fuzzer expects.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeyParser(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let whole = Reading(bytes.dropFirst(), timeOutEvery: Int(first), piece: .max)
  for piece in [1, 3] {
    let cut = Reading(bytes.dropFirst(), timeOutEvery: Int(first), piece: piece)
    precondition(whole.inputs == cut.inputs, "\(whole.inputs) is \(cut.inputs) in pieces")
  }
  precondition(whole.inputs.count <= bytes.count, "more came out than went in")
  for input in whole.inputs { check(input, byteCount: bytes.count) }
  return 0
}

/// What the parser makes of bytes; on the way, what has to hold at every place.
private struct Reading {
  private(set) var inputs: [TerminalInput] = []
  private var parser = KeyParser()

  init(_ bytes: ArraySlice<UInt8>, timeOutEvery period: Int, piece: Int) {
    var rest = bytes
    while !rest.isEmpty {
      let part = rest.prefix(period == 0 ? .max : period)
      rest = rest.dropFirst(part.count)
      feed(part, piece: piece)
      if period > 0 { timeOut() }
    }
    timeOut()
    checkThatKeysAreHeard()
  }

  private mutating func feed(_ bytes: ArraySlice<UInt8>, piece: Int) {
    var rest = bytes
    while !rest.isEmpty {
      inputs += parser.feed(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
  }

  private mutating func timeOut() {
    let wasWaiting = parser.isWaiting
    let held = parser.timeOut()
    precondition(wasWaiting || held.isEmpty, "\(held) was held by a parser that did not wait")
    precondition(held.count <= 2, "\(held) is more than can be held")
    precondition(!parser.isWaiting && parser.timeOut().isEmpty, "still waiting")
    inputs += held
  }

  /// Whatever came before, a key is heard after the end of a paste and a pause.
  private func checkThatKeysAreHeard() {
    var parser = parser
    _ = parser.feed("\u{1b}[201~".utf8)
    precondition(parser.feed("a".utf8) == [.key(.character("a"))], "the parser does not recover")
  }
}

/// Nothing that comes out has control characters or is longer than what went in.
private func check(_ input: TerminalInput, byteCount: Int) {
  switch input {
  case .key(let key):
    guard case .character(let character) = key.name else { return }
    precondition(!character.unicodeScalars.contains(where: isControl), "a key of a control")
    precondition(character.unicodeScalars.count == 1, "a key of several scalars")
  case .paste(let text):
    precondition(!text.unicodeScalars.contains { isControl($0) && $0 != "\n" }, "pasted control")
    precondition(text.unicodeScalars.count <= byteCount, "more was pasted than came")
  case .kittyKeyboard, .deviceAttributes: break
  }
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control
}
