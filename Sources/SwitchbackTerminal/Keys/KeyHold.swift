/// What is held down while a key is pressed, as a terminal says it.
struct KeyHold {
  /// What a key of ours can have.
  let modifiers: Key.Modifiers

  /// Whether a modifier of the desktop is held down, with which a character is not typed.
  ///
  /// Other keys are the same with it: terminals use its bit for alt now and then.
  let isShortcut: Bool

  /// Reads the bits.
  ///
  /// - Parameter bits: Shift, alt, control, super, hyper, meta, and two locks.
  init(bits: Int) {
    modifiers = Key.Modifiers(rawValue: bits & 0b0111)
    isShortcut = bits & 0b11_1000 != 0
  }
}
