import Observation
import UIKit

/// What a person sees of an app, and how SwiftUI brings it about.
///
/// Views are evaluated as a whole, on the turn after something has changed that they have read. What is shown is kept
/// apart from what was told, and compared with it. Nothing that moves ends by itself: a test says
/// ``finishMovement()``.
///
/// ```swift
/// let display = Display { StackView(host) }
/// router.push(page)
/// await display.rest()
/// display.names                       // what is on screen
/// ```
@MainActor
public final class Display {
  /// How the system behaves where that is not certain.
  public let rules: Rules

  /// What SwiftUI would have printed.
  public internal(set) var console: [String] = []

  /// How often the body of a view, by the name of its type, was evaluated because its environment had changed.
  public internal(set) var changedEnvironments: [String: Int] = [:]

  /// How many stacks were made.
  public internal(set) var madeStacks = 0

  /// How often something was presented.
  public internal(set) var presentations = 0

  /// Whether the person listens to what is on screen.
  public var isVoiceOverRunning = false { didSet { invalidate() } }

  /// Called after each turn on the main actor that is waited for.
  public var onTurn: (() -> Void)?

  static weak var latest: Display?

  private let make: @MainActor (_Place) -> _Node
  private(set) var root: _Node?
  private var keys: [Identity: Int] = [:]
  private var salt = 0
  var isDue = false

  var stacks: [Int: LiveStack] = [:]
  var sheets: [Int: LiveSheet] = [:]
  var tabs: [Int: LiveTabs] = [:]
  var alerts: [Int: AlertSpec] = [:]

  /// The alerts that SwiftUI has not shown, until they are asked for anew.
  var droppedAlerts: Set<Int> = []

  /// How many of the presentations that it is told of from now on SwiftUI drops, for a reason of its own (S26).
  public var presentationsToDrop = 0

  /// The same, of alerts.
  public var alertsToDrop = 0
  var controllers: [Int: WatchedController] = [:]
  var visited: Set<Int> = []

  /// What is presented, the lowest first.
  var levels: [Presented] = [] {
    didSet {
      for presented in oldValue { presented.controller.view.removeFromSuperview() }
      for presented in levels { window.addSubview(presented.controller.view) }
    }
  }
  var running: [Movement] = []
  var isAnimated = true
  var completions: [@Sendable () -> Void] = []

  /// In which phase the scene is; in the background, nothing is evaluated (S57).
  public var scenePhase = ScenePhase.active {
    didSet {
      scene.activationState = scenePhase.activationState
      if scenePhase != oldValue { invalidate() }
      wakeUp()
    }
  }

  /// What is kept with the scene, by name, as of the last update: what the system would write to the disk (S62).
  public internal(set) var sceneStorage: [String: Any]

  /// How many frames have been drawn, and what waits for some.
  var frame = 0
  var delayed: [(frame: Int, action: @MainActor () -> Void)] = []

  /// Whether something is to begin to move with the next frame, and whether that is now.
  var isBeginningDue = false
  var isBeginning = false

  /// What follows values that have changed in this update.
  var changes: [() -> Void] = []

  var begun: [Movement] = []
  var kept: [_Node] = []
  var appearances: [Int: (isTold: Bool, tell: @MainActor (Bool) -> Void)] = [:]
  var watches: [Int: (controller: WatchedController, isVisible: Bool, isDone: Bool)] = [:]
  let base = ContainerController()
  let alertController = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  let scene = UIWindowScene(
    session: UISceneSession(role: .init(rawValue: "application")), connectionOptions: .init())
  let window: UIWindow

  /// What stands over each other, and what of that fades.
  var rows: [Int: [Row]] = [:]
  var rowsRead: Set<Int> = []
  var fading: [Row] = []

  /// What views keep, and what of that was read in this update.
  var states: [Int: AnyObject] = [:]
  var statesRead: Set<Int> = []

  /// The stacks whose paths have changed since they were read.
  var pathsDue: Set<Int> = []

