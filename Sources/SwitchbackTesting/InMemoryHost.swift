public import Switchback

/// A host without a platform: a test does on it what a person can do, and reads what is shown.
///
/// By default it shows every command at once. With ``Completion/whenTold`` it stays in transition
/// until ``completeTransition()``, as an animating container would, so that a test can act meanwhile. A
/// stack is presented on another host of this type, and ``front`` is the one that a person sees.
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

  private var log: FrameLog

  /// What a person has seen: the names of the screens, root first, after each change.
  ///
  /// Each name is as it was when the screen came. They are made when they are asked for.
  ///
  /// > Complexity: O(*n*) in the number of all names in them.
  public var frames: [[String]] { log.frames }

  /// Every command to present or dismiss that was given, also those that were dropped.
  public private(set) var modalCommands: [RecordedModalCommand] = []

  /// The host that is presented over this one, if there is one.
  public private(set) var presented: InMemoryHost?

  /// The question that is being asked on this host, for a test to answer; nil once it was answered.
  ///
  /// It is asked on the host on top, which is ``front`` seen from the lowest one.
  public var question: HostQuestion? { asked.flatMap { $0.isOpen ? $0 : nil } }
  private var asked: HostQuestion?

  /// The texts of all questions that were asked, in order.
  public private(set) var askedQuestions: [String] = []

  /// Whether stacks can be presented over this one.
  public var canPresent = true

  /// Whether a back is kept from the router that would leave nothing on screen.
  ///
  /// The hosts on a phone do so. Set it on the lowest host, for those of its tabs as well. Who leaves the whole program
  /// is always heard. The default is no.
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

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - screens: The screens that are on it already, root first. The default is none.
  ///   - completion: When commands count as carried out. The default is at once.
  public init(screens: [any Screen] = [], completion: Completion = .atOnce) {
    self.screens = screens
    self.completion = completion
    isShared = !screens.isEmpty
    log = FrameLog(from: screens.map(Self.name))
  }

  /// The names of the screens shown now, root first: a module's own, else the type's.
  ///
  /// A container of tabs is shown as its host, so its name is that of the type of the host.
  public var names: [String] { screens.map(Self.name) }

  /// The host on top: the last that is presented over this one, that of the selected tab if tabs are on
  /// top, else this one.
  public var front: InMemoryHost { presented?.front ?? topTabs?.selectedHost?.front ?? self }

  /// The container of tabs on top, if it is one.
  public var topTabs: InMemoryTabHost? { screens.last as? InMemoryTabHost }

  /// The names of the screens of this host and of each that is presented over it, lowest first.
  public var allNames: [[String]] { [names] + (presented?.allNames ?? []) }

  /// Whether a command was given and not completed yet.
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
  /// Whether ``accepts`` says so.
  ///
  /// - Parameter screen: The screen of a module that is to be shown.
  /// - Returns: Whether it can be shown.
  public func canShow(_ screen: any Screen) -> Bool { accepts(screen) }

  /// Keeps what takes the reports.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: HostReporter) {
    self.reporter = reporter
  }

  /// Shows a stack, or ignores the command if it is to be dropped.
  ///
  /// A host that is not presented yet shows it at once.
  ///
  /// - Parameter command: What stays and what stands on top of it.
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

  /// Supplies another in-memory host with the same ``completion`` and ``accepts``.
  ///
  /// - Returns: The host, or nil unless ``canPresent``.
  public func makeModalHost() -> (any StackHost)? {
    guard canPresent else { return nil }
    let host = InMemoryHost(completion: completion)
    host.accepts = accepts
    host.reportForm = reportForm
    host.isModal = true
    return host
  }

  /// Presents a host or dismisses what is presented, or ignores the command if it is to be dropped.
  ///
  /// - Parameter command: The host to present, or that there is to be none.
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

  /// Keeps the question until the test answers it.
  ///
  /// - Parameter question: What to ask.
  public func ask(_ question: HostQuestion) {
    asked = question
    askedQuestions.append(question.text)
  }

  /// Forgets the question.
  ///
  /// - Parameter question: The one that is being asked.
  public func withdraw(_ question: HostQuestion) {
    if asked === question { asked = nil }
  }

  /// Notes whether input is expected.
  ///
  /// - Parameter isExpected: Whether the screen on top is meant to be used.
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
