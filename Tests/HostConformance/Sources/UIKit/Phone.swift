/// A device with one window, and a person in front of it.
///
/// Nothing that moves ends by itself: a test says `finishTransition()`.
///
/// ```swift
/// let phone = Phone()
/// phone.window.rootViewController = UINavigationController(rootViewController: first)
/// phone.window.makeKeyAndVisible()
/// phone.frontNavigation?.pushViewController(second, animated: true)
/// phone.finishTransitions()
/// phone.tapBack()                       // true, and the second is on its way out
/// ```
@MainActor
public final class Phone {
  /// The window, on which an app puts its root.
  public let window: UIWindow

  /// How the system behaves where that is not certain.
  public var rules: Rules

  /// What UIKit would have printed.
  public private(set) var console: [String] = []

  /// What UIKit would have thrown, and calls that it relies on and that were not made.
  public private(set) var exceptions: [String] = []

  var running: [RunningTransition] = []
  var swipe: Swipe?
  var pull: RunningTransition?
  private var layouts: [() -> Void] = []
  private var delayed: [DelayedCommand] = []
  private var dropsLeft = 0
  private var delaysLeft = 0
  private var holdsLeft = 0
  private var held: [() -> Void] = []

  /// Whether a command is being performed that was delayed; that happens to it once.
  private var isLate = false

  /// Called when a step is over: after each layout and each transition, and where a test says so.
  public var onStep: (() -> Void)?

  static weak var latest: Phone?

  /// Makes a device, with a window of its own or with one that the app has made.
  public init(_ rules: Rules = Rules(), window: UIWindow = UIWindow()) {
    self.rules = rules
    self.window = window
    window.phone = self
    window.rootViewController?.lastPhone = self
    Self.latest = self
  }

  // MARK: Time

  /// Whether anything moves, or is about to.
  public var isMoving: Bool { !running.isEmpty || !layouts.isEmpty }

  /// Lets the views be laid out: what waits for that begins, or is told.
  public func layOut() {
    let due = layouts
    layouts = []
    for layout in due { layout() }
    onStep?()
  }

  /// Ends the oldest transition that no finger holds, after the views are laid out.
  public func finishTransition() {
    layOut()
    running.first(where: \.canFinish)?.finish()
    onStep?()
  }

  /// Ends transitions until none is left, those included that begin meanwhile.
  public func finishTransitions() {
    var turns = 0
    while !layouts.isEmpty || running.contains(where: \.canFinish), turns < 1000 {
      finishTransition()
      turns += 1
    }
  }

  func atNextLayout(_ action: @escaping () -> Void) {
    layouts.append(action)
  }

  func forget(_ transition: RunningTransition) {
    running.removeAll { $0 === transition }
  }

  // MARK: Commands that go wrong

  /// Has the next commands to navigation controllers dropped, whatever else goes on (B6).
  public func dropNextCommands(_ count: Int = 1) {
    dropsLeft = count
  }

  /// Has the next commands to navigation controllers performed only at the next layout (B5).
  public func delayNextCommands(_ count: Int = 1) {
    delaysLeft = count
  }

  /// Has the next commands to navigation controllers put off for no reason that anybody could see, also behind
  /// those that come after them, until `performHeldCommands()` (B5).
  public func holdNextCommands(_ count: Int = 1) {
    holdsLeft = count
  }

  /// Performs what was put off so.
  public func performHeldCommands() {
    let due = held
    held = []
    isLate = true
    for perform in due { perform() }
    isLate = false
  }

  /// Judges a command, and keeps it if it has to wait.
  ///
  /// - Returns: Whether it is to be performed at once.
  func admits(
    _ command: StackCommand,
    to controller: UINavigationController,
    perform: @escaping () -> Void,
  ) -> Bool {
    let isBusy = isBusy(controller)
    if dropsLeft > 0 || isBusy && rules.commandsDuringTransitionAreDropped {
      dropsLeft = max(0, dropsLeft - 1)
      log(
        "\(command.name) called on \(controller.nameInConsole) while an existing transition or "
          + "presentation is occurring; the navigation stack will not be updated.")
      return false
    }
    if holdsLeft > 0, !isLate {
      holdsLeft -= 1
      held.append(perform)
      return false
    }
    if delaysLeft > 0, !isLate {
      delaysLeft -= 1
      atNextLayout { [weak self] in
        self?.isLate = true
        perform()
        self?.isLate = false
      }
      return false
    }
    guard isBusy else { return true }
    if rules.commandsDuringTransitionRace {
      let top = controller.topViewController?.nameInConsole ?? ""
      log("Unbalanced calls to begin/end appearance transitions for \(top).")
      return true
    }
    delayed.append(DelayedCommand(controller: controller, perform: perform))
    return false
  }

  private func isBusy(_ controller: UINavigationController) -> Bool {
    running.contains { transition in
      transition.navigation.map { $0 === controller } ?? !rules.modalTransitionsLeaveStacksAlone
    }
  }

  func performDelayedCommands() {
    while let next = delayed.firstIndex(where: { !isBusy($0.controller) }) {
      delayed.remove(at: next).perform()
    }
  }

  private struct DelayedCommand {
    let controller: UINavigationController
    let perform: () -> Void
  }

  // MARK: What UIKit says

  func log(_ line: String) {
    console.append(line)
  }

  /// Notes what UIKit throws, on the device that a controller belongs to, or else on the one made last.
  static func raise(_ reason: String, by controller: UIViewController) {
    guard let phone = controller.home ?? latest else { return lostExceptions.append(reason) }
    phone.exceptions.append(reason)
  }

  /// What UIKit threw where there is no device.
  private static var lostExceptions: [String] = []

  /// What UIKit threw where there is no device, which is forgotten.
  public static func takeLostExceptions() -> [String] {
    defer { lostExceptions = [] }
    return lostExceptions
  }

  /// Notes what an app prints, on the device made last.
  static func log(_ line: String) {
    latest?.log(line)
  }

  static func log(_ line: String, by controller: UIViewController) {
    (controller.home ?? latest)?.log(line)
  }
}
