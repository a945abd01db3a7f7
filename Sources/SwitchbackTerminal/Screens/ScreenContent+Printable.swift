import Switchback

extension TerminalScreen {
  /// What the screen shows and asks now, fit to be printed.
  var shown: ScreenContent { content.printable }
}

extension ScreenContent {
  /// The same, fit to be printed.
  ///
  /// What stands in a field, and what can be chosen in one, is handed back to the screen; it stays as it is, and is
  /// made printable where it is printed.
  var printable: ScreenContent {
    var content = self
    content.title = title.printableLine
    content.paragraphs = paragraphs.map(\.printableLines)
    content.notice = notice?.printableLines
    content.submitTitle = submitTitle?.printableLine
    content.backTitle = backTitle?.printableLine
    content.commands = commands.map { ScreenCommand($0.title.printableLine, key: $0.key) }
    content.request = request.printable
    return content
  }
}

extension ScreenContent.Request {
  fileprivate var printable: Self {
    switch self {
    case .choices(let choices):
      return .choices(choices.map(\.printableLines))
    case .form(let fields):
      return .form(
        fields.map { field in
          var field = field
          field.label = field.label.printableLine
          field.error = field.error?.printableLines
          return field
        })
    case .progress(var progress):
      progress.label = progress.label.printableLines
      return .progress(progress)
    }
  }
}

extension HostQuestion {
  /// The question, fit to be printed.
  var shownText: String { text.printableLines }

  /// What more there is to know, fit to be printed.
  var shownDetails: String? { details?.printableLines }

  /// What can be answered, fit to be printed.
  ///
  /// A question with one answer could not be seen to have another: there, dismissing it is one more, which is the
  /// position of no choice.
  var shownChoices: [Confirm.Answer] {
    let shown = choices.map {
      Confirm.Answer(title: $0.title.printableLine, isDestructive: $0.isDestructive)
    }
    guard shown.count == 1, !isNotice else { return shown }
    return shown + [Confirm.Answer(title: "Cancel", isDestructive: false)]
  }

  /// How these are called.
  var shownTitles: [String] { shownChoices.map(\.title) }
}
