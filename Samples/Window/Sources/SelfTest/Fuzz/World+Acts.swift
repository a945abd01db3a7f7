import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// What code and people do.
extension World {
  var code: [(String, () -> Void)] {
    [
      ("push", { self.push() }),
      ("push at once", { self.push(.none) }),
      ("pop", { self.request("pop", self.target.pop()) }),
      ("pop to the root", { self.request("pop to root", self.target.popToRoot()) }),
      ("set the root", { self.show { self.router.setRoot($0) } }),
      ("replace the top", { self.show { self.router.replaceTop($0) } }),
      ("set the stack", { self.setStack() }),
      ("present", { self.show { self.router.present($0) } }),
      ("dismiss", { self.request("dismiss", self.router.dismiss()) }),
      ("start a flow", { self.start(.push) }),
      ("start a flow on a sheet", { self.start(.modal) }),
      ("start a flow in place of all", { self.start(.root) }),
      ("finish a flow", { self.finish() }),
    ]
  }

  /// The router or, where there are tabs, perhaps that of one of them.
  private var target: any Router {
    guard let tabs = container?.tabs, !tabs.isEmpty, chance(2) else { return router }
    return tabs.randomElement(using: &random) ?? router
  }

  func push(_ transition: ScreenTransition = .automatic) {
    let (page, target) = (make(), target)
    keep(page, target.push(page, transition: transition), on: target)
  }

  private func show(_ body: (TestPage) -> NavigationTicket) {
    let page = make()
    keep(page, body(page), on: router)
  }

  private func request(_ name: String, _ ticket: NavigationTicket) {
    tickets.append((name, ticket))
  }

  private func setStack() {
    let pages = (0...Int.random(in: 0...3, using: &random)).map { _ in make() }
    request("set stack", router.setStack(pages))
    for page in pages { watch(page, on: router) }
  }

  private func start(_ placement: FlowPlacement) {
    let name = "flow \(number())"
    let count = Int.random(in: 1...3, using: &random)
    router.start(placement, for: self) { [weak self] (flow: Flow<Int>) in
      self?.flows[name] = flow
      return ScriptedCoordinator(flow) { flow in
        for _ in 0..<count {
          guard let self else { return }
          let page = self.make()
          self.keep(page, flow.push(page), on: flow)
        }
      }
    } onEnd: { world, _ in
      world.flows[name] = nil
      world.ended[name, default: 0] += 1
    }
  }

  private func finish() {
    guard let (_, flow) = flows.sorted(by: { $0.key < $1.key }).randomElement(using: &random)
    else { return }
    flow.finish(1)
  }

  // MARK: - People

  var people: [(String, () -> Void)] {
    [
      ("the back button", { _ = self.person.pressBackButton() }),
      ("Alt and Left", { self.person.press(GDK_KEY_Left, withAlt: true) }),
      ("Escape", { self.person.press(GDK_KEY_Escape) }),
      ("the Back key", { self.person.press(GDK_KEY_Back) }),
      ("the mouse", { self.person.pressMouse() }),
      ("a swipe begins", { _ = self.person.beginSwipe() }),
      ("a swipe is completed", { _ = self.person.endSwipe(completing: true) }),
      ("a swipe is cancelled", { _ = self.person.endSwipe(completing: false) }),
      ("the menu", { _ = self.person.chooseFromMenu(staying: 1, byHolding: self.chance(2)) }),
      ("the menu, one up", { _ = self.person.chooseFromMenu(staying: 2) }),
      ("a close box", { _ = self.person.closeSheet() }),
      ("a close box below", { self.closeBelow() }),
    ]
  }

  private func closeBelow() {
    host.presented?.window?.pressCloseBox()
  }

  // MARK: - Minding

  var minding: [(String, () -> Void)] {
    [
      ("a page minds", { self.anyPage?.leaving = .refused }),
      ("a page wants to be asked", { self.anyPage?.leaving = .ask }),
      ("a page minds no more", { self.anyPage?.leaving = .allowed }),
      ("a page agrees", { self.askedPage?.answer(leaving: true) }),
      ("a page disagrees", { self.askedPage?.answer(leaving: false) }),
    ]
  }

  var living: [TestPage] { pages.compactMap(\.page) }
  private var anyPage: TestPage? { living.randomElement(using: &random) }
  private var askedPage: TestPage? { living.first { !$0.attempts.isEmpty } }

  // MARK: - Questions

  var questions: [(String, () -> Void)] {
    [
      ("ask", { self.ask() }),
      ("answer yes", { _ = self.person.answer(0) }),
      ("answer no", { _ = self.person.answer(1) }),
      ("dismiss the question", { _ = self.person.answer(nil) }),
    ]
  }

  private func ask() {
    guard let (_, flow) = flows.sorted(by: { $0.key < $1.key }).first else { return }
    let name = "question \(number())"
    asked.insert(name)
    tasks.append(
      Task { [weak self] in
        _ = await flow.ask(Question(name, choices: [.init("Yes", 1), .init("No", 2)]))
        self?.answers[name, default: 0] += 1
      })
  }

  // MARK: - Tabs

  var tabs: [(String, () -> Void)] {
    [
      ("push tabs", { self.pushTabs() }),
      ("add a tab", { self.addTab() }),
      ("select a tab", { self.selectTab() }),
      ("tap a tab", { self.tapTab() }),
      ("remove a tab", { self.removeTab() }),
      ("present on a tab", { self.presentOnTab() }),
    ]
  }

  private func pushTabs() {
    guard container.map({ tabs in !router.modules.contains { $0 === tabs } }) ?? true else {
      return
    }
    tabCount = 0
    let container = TabContainer(host: GtkTabs())
    probe.track(container, as: "container")
    self.container = container
    addTab()
    addTab()
    tickets.append(("tabs", router.push(container)))
  }

  private func addTab() {
    guard let container, container.tabs.count < 4 else { return }
    tabCount += 1
    let id = TabID("tab \(tabCount)")
    container.add(id, title: id.name) { [weak self] (flow: Flow<Int>) in
      ScriptedCoordinator(flow) { flow in
        guard let self else { return }
        let page = self.make()
        page.leaving = .allowed
        self.keep(page, flow.push(page), on: flow)
      }
    }
  }

  private func selectTab() {
    guard let tab = container?.tabs.randomElement(using: &random) else { return }
    container?.select(tab.id)
  }

  private func tapTab() {
    guard let tabs = container?.host as? GtkTabs,
      let tab = tabs.tabs.randomElement(using: &random), let button = tabs.button(of: tab)
    else { return }
    sb_click_now(button.pointer)
  }

  private func removeTab() {
    guard let container, container.tabs.count > 1,
      let tab = container.tabs.randomElement(using: &random)
    else { return }
    container.remove(tab.id)
  }

  private func presentOnTab() {
    guard let tab = container?.tabs.randomElement(using: &random) else { return }
    let page = make()
    keep(page, tab.present(page), on: tab)
  }

  // MARK: - Hiding

  var hiding: [(String, () -> Void)] {
    [
      ("the window is hidden", { self.host.window?.isVisible = false }),
      ("the window is shown", { self.host.window?.isVisible = true }),
    ]
  }
}
