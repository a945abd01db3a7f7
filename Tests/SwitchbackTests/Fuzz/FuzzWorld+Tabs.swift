import Switchback
import SwitchbackTesting

/// A container of tabs that the world keeps, shown or not.
@MainActor
struct FuzzTabs {
  let router: TabContainer
  let host: InMemoryTabHost
}

extension FuzzWorld {
  /// The modules on every stack.
  var everyModule: [any Presentable] {
    (router?.modules ?? []) + containers.flatMap { $0.router.tabs.flatMap(\.modules) }
  }

  /// Every host, those of tabs included.
  var everyHost: [InMemoryHost] {
    let inTabs = containers.flatMap { tabs in tabs.host.shownTabs.compactMap(tabs.host.host(of:)) }
    return ([host.inner] + inTabs).flatMap { [$0] + $0.hostsAbove }
  }

  /// The screens on a host, over it, and in the tabs on it.
  ///
  /// A tab that was left empty goes on showing what was there last, be it a container of tabs.
  func screens(on host: InMemoryHost) -> [any Screen] {
    let here = [host] + host.hostsAbove
    let tabs = here.flatMap(\.screens).compactMap { $0 as? InMemoryTabHost }
    let inTabs = tabs.flatMap { tabs in tabs.shownTabs.compactMap(tabs.host(of:)) }
    return here.flatMap(\.screens) + inTabs.flatMap(screens(on:))
  }

  /// Some tab, if there is one.
  func anyTab() -> TabRouter? {
    containers.flatMap(\.router.tabs).randomElement(using: &random)
  }

  /// What the hosts of tabs show otherwise than they are meant to.
  var disagreements: [String] {
    let shownModules = Set(everyModule.map { ObjectIdentifier($0) })
    return containers.flatMap { tabs in
      let (wanted, shown) = (tabs.router.selected?.id, tabs.host.selected)
      let isSame = wanted == shown || !shownModules.contains(ObjectIdentifier(tabs.router))
      let selection = isSame ? [] : ["wanted \(wanted as Any), shown \(shown as Any)"]
      let stacks = tabs.router.tabs.compactMap { tab -> String? in
        let host = tabs.host.host(of: tab.id)
        let there = ([host] + (host?.hostsAbove ?? [])).compactMap { $0 }.flatMap(\.screens)
        let wanted = tab.modules.map { ObjectIdentifier($0.presented()) }
        guard !wanted.isEmpty, wanted != there.map({ ObjectIdentifier($0) }) else { return nil }
        return "wanted \(tab.modules.map(\.name)) on \(tab.id), shown \(host?.allNames ?? [])"
      }
      return selection + stacks
    }
  }

  /// Forgets the containers that are on no stack.
  func forgetContainers() {
    let shown = Set(everyModule.map { ObjectIdentifier($0) })
    containers.removeAll { !shown.contains(ObjectIdentifier($0.router)) }
  }

  /// One random command about tabs.
  func commandTabs() {
    let isRoomFor = containers.count < 4
    guard let tabs = containers.randomElement(using: &random)?.router,
      !isRoomFor || !random.chance(8)
    else { return showContainer() }
    let id = TabID("t\(random.below(4))")
    switch random.below(12) {
    case 0, 1:
      note("add \(id)")
      add(id, to: tabs)
    case 2:
      note("remove \(id)")
      tickets.append(tabs.remove(id))
    case 3, 4, 5:
      note("select \(id)")
      tickets.append(tabs.select(id))
    case 6:
      tabs[id]?.badge = random.chance(2) ? "\(random.below(3))" : nil
    case 7:
      note("show \(tabs.name) again")
      show(tabs)
    default:
      note("tap \(id)")
      containers.first { $0.router === tabs }?.host.tap(id)
    }
  }

  private func showContainer() {
    let host = InMemoryTabHost(completion: random.chance(3) ? .whenTold : .atOnce)
    let back = TabBack.allCases[random.below(TabBack.allCases.count)]
    let tabs = TabContainer(host: host, back: back, name: "tabs\(moduleCount)", onIssue: { _ in })
    moduleCount += 1
    containers.append(FuzzTabs(router: tabs, host: host))
    for number in 0..<random.below(4) { add(TabID("t\(number)"), to: tabs) }
    if random.chance(2) { guardSelection(of: tabs) }
    note("new \(tabs.name)")
    show(tabs)
  }

  /// Refuses now and then, and has its own wishes.
  private func guardSelection(of tabs: TabContainer) {
    tabs.guardSelection(with: self) { world, tab in
      let isAllowed = world.random.chance(2)
      world.note("\(tab) is \(isAllowed ? "allowed" : "refused")")
      world.callback("guardSelection")
      return isAllowed
    }
  }

  private func show(_ tabs: TabContainer) {
    let requester: (any Router)? = random.chance(2) ? router : anyRequester()
    guard let requester else { return }
    reach.tabs += 1
    let ticket =
      switch random.below(4) {
      case 0: requester.present(tabs)
      case 1: requester.setRoot(tabs)
      default: requester.push(tabs)
      }
    tickets.append(ticket)
  }

  private func add(_ id: TabID, to tabs: TabContainer) {
    var number = -1
    let plan = random.below(8)
    tabs.add(id, title: id.name, at: random.below(4), for: self) { [self] (flow: Flow<Int>) in
      number = newStart()
      note("\(id) starts \(number), plan \(plan)")
      return coordinator(of: number, flow, plan)
    } onEnd: { world, _ in
      world.tellEnd(of: number)
      world.callback("onEnd")
    }
  }
}
