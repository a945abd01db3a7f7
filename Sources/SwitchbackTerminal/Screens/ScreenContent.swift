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
  /// The title of the screen.
  public var title: String

  /// The text of the screen, paragraph by paragraph.
  ///
  /// The host wraps each paragraph to the width of the terminal, and keeps the line breaks and the blanks inside it.
  public var paragraphs: [String]

  /// A sentence about the last answer, such as what was wrong with it; nil for none.
  public var notice: String?

  /// The number of this step, and the total number of steps; nil if the screen is not a step.
  public var step: Step?

  /// Whether the end is what matters most, as in a conversation.
  ///
  /// If the content is longer than the window, a page shows the end first. The default is no.
  public var isReadFromEnd = false

  /// A word for what completing the form does; nil for "done".
  public var submitTitle: String?

  /// A word for what going back from this screen does; nil for the default.
  ///
  /// The default is "back", or a word such as "cancel" or "close" if that fits better. On the first screen of a
  /// program, the default is "leave", because the host does not know what the program shows after its first flow. Set a
  /// word if your program goes on, such as "skip" for an introduction.
  public var backTitle: String?

  /// The commands of the screen, in the order in which the host lists them.
  ///
  /// The default is none.
  public var commands: [ScreenCommand] = []

  /// What the screen asks for.
  public var request: Request

  /// The number of a step, and of all steps.
  public struct Step: Hashable, Sendable {
    /// The number of the step, from 1.
    public var number: Int

    /// The number of all steps.
    public var count: Int

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - number: The number of the step, from 1.
    ///   - count: The number of all steps.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// What a screen can ask for.
  public enum Request: Hashable, Sendable {
    /// One of these choices.
    ///
    /// Without choices, the user can only go back or leave.
    case choices([String])
    /// All of these fields, one after the other.
    ///
    /// A form without fields is the same as no choices.
    case form([FormField])
    /// Nothing, because some work is in progress.
    ///
    /// Going back cancels the work. The screen calls ``TerminalScreen/onContentChange`` when the work advances.
    case progress(Progress)
  }

  /// The progress of some work.
  public struct Progress: Hashable, Sendable {
    /// What the program is doing.
    public var label: String

    /// How much of the work is done, from 0 to 1; nil if that is not known.
    public var fraction: Double?

    /// Creates a description of the progress.
    ///
    /// - Parameters:
    ///   - label: What the program is doing.
    ///   - fraction: How much of the work is done, from 0 to 1. The default is that this is not known.
    public init(_ label: String, fraction: Double? = nil) {
      self.label = label
      self.fraction = fraction
    }
  }

  /// Creates the content of a screen with choices.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - step: The number of this step, and of all steps. The default is none.
  ///   - paragraphs: The text of the screen. The default is none.
  ///   - notice: A sentence about the last answer. The default is none.
  ///   - choices: The choices.
  public init(
    title: String,
    step: Step? = nil,
    paragraphs: [String] = [],
    notice: String? = nil,
    choices: [String],
  ) {
    self.title = title
    self.step = step
    self.paragraphs = paragraphs
    self.notice = notice
    request = .choices(choices)
  }

  /// Creates the content of a screen with a form.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - step: The number of this step, and of all steps. The default is none.
  ///   - paragraphs: The text of the screen. The default is none.
  ///   - notice: A sentence about the last answer. The default is none.
  ///   - form: The fields, in the order in which the host asks them.
  public init(
    title: String,
    step: Step? = nil,
    paragraphs: [String] = [],
    notice: String? = nil,
    form: [FormField],
  ) {
    self.title = title
    self.step = step
    self.paragraphs = paragraphs
    self.notice = notice
    request = .form(form)
  }

  /// Creates the content of a screen that shows the progress of some work.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - step: The number of this step, and of all steps. The default is none.
  ///   - paragraphs: The text of the screen. The default is none.
  ///   - progress: The progress of the work.
  public init(
    title: String,
    step: Step? = nil,
    paragraphs: [String] = [],
    progress: Progress,
  ) {
    self.title = title
    self.step = step
    self.paragraphs = paragraphs
    request = .progress(progress)
  }
}

extension ScreenContent {
  /// The position of the first field with which something is wrong.
  var firstWrongField: Int? {
    guard case .form(let fields) = request else { return nil }
    return fields.firstIndex { $0.error != nil }
  }
}
