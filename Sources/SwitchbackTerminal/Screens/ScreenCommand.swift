/// Something that can be done on a screen at any time: with a key of its own on a page, with a word line by
/// line.
///
/// ```swift
/// content.commands = [ScreenCommand("refresh", key: .control("r"))]
/// // ↑↓ move · enter choose · ctrl-r refresh · esc back · ctrl-c quit
/// ```
///
/// A key that is held together with control or alt, or a function key, does that wherever its user is on the
/// page. Any other, such as a letter, does it where nothing that is selected has a use for it. Esc, Ctrl-C, Ctrl-D,
/// Ctrl-Z and Ctrl-\\ stay what they are.
///
/// Line by line, the title is the word, in a form with a colon: `:refresh`. The words of the host, such as
/// `back`, stay what they are.
public struct ScreenCommand: Hashable, Sendable {
  /// What it does, in a word or two.
  public var title: String

  /// The key that does it.
  public var key: Key

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - title: What it does, in a word or two.
  ///   - key: The key that does it.
  public init(_ title: String, key: Key) {
    self.title = title
    self.key = key
  }

  /// Whether its key does it before anything on the page has a use for that.
  var isFirst: Bool {
    if case .function = key.name { return true }
    return !key.modifiers.isDisjoint(with: [.control, .alt])
  }
}
