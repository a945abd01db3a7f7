import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting

/// A display on which random things happen, and a note of all of them.
@MainActor
final class SwiftUIWorld {
  var history: [String] = []
  var problems: [Problem: String] = [:]
  var random: FuzzRandom
  let host = NavigationStackHost()
  let router: StackRouter
  let display: Display
  private var serial = 0
  var tickets: [(String, NavigationTicket)] = []
  let minds = Minds()
  let links = Links()
  weak var tabs: TabContainer?
  var flow: Flow<Void>?
  let probe = LifetimeProbe()

  /// What is decided by those that are asked, and what is asked of the user.
  final class Minds {
    var forms: [Form] = []
    var refusesTabs = false
    var questions = 0
  }

  /// What went wrong.
  enum Problem: Hashable {
    /// A ticket or a question is open, or a page is not shown.
    case stuck
    /// Screen, host and router say different things.
    case wrong
    case leaked
    /// SwiftUI would have ended the app.
    case crashed
  }

  init(seed: UInt64, _ rules: Rules) {
    // Each system has people of its own.
    let number = rules.description.utf8.reduce(seed) { ($0 &+ UInt64($1)) &* 0x100_0000_01B3 }
    random = FuzzRandom(seed: number)
    let host = host
    router = StackRouter(host: host, onIssue: { [links] in links.note($0) })
    display = Display(rules) { StackView(host) }
    probe.track(host, as: "host")
    probe.track(router, as: "router")
    history.append("seed \(seed), \(rules)")
    push(.automatic)
    if Bool.random(using: &random) { pushTabs() }
  }

