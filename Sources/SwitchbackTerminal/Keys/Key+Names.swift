extension Key {
  /// Enter alone.
  public static let enter = Key(.enter)
  /// Escape alone.
  public static let escape = Key(.escape)
  /// Tab alone.
  public static let tab = Key(.tab)
  /// Tab with shift.
  public static let shiftTab = Key(.tab, modifiers: .shift)
  /// Backspace alone.
  public static let backspace = Key(.backspace)
  /// Delete alone.
  public static let delete = Key(.delete)
  /// Insert alone.
  public static let insert = Key(.insert)
  /// The arrow upwards alone.
  public static let up = Key(.up)
  /// The arrow downwards alone.
  public static let down = Key(.down)
  /// The arrow to the left alone.
  public static let left = Key(.left)
  /// The arrow to the right alone.
  public static let right = Key(.right)
  /// Home alone.
  public static let home = Key(.home)
  /// End alone.
  public static let end = Key(.end)
  /// Page up alone.
  public static let pageUp = Key(.pageUp)
  /// Page down alone.
  public static let pageDown = Key(.pageDown)
  /// The button of a mouse that goes back.
  public static let mouseBack = Key(.mouseBack)

  /// A key that types a character.
  ///
  /// - Parameter character: The character, as typed: with shift, it is another one.
  /// - Returns: The key, without modifiers.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// A key that types a character, with control held down.
  ///
  /// - Parameter character: The character; a letter in lower case.
  /// - Returns: The key, with control.
  public static func control(_ character: Character) -> Key {
    Key(.character(character), modifiers: .control)
  }

  /// A function key alone.
  ///
  /// - Parameter number: The number on it, from 1.
  /// - Returns: The key, without modifiers.
  public static func function(_ number: Int) -> Key { Key(.function(number)) }

  /// A key with alt held down.
  ///
  /// - Parameter key: The key, with its other modifiers.
  /// - Returns: The same key, with alt too.
  public static func alt(_ key: Key) -> Key { Key(key.name, modifiers: key.modifiers.union(.alt)) }
}

// MARK: - CustomStringConvertible

extension Key: CustomStringConvertible {
  /// What a line that lists the keys prints for it, such as `esc`, `ctrl-c` or `page up`.
  ///
  /// Words are in lower case; a character stands for itself.
  public var description: String {
    let held: [(Modifiers, String)] = [(.control, "ctrl-"), (.alt, "alt-"), (.shift, "shift-")]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + name.description
  }
}

extension Key.Name: CustomStringConvertible {
  /// What a line that lists the keys prints for it, without modifiers.
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
