import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKit

/// Two tabs, on the stack of the world.
@MainActor
final class WorldTabs {
  let container = TabBarControllerHost()
  let router: TabContainer

  init(_ number: Int) {
    container.title = "tabs \(number)"
    router = TabContainer(host: container, name: "tabs \(number)", onIssue: { _ in })
  }

  static let ids = [TabID.friends, .mail]

  var modules: [any Presentable] { router.tabs.flatMap(\.modules) }

  func controller(of id: TabID) -> UINavigationController? {
    let index = router.tabs.firstIndex { $0.id == id }
    return index.flatMap { container.tabs.viewControllers?[$0] as? UINavigationController }
  }

  var description: String {
    router.tabs.map { tab in
      let mark = tab.id == router.selected?.id ? "*" : ""
      let titles = controller(of: tab.id)?.titles ?? []
      return "\(tab.id.name)\(mark) \(tab.modules.map(\.title)) shown \(titles)"
    }.joined(separator: ", ")
  }
}

extension UIKitWorld {
  var tabThings: [(String, () -> Void)] {
    guard let tabs else {
      let show = { self.showTabs { self.router.push($0) } }
      return Array(repeating: ("push tabs", show), count: 5)
    }
    let id = WorldTabs.ids.randomElement(using: &random) ?? .mail
    return [
      ("select \(id.name)", { self.keep("select", tabs.router.select(id)) }),
      ("tap \(id.name)", { self.tap(id) }),
      ("tap \(id.name)", { self.tap(id) }),
      ("push on \(id.name)", { self.show(on: id) { $0.push($1) } }),
      ("push on \(id.name)", { self.show(on: id) { $0.push($1) } }),
      ("present on \(id.name)", { self.show(on: id) { $0.present($1) } }),
      ("dismiss on \(id.name)", { _ = tabs.router[id].map { self.keep("", $0.dismiss()) } }),
      ("pop on \(id.name)", { _ = tabs.router[id].map { self.keep("", $0.pop()) } }),
      ("start a flow on \(id.name)", { self.start(.push, by: tabs.router[id]) }),
      ("start a sheet on \(id.name)", { self.start(.modal, by: tabs.router[id]) }),
    ]
  }

  private func showTabs(_ request: (TabContainer) -> NavigationTicket) {
    let tabs = WorldTabs(number())
    probe.track(tabs.container, as: "container")
    probe.track(tabs.router, as: "tabs")
    for id in WorldTabs.ids {
      tabs.router.add(id, title: id.name) { [weak self, probe] (flow: Flow<Int>) in
        let page = self?.make() ?? Page("nobody's")
        return probe.track(WorldFlow(flow: flow, name: id.name, [page]), as: id.name)
      }
    }
    keep("push tabs", request(tabs.router))
    guard router.modules.contains(where: { $0 === tabs.router }) else { return }
    self.tabs = tabs
    observeRemoval(of: tabs.router, on: router)
  }

  private func tap(_ id: TabID) {
    let index = tabs?.router.tabs.firstIndex { $0.id == id }
    if let index { _ = phone.tapTab(index) }
  }

  private func show(on id: TabID, _ request: (TabRouter, Page) -> NavigationTicket) {
    guard let tab = tabs?.router[id] else { return }
    let page = make()
    let ticket = request(tab, page)
    keep(page.name, ticket)
    observe(page, on: tab)
  }

  // MARK: - What must hold

  /// Looks at tabs, on a stack with these modules, when these sheets are presented.
  func lookAt(_ tabs: WorldTabs, _ modules: [String], _ sheets: [[String]]) {
    guard router.modules.contains(where: { $0 === tabs.router }) else {
      self.tabs = nil
      let isSeen = tabs.container.parent != nil
      let isEmpty = tabs.container.tabs.viewControllers?.isEmpty ?? true
      expect(isEmpty || isSeen, "the tabs are not emptied")
      return look()
    }
    let base = controller.titles
    guard isInWindow else { return }
    expect(modules.starts(with: base), "modules \(modules), but shown \(base)")
    let outside = Array(modules.dropFirst(base.count))
    var inner: [String] = []
    for tab in tabs.router.tabs {
      let (inside, shown) = (tab.modules.map(\.title), tabs.controller(of: tab.id)?.titles ?? [])
      let isPrefix = inside.isEmpty || inside.starts(with: shown)
      expect(isPrefix, "\(tab.id.name) has \(inside), but shows \(shown)")
      if tab === tabs.router.selected, !inside.isEmpty {
        inner = Array(inside.dropFirst(shown.count))
      }
      let isSelected = tabs.container.tabs.selectedViewController === tabs.controller(of: tab.id)
      expect(isSelected == (tab === tabs.router.selected), "\(tab.id.name) is selected, or not")
      for module in tab.modules { observeRemoval(of: module, on: tab) }
    }
    let presented = sheets.flatMap { $0 }
    // What a tab presents is hidden while something else covers all tabs.
    if base.last == tabs.container.title {
      let isHidden = !outside.isEmpty && presented == outside
      expect(presented == inner + outside || isHidden, "presented \(presented), not \(inner)")
    } else if !base.contains(tabs.container.title ?? "") {
      let isRight = presented == outside + inner || presented == outside
      expect(isRight, "presented \(presented), not \(outside + inner)")
    } else {
      expect(presented == outside, "presented \(presented), not \(outside)")
    }
  }
}
