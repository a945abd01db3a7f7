/// Something that the user can do on a screen at any time, by a key on a page or by a word.
///
/// ```swift
/// content.commands = [ScreenCommand("refresh", key: .control("r"))]
/// // ↑↓ move · enter choose · ctrl-r refresh · esc back · ctrl-c quit
/// ```
///
/// On a page, a function key or a key with Control or Alt works wherever the user is. Any other key, such as a letter,
/// works only if the selected control does not use it, and the last row of the page shows it only then. Esc, Ctrl-C,
/// Ctrl-D, Ctrl-Z and Ctrl-\\ keep their meaning.
///
/// Line by line, the user types the title, or in a form the title with a colon, such as `:refresh`. The words of the
/// host, such as `back`, keep their meaning.
public struct ScreenCommand: Hashable, Sendable {
  /// What the command does, in a word or two.
  public var title: String

  /// The key for the command.
  public var key: Key

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: What the command does, in a word or two.
  ///   - key: The key for the command.
  public init(_ title: String, key: Key) {
    self.title = title
    self.key = key
  }

  /// Whether its key means something else on every page, so that only its word does it.
  var isByWordOnly: Bool {
    key == .escape || ["c", "d", "z", "\\"].contains { key == .control($0) }
  }

  /// Whether its key does it before anything on the page has a use for that.
  var isFirst: Bool {
    if case .function = key.name { return true }
    return !key.modifiers.isDisjoint(with: [.control, .alt])
  }
}
