public import Switchback

/// A screen of a terminal program, which says what it shows and asks, and receives the answers.
///
/// The screen neither prints nor reads, so that a host can show it line by line or as a page.
///
/// ```swift
/// final class NameScreen: TerminalScreen, Presentable {
///   private var typed = ""
///   private let onName: @MainActor (String) -> Void
///   init(onName: @escaping @MainActor (String) -> Void) {
///     self.onName = onName
///   }
///
///   var content: ScreenContent {
///     ScreenContent(
///       title: "Welcome",
///       form: [FormField("Your name", value: typed)])
///   }
///   func edited(field: Int, to text: String) { typed = text }
///   func submitted() { onName(typed) }
/// }
/// ```
///
/// > Source: the declarative forms of huh (Charm). Here, the screen keeps the state, so that the state is still there
/// > after going back.
@MainActor
public protocol TerminalScreen: Screen {
  /// What the screen shows and asks now.
  ///
  /// A host reads it each time that it asks or draws something.
  var content: ScreenContent { get }

  /// A closure that the screen calls when its content has changed by itself.
  ///
  /// Call it for changes that come from work in progress, not for those that come from the user's answers. The host
  /// that shows the screen sets the closure. If your content never changes by itself, leave the property out: the
  /// default stores nothing.
  var onContentChange: (@MainActor () -> Void)? { get set }

  /// Receives the choice that the user picked.
  ///
  /// The default does nothing.
  ///
  /// - Parameter choice: The position of the choice, from 0.
  func chose(_ choice: Int)

  /// Receives the text that the user entered in a field.
  ///
  /// The host does not call it if the field keeps its value. The default does nothing.
  ///
  /// - Parameters:
  ///   - field: The position of the field, from 0.
  ///   - text: The text. It is empty if the user entered nothing and the field had no value.
  func edited(field: Int, to text: String)

  /// Tells the screen that the user has completed the form.
  ///
  /// The default does nothing. If the same screen is on top afterwards, the host asks the form again, beginning with
  /// the ``ScreenContent/notice``.
  func submitted()

  /// Carries out a command that the user has chosen.
  ///
  /// The default does nothing.
  ///
  /// - Parameter command: The position of the command, from 0.
  func invoked(command: Int)
}

extension TerminalScreen {
  /// Stores nothing.
  public var onContentChange: (@MainActor () -> Void)? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func chose(_ choice: Int) {}

  /// Does nothing.
  public func edited(field: Int, to text: String) {}

  /// Does nothing.
  public func submitted() {}

  /// Does nothing.
  public func invoked(command: Int) {}
}
