/// The keys of sequences. Terminals disagree; what is known of any of them is understood from all.
///
/// > Source: *XTerm Control Sequences*; the manuals of rxvt and of the Linux console; Kitty's
/// > *Comprehensive keyboard handling in terminals*.
extension ControlSequence {
  /// `CSI [ A` to `CSI [ E`, the first five function keys.
  func linuxFunctionKey(_ last: Character) -> Key? {
    Array("ABCDE").firstIndex(of: last).map { .function($0 + 1) }
  }

  /// `SS3 A`, and the keypad; some terminals put what was held down before the letter.
  func singleShiftKey(_ last: Character, _ parameters: SequenceParameters) -> Key? {
    if let arrow = Self.arrow(rxvt: last) { return Key(arrow, modifiers: .control) }
    guard let name = Self.letters[last] ?? Self.keypad[last], let hold = parameters.hold() else {
      return nil
    }
    return Key(name, modifiers: hold.modifiers)
  }

  /// `CSI A`, `CSI 1;3A`, and `CSI 3A` as old ones send it: what was held down is always the last.
  func letteredKey(_ last: Character, _ parameters: SequenceParameters) -> Key? {
    if let arrow = Self.arrow(rxvt: last) { return Key(arrow, modifiers: .shift) }
    guard let hold = parameters.hold() else { return nil }
    if last == "Z" { return Key(.tab, modifiers: hold.modifiers.union(.shift)) }
    return Self.letters[last].map { Key($0, modifiers: hold.modifiers) }
  }

  /// `CSI 3~` and `CSI 3;5~`; rxvt says by the last character what was held down.
  func numberedKey(_ last: Character, _ parameters: SequenceParameters) -> Key? {
    guard let number = parameters.number(0), let hold = parameters.hold(in: 1) else { return nil }
    if number == 27, last == "~" {
      return parameters.number(2).flatMap { Key(code: $0, shifted: nil, hold: hold) }
    }
    var modifiers = hold.modifiers
    if "$@".contains(last) { modifiers.insert(.shift) }
    if "^@".contains(last) { modifiers.insert(.control) }
    return Self.name(number: number).map { Key($0, modifiers: modifiers) }
  }

  /// `CSI 97:65:97;2:1;65u`: a code, what it is with shift, what stands there on a keyboard with Latin letters, what
  /// was held down, and what it types.
  ///
  /// Ctrl and Alt mean the Latin letter on any keyboard, as they do without the protocol.
  func codedKeys(_ parameters: SequenceParameters) -> [Key] {
    guard let hold = parameters.hold(in: 1) else { return [] }
    let text = parameters.fields.dropFirst(2).first?.compactMap { $0 } ?? []
    if !text.isEmpty, hold.modifiers.isSubset(of: .shift), !hold.isShortcut {
      return text.compactMap { Unicode.Scalar(typed: $0) }.map { .character(Character($0)) }
    }
    var code = parameters.number(0) ?? 0
    if code > 127, !hold.modifiers.isSubset(of: .shift), let latin = parameters.number(0, part: 2) {
      code = latin
    }
    return [Key(code: code, shifted: parameters.number(0, part: 1), hold: hold)].compactMap { $0 }
  }

  private static let letters: [Character: Key.Name] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  private static let keypad: [Character: Key.Name] = [
    "M": .enter, "I": .tab, "X": .character("="), "j": .character("*"), "k": .character("+"),
    "l": .character(","), "m": .character("-"), "n": .character("."), "o": .character("/"),
    "p": .character("0"), "q": .character("1"), "r": .character("2"), "s": .character("3"),
    "t": .character("4"), "u": .character("5"), "v": .character("6"), "w": .character("7"),
    "x": .character("8"), "y": .character("9"),
  ]

  private static func arrow(rxvt letter: Character) -> Key.Name? {
    "abcd".contains(letter) ? letters[Character(letter.uppercased())] : nil
  }

  private static func name(number: Int) -> Key.Name? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The numbers leave gaps where the keyboard of the VT220 had them.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}
