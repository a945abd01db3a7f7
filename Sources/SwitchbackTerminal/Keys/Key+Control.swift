extension Key {
  /// Makes the key that sends a control character.
  ///
  /// Enter sends CR. LF counts as enter too, since scripts end a line with it, which leaves no key
  /// that would be Ctrl-J. Backspace sends DEL or BS, as the terminal is set.
  ///
  /// - Parameter byte: A byte. With ESC, or if it is no control character, nothing is made.
  init?(control byte: UInt8) {
    switch byte {
    case 0x00: self = .control(" ")
    case 0x08, 0x7f: self = .backspace
    case 0x09: self = .tab
    case 0x0a, 0x0d: self = .enter
    case 0x01...0x1a: self = .control(Character(Unicode.Scalar(byte | 0x60)))
    case 0x1c...0x1f: self = .control(Character(Unicode.Scalar(byte | 0x40)))
    default: return nil
    }
  }
}
