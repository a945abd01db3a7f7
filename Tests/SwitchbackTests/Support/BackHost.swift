import Switchback

/// A host on an array whose user goes back, which it says in one of the two ways, or wrongly.
@MainActor
final class BackHost: StackHost {
  private(set) var presented: BackHost?
  private(set) var reporter: HostReporter?

  /// What stays and what comes by each command that it was given.
  private(set) var commands: [(kept: Int, added: Int)] = []

  /// How often the router has read what is shown.
  private(set) var readings = 0

  /// Whether commands wait for ``finish()``.
  var isSlow = false

  private let report: BackReport
  private var shown: [any Screen] = []
  private var waiting: HostCommand?

  init(by report: BackReport) {
    self.report = report
  }

  var screens: [any Screen] {
    readings += 1
    return shown
  }

  var depth: Int { shown.count }
  var names: [String] { shown.map { ($0 as? any Presentable)?.name ?? "?" } }

  // MARK: - What it is told

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    commands.append((command.kept, command.tail.count))
    waiting = command
    if !isSlow { finish() }
  }

  /// Carries out the command that waits, if one does.
  func finish() {
    guard let command = waiting else { return }
    waiting = nil
    shown = shown.prefix(command.kept) + command.tail
    reporter?.carriedOut(command.id)
  }

  func makeModalHost() -> (any StackHost)? { BackHost(by: report) }

  func present(_ command: ModalCommand) {
    presented = command.host as? BackHost
    let hosts = sequence(first: self) { $0.presented }.dropFirst()
    reporter?.settled(presenting: Array(hosts), acknowledging: command.id)
  }

  // MARK: - What its user does

  /// Goes back, and says so; a command that waits is not carried out any more.
  func goBack(toDepth depth: Int) {
    waiting = nil
    change(to: Array(shown.prefix(depth)))
    sayWhatIsLeft()
  }

  /// Says what is left; of all there is, that nothing has happened after all.
  func sayWhatIsLeft() {
    guard report == .depth, let top = shown.last else {
      reporter?.settled(showing: shown, origin: .key)
      return
    }
    reporter?.settled(atDepth: shown.count, top: top, origin: .key)
  }

  /// Shows something else, and says nothing.
  func change(to screens: [any Screen]) { shown = screens }
}
