public import Switchback

/// A host without a platform, on which a test acts as the user and reads what is shown.
///
/// By default, the host shows every command at once. With ``Completion/whenTold``, it stays in transition until
/// ``completeTransition()``, as an animating container would. A test can act in the meantime. A presented stack has
/// another host of this type, and ``front`` is the host that the user sees.
///
/// ```swift
/// let host = InMemoryHost()
/// let router = StackRouter(host: host)
/// router.push(TestModule("list"))
/// router.push(TestModule("details"))
/// host.back()
/// host.names           // ["list"]
/// router.modules.count // 1
/// ```
@MainActor
public final class InMemoryHost: StackHost {
  /// The moment at which a command counts as carried out.
  public enum Completion: Sendable {
    /// As soon as the host receives it.
    case atOnce
    /// When the test calls ``InMemoryHost/completeTransition()``.
    case whenTold
  }

  /// The screens shown now, root first, top last.
  public private(set) var screens: [any Screen]

  /// When the next commands count as carried out.
  public var completion: Completion

  /// Decides which screens the host can show.
  ///
  /// The default is all screens.
  public var accepts: @MainActor (any Screen) -> Bool = { _ in true }

  /// How many of the next commands the host ignores, as containers sometimes do.
  public var commandsToDrop = 0

  /// Every command that the host has received, even those that it ignored.
  public private(set) var commands: [RecordedCommand] = []

  private var log: FrameLog

  /// What the user has seen: the names of the screens after each change, root first.
  ///
  /// Each name is the name at the time when the screen came. The host puts the list together when you read it.
  ///
  /// > Complexity: O(*n*) in the number of all names in the list.
  public var frames: [[String]] { log.frames }

  /// Every command to present or dismiss that the host has received, even those that it ignored.
  public private(set) var modalCommands: [RecordedModalCommand] = []

  /// The host that is presented over this one, if there is one.
  public private(set) var presented: InMemoryHost?

  /// The open question on this host, for a test to answer; nil if none is open.
  ///
  /// The router asks on the top host, which is the ``front`` of the lowest one.
  public var question: HostQuestion? { asked.flatMap { $0.isOpen ? $0 : nil } }
  private var asked: HostQuestion?

  /// The texts of all questions so far, in order.
  public private(set) var askedQuestions: [String] = []

  /// Whether the host can present stacks over itself.
  public var canPresent = true

  /// Whether the host refuses to go back if nothing would be left on screen.
  ///
  /// The hosts on a phone do so. Set it on the lowest host, for the hosts of its tabs as well. Even then, the router
  /// learns when the user leaves the whole program. The default is no.
  public var keepsBackAtRoot = false

  /// Whether the router expects the user to use the screen on top.
  public private(set) var isInputExpected = true

  private var isModal = false
  private(set) weak var presenter: InMemoryHost?
  weak var container: InMemoryTabHost?
  private(set) var reporter: HostReporter?
  var inTransition: Int?
  var inModalTransition: Int?

  /// By what means what is shown was changed during the transition; nil if it was not.
  var originInTransition: BackOrigin?

  /// How often a module has said that it may have changed its mind.
  var timesToldOfState = 0

  /// Whether it has ignored a command, and has said nothing since.
  var hasDropped = false

  /// How it, and its tabs, say what they show, for what other code has not changed.
  package var reportForm = ReportForm.number

  /// Whether the last report was a whole one.
  private var hasReportedAll = false

  /// Whether other code has put screens on it; then a number does not say what is left.
  var isShared: Bool

  /// What the gestures under way will leave, the latest last.
  var gestures: [(depth: Int, origin: BackOrigin)] = []

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - screens: The screens that are on the host already, root first. The default is none.
  ///   - completion: When commands count as carried out. The default is at once.
  public init(screens: [any Screen] = [], completion: Completion = .atOnce) {
    self.screens = screens
    self.completion = completion
    isShared = !screens.isEmpty
    log = FrameLog(from: screens.map(Self.name))
  }

  /// The names of the screens, root first.
  ///
  /// The name of a screen is the module's name, or the name of the screen's type if the screen is not a module. For
  /// tabs, it is the name of the tab host's type.
  public var names: [String] { screens.map(Self.name) }

  /// The host that the user sees.
  ///
  /// With a presented host, it is the front of that host. Otherwise, with tabs on top, it is the front of the selected
  /// tab. Otherwise, it is this host.
  public var front: InMemoryHost { presented?.front ?? topTabs?.selectedHost?.front ?? self }

  /// The tab host on top, if there is one.
  public var topTabs: InMemoryTabHost? { screens.last as? InMemoryTabHost }

  /// The names of the screens on this host and on each presented host, lowest first.
  public var allNames: [[String]] { [names] + (presented?.allNames ?? []) }

  /// Whether the host has received a command and has not completed it yet.
  public var isInTransition: Bool { inTransition != nil || inModalTransition != nil }

