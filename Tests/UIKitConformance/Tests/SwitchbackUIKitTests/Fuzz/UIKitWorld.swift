import Switchback
import SwitchbackUIKit
import UIKit

/// A phone on which random things happen, and a note of all of them.
@MainActor
final class UIKitWorld {
  private(set) var history: [String] = []
  private(set) var problems: [String] = []
  var random: FuzzRandom
  let phone: Phone
  let host = NavigationControllerHost()
  let router: StackRouter
  private let log = Log()
  private var serial = 0

  /// The flows that were started, as long as they are open.
  private var flows: [String: Flow<Void>] = [:]

  private final class Log {
    var left: [String: Int] = [:]
    var accepted: Set<String> = []
    var ended: [String: Int] = [:]
  }

  init(seed: UInt64) {
    random = FuzzRandom(seed: seed)
    phone = Phone(.random(using: &random))
    phone.window.rootViewController = host.controller
    router = StackRouter(host: host, sharedWithOtherCode: true, onIssue: { _ in })
    router.observe { [weak self] event in self?.history.append("    \(event)") }
    history.append("seed \(seed), \(phone.rules)")
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
    phone.cancelSwipe()
    phone.cancelPull()
    history.append("rest")
    await phone.rest()
    await phone.rest()
    look()
  }

  private func perform(_ name: String, _ action: () -> Void) {
    history.append(name)
    action()
  }

  // MARK: - What happens

  private var actions: [(String, () -> Void)] { code + people + others }

  private var code: [(String, () -> Void)] {
    [
      ("push", { self.push(.automatic) }),
      ("push at once", { self.push(.none) }),
      ("push with a zoom", { self.push(.custom(Zoom())) }),
      ("pop", { self.router.pop() }),
      ("pop at once", { self.router.pop(transition: .none) }),
      ("pop to root", { self.router.popToRoot() }),
      ("replace the top", { self.show { self.router.replaceTop($0) } }),
      ("set root", { self.show { self.router.setRoot($0) } }),
      ("set stack", { self.shuffle() }),
      ("present", { self.show { self.router.present($0) } }),
      ("present at once", { self.show { self.router.present($0, transition: .none) } }),
      (
        "present with a zoom",
        { self.show { self.router.present($0, transition: .custom(Zoom())) } }
      ),
      ("dismiss", { self.router.dismiss() }),
      ("start a flow", { self.start(.push) }),
      ("start a sheet", { self.start(.modal) }),
      ("start in place", { self.start(.root) }),
      ("finish a flow", { self.flows.values.randomElement(using: &self.random)?.finish() }),
    ]
  }

  private var people: [(String, () -> Void)] {
    [
      ("tap back", { _ = self.phone.tapBack() }),
      ("press long", { _ = self.phone.longPressBack(toDepth: 1) }),
      ("begin to swipe", { _ = self.phone.beginSwipe() }),
      ("complete the swipe", { self.phone.commitSwipe() }),
      ("cancel the swipe", { self.phone.cancelSwipe() }),
      ("begin to pull", { _ = self.phone.beginPull() }),
      ("complete the pull", { self.phone.commitPull() }),
      ("cancel the pull", { self.phone.cancelPull() }),
      ("pull down", { _ = self.phone.pullDown() }),
      ("grab what moves", { _ = self.phone.grab() }),
      ("end a transition", { self.phone.finishTransition() }),
    ]
  }

  /// Other code, and UIKit at its worst.
  private var others: [(String, () -> Void)] {
    let controller = phone.frontNavigation ?? host.controller
    return [
      ("the app pushes", { controller.pushViewController(self.own(), animated: true) }),
      ("the app pops", { controller.popViewController(animated: true) }),
      ("the app pops at once", { controller.popViewController(animated: false) }),
      ("the app sets", { controller.setViewControllers([self.own()], animated: true) }),
      ("the app dismisses", { self.host.controller.dismiss(animated: true) }),
      ("UIKit drops", { self.phone.dropNextCommands(1) }),
      ("UIKit delays", { self.phone.delayNextCommands(1) }),
    ]
  }

  private func make() -> Page {
    serial += 1
    let page = Page("\(serial)")
    if Int.random(in: 0..<4, using: &random) == 0 { page.backGesture = .forbidden }
    return page
  }

  private func own() -> UIViewController {
    let controller = UIViewController()
    serial += 1
    controller.title = "own \(serial)"
    return controller
  }

  private func push(_ transition: ScreenTransition) {
    show { router.push($0, transition: transition) }
  }

  private func show(_ request: (Page) -> NavigationTicket) {
    let page = make()
    let ticket = request(page)
    if case .rejected = ticket.outcome { return }
    observe(page)
  }

  private func observe(_ page: Page) {
    let name = page.name
    guard router.modules.contains(where: { $0 === page }) else { return }
    log.accepted.insert(name)
    router.observeRemoval(of: page, by: log) { log, _ in log.left[name, default: 0] += 1 }
  }

  private func shuffle() {
    var modules = router.modules.filter { _ in Bool.random(using: &random) }
    let page = make()
    modules.insert(page, at: Int.random(in: 0...modules.count, using: &random))
    router.setStack(modules)
    observe(page)
  }

  private func start(_ placement: FlowPlacement) {
    serial += 1
    let name = "flow \(serial)"
    let (first, second) = (make(), make())
    router.start(placement, for: log) { flow in
      self.flows[name] = flow
      return Two(flow: flow, first, second)
    } onEnd: { [weak self] log, _ in
      log.ended[name, default: 0] += 1
      self?.flows[name] = nil
    }
    observe(first)
    observe(second)
  }

  private final class Two: Coordinator {
    private let flow: Flow<Void>
    private let (first, second): (Page, Page)

    init(flow: Flow<Void>, _ first: Page, _ second: Page) {
      self.flow = flow
      (self.first, self.second) = (first, second)
    }

    func start() {
      flow.push(first)
      flow.push(second)
    }
  }

  // MARK: - What must hold

  var isAsItShouldBe: Bool { problems.isEmpty }

  private func look() {
    let modules = router.modules.map { ($0.presented() as? UIViewController)?.title ?? "?" }
    var shown = host.controller.titles
    var front: UIViewController = host.controller
    while let next = front.presentedViewController {
      shown += (next as? UINavigationController)?.titles ?? []
      front = next
    }
    history.append("  modules \(modules), shown \(shown)")
    expect(modules.isEmpty || modules == shown, "modules \(modules), but shown \(shown)")
    expect(phone.exceptions.isEmpty, "thrown: \(phone.exceptions)")
    for name in log.accepted {
      let count = log.left[name, default: 0]
      let isThere = modules.contains(name)
      // What UIKit refuses and then shows after all comes back as a new entry.
      expect(count + (isThere ? 1 : 0) >= 1, "\(name) is gone, and nobody was told")
      expect(count <= 1, "\(name) was told \(count) times")
    }
    for (name, count) in log.ended { expect(count == 1, "\(name) ended \(count) times") }
  }

  private func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }
}
