import Switchback

/// Where the host is with the screen on top: what it has printed of it, and what it asks next.
@MainActor
struct Conversation {
  let screen: any TerminalScreen

  private var heading: [String] = []
  private var bar: [String]?
  private var otherTab: Int?

  /// The position of the field that is asked.
  private(set) var field = 0

  /// Whether the next question is the first one.
  private var isBeginning = true

  /// Whether the question that was read last is the first one.
  private(set) var isFirst = true

  /// Whether the notice is to be printed before the next question.
  private var isNoticeDue = true

  /// What was printed of the field that is asked, and which one that was.
  private var announced: (field: Int, lines: [String])?

  /// The words of the screen's own that are understood.
  private(set) var commands: [String] = []

  /// Whether the form was complete before, and is asked again.
  private(set) var isRepeated = false

  init(with screen: any TerminalScreen) {
    self.screen = screen
  }

  /// Reads the screen.
  ///
  /// - Parameters:
  ///   - columns: The width of a line.
  ///   - bar: The tabs that it is one of, if it is.
  ///   - otherTab: The number of a tab that may be chosen, from 1; nil if there is none.
  /// - Returns: What to print first, and what to ask.
  mutating func next(columns: Int, below bar: [String]?, otherTab: Int?) -> (
    lines: [String], question: LineQuestion
  ) {
    self.otherTab = otherTab
    let content = screen.shown
    var lines: [String] = []
    if let bar, bar != self.bar { lines += bar }
    self.bar = bar
    let heading = content.heading(columns: columns, otherTab: otherTab)
    if heading != self.heading {
      lines += heading
      self.heading = heading
    }
    commands = content.commands.map(\.title)
    // What is to be said of the last answer, and where to begin, is not known before the work is done.
    if case .progress = content.request { return (lines, .progress) }
    if isNoticeDue, let notice = content.notice { lines += wrap(notice, columns: columns) }
    isNoticeDue = false
    if isBeginning { field = content.firstWrongField ?? 0 }
    isFirst = isBeginning
    isBeginning = false
    let question = question(of: content)
    return (lines + announce(question, columns: columns), question)
  }

  /// What there is to say before a field is asked, unless that was said.
  private mutating func announce(_ question: LineQuestion, columns: Int) -> [String] {
    guard case .field(let asked) = question else { return [] }
    let lines = asked.announcement(columns: columns)
    if let announced, announced.field == field, announced.lines == lines { return [] }
    announced = (field, lines)
    return lines
  }

  private mutating func question(of content: ScreenContent) -> LineQuestion {
    switch content.request {
    case .choices(let choices): return .choice(of: choices.count)
    case .form(let fields):
      guard !fields.isEmpty else { return .choice(of: 0) }
      field = min(field, fields.count - 1)
      return .field(fields[field])
    case .progress: return .progress
    }
  }

  /// Whether the screen shows or asks something else than it did when it was read last.
  func isOutdated(columns: Int, asked: LineQuestion?) -> Bool {
    let content = screen.shown
    var copy = self
    return content.heading(columns: columns, otherTab: otherTab) != heading
      || copy.question(of: content) != asked
  }

  /// Goes on to the next field, or to the first one again.
  ///
  /// - Returns: Whether there was a next one; if not, the form is complete.
  mutating func advance() -> Bool {
    guard case .form(let fields) = screen.shown.request, field + 1 < fields.count else {
      restart()
      isRepeated = true
      return false
    }
    field += 1
    return true
  }

  /// Goes back inside a form.
  ///
  /// - Returns: Whether there was a field before this one; not so where the screen asks for something else by now.
  mutating func goBack() -> Bool {
    guard field > 0, case .form = screen.shown.request else { return false }
    field -= 1
    return true
  }

  /// Begins again with the first question.
  mutating func restart() {
    field = 0
    isBeginning = true
    isNoticeDue = true
    announced = nil
  }

  /// The screen may have something to say about what was just done on it.
  mutating func noteCommand() { isNoticeDue = true }
}

extension ScreenContent {
  /// What stands above the question: title, text and choices.
  fileprivate func heading(columns: Int, otherTab: Int?) -> [String] {
    let step = step.map { ", step \($0.number) of \($0.count)" } ?? ""
    var lines = wrap("== \(title)\(step) ==", columns: columns)
    for (number, paragraph) in paragraphs.enumerated() {
      if number > 0 { lines.append("") }
      lines += wrap(paragraph, columns: columns)
    }
    switch request {
    case .choices(let choices):
      for (number, choice) in choices.enumerated() {
        lines += wrap(choice, columns: columns, prefix: "  \(number + 1)) ")
      }
    case .form(let fields):
      // A field can be answered by any word, so nothing else tells how to go back.
      if !fields.isEmpty {
        let tab = otherTab.map { ":tab \($0) to change tabs, " } ?? ""
        lines += wrap("Type :back to go back, \(tab):quit to leave, or :help.", columns: columns)
      }
    case .progress(let progress): lines += wrap(progress.label, columns: columns)
    }
    return lines
  }
}
