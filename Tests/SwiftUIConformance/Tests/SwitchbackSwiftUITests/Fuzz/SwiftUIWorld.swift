import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting

/// A display on which random things happen, and a note of all of them.
@MainActor
final class SwiftUIWorld {
  private(set) var history: [String] = []
  private(set) var problems: [Problem: String] = [:]
  private var random: FuzzRandom
  private let rules: Rules
  private let host = NavigationStackHost()
  private let router: StackRouter
  private let display: Display
  private var serial = 0
  private var tickets: [(String, NavigationTicket)] = []
  private let forms = Forms()
  let probe = LifetimeProbe()

  private final class Forms {
    var all: [Form] = []
  }

  /// What went wrong.
  enum Problem: Hashable {
    /// A ticket is open, or a page is not shown.
    case stuck
    /// Screen, host and router say different things.
    case wrong
    case leaked
  }

  init(seed: UInt64, _ rules: Rules) {
    random = FuzzRandom(seed: seed)
    self.rules = rules
    let host = host
    router = StackRouter(host: host, onIssue: { _ in })
    display = Display(rules) { StackView(host) }
    probe.track(host, as: "host")
    probe.track(router, as: "router")
    history.append("seed \(seed), \(rules)")
    push(.automatic)
  }

  /// Does a few things, lets everything come to rest, and looks.
  func step() async {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let (name, action) = actions.randomElement(using: &random) else { return }
      history.append(name)
      action()
      if Bool.random(using: &random) { await display.turns() }
    }
    await rest()
    look()
  }

  private var actions: [(String, () -> Void)] {
    [
      ("push", { self.push(.automatic) }),
      ("push", { self.push(.automatic) }),
      ("push at once", { self.push(.none) }),
      ("pop", { self.keep("pop", self.router.pop()) }),
      ("pop to root", { self.keep("pop to root", self.router.popToRoot()) }),
      ("replace the top", { self.show("replace") { self.router.replaceTop($0) } }),
      ("set root", { self.show("set root") { self.router.setRoot($0) } }),
      ("set stack", { self.shuffle() }),
      ("present", { self.show("present") { self.router.present($0) } }),
      ("present", { self.show("present") { self.router.present($0) } }),
      ("dismiss", { self.keep("dismiss", self.router.dismiss()) }),
      ("tap back", { self.say(self.display.tapBack()) }),
      ("press back", { self.say(self.display.pressBack(toDepth: 1)) }),
      ("close", { self.say(self.display.tap("Close")) }),
      ("begin to swipe", { self.say(self.display.beginSwipe()) }),
      ("complete the swipe", { self.display.commitSwipe() }),
      ("cancel the swipe", { self.display.cancelSwipe() }),
      ("pull down", { self.say(self.display.pullDown()) }),
      ("end a movement", { self.display.finishMovement() }),
      ("views are made anew", { if self.chance(4) { self.display.buildAnew() } }),
      ("a form changes its mind", { self.changeMind() }),
    ]
  }

  private func say(_ isDone: Bool) { history.append(isDone ? "  done" : "  refused") }

  private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private func make() -> any Presentable {
    serial += 1
    let name = "\(serial)"
    let page: any Presentable
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let form = Form(name, .allowed)
      forms.all.append(form)
      page = form
    case 1: page = PlainPage(name, style: .fullScreen)
    case 2, 3: page = ObservedPage(name)
    default: page = PlainPage(name)
    }
    return probe.track(page, as: "page \(name)")
  }

  private func push(_ transition: ScreenTransition) {
    show("push") { router.push($0, transition: transition) }
  }

  private func show(_ what: String, _ request: (any Presentable) -> NavigationTicket) {
    let page = make()
    keep("\(what) \(page.name)", request(page))
  }

  private func keep(_ name: String, _ ticket: NavigationTicket) {
    history.append("  \(name): \(ticket.outcome.map { "\($0)" } ?? "open")")
    tickets.append((name, ticket))
  }

  private func shuffle() {
    var modules = router.modules.filter { _ in Bool.random(using: &random) }
    modules.insert(make(), at: Int.random(in: 0...modules.count, using: &random))
    keep("set stack \(modules.map(\.name))", router.setStack(modules))
  }

  private func changeMind() {
    forms.all.removeAll { form in !router.modules.contains { $0 === form } }
    guard let form = forms.all.randomElement(using: &random) else { return }
    form.leaving = form.leaving == .allowed ? .refused : .allowed
    history.append("  \(form.name): \(form.leaving)")
  }

  private func rest() async {
    display.cancelSwipe()
    history.append("rest")
    await display.rest()
    await display.rest()
  }

  private func look() {
    let modules = router.modules.map(\.name)
    let shown = display.names.flatMap { $0 }
    let said = allScreens(of: host)
    history.append("  modules \(modules), shown \(display.names), host \(said)")
    if !modules.isEmpty, modules != shown { note(.wrong, "modules \(modules), shown \(shown)") }
    if !modules.isEmpty, host.screens.count > 0, said != Array(modules.prefix(said.count)) {
      note(.wrong, "modules \(modules), host \(said)")
    }
    for (name, ticket) in tickets where ticket.outcome == nil { note(.stuck, "\(name) is open") }
  }

  private func allScreens(of host: NavigationStackHost) -> [String] {
    host.screens.compactMap { ($0 as? any Presentable)?.name }
  }

  private func note(_ problem: Problem, _ text: String) {
    problems[problem] = problems[problem] ?? text
    history.append("  PROBLEM \(text)")
  }

  /// Sees that a push is shown in the end.
  func end() async {
    for form in forms.all { form.leaving = .allowed }
    forms.all = []
    let page = make()
    keep("push the last one", router.push(page))
    await rest()
    look()
    if display.names.last?.last != page.name { note(.stuck, "\(page.name) is not shown") }
  }

  func noteLeaks(_ names: [String]) { note(.leaked, "still alive: \(names)") }
}
