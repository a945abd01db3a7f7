import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKit

/// A phone on which two routers use one navigation controller, in turn, until one of them is let go.
@MainActor
final class SharedWorld {
  private(set) var history: [String] = []
  private(set) var problems: [String] = []
  private var random: FuzzRandom
  private let phone: Phone
  private let controller = UINavigationController()
  private var routers: [StackRouter] = []
  private var serial = 0
  let probe = LifetimeProbe()

  init(seed: UInt64) {
    random = FuzzRandom(seed: seed)
    phone = Phone(.random(using: &random))
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    for number in 1...2 {
      let host = probe.track(NavigationControllerHost(controller), as: "host \(number)")
      let router = StackRouter(host: host, sharedWithOtherCode: true, onIssue: { _ in })
      routers.append(probe.track(router, as: "router \(number)"))
    }
    history.append("seed \(seed), two routers, \(phone.rules)")
    routers[0].push(make(), transition: .none)
  }

  /// Lets one of them do a few things, and everything come to rest.
  func step() async {
    guard let router = routers.randomElement(using: &random) else { return }
    let number = routers.firstIndex { $0 === router } ?? 0
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let (name, action) = actions(of: router).randomElement(using: &random) else { return }
      history.append("\(number): \(name)")
      action()
      if Bool.random(using: &random) { await phone.turns() }
      if Bool.random(using: &random) { phone.layOut() }
    }
    await rest()
    await goBack()
  }

  private func actions(of router: StackRouter) -> [(String, () -> Void)] {
    [
      ("push", { router.push(self.make()) }),
      ("push at once", { router.push(self.make(), transition: .none) }),
      ("pop", { router.pop() }),
      ("pop to root", { router.popToRoot() }),
      ("replace the top", { self.replaceTop(of: router) }),
      ("tap back", { _ = self.phone.tapBack() }),
      ("press long", { _ = self.phone.longPressBack(toDepth: 1) }),
      ("begin to swipe", { _ = self.phone.beginSwipe() }),
      ("complete the swipe", { self.phone.commitSwipe() }),
      ("end a transition", { self.phone.finishTransition() }),
    ]
  }

  /// Not at the root, at which the other holds on: the root of an intent stays.
  private func replaceTop(of router: StackRouter) {
    if router.modules.count > 1 { router.replaceTop(make()) }
  }

  /// Lets one router go, and sees that the other goes on alone.
  func end() async {
    guard problems.isEmpty else { return }
    let leaves = Int.random(in: 0..<2, using: &random)
    history.append("router \(leaves + 1) is let go")
    routers.remove(at: leaves)
    await rest()
    let gone = ["host \(leaves + 1)", "router \(leaves + 1)"]
    let kept = probe.alive.filter(gone.contains)
    if !kept.isEmpty { problems.append("still alive: \(kept)") }
    routers[0].push(make())
    await rest()
    if controller.titles.last != "\(serial)" { problems.append("\(serial) is not shown") }
  }

  private func make() -> Page {
    serial += 1
    let isGuarded = Int.random(in: 0..<3, using: &random) == 0
    let page = isGuarded ? Minder("\(serial)") : Page("\(serial)")
    return probe.track(page, as: "page \(serial)")
  }

  /// Sees that a swipe begins, and that the back button takes one page, since no page minds.
  private func goBack() async {
    guard problems.isEmpty, controller.titles.count > 1 else { return }
    let isUnswipeable =
      controller.topViewController?.navigationItem.backAction != nil
      && phone.rules.backActionDisablesSwipe
    if phone.beginSwipe() == isUnswipeable { problems.append("swiped: \(!isUnswipeable)") }
    await rest()
    guard problems.isEmpty, Int.random(in: 0..<4, using: &random) == 0 else { return }
    let expected = Array(controller.titles.dropLast())
    history.append("the back button")
    if !phone.tapBack() { problems.append("the back button cannot be tapped") }
    await rest()
    if controller.titles != expected { problems.append("the back button left \(expected)") }
  }

  private func rest() async {
    phone.cancelSwipe()
    await phone.rest()
    await phone.rest()
    for (index, router) in routers.enumerated() {
      let modules = router.modules.map(\.title)
      history.append("  \(index): \(modules), shown \(controller.titles)")
      if modules != controller.titles { problems.append("modules \(modules) of router \(index)") }
    }
    if !phone.exceptions.isEmpty { problems.append("thrown: \(phone.exceptions)") }
  }
}