  /// Does a few things, lets everything come to rest, and looks.
  func step() async {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let (name, action) = acts.randomElement(using: &random) else { return }
      history.append(name)
      action()
      if Bool.random(using: &random) { await display.turns() }
      if chance(3) { await display.frames(Int.random(in: 1...5, using: &random)) }
    }
    await rest()
    look()
  }

  private var acts: [(String, () -> Void)] {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: codeActs
    case 3..<6: tabs == nil ? [("push tabs", { self.pushTabs() })] + codeActs.prefix(3) : tabActs
    default: personActs
    }
  }

  private var codeActs: [(String, () -> Void)] {
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
      ("start a flow", { self.startFlow() }),
      ("finish the flow", { self.flow?.finish() }),
      ("ask", { self.ask() }),
      ("tell", { self.ask(isNotice: true) }),
      ("a form changes its mind", { self.changeMind() }),
    ]
  }

  private var tabActs: [(String, () -> Void)] {
    [
      ("push on a tab", { self.onTab("push") { $0.push($1) } }),
      ("present on a tab", { self.onTab("present") { $0.present($1) } }),
      ("present on a tab", { self.onTab("present") { $0.present($1) } }),
      ("select a tab", { self.selectTab() }),
      ("tabs are refused or not", { self.minds.refusesTabs.toggle() }),
      ("tap a tab", { self.tapTab() }),
      ("tap a tab", { self.tapTab() }),
      ("SwiftUI shows a tab by itself", { self.say(self.display.resize(showing: self.tab())) }),
      ("remove a tab", { if self.chance(4) { self.removeTab() } }),
    ]
  }

  private var personActs: [(String, () -> Void)] {
    [
      ("tap back", { self.say(self.display.tapBack()) }),
      ("press back", { self.say(self.display.pressBack(toDepth: 1)) }),
      ("close", { self.say(self.display.tap("Close")) }),
      ("follow a link", { self.say(self.display.tap("Follow")) }),
      ("follow a link", { self.say(self.display.tap("Follow")) }),
      ("follow a link with a destination", { self.askForHelp() }),
      ("begin to swipe", { self.say(self.display.beginSwipe()) }),
      ("begin to swipe anywhere", { self.say(self.display.beginSwipe(fromEdge: false)) }),
      ("complete the swipe", { self.display.commitSwipe() }),
      ("cancel the swipe", { self.display.cancelSwipe() }),
      ("pull down", { self.say(self.display.pullDown()) }),
      ("begin to pull", { self.say(self.display.beginPull()) }),
      ("complete the pull", { self.display.commitPull() }),
      ("cancel the pull", { self.display.cancelPull() }),
      ("answer", { self.answer() }),
      ("answer", { self.answer() }),
      ("the alert goes by itself", { self.display.loseAlert() }),
      ("end a movement", { self.display.finishMovement() }),
      ("draw a frame", { self.display.drawFrame() }),
      ("the scene leaves or comes back", { self.changeScene() }),
      ("views are made anew", { if self.chance(4) { self.display.buildAnew() } }),
    ]
  }

  private func changeScene() {
    let phases: [ScenePhase] = [.background, .inactive, .active]
    display.scenePhase = phases.randomElement(using: &random) ?? .active
    history.append("  \(display.scenePhase)")
  }

  func say(_ isDone: Bool) { history.append(isDone ? "  done" : "  refused") }

  private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  // MARK: - Modules

  func make() -> any Presentable {
    serial += 1
    let name = "\(serial)"
    let page: any Presentable
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let form = Form(name, .allowed)
      minds.forms.append(form)
      page = form
    case 1: page = PlainPage(name, style: .fullScreen)
    case 2: page = pageWithLinks(name)
    case 3: page = ObservedPage(name)
    default: page = PlainPage(name)
    }
    return probe.track(page, as: "page \(name)")
  }

  func push(_ transition: ScreenTransition) {
    show("push") { router.push($0, transition: transition) }
  }

  func show(_ what: String, _ request: (any Presentable) -> NavigationTicket) {
    let page = make()
    keep("\(what) \(page.name)", request(page))
  }

  func keep(_ name: String, _ ticket: NavigationTicket) {
    history.append("  \(name): \(ticket.outcome.map { "\($0)" } ?? "open")")
    tickets.append((name, ticket))
  }

  private func shuffle() {
    var modules = router.modules.filter { _ in Bool.random(using: &random) }
    modules.insert(make(), at: Int.random(in: 0...modules.count, using: &random))
    keep("set stack \(modules.map(\.name))", router.setStack(modules))
  }

  private func changeMind() {
    guard let form = minds.forms.randomElement(using: &random) else { return }
    form.leaving = form.leaving == .allowed ? .refused : .allowed
    history.append("  \(form.name): \(form.leaving)")
  }

  // MARK: - Flows and questions

  private func startFlow() {
    let page = make()
    router.start { flow in
      self.flow = flow
      return PageCoordinator(flow, page)
    }
  }

  private func ask(isNotice: Bool = false) {
    guard let flow else { return }
    minds.questions += 1
    serial += 1
    let text = "\(serial)?"
    Task { [minds] in
      if isNotice {
        await flow.inform(text)
      } else {
        _ = await flow.ask(Question(text, choices: [.init("Yes", true), .init("No", false)]))
      }
      minds.questions -= 1
    }
  }

  func answer() {
    guard let alert = display.alert, let button = alert.buttons.randomElement(using: &random)
    else { return say(false) }
    say(display.answer(button))
  }

  // MARK: - Tabs

  private func pushTabs() {
    guard tabs == nil else { return }
    let host = TabViewHost()
    host.makeHost = { [probe] tab in probe.track(NavigationStackHost(), as: "host of \(tab)") }
    let tabs = TabContainer(host: host, name: "tabs")
    for id in ["left", "right"] {
      tabs.add(TabID(id), title: id) { (flow: Flow<Void>) in PageCoordinator(flow, self.make()) }
    }
    tabs.guardSelection(with: minds) { minds, _ in !minds.refusesTabs }
    self.tabs = probe.track(tabs, as: "tabs")
    keep("push tabs", router.push(tabs))
  }

  private func onTab(
    _ what: String, _ request: (TabRouter, any Presentable) -> NavigationTicket
  ) {
    guard let tab = tabs?.tabs.randomElement(using: &random) else { return }
    show("\(what) on \(tab.id)") { request(tab, $0) }
  }

  private func selectTab() {
    guard let tabs, let tab = tabs.tabs.randomElement(using: &random) else { return }
    keep("select \(tab.id)", tabs.select(tab.id))
  }

  private func removeTab() {
    guard let tabs, let tab = tabs.tabs.randomElement(using: &random) else { return }
    keep("remove \(tab.id)", tabs.remove(tab.id))
  }

  private func tapTab() {
    let title = tab()
    history.append("  \(title): \(display.tapTab(title))")
  }

  private func tab() -> String { Bool.random(using: &random) ? "left" : "right" }
}
