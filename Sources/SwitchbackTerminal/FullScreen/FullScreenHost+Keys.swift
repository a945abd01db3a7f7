import Switchback

extension FullScreenHost {
  /// Whether what is shown is meant to be used.
  private var isReady: Bool {
    dialog != nil || base.isInputExpected && (front.isInputExpected || isTabIdle)
  }

  /// Whether the tab that is shown has nothing on it: then others can be chosen.
  private var isTabIdle: Bool { base.frontTabs != nil && front.screens.isEmpty }

  /// Whether nothing was shown yet, and nothing is asked.
  private var isNothingShown: Bool { base.screens.isEmpty && front === base && dialog == nil }

  /// Hears what happens on the display.
  func hear(_ event: DisplayEvent) {
    switch event {
    case .input(let input): take(input)
    case .resized:
      finishSlide()
      needsFrame()
    case .overwritten:
      finishSlide()
      redraw()
    case .signal: leave(.signal, isAttended: false)
    case .endOfInput: leave(.endOfInput, isAttended: false)
    }
  }

  /// Takes something from the user, or keeps it until something is there that can be used.
  private func take(_ input: TerminalInput) {
    if slide?.isGesture == true, input == .key(.right) { return cancelSlide() }
    finishSlide()
    if input == .key(.control("c")) { return leave(.interrupt) }
    // Where nothing is shown, nothing is there that these could be meant for later.
    if isNothingShown, input == .key(.escape) { return leave(.key) }
    if isNothingShown, input == .key(.control("d")) { return leave(.endOfInput) }
    guard typedAhead.isEmpty, isReady else { return typedAhead.append(input) }
    use(input)
  }

  /// Something may be there now that can be used.
  ///
  /// In the next turn of the main actor, so that everyone has reacted who is about to.
  func inputChanged() {
    Task { [weak self] in
      self?.goOnLeaving()
      self?.workOff()
    }
  }

  private func workOff() {
    while !typedAhead.isEmpty {
      finishSlide()
      guard isReady, !typedAhead.isEmpty else { return }
      use(typedAhead.removeFirst())
    }
  }

  private func use(_ input: TerminalInput) {
    message = nil
    needsFrame()
    switch input {
    case .key(let key): if dialog != nil { answer(with: key) } else { press(key) }
    case .paste(let text): if dialog == nil { change { $0.paste(text) } }
    case .kittyKeyboard, .deviceAttributes: break
    }
  }

  // MARK: - Pages

  private func press(_ key: Key) {
    // Where nothing can be seen, nothing is done; what leaves the program does so all the same.
    guard isRoomEnough || key == .control("d") else {
      if key == .control("l") { redraw() }
      return
    }
    guard key != .escape,
      invoke(key, isFirst: true) || change({ $0.take(key) }) != .unused
        || invoke(key, isFirst: false)
    else {
      // Some terminals say that Shift is held down with Enter, and most do not.
      return key == Key(.enter, modifiers: .shift) ? press(.enter) : pressUnused(key)
    }
    run.noteUsed(key)
  }

  /// Has the screen carry out the command that a key is for, if there is one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isFirst: Whether it is one that comes before what is on the page.
  /// - Returns: Whether there is one.
  private func invoke(_ key: Key, isFirst: Bool) -> Bool {
    guard let screen = front.screens.last as? any TerminalScreen else { return false }
    let command = screen.content.commands.firstIndex {
      $0.key == key && $0.isFirst == isFirst && !$0.isByWordOnly
    }
    guard let command else { return false }
    screen.invoked(command: command)
    return true
  }

  /// Changes the page that the user is on, and tells its screen what was done on it.
  @discardableResult
  private func change(_ body: (inout Page) -> Page.Action) -> Page.Action {
    guard let screen = front.screens.last as? any TerminalScreen, isRoomEnough else {
      return .unused
    }
    var page = views.page(of: screen)
    let action = body(&page)
    views.keep(page, of: screen)
    switch action {
    case .none, .unused: break
    case .chose(let choice): screen.chose(choice)
    case .edited(let field, let text):
      screen.edited(field: field, to: text)
      front.reporter?.edited(screen)
    case .submitted:
      screen.submitted()
      page.update(screen.content)
      page.restart()
      views.keep(page, of: screen)
    }
    return action
  }