  /// The bodies of views, which of them were read in this update, and how often each kind was evaluated.
  var bodies: [Int: Evaluated] = [:]
  var bodiesRead: Set<Int> = []
  var evaluations: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]

  private struct Identity: Hashable {
    let outer: Int
    let part: AnyHashable
  }

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - rules: How the system behaves where that is not certain.
  ///   - sceneStorage: What the system has kept with the scene, if it is one that was ended.
  ///   - content: The view.
  public init<Content: View>(
    _ rules: Rules = Rules(),
    sceneStorage: [String: Any] = [:],
    _ content: @escaping @MainActor () -> Content,
  ) {
    self.rules = rules
    self.sceneStorage = sceneStorage
    window = UIWindow(windowScene: scene)
    make = { RootView(content: content)._node($0) }
    base.display = self
    window.addSubview(base.view)
    Self.latest = self
    update()
  }

  func key(_ outer: Int, _ part: AnyHashable) -> Int {
    let identity = Identity(outer: outer, part: part)
    if let key = keys[identity] { return key }
    let key = keys.count + 1
    keys[identity] = key
    return key
  }

  func controller(_ key: Int, _ make: () -> WatchedController) -> WatchedController {
    if let controller = controllers[key] { return controller }
    let controller = make()
    controllers[key] = controller
    return controller
  }

  func leavingElements(_ key: Int) -> [AnyHashable] {
    rules.goneViewsAreEvaluatedAgain ? stacks[key]?.movement?.from ?? [] : []
  }

  // MARK: - Updates

  /// Has everything evaluated on the next turn.
  func invalidate() {
    guard !isDue else { return }
    isDue = true
    wakeUp()
  }

  private func wakeUp() {
    guard isDue, scenePhase != .background else { return }
    Task { [weak self] in
      if self?.isDue == true, self?.scenePhase != .background { self?.update() }
    }
  }

  /// All identities are lost, as when a scene is made anew (S23).
  public func buildAnew() {
    salt += 1
    for movement in running { movement.coordinator.end() }
    for movement in running { run(movement.completions) }
    running = []
    levels = []
    (rows, fading) = ([:], [])
    (stacks, sheets, tabs, alerts) = ([:], [:], [:], [:])
    isAnimated = false
    update()
  }

  func update() {
    isDue = false
    var place = _Place(display: self, key: salt * 1_000_003 * -1)
    place.isFromBefore = true
    root = withObservationTracking {
      let root = make(place)
      for row in fading where rules.goneViewsAreEvaluatedAgain { row.evaluate() }
      return root
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.invalidate() }
    }
    states = states.filter { statesRead.contains($0.key) }
    statesRead = []
    forgetBodies()
    rows = rows.filter { rowsRead.contains($0.key) }
    rowsRead = []
    begun = []
    isBeginningDue = false
    reconcile()
    letFade()
    isAnimated = true
    looksChanged()
    handOverCompletions()
    followChanges()
  }

  func followChanges() {
    let changes = changes
    self.changes = []
    for action in changes { action() }
  }

  func run(_ completions: [@Sendable () -> Void]) { for completion in completions { completion() } }

  func reconcile() {
    visited = []
    if let root { visit(root, level: 0, in: base, isHidden: false) }
    for row in fading { keep(row.node) }
    var position = 0
    while position < levels.count {
      let presented = levels[position]
      position += 1
      if let content = presented.content {
        visit(content, level: position, in: presented.controller, isHidden: false)
      }
    }
    stacks = stacks.filter { visited.contains($0.key) }
    tabs = tabs.filter { visited.contains($0.key) }
    alerts = alerts.filter { visited.contains($0.key) }
    droppedAlerts.formIntersection(alerts.keys)
    for key in sheets.keys where !visited.contains(key) {
      sheets[key] = nil
      let position = levels.firstIndex { $0.key == key && $0.phase != .going }
      if let position, !rules.sheetsOutliveTheirView { drop(from: position) }
    }
    for movement in running where movement.movesNothing {
      end(movement)
    }
    // What is seen is kept, also while it leaves by a finger that may change its mind.
    controllers = controllers.filter { visited.contains($0.key) || watches[$0.key] != nil }
    for stack in stacks.values { stack.forgetWhatIsGone() }
  }

  /// What presents it is gone: so is it (S33).
  func drop(from position: Int) {
    let gone = levels[position...]
    levels.removeSubrange(position...)
    for presented in gone {
      for movement in running where movement.presented === presented { end(movement) }
    }
  }
}

/// What a display shows, which is made anew only if something has changed that was read for it.
private struct RootView<Content: View>: View {
  let content: @MainActor () -> Content

  var body: Content { content() }
}
