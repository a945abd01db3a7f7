/// A key that the user pressed in a terminal, with its modifiers.
///
/// A terminal sends what a key types, not where the key is on the keyboard. So Shift is part of the character, and not
/// a modifier. It is a modifier only together with Control, and the letter is then in lower case. Most terminals cannot
/// tell some keys apart, and these are one key here: Ctrl-H is Backspace, Ctrl-I is Tab, and Ctrl-M is Enter. A
/// terminal with a keyboard protocol that can tell them apart sends different keys.
///
/// ```swift
/// Key.escape.description          // esc
/// Key.control("c").description    // ctrl-c
/// // alt-shift-left
/// Key(.left, modifiers: [.alt, .shift]).description
/// ```
public struct Key: Hashable, Sendable {
  /// The name of the key, or the character that it types.
  public var name: Name

  /// The modifiers that are held down.
  public var modifiers: Modifiers

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: The name of the key, or the character that it types.
  ///   - modifiers: The modifiers that are held down. The default is none.
  public init(_ name: Name, modifiers: Modifiers = []) {
    self.name = name
    self.modifiers = modifiers
  }

  /// The name of a key, or the character that it types.
  public enum Name: Hashable, Sendable {
    /// A key that types a character.
    ///
    /// From a terminal, the character is always a single Unicode scalar.
    case character(Character)
    /// Enter, on the keyboard or the keypad.
    case enter
    /// Escape.
    case escape
    /// Tab.
    case tab
    /// Backspace, which deletes the character before the caret.
    case backspace
    /// Delete, which deletes the character after the caret.
    case delete
    /// Insert.
    case insert
    /// The Up arrow.
    case up
    /// The Down arrow.
    case down
    /// The Left arrow.
    case left
    /// The Right arrow.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// A function key, numbered from 1.
    case function(Int)
    /// The back button of a mouse.
    case mouseBack
  }

  /// The modifiers that are held down with a key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each modifier, at the place that terminals use for it.
    public let rawValue: Int

    /// Creates a set of modifiers from its bits.
    ///
    /// - Parameter rawValue: One bit for each modifier.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Self(rawValue: 1)
    /// Alt, called Option or Meta on some keyboards.
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
