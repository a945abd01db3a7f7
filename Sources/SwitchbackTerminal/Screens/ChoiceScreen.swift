public import Switchback

/// A screen that asks the user to pick one of several choices.
///
/// ```swift
/// let sizes = ["small", "large"]
/// flow.push(
///   ChoiceScreen("What size?", choices: sizes) { [flow] in
///     flow.finish(sizes[$0])
///   })
/// ```
///
/// Its content never changes. To ask for more, or to change the content, write a ``TerminalScreen`` of your own.
public final class ChoiceScreen: TerminalScreen, Presentable {
  /// The name in logs and drawings, which is the title.
  public var name: String { content.title }

  /// The content of the screen, which never changes.
  public let content: ScreenContent

  private let count: Int
  private let onChoice: @MainActor (Int) -> Void

  /// Creates a screen with some choices.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - paragraphs: The text above the choices. The default is none.
  ///   - choices: The choices, in the order in which the screen shows them. If there are none, the user can only go
  ///     back.
  ///   - onChoice: Called each time that the user picks a choice, with its position, from 0. The screen retains this
  ///     closure for as long as it lives, so capture the coordinator weakly.
  public init(
    _ title: String,
    _ paragraphs: [String] = [],
    choices: [String],
    onChoice: @escaping @MainActor (Int) -> Void,
  ) {
    content = ScreenContent(title: title, paragraphs: paragraphs, choices: choices)
    count = choices.count
    self.onChoice = onChoice
  }

  /// Passes on the choice that the user picked.
  ///
  /// - Precondition: There is a choice at this position.
  /// - Parameter choice: The position of the choice, from 0.
  public func chose(_ choice: Int) {
    precondition(
      choice >= 0 && choice < count,
      """
      "\(name)" has \(count == 1 ? "one choice" : "\(count) choices"), and none at position \(choice). Positions begin \
      with 0.
      """)
    onChoice(choice)
  }
}
