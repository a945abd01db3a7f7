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

  /// The program that it served is over, so that nothing appears any more.
  var isOver = false

  /// A swipe is under way.
  package private(set) var isSwiping = false

  /// The windows of the program that it is the lowest host of.
  private lazy var ownOrder = WindowOrder(of: self)

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

  /// The lowest host of the program.
  private var root: GtkHost { presenter?.root ?? tabs?.host?.root ?? self }

  /// The windows of the program.
  package var order: WindowOrder { root.ownOrder }

  /// The hosts from this one to the one on top of everything, by sheets and selected tabs.
  var path: [GtkHost] {
    [self] + ((presented ?? (screens.last as? GtkTabs)?.selectedHost)?.path ?? [])
  }

  /// The host on top of everything, over which nothing is presented.
  package var top: GtkHost { path.last ?? self }

  /// The hosts that are presented over it, the nearest first.
  private var above: [GtkHost] { presented.map { [$0] + $0.above } ?? [] }

  /// The sheets over it and over the tabs on it, seen or not.
  var sheets: [GtkHost] {
    let inTabs = screens.compactMap { $0 as? GtkTabs }.flatMap(\.hosts).flatMap(\.sheets)
    return inTabs + (presented.map { [$0] + $0.sheets } ?? [])
  }

  /// Whether it can be seen: a sheet of a hidden tab cannot, nor one below whose container something was pushed.
  package var isSeen: Bool { root.path.contains { $0 === self } }

  /// A page below the one that is seen, and how one gets there.
  struct PageBelow {
    let title: String
    private(set) weak var host: GtkHost?
    let depth: Int
  }

  /// The pages below the one that is seen in the window, the lowest first: those below tabs, then those in the tab.
  var pagesBelow: [PageBelow] {
    let here = screens.dropLast().enumerated().map { position, screen in
      PageBelow(
        title: (screen as? any GtkScreen)?.title ?? "", host: self, depth: position + 1)
    }
    return here + ((screens.last as? GtkTabs)?.selectedHost?.pagesBelow ?? [])
  }

  // MARK: - What the user does

  /// Goes back from what is seen in the window.
  ///
  /// - Parameter origin: By what means.
  func goBack(origin: BackOrigin) {
    // What has been left already cannot be left once more.
    front.pages.finish()
    // Nobody leaves a program by going back once too often: its window has a close box.
    guard let reporter = front.reporter, !reporter.wayBack().leavesRoot else { return }
    reporter.goBack(origin: origin)
  }

  /// The window of a sheet is to be closed.
  func closeSheet() { reporter?.goBack(toDepth: 0, origin: .key) }
}

// MARK: - StackHost

extension GtkHost: StackHost {
  package func canShow(_ screen: any Screen) -> Bool { screen is any GtkScreen }

  /// Keeps what takes the reports; of the router before this one, nothing is left but what it showed.
  package func connect(_ reporter: HostReporter) {
    if self.reporter != nil {
      isSwiping = false
      order.clear()
    }
    self.reporter = reporter
  }

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
    window?.update()
    window?.menu.close()
    if let ownWindow, !ownWindow.isSheet, !ownWindow.wasShown, !isOver {
      ownWindow.isVisible = true
    }
    order.arrange()
  }

  private func motion(from before: [any Screen], _ transition: ScreenTransition) -> PageStack.Motion
  {
    guard transition.isAnimated, window?.isVisible == true, order.departure == nil,
      let old = before.last, let new = screens.last, old !== new
    else { return .none }
    if transition.custom != nil { return .fade }
    return screens.count < before.count && before.contains { $0 === new } ? .back : .forward
  }

  package func makeModalHost() -> (any StackHost)? {
    GtkHost(window: PageWindow(title: "", isSheet: true))
  }

  package func present(_ command: ModalCommand) {
    dismissSheets()
    presented = command.host as? GtkHost
    presented?.presenter = self
    presented?.ownWindow?.update()
    order.arrange()
    reporter?.settled(presenting: above, acknowledging: command.id)
  }

  /// Takes the windows over it away.
  func dismissSheets() {
    presented?.dismiss()
    presented = nil
  }

  private func dismiss() {
    for host in sheets { host.ownWindow?.close() }
    presented = nil
    ownWindow?.close()
  }

  package func ask(_ question: HostQuestion) {
    guard root.ownWindow?.isSheet == false else { return question.answer(nil) }
    order.ask(question)
  }

  package func withdraw(_ question: HostQuestion) { order.withdraw(question) }

  package func wayBackChanged() { window?.update() }

  package func log(_ issue: NavigationIssue) { StandardError.write("\(issue)\n") }
}

// MARK: - Swiped

extension GtkHost: Swiped {
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
