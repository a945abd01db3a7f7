import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// Windows in front of which random things happen, and a note of all of them.
@MainActor
final class World {
  private(set) var history: [String] = []
  private(set) var problems: [String] = []
  var random: FuzzRandom
  let host = GtkHost(title: "World")
  let router: StackRouter
  let probe: LifetimeProbe
  let themes: Set<Theme>
  private var serial = 0

  /// How often each page was told to have left, and how often each flow to have ended.
  var left: [String: Int] = [:]
  var ended: [String: Int] = [:]
  var accepted: Set<String> = []
  var flows: [String: Flow<Int>] = [:]
  var tickets: [(name: String, ticket: NavigationTicket)] = []
  var answers: [String: Int] = [:]
  var asked: Set<String> = []
  var tasks: [Task<Void, Never>] = []
  var pages: [WeakPage] = []
  var container: TabContainer?
  var tabCount = 0

  struct WeakPage { weak var page: TestPage? }

  /// What happens in a world beside plain requests.
  enum Theme: String, CaseIterable { case minding, questions, tabs, hiding }

  init(seed: UInt64, watchedBy probe: LifetimeProbe) {
    random = FuzzRandom(seed: seed)
    var themes: Set<Theme> = []
    for theme in Theme.allCases where Int.random(in: 0..<2, using: &random) == 0 {
      themes.insert(theme)
    }
    self.themes = themes
    self.probe = probe
    router = StackRouter(host: host, onIssue: { _ in })
    probe.track(host, as: "host")
    probe.track(router, as: "router")
    router.observe { [weak self] event in self?.note("    \(event)") }
    note("seed \(seed), \(themes.map(\.rawValue).sorted())")
    push()
  }

  var person: Person { Person(host: host) }

  /// Does a few things in one go, lets everything come to rest, and looks.
  func step() async {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let (name, act) = acts.randomElement(using: &random) else { return }
      note(name)
      act()
      if chance(2) { await MainLoop.turn() }
      if chance(4) { await MainLoop.frame() }
    }
    await rest()
    look()
  }

  /// Lets everything come to rest: whoever swipes lets go.
  func rest() async {
    _ = person.endSwipe(completing: chance(2))
    note("rest")
    await person.rest()
  }

  private var acts: [(String, () -> Void)] {
    var acts = code + code + people
    if themes.contains(.minding) { acts += minding }
    if themes.contains(.questions) { acts += questions }
    if themes.contains(.tabs) { acts += tabs }
    if themes.contains(.hiding) { acts += hiding }
    return acts
  }

  // MARK: - Notes

  func number() -> Int {
    serial += 1
    return serial
  }

  func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// Whether each line is printed at once, for a world that ends the process.
  private static let isLoud = getenv("SWITCHBACK_FUZZ_LOUD") != nil

  func note(_ line: String) {
    history.append(line)
    if Self.isLoud { StandardError.write(line + "\n") }
  }

  func expect(_ isTrue: Bool, _ problem: @autoclosure () -> String) {
    if !isTrue { problems.append(problem()) }
  }

  var isAsItShouldBe: Bool { problems.isEmpty }

  func make() -> TestPage {
    let page = TestPage("\(number())")
    if themes.contains(.minding), chance(3) {
      page.leaving = [.refused, .ask].randomElement(using: &random) ?? .ask
    }
    if chance(5) { page.backGesture = .forbidden }
    pages.append(WeakPage(page: page))
    return probe.track(page, as: "page \(page.name)")
  }

  /// Keeps in mind what was asked for, and notes when the page leaves.
  func keep(_ page: TestPage, _ ticket: NavigationTicket, on target: any Router) {
    tickets.append((page.name, ticket))
    watch(page, on: target)
  }

  private var watched: Set<String> = []

  func watch(_ page: TestPage, on target: any Router) {
    guard target.modules.contains(where: { $0 === page }), watched.insert(page.name).inserted
    else { return }
    accepted.insert(page.name)
    target.observeRemoval(of: page, source: CallSite()) { [weak self, name = page.name] cause in
      self?.note("    \(name) is told: \(cause)")
      self?.left[name, default: 0] += 1
    }
  }
}
