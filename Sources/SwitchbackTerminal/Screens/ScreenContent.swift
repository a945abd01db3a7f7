/// What a screen shows and asks, as a value.
///
/// ```swift
/// ScreenContent(
///   title: "Home",
///   paragraphs: ["You are signed in as ada."],
///   choices: ["Help", "Sign out"],
/// )
/// // == Home ==
/// // You are signed in as ada.
/// //   1) Help
/// //   2) Sign out
/// // Your choice (1-2, or help):
/// ```
public struct ScreenContent: Hashable, Sendable {
  /// What the screen is called.
  public var title: String

  /// What it says, paragraph by paragraph.
  ///
  /// Each is wrapped to the width of the terminal; a line break inside one is kept.
  public var paragraphs: [String]

  /// A sentence about the last answer, such as what was wrong with it; nil for none.
  public var notice: String?

  /// What is asked.
  public var request: Request

  /// What a screen can ask for.
  public enum Request: Hashable, Sendable {
    /// One of these.
    ///
    /// With none, only going back and leaving can be answered.
    case choices([String])
    /// All of these, one after the other.
    ///
    /// A form without fields is the same as no choices.
    case form([FormField])
  }

  /// Describes a screen on which one thing is chosen.
  ///
  /// - Parameters:
  ///   - title: What the screen is called.
  ///   - paragraphs: What it says. The default is nothing.
  ///   - notice: A sentence about the last answer. The default is none.
  ///   - choices: What can be chosen.
  public init(
    title: String,
    paragraphs: [String] = [],
    notice: String? = nil,
    choices: [String],
  ) {
    self.title = title
    self.paragraphs = paragraphs
    self.notice = notice
    request = .choices(choices)
  }

  /// Describes a screen on which a form is filled in.
  ///
  /// - Parameters:
  ///   - title: What the screen is called.
  ///   - paragraphs: What it says. The default is nothing.
  ///   - notice: A sentence about the last answer. The default is none.
  ///   - form: The fields, in the order in which they are asked.
  public init(
    title: String,
    paragraphs: [String] = [],
    notice: String? = nil,
    form: [FormField],
  ) {
    self.title = title
    self.paragraphs = paragraphs
    self.notice = notice
    request = .form(form)
  }
}
