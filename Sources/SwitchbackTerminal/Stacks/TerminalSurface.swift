import Switchback

/// What the stacks of one terminal are shown on: a host that prints them or draws them.
@MainActor
protocol TerminalSurface: AnyObject {
  /// Shows what has changed on a stack, and acknowledges it when that has come to rest.
  ///
  /// - Parameters:
  ///   - change: What moves where.
  ///   - stack: The stack, which is as it is to be already.
  ///   - acknowledge: Tells the router.
  func show(
    _ change: StackMotion,
    on stack: TerminalStack,
    then acknowledge: @escaping @MainActor () -> Void,
  )

  /// Something besides the stacks has changed, such as the bar of some tabs.
  func barChanged()

  /// Whether a stack is meant to be used has changed.
  func inputChanged()

  /// Asks a question before anything else.
  func ask(_ question: HostQuestion)

  /// Asks it no longer.
  func withdraw(_ question: HostQuestion)

  /// Logs misuse or a surprise where the diagnostics of a program belong.
  func log(_ issue: NavigationIssue)
}

/// In which direction what is shown moves.
enum StackMotion: Equatable {
  /// At once.
  case none
  /// To what comes next.
  case forward
  /// To what was before.
  case back
  /// A stack comes up over another.
  case up
  /// A stack goes away from over another.
  case down

  /// The motion from one list of screens to another.
  init(from old: [any Screen], to new: [any Screen], _ transition: ScreenTransition) {
    guard transition.isAnimated, let before = old.last, let after = new.last, before !== after
    else {
      self = .none
      return
    }
    self = old.contains { $0 === after } && new.count < old.count ? .back : .forward
  }
}
