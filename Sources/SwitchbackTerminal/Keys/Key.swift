/// A key that was pressed in a terminal, with what was held down meanwhile.
///
/// A terminal sends what a key types, not where it lies on the keyboard. Shift is therefore part of
/// a character and not a modifier, except together with control, where the letter is in lower case.
/// What terminals cannot tell apart is one key here: Ctrl-H is backspace, Ctrl-I tab, Ctrl-M enter,
/// unless a terminal speaks the keyboard protocol that does.
///
/// ```swift
/// Key.escape.description                                  // esc
/// Key.control("c").description                            // ctrl-c
/// Key(.left, modifiers: [.alt, .shift]).description       // alt-shift-left
/// ```
public struct Key: Hashable, Sendable {
  /// What is on the key, or what it types.
  public var name: Name

  /// What was held down meanwhile.
  public var modifiers: Modifiers

  /// Describes a key.
  ///
  /// - Parameters:
  ///   - name: What is on the key, or what it types.
  ///   - modifiers: What is held down meanwhile. The default is nothing.
  public init(_ name: Name, modifiers: Modifiers = []) {
    self.name = name
    self.modifiers = modifiers
  }

  /// What is on a key, or what it types.
  public enum Name: Hashable, Sendable {
    /// A key that types a character; what comes from a terminal is a single Unicode scalar.
    case character(Character)
    /// Enter, also the one of the keypad.
    case enter
    /// Escape.
    case escape
    /// Tab.
    case tab
    /// Backspace, which deletes what is before the caret.
    case backspace
    /// Delete, which deletes what is after the caret.
    case delete
    /// Insert.
    case insert
    /// The arrow upwards.
    case up
    /// The arrow downwards.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// A function key, from 1.
    case function(Int)
    /// The button of a mouse that goes back.
    case mouseBack
  }

  /// What is held down while a key is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each, at the place that it has in what a terminal sends.
    public let rawValue: Int

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Self(rawValue: 1)
    /// Alt, on some keyboards named option or meta.
    public static let alt = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
  }
}

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
