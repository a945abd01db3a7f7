public import Switchback

extension FullScreenHost {
  /// Whether something that changes now is seen to move.
  func slides(_ motion: StackMotion) -> Bool {
    motion != .none && !options.reducesMotion && program != nil && departure == nil
      && isRoomEnough
  }

  /// Slides back because the user wants to; it is they who have left when it is over.
  func slideBack(_ stack: TerminalStack, _ origin: BackOrigin) {
    finishSlide()
    let depth = stack.screens.count - 1
    let new = stack.showing(depth: depth) { compose() }
    slide = Slide(from: compose(), to: new, .back, isGesture: true) { [weak stack] isComplete in
      guard let stack else { return }
      if isComplete {
        stack.goBack(toDepth: depth, origin: origin)
      } else {
        stack.settle()
      }
    }
    stack.reporter?.began()
    needsFrame()
  }

  /// What moves is there, and so is what moves because of that.
  func finishSlide() {
    while slide != nil { endSlide() }
  }

  /// What moves is there.
  func endSlide() {
    guard let slide else { return }
    self.slide = nil
    restingFrame = slide.new
    needsFrame()
    slide.onEnd(true)
  }

  /// What moves goes back where it came from.
  func cancelSlide() {
    guard let slide else { return }
    self.slide = nil
    restingFrame = slide.old
    needsFrame()
    slide.onEnd(false)
  }
}

// MARK: - TerminalSurface

extension FullScreenHost: TerminalSurface {
  func show(
    _ change: StackMotion,
    on stack: TerminalStack,
    then acknowledge: @escaping @MainActor () -> Void,
  ) {
    finishSlide()
    message = nil
    needsFrame()
    guard slides(change), let old = restingFrame, old.size == display.size else {
      return acknowledge()
    }
    let new = compose()
    guard new != old else { return acknowledge() }
    slide = Slide(from: old, to: new, change, isGesture: false) { _ in acknowledge() }
  }

  func barChanged() { needsFrame() }
}

// MARK: - TerminalHost

extension FullScreenHost: TerminalHost {
  /// Returns whether the screen is a ``TerminalScreen`` or ``TerminalTabs``.
  ///
  /// - Parameter screen: The screen of a module.
  /// - Returns: Whether this host can show it.
  public func canShow(_ screen: any Screen) -> Bool { base.canShow(screen) }

  /// Stores the reporter that takes the reports of this host.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: HostReporter) {
    base.connect(reporter)
  }

  /// Shows a stack, and acknowledges the command when the top screen has slid in.
  ///
  /// - Parameter command: The screens that stay, and those to put on top of them.
  public func show(_ command: HostCommand) {
    noteUse()
    base.show(command)
  }

  /// Creates the host of a stack that is drawn over this one.
  ///
  /// - Returns: The host.
  public func makeModalHost() -> (any StackHost)? { base.makeModalHost() }

  /// Presents a stack, or dismisses the presented one.
  ///
  /// - Parameter command: The host to present, or none to dismiss the presented one.
  public func present(_ command: ModalCommand) {
    base.present(command)
  }

  /// Asks a question over everything, or shows a notice; Esc dismisses both.
  ///
  /// - Parameter question: The question or the notice.
  public func ask(_ question: HostQuestion) {
    noteUse()
    dialog = Dialog(question)
    needsFrame()
    inputChanged()
    // Where nobody is left, nobody is there to answer.
    if departure?.isAttended == false { end(question, nil) }
  }

  /// Withdraws a question that is open.
  ///
  /// - Parameter question: The open question.
  public func withdraw(_ question: HostQuestion) {
    guard dialog?.question === question else { return }
    dialog = nil
    needsFrame()
  }

  /// Writes an issue to standard error, on one line.
  ///
  /// While the host draws pages on the same terminal, it keeps the issue. It prints the issue when it gives the
  /// terminal back.
  ///
  /// - Parameter issue: The issue.
  public func log(_ issue: NavigationIssue) { display.log(issue.description.printableLine) }

  /// Reads the user's input, or keeps it until something on the screen expects it.
  ///
  /// - Parameter isExpected: Whether the screen on top expects input.
  public func inputExpected(_ isExpected: Bool) {
    base.inputExpected(isExpected)
  }
}
