public import Switchback

/// A screen that asks the user to pick one of some choices.
///
/// ```swift
/// let sizes = ["small", "large"]
/// flow.push(ChoiceScreen("What size?", choices: sizes) { [flow] in flow.finish(sizes[$0]) })
/// ```
///
/// What it shows stays as it is. A screen that asks for more, or whose content changes, is a ``TerminalScreen`` of
/// your own.
public final class ChoiceScreen: TerminalScreen, Presentable {
  /// The name, for logs and drawings: the title.
  public var name: String { content.title }

  /// What it shows, and goes on to show.
  public let content: ScreenContent

  private let onChoice: @MainActor (Int) -> Void

  /// Makes a screen of some choices.
  ///
  /// - Parameters:
  ///   - title: What the screen is called.
  ///   - paragraphs: What it says above the choices; nothing, unless you give it something.
  ///   - choices: What can be picked, in the order in which it is shown. If there are none, the user can only go back.
  ///   - onChoice: Called each time that the user picks one, with its position, from 0. The screen keeps it for as long
  ///     as it lives: let it hold the coordinator weakly.
  public init(
    _ title: String,
    _ paragraphs: [String] = [],
    choices: [String],
    onChoice: @escaping @MainActor (Int) -> Void,
  ) {
    content = ScreenContent(title: title, paragraphs: paragraphs, choices: choices)
    self.onChoice = onChoice
  }

  /// Passes on what the user picked.
  ///
  /// - Parameter choice: The position of the choice, from 0.
  public func chose(_ choice: Int) { onChoice(choice) }
}
