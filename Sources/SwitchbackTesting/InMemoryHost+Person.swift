public import Switchback

// What a person can do.

extension InMemoryHost {
  /// Returns the screen on top, as the type that the test expects.
  ///
  /// - Parameter type: The type of the screen.
  /// - Returns: The screen on top.
  /// - Throws: ``UnexpectedScreen``, which names the screen that is on top instead.
  public func top<Expected>(as type: Expected.Type) throws(UnexpectedScreen) -> Expected {
    guard let top = screens.last as? Expected else {
      throw UnexpectedScreen(expected: String(describing: type), stack: names)
    }
    return top
  }

  // MARK: - Going back

  /// How the user may leave the screen on top, as the router says now; nil without a router.
  public var wayBack: WayBack? { reporter?.wayBack() }

  /// Goes back one screen, as the back button does.
  ///
  /// At the root, or if a `LeaveGuard` refuses or asks, the host leaves the decision to the router. With
  /// ``keepsBackAtRoot``, nothing happens if going back would leave nothing on screen.
  ///
  /// - Parameter origin: The means by which the user goes back. The default is a key.
  public func back(origin: BackOrigin = .key) {
    let isKept = lowest.keepsBackAtRoot && !origin.leavesProgram
    if isKept, wayBack?.leavesRoot == true { return }
    guard screens.count > 1, reporter?.wayBack().leaving == .allowed else {
      reporter?.goBack(origin: origin)
      return
    }
    back(toDepth: screens.count - 1, origin: origin)
  }

  var lowest: InMemoryHost { container?.outer?.lowest ?? self }

  /// Goes back several screens in one event, as a long press on the back button does.
  ///
  /// The host asks nobody first, and nothing can stop it.
  ///
  /// - Parameters:
  ///   - depth: The number of screens that stay, at least one. If this many screens or fewer are shown, nothing
  ///     changes.
  ///   - origin: The means by which the user goes back. The default is a key.
  public func back(toDepth depth: Int, origin: BackOrigin = .key) {
    guard depth < screens.count else { return }
    display(lowest: max(depth, 1))
    settle(origin: origin)
  }

  /// Pulls down the whole sheet that this host is, if the user may do so.
  ///
  /// If a `LeaveGuard` refuses or asks, the host leaves the decision to the router. A module that forbids gestures
  /// keeps the sheet.
  ///
  /// - Returns: Whether the sheet is gone.
  @discardableResult
  public func pullDown() -> Bool {
    guard let presenter, let wayBack = reporter?.wayBack(toDepth: 0) else { return false }
    guard wayBack.allowsGesture else {
      if wayBack.leaving != .allowed { reporter?.goBack(toDepth: 0, origin: .pullDown) }
      return self.presenter == nil
    }
    presenter.changePresented(to: nil, origin: .pullDown)
    return true
  }

  // MARK: - Gestures

  /// Begins to swipe back, if the user may do so.
  ///
  /// A second swipe may begin before the first has ended.
  ///
  /// - Returns: Whether the swipe began.
  @discardableResult
  public func beginSwipe() -> Bool {
    let depth = (gestures.last?.depth ?? screens.count) - 1
    guard depth > 0, reporter?.wayBack(toDepth: depth).allowsGesture == true else { return false }
    gestures.append((depth, .swipe))
    reporter?.began()
    return true
  }

  /// Advances the current gestures.
  ///
  /// - Parameter fraction: How far the gestures are, from 0 to 1.
  public func moveSwipe(to fraction: Double) {
    guard !gestures.isEmpty else { return }
    reporter?.progressed(to: fraction)
  }

  /// Completes the first of the current gestures, so that its screen is gone.
  public func commitSwipe() {
    guard let gesture = gestures.first else { return }
    gestures.removeFirst()
    display(lowest: min(gesture.depth, screens.count))
    guard gestures.isEmpty else {
      reporter?.committed(showing: screens, origin: gesture.origin)
      return
    }
    settle(origin: gesture.origin)
  }

