import Switchback

/// One stack in a terminal: that of its host, one that is presented over it, or that of a tab.
///
/// It keeps what is shown, and leaves to its surface how it is shown.
@MainActor
final class TerminalStack {
  private(set) var screens: [any Screen] = []
  private(set) var presented: TerminalStack?
  private(set) var reporter: HostReporter?
  private weak var surface: (any TerminalSurface)?

  /// Whether the screen on top is meant to be used.
  private(set) var isInputExpected = true

  init(on surface: (any TerminalSurface)?) {
    self.surface = surface
  }

  /// The stack on top: the last that is presented over it, that of the selected tab if tabs are on top,
  /// else this one.
  var front: TerminalStack { presented?.front ?? tabs?.selectedStack?.front ?? self }

  /// The stacks from this one to the one on top.
  var path: [TerminalStack] { [self] + ((presented ?? tabs?.selectedStack)?.path ?? []) }

  /// The tabs that the front stack is in, the innermost.
  var frontTabs: TerminalTabs? {
    if let presented { return presented.frontTabs }
    return tabs?.selectedStack?.frontTabs ?? tabs
  }

  /// The tabs on top, if there are some.
  var tabs: TerminalTabs? { screens.last as? TerminalTabs }

  private var stacksAbove: [TerminalStack] { presented.map { [$0] + $0.stacksAbove } ?? [] }

  /// Looks at what would be seen with fewer screens.
  func showing<Result>(depth: Int, _ look: () -> Result) -> Result {
    let above = Array(screens.dropFirst(depth))
    screens.removeLast(above.count)
    defer { screens.append(contentsOf: above) }
    return look()
  }

  /// Takes the user's word that the screens above a depth are gone.
  func goBack(toDepth depth: Int, origin: BackOrigin) {
    screens.removeLast(max(screens.count - depth, 0))
    settle(origin: origin)
  }

  /// Says how much is left now that the user has gone back, or has not after all.
  ///
  /// A number says it, as nobody but the router and the user changes what is shown.
  func settle(origin: BackOrigin = .unknown) {
    guard let top = screens.last else { return }
    reporter?.settled(atDepth: screens.count, top: top, origin: origin)
  }

  /// Tells everything on it and over it what it is shown on.
  func attach(to surface: (any TerminalSurface)?) {
    self.surface = surface
    for screen in screens { (screen as? TerminalTabs)?.attach(to: surface) }
    presented?.attach(to: surface)
  }
}

extension TerminalStack: StackHost {
  func canShow(_ screen: any Screen) -> Bool {
    screen is any TerminalScreen || screen is TerminalTabs
  }

  func connect(_ reporter: HostReporter) {
    self.reporter = reporter
  }

  func show(_ command: HostCommand) {
    let before = screens
    screens = screens.prefix(command.kept) + command.tail
    for screen in command.tail { (screen as? TerminalTabs)?.attach(to: surface) }
    show(StackMotion(from: before, to: screens, command.transition)) { stack in
      stack.reporter?.settled(showing: stack.screens, acknowledging: command.id)
    }
  }

  func makeModalHost() -> (any StackHost)? { TerminalStack(on: surface) }

  func present(_ command: ModalCommand) {
    let motion: StackMotion = command.host == nil ? .down : .up
    presented = command.host as? TerminalStack
    // It was made before this stack had a surface, if all of it is shown in one step.
    presented?.attach(to: surface)
    show(command.transition.isAnimated ? motion : .none) { stack in
      stack.reporter?.settled(presenting: stack.stacksAbove, acknowledging: command.id)
    }
  }

  private func show(
    _ motion: StackMotion,
    then acknowledge: @escaping @MainActor (TerminalStack) -> Void,
  ) {
    guard let surface else { return acknowledge(self) }
    surface.show(motion, on: self) { [self] in acknowledge(self) }
  }

  func inputExpected(_ isExpected: Bool) {
    isInputExpected = isExpected
    surface?.inputChanged()
  }

  func ask(_ question: HostQuestion) {
    if let surface { surface.ask(question) } else { question.answer(nil) }
  }

  func withdraw(_ question: HostQuestion) { surface?.withdraw(question) }
}
