import Switchback

extension LineHost {
  /// How many times a program may show something after its user has left.
  private static let patience = 100

  /// Asks the screen on top one question, or waits until there is something to ask.
  func attendToUser() async {
    guard isInputExpected, let screen = screens.last as? any TerminalScreen else {
      return await idle()
    }
    guard let leaving else { return await ask(screen) }
    if !takeEverythingBack(leaving) { await idle() }
  }

  private func ask(_ screen: any TerminalScreen) async {
    var conversation = conversation ?? Conversation(with: screen)
    let isApart = hasPrinted && self.conversation == nil
    let (lines, question) = conversation.next(columns: prompter.columns)
    self.conversation = conversation
    hasPrinted = true
    prompter.say(isApart ? [""] + lines : lines)
    switch await prompter.ask(question.prompt, isSecret: question.isSecret) {
    case .line(let line):
      act(on: question.answer(in: line), to: question)
      // A task of the program that waited for this answer goes on before anything else is asked.
      await Task.yield()
    case .endOfInput: leaving = .endOfInput
    case .abandoned: break
    }
  }

  private func act(on answer: LineAnswer, to question: LineQuestion) {
    switch answer {
    case .back: goBack()
    case .quit: leaving = .quit
    case .help: prompter.say(question.help(columns: prompter.columns))
    case .unclear: say(question.correction)
    case .choice(let choice):
      conversation?.restart()
      conversation?.screen.chose(choice)
    case .text(let text):
      fillIn(text)
    case .keep:
      advance()
    }
  }

  private func fillIn(_ text: String) {
    guard let conversation else { return }
    conversation.screen.edited(field: conversation.field, to: text)
    advance()
  }

  private func advance() {
    if conversation?.advance() == false { conversation?.screen.submitted() }
  }

  private func say(_ sentence: String) {
    prompter.say(wrap(sentence, columns: prompter.columns))
  }

  // MARK: - Going back

  private func goBack() {
    if conversation?.goBack() == true { return }
    if screens.count > 1 { return takeAway(downTo: screens.count - 1, origin: .key) }
    if !wentBackAtRoot(.key) { say("There is nothing to go back to. Type quit to leave.") }
  }

  /// Takes every screen back, because the user has left the program.
  ///
  /// - Returns: Whether it made a difference; if not, the program was given up.
  private func takeEverythingBack(_ origin: BackOrigin) -> Bool {
    takenBack += 1
    guard takenBack <= Self.patience else {
      if takenBack == Self.patience + 1 {
        say("The program goes on showing screens although its user has left. It was stopped.")
      }
      program?.cancel()
      return false
    }
    let before = commandCount
    if screens.count > 1 { takeAway(downTo: 1, origin: origin) }
    if commandCount != before || !isInputExpected { return true }
    if wentBackAtRoot(origin) { return true }
    program?.cancel()
    return false
  }

  /// Tells the router that the user went back at the root.
  ///
  /// - Returns: Whether anything came of it.
  private func wentBackAtRoot(_ origin: BackOrigin) -> Bool {
    let before = commandCount
    router?.wentBackAtRoot(origin: origin)
    return commandCount != before || !isInputExpected
  }
}
