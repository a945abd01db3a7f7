extension Key {
  /// The Enter key.
  public static let enter = Key(.enter)
  /// The Escape key.
  public static let escape = Key(.escape)
  /// The Tab key.
  public static let tab = Key(.tab)
  /// The Tab key with Shift.
  public static let shiftTab = Key(.tab, modifiers: .shift)
  /// The Backspace key.
  public static let backspace = Key(.backspace)
  /// The Delete key.
  public static let delete = Key(.delete)
  /// The Insert key.
  public static let insert = Key(.insert)
  /// The Up arrow key.
  public static let up = Key(.up)
  /// The Down arrow key.
  public static let down = Key(.down)
  /// The Left arrow key.
  public static let left = Key(.left)
  /// The Right arrow key.
  public static let right = Key(.right)
  /// The Home key.
  public static let home = Key(.home)
  /// The End key.
  public static let end = Key(.end)
  /// The Page Up key.
  public static let pageUp = Key(.pageUp)
  /// The Page Down key.
  public static let pageDown = Key(.pageDown)
  /// The back button of a mouse.
  public static let mouseBack = Key(.mouseBack)

  /// Creates a key that types a character.
  ///
  /// - Parameter character: The character as typed. With Shift, a key types a different character.
  /// - Returns: The key, without modifiers.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// Creates a key that types a character, with Control held down.
  ///
  /// - Parameter character: The character. A letter is in lower case.
  /// - Returns: The key, with Control.
  public static func control(_ character: Character) -> Key {
    Key(.character(character), modifiers: .control)
  }

  /// Creates a function key.
  ///
  /// - Parameter number: The number on the key, from 1.
  /// - Returns: The key, without modifiers.
  public static func function(_ number: Int) -> Key { Key(.function(number)) }

  /// Adds Alt to a key.
  ///
  /// - Parameter key: The key, with its other modifiers.
  /// - Returns: The same key, with Alt.
  public static func alt(_ key: Key) -> Key { Key(key.name, modifiers: key.modifiers.union(.alt)) }
}

// MARK: - CustomStringConvertible

extension Key: CustomStringConvertible {
  /// The name of the key in the last row of a page, such as `esc`, `ctrl-c` or `page up`.
  ///
  /// Words are in lower case. A character stands for itself.
  public var description: String {
    let held: [(Modifiers, String)] = [(.control, "ctrl-"), (.alt, "alt-"), (.shift, "shift-")]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + name.description
  }
}

extension Key.Name: CustomStringConvertible {
  /// The name of the key in the last row of a page, without modifiers.
  public var description: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "tab"
    case .backspace: "backspace"
    case .delete: "delete"
    case .insert: "insert"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .function(let number): "f\(number)"
    case .mouseBack: "mouse back"
    }
  }
}
