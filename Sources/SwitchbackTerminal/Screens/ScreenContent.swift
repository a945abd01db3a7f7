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

  /// Which of how many steps this is, counted from 1; nil if it is none of several.
  public var step: Step?

  /// Whether the end is what matters most, as in a conversation.
  ///
  /// On a page that is longer than the window, that is seen first. The default is no.
  public var isReadFromEnd = false

  /// What being through with a form does, in a word; nil for "done".
  public var submitTitle: String?

  /// What going back from here is called, in a word; nil for "back", or what else it does.
  ///
  /// On the first screen of all, that is "leave": what a program shows after its first flow, nobody knows before.
  /// Set it where a program goes on, as with "skip" for an introduction.
  public var backTitle: String?

  /// What can be done at any time, in the order in which it is offered; nothing, unless it is set.
  public var commands: [ScreenCommand] = []

  /// What is asked.
  public var request: Request

  /// One of several steps.
  public struct Step: Hashable, Sendable {
    /// Which one, from 1.
    public var number: Int

    /// How many there are.
    public var count: Int

    /// Describes a step.
    ///
    /// - Parameters:
    ///   - number: Which one, from 1.
    ///   - count: How many there are.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }
  }

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
    /// Nothing: some work is under way, and going back cancels it.
    ///
    /// A screen says with ``TerminalScreen/onContentChange`` that it is further on.
    case progress(Progress)
  }

  /// How far some work is.
  public struct Progress: Hashable, Sendable {
    /// What is being done.
    public var label: String

    /// How much of it is done, from 0 to 1; nil if that is not known.
    public var fraction: Double?

    /// Describes how far some work is.
    ///
    /// - Parameters:
    ///   - label: What is being done.
    ///   - fraction: How much of it is done, from 0 to 1. The default is that this is not known.
    public init(_ label: String, fraction: Double? = nil) {
      self.label = label
      self.fraction = fraction
    }
  }

  /// Describes a screen on which one thing is chosen.
  ///
  /// - Parameters:
  ///   - title: What the screen is called.
  ///   - step: Which of how many steps it is. The default is none.
  ///   - paragraphs: What it says. The default is nothing.
  ///   - notice: A sentence about the last answer. The default is none.
  ///   - choices: What can be chosen.
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

  /// Describes a screen on which a form is filled in.
  ///
  /// - Parameters:
  ///   - title: What the screen is called.
  ///   - step: Which of how many steps it is. The default is none.
  ///   - paragraphs: What it says. The default is nothing.
  ///   - notice: A sentence about the last answer. The default is none.
  ///   - form: The fields, in the order in which they are asked.
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

  /// Describes a screen that is shown while some work is under way.
  ///
  /// - Parameters:
  ///   - title: What the screen is called.
  ///   - step: Which of how many steps it is. The default is none.
  ///   - paragraphs: What it says. The default is nothing.
  ///   - progress: How far the work is.
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