  private static func name(of screen: any Screen) -> String {
    (screen as? any Presentable)?.name ?? String(describing: type(of: screen))
  }

  /// Shows some of the screens, and others on top of them.
  private func display(_ kept: Int, _ tail: [any Screen], named added: [String]) {
    screens.removeSubrange(kept...)
    screens.append(contentsOf: tail)
    log.note(kept: kept, added: added)
  }

  /// Shows the lowest of the screens.
  func display(lowest count: Int) { display(count, [], named: []) }

  /// Shows other screens, some of which may be there already.
  func display(_ screens: [any Screen]) {
    let kept = zip(self.screens, screens).prefix { $0 === $1 }.count
    let tail = Array(screens[kept...])
    display(kept, tail, named: tail.map(Self.name))
  }

  /// The hosts that are presented over this one, nearest first.
  public var hostsAbove: [InMemoryHost] {
    presented.map { [$0] + $0.hostsAbove } ?? []
  }

  /// Presents a host over this one, in place of what was; it leaves the one that it was presented over.
  ///
  /// What goes takes along what is presented over it.
  func present(_ host: InMemoryHost?) {
    host?.presenter?.presented = nil
    presented?.leave()
    presented = host
    host?.presenter = self
  }

  private func leave() {
    presenter = nil
    presented?.leave()
    presented = nil
  }
}

// MARK: - StackHost

extension InMemoryHost {
  /// Returns whether ``accepts`` allows the screen.
  ///
  /// - Parameter screen: The screen of a module.
  /// - Returns: Whether this host can show it.
  public func canShow(_ screen: any Screen) -> Bool { accepts(screen) }

  /// Stores the reporter that takes the reports of this host.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: HostReporter) {
    self.reporter = reporter
  }

  /// Shows a stack, or ignores the command if ``commandsToDrop`` says so.
  ///
  /// A host that is not presented yet shows the stack at once.
  ///
  /// - Parameter command: The screens that stay, and those to put on top of them.
  public func show(_ command: HostCommand) {
    let added = command.tail.map(Self.name)
    commands.append(
      RecordedCommand(kept: command.kept, added: added, transition: command.transition)
    )
    let isDropped = drop()
    for screen in command.tail { (screen as? InMemoryTabHost)?.outer = self }
    if !isDropped { display(command.kept, command.tail, named: added) }
    switch completion {
    case .whenTold where isOnScreen:
      inTransition = isDropped ? nil : command.id
      hasDropped = isDropped
    default:
      if isDropped {
        reporter?.settled(showing: screens)
      } else if reportsAll() {
        reporter?.settled(showing: screens, acknowledging: command.id)
      } else {
        reporter?.carriedOut(command.id)
      }
    }
  }

  /// Whether the next report says all that is shown.
  func reportsAll() -> Bool {
    switch lowest.reportForm {
    case .number: return false
    case .whole: return true
    case .alternating:
      hasReportedAll.toggle()
      return hasReportedAll
    }
  }

  /// Creates another in-memory host with the same ``completion`` and ``accepts``.
  ///
  /// - Returns: The host, or nil if ``canPresent`` is false.
  public func makeModalHost() -> (any StackHost)? {
    guard canPresent else { return nil }
    let host = InMemoryHost(completion: completion)
    host.accepts = accepts
    host.reportForm = reportForm
    host.isModal = true
    return host
  }

  /// Presents a host or dismisses the presented one, or ignores the command.
  ///
  /// - Parameter command: The host to present, or none to dismiss the presented one.
  public func present(_ command: ModalCommand) {
    let host = command.host as? InMemoryHost
    modalCommands.append(
      RecordedModalCommand(presented: host?.names, transition: command.transition)
    )
    let isDropped = drop()
    if !isDropped { present(host) }
    switch completion {
    case .atOnce:
      reporter?.settled(presenting: hostsAbove, acknowledging: isDropped ? nil : command.id)
    case .whenTold:
      inModalTransition = isDropped ? nil : command.id
      hasDropped = isDropped
    }
  }

  /// Keeps a question until the test answers it.
  ///
  /// - Parameter question: The question.
  public func ask(_ question: HostQuestion) {
    asked = question
    askedQuestions.append(question.text)
  }

  /// Forgets the open question.
  ///
  /// - Parameter question: The open question.
  public func withdraw(_ question: HostQuestion) {
    if asked === question { asked = nil }
  }

  /// Notes whether the router expects input.
  ///
  /// - Parameter isExpected: Whether the screen on top expects input.
  public func inputExpected(_ isExpected: Bool) {
    isInputExpected = isExpected
  }

  /// Whether it is presented, and belongs to no tab that is hidden.
  private var isOnScreen: Bool {
    if isModal { return presenter?.isOnScreen ?? false }
    guard let container else { return true }
    return container.selectedHost === self && container.outer?.isOnScreen ?? true
  }

  private func drop() -> Bool {
    guard commandsToDrop > 0 else { return false }
    commandsToDrop -= 1
    return true
  }
}