  /// Cancels all current gestures, so that nothing has happened.
  public func cancelSwipe() {
    guard !gestures.isEmpty else { return }
    gestures = []
    settle(origin: .unknown)
  }

  // MARK: - Other code

  /// Changes the stack behind the router's back, as other code on the same container does.
  ///
  /// During a transition, the screens change at once, and the host reports them when the transition ends.
  ///
  /// - Parameters:
  ///   - screens: The new screens, root first.
  ///   - origin: The cause that the host reports. The default is an unknown cause.
  public func change(to screens: [any Screen], origin: BackOrigin = .unknown) {
    isShared = true
    display(screens)
    settle(origin: origin)
  }

  /// Changes what is presented over this host, behind the router's back.
  ///
  /// If a transition was running on a host that goes, and its screens have changed in the meantime, that host first
  /// reports them.
  ///
  /// - Parameters:
  ///   - host: The host to present, or nil for none.
  ///   - origin: The cause that the host reports. The default is an unknown cause.
  public func changePresented(to host: InMemoryHost?, origin: BackOrigin = .unknown) {
    let before = hostsAbove
    present(host)
    for gone in before where gone.presenter == nil { gone.endChangedTransition() }
    guard inModalTransition == nil else {
      originInTransition = origin
      return
    }
    reporter?.settled(presenting: hostsAbove, origin: origin)
  }

  /// Says what is shown: by how much is left of it, where only the router and a person have changed it.
  ///
  /// During a transition nothing is said. When it ends, all that is shown is compared with what the
  /// command asked for.
  private func settle(origin: BackOrigin) {
    guard inTransition == nil else {
      originInTransition = origin
      return
    }
    if !isShared, let top = screens.last, !reportsAll() {
      reporter?.settled(atDepth: screens.count, top: top, origin: origin)
    } else {
      reporter?.settled(showing: screens, origin: origin)
    }
  }

  // MARK: - Time

  /// Ends the running transitions, here and on presented hosts, and reports what is shown.
  ///
  /// Without a running transition, the host reports again what it shows.
  public func completeTransition() {
    let hosts = [self] + hostsAbove
    let running = hosts.map { host in
      (host, host.inTransition, host.inModalTransition, host.originInTransition ?? .unknown)
    }
    let isModal = running.contains { $0.2 != nil }
    for host in hosts {
      host.inTransition = nil
      host.inModalTransition = nil
      host.originInTransition = nil
      host.hasDropped = false
    }
    for (host, command, modal, origin) in running {
      if modal != nil || !isModal && host === self {
        host.reporter?.settled(presenting: host.hostsAbove, acknowledging: modal, origin: origin)
      }
      if command != nil || modal == nil && host.inTransition == nil {
        host.reporter?.settled(showing: host.screens, acknowledging: command, origin: origin)
      }
    }
  }

  /// Ends a transition during which what is shown was changed, and reports that.
  private func endChangedTransition() {
    guard let command = inTransition, let origin = originInTransition else { return }
    inTransition = nil
    originInTransition = nil
    reporter?.settled(showing: screens, acknowledging: command, origin: origin)
  }

  // MARK: - Questions

  /// Answers the open question, of several the one on top.
  ///
  /// - Parameter choice: The title of the choice, or nil to dismiss the question.
  /// - Throws: ``UnexpectedQuestion`` if no question is open, or if it has no such choice.
  public func answer(_ choice: String?) throws(UnexpectedQuestion) {
    // A sheet that code presents later leaves it open.
    let front = front
    let hosts = front.question == nil ? everyHost : [front]
    guard let host = hosts.last(where: { $0.question != nil }), let question = host.question else {
      throw UnexpectedQuestion(text: nil, choices: [])
    }
    let titles = question.choices.map(\.title)
    guard let choice else { return host.end(question, nil) }
    guard let position = titles.firstIndex(of: choice) else {
      throw UnexpectedQuestion(text: question.text, choices: titles)
    }
    host.end(question, position)
  }

  private func end(_ question: HostQuestion, _ choice: Int?) {
    withdraw(question)
    question.answer(choice)
  }
}
