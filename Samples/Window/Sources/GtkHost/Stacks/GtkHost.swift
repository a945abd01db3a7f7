import CGtk
package import Switchback

/// A host that shows a stack of pages in a window of the desktop, as GTK has it, and goes back by itself.
///
/// The user goes back with the button in the bar of the window, Alt and Left, Escape, the key or the button of a mouse
/// that is made for it, or a swipe; a long press or a right click on the button goes back over several pages at once. A
/// sheet is a window over the other, and its close box closes it. Closing the window of all leaves the program, see
/// ``serve(_:)``.
///
/// A swipe is the container's own: the page goes when it is completed, and the router is told afterwards. Everything
/// else is left to the router, which asks the modules that mind.
///
/// ```swift
/// let end = MainLoop.run {
///   let host = GtkHost(title: "Messenger")
///   let router = StackRouter(host: host)
///   return await host.serve { await router.run { MainCoordinator(flow: $0) } }
/// }
/// ```
@MainActor
package final class GtkHost {
  package private(set) var screens: [any Screen] = []

  package private(set) var reporter: HostReporter?
  package private(set) var presented: GtkHost?

  /// The window that is only this host's; nil in a tab.
  package let ownWindow: PageWindow?

  /// What it is presented over, if it is a sheet.
  private weak var presenter: GtkHost?

  /// The tabs that it is in.
  weak var tabs: GtkTabs?

  package let pages = PageStack()

  /// A swipe is under way.
  package private(set) var isSwiping = false

  /// The user leaves the whole program, so nothing moves any more.
  var departure: Departure?

  /// Makes a host with a window of its own, which appears as soon as there is something to be seen.
  ///
  /// - Parameter title: What the window is called until a page has a title.
  package convenience init(title: String) {
    self.init(window: PageWindow(title: title))
  }

  /// Makes the host of a sheet or, without a window, of a tab.
  init(window: PageWindow?) {
    ownWindow = window
    window?.show(self)
  }

  /// The window that it is seen in, if it is in one.
  package var window: PageWindow? { ownWindow ?? tabs?.host?.window }

  /// The host that the user of this window uses: that of the selected tab if tabs are on top, else this one.
  package var front: GtkHost { (screens.last as? GtkTabs)?.selectedHost?.front ?? self }

  /// The host on top of everything, over which nothing is presented.
  package var top: GtkHost {
    presented?.top ?? (screens.last as? GtkTabs)?.selectedHost?.top ?? self
  }

  /// The hosts that are presented over it, the nearest first.
  private var above: [GtkHost] { presented.map { [$0] + $0.above } ?? [] }

  /// Whether it can be seen: a sheet of a hidden tab cannot.
  package var isSeen: Bool {
    if let presenter { return presenter.isSeen }
    return tabs.map { $0.selectedHost === self && $0.host?.isSeen == true } ?? true
  }

  // MARK: - What the user does

  /// Goes back from what is seen in the window.
  ///
  /// - Parameters:
  ///   - depth: How many pages are to be left; one less than there are by default.
  ///   - origin: By what means.
  package func goBack(toDepth depth: Int? = nil, origin: BackOrigin) {
    let host = front
    // Nobody leaves a program by going back once too often: its window has a close box.
    guard let reporter = host.reporter, !reporter.wayBack(toDepth: depth).leavesRoot else { return }
    reporter.goBack(toDepth: depth, origin: origin)
  }

  /// The window of a sheet is to be closed.
  func closeSheet() { reporter?.goBack(toDepth: 0, origin: .key) }

  // MARK: - Windows of sheets

  /// Shows or hides what is presented over it and over the tabs in it, as it can be seen or not.
  func noteVisibility() {
    if let presented {
      presented.ownWindow?.isVisible = isSeen
      presented.noteVisibility()
    }
    for case let tabs as GtkTabs in screens {
      for host in tabs.hosts { host.noteVisibility() }
    }
  }
}

// MARK: - StackHost

extension GtkHost: StackHost {
  package func canShow(_ screen: any Screen) -> Bool { screen is any GtkScreen }

  package func connect(_ reporter: HostReporter) { self.reporter = reporter }

  package func show(_ command: HostCommand) {
    let before = screens
    screens = screens.prefix(command.kept) + command.tail
    for case let screen as any GtkScreen in command.tail { screen.shownOn.host = self }
    show(motion(from: before, command.transition)) { [weak self] in
      self?.reporter?.carriedOut(command.id)
    }
  }

  private func show(_ motion: PageStack.Motion, onRest: @escaping @MainActor () -> Void) {
    pages.show(screens, motion, onRest: onRest)
    noteVisibility()
    window?.update()
    if let ownWindow, tabs == nil, !ownWindow.isSheet { ownWindow.isVisible = true }
  }

  private func motion(from before: [any Screen], _ transition: ScreenTransition) -> PageStack.Motion
  {
    guard transition.isAnimated, window?.isVisible == true, !isLeavingProgram,
      let old = before.last, let new = screens.last, old !== new
    else { return .none }
    if transition.custom != nil { return .fade }
    return screens.count < before.count && before.contains { $0 === new } ? .back : .forward
  }

  /// Whether the user leaves the whole program.
  private var isLeavingProgram: Bool { Departure.isUnderWay }

  package func makeModalHost() -> (any StackHost)? { GtkHost(window: PageWindow(title: "")) }

  package func present(_ command: ModalCommand) {
    presented?.dismiss()
    presented = command.host as? GtkHost
    presented?.presenter = self
    if let presented, let window {
      presented.ownWindow?.present(over: window, isVisible: isSeen)
      presented.noteVisibility()
    }
    reporter?.settled(presenting: above, acknowledging: command.id)
  }

  /// Takes its window away, and those over it.
  private func dismiss() {
    presented?.dismiss()
    presented = nil
    for case let tabs as GtkTabs in screens {
      for host in tabs.hosts { host.dismiss() }
    }
    ownWindow?.close()
  }

  package func ask(_ question: HostQuestion) {
    guard let window = top.window else { return question.answer(nil) }
    window.ask(question)
  }

  package func withdraw(_ question: HostQuestion) { QuestionWindow.withdraw(question) }

  package func wayBackChanged() { window?.update() }

  package func log(_ issue: NavigationIssue) { StandardError.write("\(issue)\n") }
}

// MARK: - SwipeTarget

extension GtkHost: SwipeTarget {
  /// Whether nothing moves, and the modules let a swipe begin.
  func swipeBegan() -> Bool {
    guard screens.count > 1, !pages.isMoving, !isSwiping, let reporter,
      reporter.wayBack().allowsGesture
    else { return false }
    isSwiping = true
    reporter.began()
    return true
  }

  /// Goes back by itself if it is completed, and tells the router when the page has slid away.
  func swipeEnded(isCompleted: Bool) {
    guard isSwiping else { return }
    isSwiping = false
    guard isCompleted, screens.count > 1 else { return settle() }
    screens.removeLast()
    show(.back) { [weak self] in self?.settle() }
  }

  private func settle() {
    guard let top = screens.last else { return }
    reporter?.settled(atDepth: screens.count, top: top, origin: .swipe)
  }
}