  /// Does what a key does everywhere.
  private func pressUnused(_ key: Key) {
    switch key {
    case .left, .alt(.left), .backspace, .shiftTab:
      // These are pressed by mistake, too.
      if isAtRoot {
        message = "Press esc to leave."
      } else if run.goesBack(key) {
        goBack(.key)
      } else {
        message = "Press esc to go back."
      }
      return
    default: run = KeyRun()
    }
    switch key {
    case .escape: goBack(.key)
    case .mouseBack: goBack(.mouse)
    case .control("d"): leave(.endOfInput)
    case .control("l"): redraw()
    case .control("n"): chooseTab(1)
    case .control("p"): chooseTab(-1)
    default:
      guard key.modifiers == .alt, case .character(let digit) = key.name,
        let number = digit.wholeNumberValue
      else { return }
      choose { $0.choose(at: number - 1) }
    }
  }

  /// Whether going back would leave the program.
  private var isAtRoot: Bool {
    front.screens.count <= 1 && front.reporter?.wayBack().staysInside != true
  }

  private func chooseTab(_ direction: Int) {
    choose { tabs in
      guard let position = tabs.selectedPosition else { return nil }
      let count = tabs.tabs.count
      return count > 1 ? tabs.choose(at: (position + direction + count) % count) : nil
    }
  }

  private func choose(_ body: (TerminalTabs) -> NavigationTicket?) {
    guard let tabs = base.frontTabs else { return }
    let top = front.screens.last
    switch body(tabs)?.outcome {
    case .rejected(.leaveRefused): message = "You cannot leave now."
    case .rejected(.selectionRefused):
      // A program that shows or asks something instead has said why.
      guard front.screens.last === top, dialog == nil else { return }
      message = "That tab cannot be shown now."
    default: break
    }
  }

  // MARK: - Questions

  private func answer(with key: Key) {
    guard let question = dialog?.question else { return }
    // Whoever is asked because they leave has said so already.
    if key == .control("d") { return departure == nil ? leave(.endOfInput) : () }
    guard isRoomEnough else { return }
    if key == .escape || key == .mouseBack { return end(question, nil) }
    if key == .control("l") { return redraw() }
    if let choice = dialog?.take(key) { end(question, choice) }
  }

  func end(_ question: HostQuestion, _ choice: Int?) {
    dialog = nil
    needsFrame()
    question.answer(choice)
  }

  // MARK: - Going back

  private func goBack(_ origin: BackOrigin) {
    let stack = front
    if stack.screens.count > 1, slides(.back), let way = stack.reporter?.wayBack(),
      way.leaving == .allowed, way.allowsGesture
    {
      return slideBack(stack, origin)
    }
    switch stack.reporter?.goBack(origin: origin).outcome {
    case .rejected(.leaveRefused): message = "You cannot leave now."
    case .rejected: message = "There is nothing to go back to. Press ctrl-c to leave."
    default: break
    }
  }

  /// Leaves the whole program.
  private func leave(_ origin: BackOrigin, isAttended: Bool = true) {
    finishSlide()
    typedAhead = []
    if departure?.isAttended != false { departure = Departure(origin, isAttended: isAttended) }
    if !isAttended, let question = dialog?.question { end(question, nil) }
    // Whoever is asked something has not answered by leaving.
    if origin == .interrupt, let question = dialog?.question { end(question, nil) }
    goOnLeaving()
  }

  /// Ends a program that has shown nothing, or is busy with something else than its pages when its user leaves it, so
  /// that there is nothing to take back.
  ///
  /// Whoever has just been answered may react first.
  private func leaveNothing(_ departure: Departure) {
    if isNothingShown, !departure.isAttended {
      program?.cancel()
      return
    }
    Task { [weak self] in
      for _ in 0..<20 { await Task.yield() }
      guard let self, !base.isInputExpected, self.departure === departure,
        isNothingShown || departure.hasTakenNothingBack
      else { return }
      program?.cancel()
    }
  }

  /// Takes back what the program shows, if its user has left it.
  func goOnLeaving() {
    guard let departure, program != nil, dialog == nil else { return }
    needsFrame()
    guard base.isInputExpected else {
      message = "Leaving"
      if isNothingShown || departure.hasTakenNothingBack { leaveNothing(departure) }
      return
    }
    switch departure.takeBack(on: front, isInputExpected: { base.isInputExpected }) {
    case .tookBack: inputChanged()
    case .undecided: break
    case .asked(let ticket):
      Task { [weak self] in
        _ = await ticket.settled
        self?.goOnLeaving()
      }
    case .refused(let isNews):
      self.departure = nil
      display.forgetSignal()
      message = isNews ? "You cannot leave now." : nil
    case .stuck, .endless: program?.cancel()
    }
  }
}
