public import Switchback

/// A host without a platform: a test does on it what a person can do, and reads what is shown.
///
/// By default it shows every command at once. With ``Completion/whenTold`` it stays in transition
/// until ``completeTransition()``, as an animating container would, so that a test can act meanwhile.
///
/// ```swift
/// let host = InMemoryHost()
/// let router = StackRouter(host: host)
/// router.push(TestModule("list"))
/// router.push(TestModule("details"))
/// host.back()                          // host.names is ["list"], and so are the router's modules
/// ```
@MainActor
public final class InMemoryHost: StackHost {
  /// When a command counts as carried out.
  public enum Completion: Sendable {
    /// As soon as it is given.
    case atOnce
    /// When the test calls ``InMemoryHost/completeTransition()``.
    case whenTold
  }

  /// The screens shown now, root first, top last.
  public private(set) var screens: [any Screen]

  /// When the next commands count as carried out.
  public var completion: Completion

  /// Which screens can be shown.
  ///
  /// The default is all.
  public var accepts: @MainActor (any Screen) -> Bool = { _ in true }

  /// How many of the next commands to ignore, as containers are known to do now and then.
  public var commandsToDrop = 0

  /// Every command that was given, also those that were dropped.
  public private(set) var commands: [RecordedCommand] = []

  /// What a person has seen: the names of the screens, root first, after each change.
  public private(set) var frames: [[String]] = []

  /// Whether the router expects the user to use the screen on top.
  public private(set) var isInputExpected = true

  private var router: HostReporter?
  private var inTransition: Int?
  private var originInTransition = BackOrigin.unknown

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - screens: The screens that are on it already, root first. The default is none.
  ///   - completion: When commands count as carried out. The default is at once.
  public init(screens: [any Screen] = [], completion: Completion = .atOnce) {
    self.screens = screens
    self.completion = completion
  }

  /// The names of the screens shown now, root first: a module's own, else the type's.
  public var names: [String] { screens.map(name(of:)) }

  /// Whether a command was given and not completed yet.
  public var isInTransition: Bool { inTransition != nil }

  private func name(of screen: any Screen) -> String {
    (screen as? any Presentable)?.name ?? String(describing: type(of: screen))
  }
}

// MARK: - What a person can do

extension InMemoryHost {
  /// The screen on top, as what the test expects it to be.
  ///
  /// - Parameter type: The type of the screen.
  /// - Returns: The screen on top.
  /// - Throws: ``UnexpectedScreen``, which names what is on top instead.
  public func top<Expected>(as type: Expected.Type) throws(UnexpectedScreen) -> Expected {
    guard let top = screens.last as? Expected else {
      throw UnexpectedScreen(expected: String(describing: type), stack: names)
    }
    return top
  }

  /// Goes back one screen, as a back button does.
  ///
  /// At the root it reports that instead.
  ///
  /// - Parameter origin: By what means. The default is a key.
  public func back(origin: BackOrigin = .key) {
    guard screens.count > 1 else {
      router?.wentBackAtRoot(origin: origin)
      return
    }
    back(toDepth: screens.count - 1, origin: origin)
  }

  /// Goes back several screens in one event, as a long press on a back button does.
  ///
  /// - Parameters:
  ///   - depth: How many screens are left, at least one. A depth that is not below the present one
  ///     changes nothing.
  ///   - origin: By what means. The default is a key.
  public func back(toDepth depth: Int, origin: BackOrigin = .key) {
    guard depth < screens.count else { return }
    change(to: Array(screens.prefix(max(depth, 1))), origin: origin)
  }

  /// Changes the stack behind the router's back, as other code on the same container does.
  ///
  /// During a transition, what is shown changes at once and is reported when the transition ends.
  ///
  /// - Parameters:
  ///   - screens: What is shown from now on, root first.
  ///   - origin: What the host tells of the cause. The default is that it does not know.
  public func change(to screens: [any Screen], origin: BackOrigin = .unknown) {
    display(screens)
    guard !isInTransition else {
      originInTransition = origin
      return
    }
    router?.settled(showing: screens, origin: origin)
  }

  /// Ends the transition that runs, and reports what is shown.
  ///
  /// Without one, it reports that again.
  public func completeTransition() {
    let command = inTransition
    let origin = originInTransition
    inTransition = nil
    originInTransition = .unknown
    router?.settled(showing: screens, acknowledging: command, origin: origin)
  }

  private func display(_ screens: [any Screen]) {
    self.screens = screens
    frames.append(names)
  }
}

// MARK: - StackHost

extension InMemoryHost {
  /// Whether ``accepts`` says so.
  ///
  /// - Parameter screen: The screen of a module that is to be shown.
  /// - Returns: Whether it can be shown.
  public func canShow(_ screen: any Screen) -> Bool { accepts(screen) }

  /// Keeps the router's ear.
  ///
  /// - Parameter router: Takes the reports.
  public func connect(_ router: HostReporter) {
    self.router = router
  }

  /// Shows a stack, or ignores the command if it is to be dropped.
  ///
  /// - Parameter command: What stays and what stands on top of it.
  public func show(_ command: HostCommand) {
    let added = command.tail.map(name(of:))
    commands.append(
      RecordedCommand(kept: command.kept, added: added, transition: command.transition)
    )
    let isDropped = commandsToDrop > 0
    if isDropped {
      commandsToDrop -= 1
    } else {
      display(Array(screens.prefix(command.kept)) + command.tail)
    }
    switch completion {
    case .atOnce: router?.settled(showing: screens, acknowledging: isDropped ? nil : command.id)
    case .whenTold: inTransition = isDropped ? nil : command.id
    }
  }

  /// Notes whether input is expected.
  ///
  /// - Parameter isExpected: Whether the screen on top is meant to be used.
  public func inputExpected(_ isExpected: Bool) {
    isInputExpected = isExpected
  }
}
