extension Key {
  /// Makes a key from its code and what was held down.
  ///
  /// The same key is made as from a terminal that sends what a key types: shift is in the
  /// character, unless control is held down, and with control a letter is in lower case.
  ///
  /// - Parameters:
  ///   - code: A Unicode scalar, or what stands for a key that types nothing.
  ///   - shifted: What the key is with shift, if that is known.
  ///   - hold: What was held down.
  init?(code: Int, shifted: Int?, hold: KeyHold) {
    guard let name = Name(code: code) else { return nil }
    self.init(name, modifiers: hold.modifiers)
    guard case .character(var character) = name else { return }
    guard !hold.isShortcut else { return nil }
    if modifiers.contains(.control) {
      character = Character(single: character.lowercased()) ?? character
    } else if modifiers.remove(.shift) != nil {
      let known = shifted.flatMap { Unicode.Scalar(typed: $0) }.map { Character($0) }
      character = known ?? Character(single: character.uppercased()) ?? character
    }
    self.name = .character(character)
  }
}

extension Key.Name {
  /// Makes a name from a code.
  ///
  /// - Parameter code: A Unicode scalar, or what stands for a key that types nothing; for those, Kitty
  ///   uses the code points that Unicode leaves to private use. With any other, nothing is made.
  fileprivate init?(code: Int) {
    switch code {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 10, 13: self = .enter
    case 27: self = .escape
    case 57_376...57_398: self = .function(code - 57_363)
    case 57_399...57_426: self = Self.keypad[code - 57_399]
    case 57_344...63_743: return nil
    default:
      guard let scalar = Unicode.Scalar(typed: code) else { return nil }
      self = .character(Character(scalar))
    }
  }

  private static let keypad: [Self] =
    "0123456789./*-+".map { .character($0) } + [
      .enter, .character("="), .character(","), .left, .right, .up, .down,
      .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
}

extension Unicode.Scalar {
  /// Makes a scalar that a key can type.
  ///
  /// - Parameter code: A code point. With a control character or no scalar, nothing is made.
  init?(typed code: Int) {
    guard
      let scalar = UInt32(exactly: code).flatMap({ Unicode.Scalar($0) }),
      scalar.properties.generalCategory != .control
    else { return nil }
    self = scalar
  }
}

extension Character {
  /// Makes a character from the only scalar of a text, if it has only one.
  fileprivate init?(single text: String) {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    self.init(scalar)
  }
}
