import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// What must hold whenever everything is at rest.
extension World {
  func look() {
    let modules = router.modules
    let chain = sequence(first: host) { $0.presented }
    let shown = chain.flatMap(\.screens)
    note("  modules \(modules.map(\.name))")
    let isSame =
      modules.count == shown.count && zip(modules, shown).allSatisfy { $0.presented() === $1 }
    expect(modules.isEmpty || isSame, "modules \(modules.map(\.name)), shown \(names(shown))")
    for host in person.hosts { look(at: host) }
    lookAtTabs()
    for name in accepted.sorted() where !isThere(name) {
      expect(left[name] == 1, "\(name) is gone, and was told \(left[name, default: 0]) times")
    }
    for (name, count) in left { expect(count == 1, "\(name) was told \(count) times") }
    for (name, count) in ended { expect(count == 1, "\(name) ended \(count) times") }
    for (name, flow) in flows { expect(flow.isOpen, "\(name) is over, and nobody was told") }
    for (name, count) in answers { expect(count == 1, "\(name) was answered \(count) times") }
    let isWaiting = living.contains { !$0.attempts.isEmpty }
    if !isWaiting, host.order.question == nil {
      for (name, ticket) in tickets {
        expect(ticket.outcome != nil, "the ticket of \(name) is open")
      }
      expect(asked.count == answers.count, "a question is open, and not asked")
    }
  }

  private func isThere(_ name: String) -> Bool {
    let tabs = container?.tabs.flatMap(\.modules) ?? []
    return (router.modules + tabs).contains { $0.name == name }
  }

  private func names(_ screens: [any Screen]) -> [String] {
    screens.map { ($0 as? TestPage)?.name ?? "tabs" }
  }

  /// What the widgets of a host show.
  private func look(at host: GtkHost) {
    let top = host.screens.last as? any GtkScreen
    let seen = sb_stack_shown(host.pages.widget.pointer)
    expect(
      top == nil || seen == top?.widget.pointer, "another page is on top of \(names(host.screens))")
    expect(host.pages.count <= host.screens.count, "pages that have left are still there")
    guard let window = host.ownWindow else { return }
    let isBelow = host.front.screens.count > 1 || isAbovePages(host.front)
    expect(
      window.backButton.isVisible == isBelow,
      "the back button is \(isBelow ? "not " : "")there over \(names(host.front.screens))")
    if window.isSheet {
      expect(window.isVisible == host.isSeen, "a sheet is \(window.isVisible ? "" : "not ")seen")
    }
    if let page = host.front.screens.last as? any GtkScreen, !page.title.isEmpty {
      expect(window.title == page.title, "the title is \(window.title), not \(page.title)")
    }
  }

  /// Whether a host is that of a tab whose container has pages below it.
  private func isAbovePages(_ front: GtkHost) -> Bool {
    person.hosts.contains { host in
      let position = host.screens.firstIndex { screen in
        (screen as? GtkTabs)?.hosts.contains { $0 === front } == true
      }
      return position.map { $0 > 0 } ?? false
    }
  }

  private func lookAtTabs() {
    guard let container, let tabs = container.host as? GtkTabs,
      router.modules.contains(where: { $0 === container })
    else { return }
    expect(tabs.seenTab == container.selected?.id, "another tab is seen than the selected one")
    expect(tabs.tabs == container.tabs.map(\.id), "the bar has other tabs")
    for tab in container.tabs {
      let shown = sequence(first: tabs.host(of: tab.id)) { $0?.presented }.flatMap {
        $0?.screens ?? []
      }
      let isSame =
        shown.count == tab.modules.count
        && zip(tab.modules, shown).allSatisfy { $0.presented() === $1 }
      expect(
        tab.modules.isEmpty || isSame,
        "\(tab.id): modules \(tab.modules.map(\.name)), shown \(names(shown))")
      if let button = tabs.button(of: tab.id) {
        let isOn = sb_toggle_is_on(button.pointer) != 0
        expect(isOn == (tab.id == container.selected?.id), "the button of \(tab.id) is wrong")
      }
    }
  }

  /// Lets everybody agree to everything, and sees that a page is still shown.
  func end() async {
    note("the end")
    for _ in 0..<20 {
      for page in living {
        page.leaving = .allowed
        page.answer(leaving: true)
      }
      await rest()
      _ = person.answer(nil)
      await rest()
      if !living.contains(where: { !$0.attempts.isEmpty }), host.order.question == nil { break }
    }
    look()
    let page = make()
    page.leaving = .allowed
    keep(page, router.setRoot(page), on: router)
    await rest()
    look()
    let outcome = tickets.last?.ticket.outcome.map { "\($0)" } ?? "open"
    expect(host.shownTitle == page.title, "the last page \(page.name) is not shown: \(outcome)")
    for task in tasks { task.cancel() }
    router.close()
    for host in person.hosts.reversed() { host.window?.close() }
    await person.rest()
  }
}
