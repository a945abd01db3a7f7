import Switchback

extension LineHost {
  /// Asks the screen on top one question, or waits until there is something to ask.
  func attendToUser() async {
    if let inquiry {
      // Where the input has ended, nobody is there to answer.
      return departure?.isAttended == false ? end(inquiry, nil) : await ask(inquiry)
    }
    if let departure {
      // Where nothing was ever shown, there is nothing to take back.
      if isNothingShown, await staysIdle() { program?.cancel() }
      guard isInputExpected, takeEverythingBack(departure) else { return await idle() }
      return
    }
    if isIdle { return await askWhereNothingIsShown() }
    guard isInputExpected, failure == nil, let screen = front.screens.last as? any TerminalScreen
    else {
      return await idle()
    }
    await ask(screen)
  }

  /// Asks what a flow wants to know.
  private func ask(_ inquiry: HostQuestion) async {
    if hasPrinted { prompter.say([""]) }
    hasPrinted = true
    prompter.say(inquiry.lines(columns: prompter.columns))
    guard answers == nil else { return answerBeforehand(inquiry) }
    let question = inquiry.lineQuestion
    while inquiry.isOpen {
      switch await prompter.ask(prompt(of: question), isSecret: false) {
      case .abandoned: return
      case .endOfInput:
        leave(.endOfInput)
        return
      case .line(let line):
        switch question.answer(in: line) {
        case .choice(let choice): end(inquiry, choice)
        case .back: end(inquiry, nil)
        case .quit:
          // Whoever leaves the program answers nothing before.
          leave(.quit)
          end(inquiry, nil)
        case .help: prompter.say(question.help(columns: prompter.columns))
        case .tab: say("You cannot change tabs here. Answer first.")
        default: say(question.correction())
        }
      }
    }
  }

  /// What stands before the answer; the first time, with the words that can be typed everywhere.
  private func prompt(of question: LineQuestion) -> String {
    guard case .choice = question else { return question.prompt }
    defer { hasNamedWords = true }
    return hasNamedWords ? question.prompt : question.promptWithWords
  }

  /// Says that nothing is shown, unless that changes in the next turns, and asks where to go from there.
  ///
  /// Lines that are no answer to that are kept for whatever is shown next. Of input that is piped in, one such
  /// line is enough to know that it is not at its end.
  private func askWhereNothingIsShown() async {
    let isFirst = isNothingShown
    // After a question, what is piped in is for what comes next, and its end is not somebody who leaves.
    if isFirst, hasPrinted, !prompter.isWithUser { return await idle() }
    guard await staysIdle() else { return }
    conversation = nil
    let bar = tabs?.lines(columns: prompter.columns) ?? []
    prompter.say((hasPrinted ? [""] : []) + bar + ["Nothing is shown here yet."])
    hasPrinted = true
    guard answers == nil else { return await idle() }
    let question = LineQuestion.choice(of: 0)
    var kept: [String] = []
    defer { prompter.keep(kept) }
    while isIdle, departure == nil, inquiry == nil {
      switch await prompter.ask(question.prompt, isSecret: false) {
      case .line(let line):
        let answer = question.answer(in: line)
        if answer != .unclear {
          act(on: answer, to: question)
        } else {
          kept.append(line)
          if isFirst, !prompter.isWithUser { return }
        }
      case .endOfInput: leave(.endOfInput)
      case .abandoned: return
      }
    }
  }

  /// Whether there is nothing to ask on, but somebody may want to go elsewhere.
  private var isIdle: Bool { isNothingShown || isTabIdle && answers == nil }

  /// Whether that stays so in the next turns, in which those who were just told something react.
  ///
  /// Not so if the program is over by then, or anything else has changed.
  private func staysIdle() async -> Bool {
    for _ in 0..<20 {
      await Task.yield()
      guard isIdle, inquiry == nil, !hasNews else { return false }
    }
    return true
  }

  private func ask(_ screen: any TerminalScreen) async {
    var conversation = conversation ?? Conversation(with: screen)
    let isApart = hasPrinted && self.conversation == nil
    let bar = tabs?.lines(columns: prompter.columns)
    let (lines, question) = conversation.next(
      columns: prompter.columns, below: bar, otherTab: tabs?.otherNumber)
    self.conversation = conversation
    hasPrinted = true
    prompter.say(isApart ? [""] + lines : lines)
    watch(screen, asked: question)
    if question == .progress { return await waitForWork() }
    guard answers == nil else { return answerBeforehand(question, screen.shown) }
    switch await prompter.ask(prompt(of: question), isSecret: question.isSecret) {
    case .line(let line):
      act(on: question.answer(in: line, commands: conversation.commands), to: question)
    case .endOfInput: leave(.endOfInput)
    case .abandoned: break
    }
  }

