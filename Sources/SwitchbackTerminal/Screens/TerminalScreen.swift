public import Switchback

/// A screen of a terminal program: it says what it shows and asks, and hears what was answered.
///
/// It neither prints nor reads, so that a host may show the same screen line by line or as a page.
///
/// ```swift
/// final class NameScreen: TerminalScreen, Presentable {
///   private var typed = ""
///   private let onName: @MainActor (String) -> Void
///   init(onName: @escaping @MainActor (String) -> Void) { self.onName = onName }
///
///   var content: ScreenContent {
///     ScreenContent(title: "Welcome", form: [FormField("Your name", value: typed)])
///   }
///   func edited(field: Int, to text: String) { typed = text }
///   func submitted() { onName(typed) }
/// }
/// ```
///
/// > Source: the declarative forms of huh (Charm), with the state kept by the screen, so that it is
/// > still there after going back.
@MainActor
public protocol TerminalScreen: Screen {
  /// What the screen shows and asks now.
  ///
  /// A host reads it each time that it asks or draws something.
  var content: ScreenContent { get }

  /// Called by the screen when its content has changed by itself: because of work that goes on, not
  /// because of what the user did on it.
  ///
  /// The host that shows the screen sets it. A screen that never changes by itself leaves it out: the
  /// default keeps nothing.
  var onContentChange: (@MainActor () -> Void)? { get set }

  /// The user picked one of the choices.
  ///
  /// The default does nothing.
  ///
  /// - Parameter choice: The position of the choice, from 0.
  func chose(_ choice: Int)

  /// The user filled in a field of the form.
  ///
  /// Not called when the field keeps the value that it had. The default does nothing.
  ///
  /// - Parameters:
  ///   - field: The position of the field, from 0.
  ///   - text: What was typed; empty if nothing was and the field had no value.
  func edited(field: Int, to text: String)

  /// The user is through with the form.
  ///
  /// The default does nothing. If the same screen is on top afterwards, the form is asked again,
  /// beginning with the ``ScreenContent/notice``.
  func submitted()

  /// The user wants one of the commands to be carried out.
  ///
  /// The default does nothing.
  ///
  /// - Parameter command: The position of the command, from 0.
  func invoked(command: Int)
}

extension TerminalScreen {
  /// Nobody wants to know.
  public var onContentChange: (@MainActor () -> Void)? {
    get { nil }
    set {}
  }

  /// Nothing happens.
  public func chose(_ choice: Int) {}

  /// Nothing happens.
  public func edited(field: Int, to text: String) {}

  /// Nothing happens.
  public func submitted() {}

  /// Nothing happens.
  public func invoked(command: Int) {}
}
