import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKit

/// A phone on which random things happen, and a note of all of them.
@MainActor
final class UIKitWorld {
  private(set) var history: [String] = []
  private(set) var problems: [String] = []
  var random: FuzzRandom
  let phone: Phone
  let controller: UINavigationController
  let router: StackRouter

  /// What happens here, beside plain requests.
  let themes: Set<Theme>
  let log = WorldLog()
  let probe = LifetimeProbe()
  private var serial = 0

  /// The flows that were started, as long as they are open.
  var flows: [String: WorldFlow] = [:]
  var tasks: [Task<Void, Never>] = []
  let finger = Finger()

  /// The pages that were shown with a transition of the app's own.
  var transitions: Set<String> = []
  var tabs: WorldTabs?
  weak var alert: UIAlertController?

  /// What happens in a world.
  enum Theme: String, CaseIterable {
    case minding, questions, tabs, window, alerts, drives
  }

  init(seed: UInt64) {
    random = FuzzRandom(seed: seed)
    phone = Phone(.random(using: &random))
    var themes: Set<Theme> = []
    for theme in Theme.allCases where Int.random(in: 0..<3, using: &random) == 0 {
      themes.insert(theme)
    }
    self.themes = themes
    let host = NavigationControllerHost()
    controller = host.controller
    phone.window.rootViewController = controller
    router = StackRouter(host: host, sharedWithOtherCode: true, onIssue: { _ in })
    probe.track(host, as: "host")
    probe.track(router, as: "router")
    probe.track(controller, as: "navigation controller")
    router.observe { [weak self] event in self?.note("    \(event)") }
    note("seed \(seed), \(themes.map(\.rawValue).sorted()), \(phone.rules)")
    phone.window.makeKeyAndVisible()
    perform("push the root") { push(.automatic) }
  }

  /// Does a few things in one go, lets everything come to rest, and looks.
  func step() async {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let (name, action) = actions.randomElement(using: &random) else { return }
      perform(name, action)
      if Bool.random(using: &random) { await phone.turns() }
      if Bool.random(using: &random) { phone.layOut() }
    }
    await rest()
    look()
    guard isAsItShouldBe else { return }
    await trySwipe()
    look()
  }

  /// Lets everything come to rest: whoever had a finger on the screen lifts it.
  func rest() async {
    phone.cancelSwipe()
    phone.cancelPull()
    finger.lift(completing: Bool.random(using: &random))
    note("rest")
    await phone.rest()
    var rounds = 0
    repeat {
      // What is done again is driven again.
      finger.lift(completing: true)
      await phone.rest()
      rounds += 1
    } while phone.isMoving && rounds < 20
    // Whoever awaits the end of a ticket has a turn of his own, which other tests that run beside this may delay.
    var turns = 0
    while hasTicketUnheard, turns < 1000 {
      await Task.yield()
      turns += 1
    }
  }

  private var hasTicketUnheard: Bool {
    log.settled.contains { index, count in
      count == 0 && log.tickets[index].ticket.outcome != nil
    }
  }

  func perform(_ name: String, _ action: () -> Void) {
    note(name)
    action()
  }

  private var actions: [(String, () -> Void)] {
    var actions = code + flowCode + people + others
    if themes.contains(.minding) { actions += mindingThings }
    if themes.contains(.questions) { actions += questionThings + questionThings }
    if themes.contains(.tabs) { actions += tabThings }
    if themes.contains(.window) { actions += windowThings }
    if themes.contains(.alerts) { actions += alertThings }
    if themes.contains(.drives) { actions += drivenThings }
    return actions
  }

  // MARK: - Names and notes

  func number() -> Int {
    serial += 1
    return serial
  }

  func make() -> Page {
    let name = "\(number())"
    let isMinding = themes.contains(.minding) && chance(3)
    let page = isMinding ? Minder(name) : Page(name)
    if chance(4) { page.backGesture = .forbidden }
    return probe.track(page, as: "page \(name)")
  }

  func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  func note(_ line: String) { history.append(line) }

  func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }

  var isAsItShouldBe: Bool { problems.isEmpty }
}

/// What was told in a world.
@MainActor
final class WorldLog {
  var left: [String: Int] = [:]
  var accepted: Set<String> = []

  /// The pages that the host has refused.
  var refused: Set<String> = []
  var ended: [String: Int] = [:]

  /// How many flows are awaited, and how often each was heard to have ended.
  var awaited: [String: Int] = [:]

  /// How often each question was answered.
  var answers: [String: Int] = [:]

  /// The flow that each question was asked by.
  var asked: [String: Flow<Int>] = [:]
  var tickets: [(name: String, ticket: NavigationTicket)] = []

  /// How often each ticket was heard to have ended.
  var settled: [Int: Int] = [:]

  /// Modules that were told to have left although they mind.
  var overruled: [String] = []
}
