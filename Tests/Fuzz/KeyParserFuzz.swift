/// Tries the parser of keys, and what is printed of text, with whatever the fuzzer thinks of; see
/// `.ci/fuzz-keys`.
///
/// The first byte says after how many others each no more come in time, zero for never. The others
/// are fed as far as the next such place at once, byte by byte, and in pieces of three.
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
    require(whole.inputs == cut.inputs, "\(whole.inputs) is \(cut.inputs) in pieces")
  }
  require(whole.inputs.count <= bytes.count, "more came out than went in")
  for input in whole.inputs { check(input, byteCount: bytes.count) }
  if first == 0 { checkText(bytes.dropFirst(), is: whole.inputs) }
  checkPrinting(String(decoding: bytes, as: UTF8.self))
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
    require(wasWaiting || held.isEmpty, "\(held) was held by a parser that did not wait")
    require(held.count <= 2, "\(held) is more than can be held")
    require(!parser.isWaiting && parser.timeOut().isEmpty, "still waiting")
    inputs += held
  }

  /// Whatever came before, a key is heard after the end of a paste and a pause.
  private func checkThatKeysAreHeard() {
    var parser = parser
    _ = parser.feed("\u{1b}[201~".utf8)
    require(parser.feed("a".utf8) == [.key(.character("a"))], "the parser does not recover")
  }
}

/// Nothing that comes out has control characters or is longer than what went in.
private func check(_ input: TerminalInput, byteCount: Int) {
  switch input {
  case .key(let key):
    guard case .character(let character) = key.name else { return }
    require(!character.unicodeScalars.contains(where: isControl), "a key of a control")
    require(character.unicodeScalars.count == 1, "a key of several scalars")
  case .paste(let text):
    require(!text.unicodeScalars.contains { isControl($0) && $0 != "\n" }, "pasted control")
    require(text.unicodeScalars.count <= byteCount, "more was pasted than came")
  case .kittyKeyboard, .deviceAttributes: break
  }
}

/// What has no control characters of ASCII is typed as a string has it.
private func checkText(_ bytes: ArraySlice<UInt8>, is inputs: [TerminalInput]) {
  guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else { return }
  let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { !isControl($0) }
  let keys = scalars.map { TerminalInput.key(.character(Character($0))) }
  require(inputs == keys, "\(inputs) is not the text \(keys)")
}

/// What is printed has neither control characters nor embeddings, all else that was there, and is done with
/// at once.
private func checkPrinting(_ text: String) {
  for keepsLineBreaks in [true, false] {
    func printed(_ text: String) -> String {
      PrintableText(text, keepsLineBreaks: keepsLineBreaks).description
    }
    let once = printed(text)
    let rest = once.unicodeScalars.filter { $0 != "\n" || !keepsLineBreaks }
    require(!rest.contains { isControl($0) || isEmbedding($0) }, "\(rest) was printed")
    require(printed(once) == once, "\(once) is printed otherwise")
    let harmless = text.unicodeScalars.filter { !isControl($0) && !isEmbedding($0) }
    require(once.unicodeScalars.count >= harmless.count, "\(once) is all of \(text)")
  }
}

private func isEmbedding(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control
}

/// Says what went wrong, which an optimised program does not do for a precondition.
private func require(_ condition: Bool, _ problem: @autoclosure () -> String) {
  if !condition { fatalError(problem()) }
}