  /// Lets the user cancel what is under way.
  ///
  /// Lines that are no word for that are kept for what comes next. Input that is piped in is not even
  /// read: it is for what comes next too, and its end is not somebody who leaves.
  private func waitForWork() async {
    guard prompter.isWithUser else { return await idle() }
    let question = LineQuestion.progress
    var kept: [String] = []
    defer { prompter.keep(kept) }
    while true {
      switch await prompter.ask(question.prompt, isSecret: false) {
      case .line(let line):
        let answer = question.answer(in: line, commands: conversation?.commands ?? [])
        guard answer == .unclear else { return act(on: answer, to: question) }
        kept.append(line)
      case .endOfInput: return leave(.endOfInput)
      case .abandoned: return
      }
    }
  }

  /// Asks again as soon as the screen has changed by itself.
  private func watch(_ screen: any TerminalScreen, asked: LineQuestion) {
    screen.onContentChange = { [weak self, weak screen] in
      guard let self, let conversation, conversation.screen === screen,
        conversation.isOutdated(columns: prompter.columns, asked: asked)
      else { return }
      attend()
    }
  }

  func act(on answer: LineAnswer, to question: LineQuestion) {
    switch answer {
    case .back: goBack()
    case .quit: leave(.quit)
    case .help:
      prompter.say(
        question.help(
          columns: prompter.columns, otherTab: tabs?.otherNumber,
          commands: conversation?.commands ?? []))
    case .unclear: say(question.correction(isInTabs: tabs != nil))
    case .tab(let text): choose(text)
    case .choice(let choice):
      conversation?.restart()
      conversation?.screen.chose(choice)
    case .command(let command):
      conversation?.noteCommand()
      conversation?.screen.invoked(command: command)
    case .text(let text):
      fillIn(text)
    case .keep:
      advance()
    }
  }

  private func choose(_ text: String) {
    guard let tabs else { return say("There are no tabs to go to from here.") }
    guard !text.isEmpty else { return say("Type tab and a number or a title, such as tab 2.") }
    let top = front.screens.last
    guard let ticket = tabs.choose(text) else {
      return say("There is no tab \(text). Type a tab's number or title.")
    }
    switch ticket.outcome {
    case .rejected(.leaveRefused): say("You cannot leave now.")
    case .rejected(.selectionRefused):
      // A program that shows or asks something instead has said why.
      if front.screens.last === top, inquiry == nil { say("That tab cannot be shown now.") }
    case .rejected: say("You are there already.")
    default: break
    }
  }

  private func fillIn(_ text: String) {
    guard let conversation else { return }
    conversation.screen.edited(field: conversation.field, to: text)
    front.reporter?.edited(conversation.screen)
    advance()
  }

  private func advance() {
    if conversation?.advance() == false { conversation?.screen.submitted() }
  }

  // MARK: - Going back

  /// Leaves the program because its user has pressed the key for that.
  func interrupt() {
    leave(.interrupt)
    // Whoever is asked something has not answered by leaving.
    if let inquiry { end(inquiry, nil) }
    attend()
  }

  private func goBack() {
    if conversation?.goBack() == true { return }
    switch front.reporter?.goBack(origin: .key).outcome {
    case .rejected(.leaveRefused): say("You cannot leave now.")
    case .rejected: say("There is nothing to go back to. Type quit to leave.")
    default: break
    }
  }

  /// Takes everything back, because the user has left the program.
  ///
  /// - Returns: Whether it made a difference; if not, others have to go on.
  private func takeEverythingBack(_ departure: Departure) -> Bool {
    switch departure.takeBack(on: front, isInputExpected: { isInputExpected }) {
    case .tookBack: return true
    case .undecided: return false
    case .asked(let ticket):
      Task {
        _ = await ticket.settled
        attend()
      }
      return false
    case .refused(let isNews):
      self.departure = nil
      prompter.forgetInterrupt()
      if isNews { say("You cannot leave now.") }
      return true
    case .endless(let isNews):
      if isNews {
        say("The program kept showing screens after you left, so it was stopped.")
      }
      fallthrough
    case .stuck:
      program?.cancel()
      return false
    }
  }
}

extension HostQuestion {
  /// What is asked of it on a line.
  var lineQuestion: LineQuestion {
    isNotice ? .confirmation(shownTitles[0]) : .choice(of: shownChoices.count)
  }

  /// The question and its numbered choices.
  fileprivate func lines(columns: Int) -> [String] {
    var lines = wrap("== \(shownText) ==", columns: columns)
    if let shownDetails { lines += wrap(shownDetails, columns: columns) }
    guard !isNotice else { return lines }
    for (number, title) in shownTitles.enumerated() {
      lines += wrap(title, columns: columns, prefix: "  \(number + 1)) ")
    }
    return lines
  }
}
