import Switchback

/// Containers of tabs.
///
/// Each story ends with the container off its stack, so that nothing may be left.
@MainActor
enum HostTabScenarios {
  private static let first = TabID("first")
  private static let second = TabID("second")
  private static let third = TabID("third")

  static let all: [LawScenario] = [
    LawScenario("tabs that are shown, the second selected by code") { story in
      await story.withTabs { subject, tabs in
        story.expectTabs([first: ["first 1"], second: ["second 1"]], shown: first, subject, tabs)
        tabs.select(second)
        await story.settle()
        story.expectTabs([first: ["first 1"], second: ["second 1"]], shown: second, subject, tabs)
      }
    },
    LawScenario("requests to a hidden tab, which is then shown") { story in
      await story.withTabs { subject, tabs in
        story.act("push on the second") { story.push("second 2", on: tabs[second]) }
        await story.settle()
        let both: KeyValuePairs<TabID, [String]> = [
          first: ["first 1"], second: ["second 1", "second 2"],
        ]
        story.expectTabs(both, shown: first, subject, tabs, .hiddenTabsAreKept)
        tabs.select(second)
        tabs.select(first)
        tabs.select(second)
        await story.settle()
        story.expectTabs(both, shown: second, subject, tabs, .hiddenTabsAreKept)
      }
    },
    LawScenario("the user chooses a tab, and the same once more") { story in
      await story.withTabs { subject, tabs in
        story.act("push on the second") { story.push("second 2", on: tabs[second]) }
        await story.settle()
        guard await story.whenUser("chooses the second", { _ in subject.tap(second) }) == .done
        else { return }
        let chosen = tabs.selected?.id.name ?? "none"
        story.expect(.choosingATabIsReported, "the tab selected", chosen, toBe: "second")
        let both: KeyValuePairs<TabID, [String]> = [
          first: ["first 1"], second: ["second 1", "second 2"],
        ]
        story.expectTabs(both, shown: second, subject, tabs, .choosingATabIsReported)
        let again = await story.whenUser("chooses it again") { _ in subject.tap(second) }
        guard again != .unavailable else { return }
        let one: KeyValuePairs<TabID, [String]> = [first: ["first 1"], second: ["second 1"]]
        story.expectTabs(one, shown: second, subject, tabs, .choosingATabIsReported)
      }
    },
    LawScenario("the user chooses a tab that is refused") { story in
      await story.withTabs { subject, tabs in
        tabs.guardSelection(with: story.log) { log, tab in
          log.note("  asked about \(tab)")
          return tab != second
        }
        let outcome = await story.whenUser("chooses the second") { _ in subject.tap(second) }
        guard outcome != .unavailable else { return }
        story.expectTabs(
          [first: ["first 1"], second: ["second 1"]],
          shown: first, subject, tabs, .refusedTabsStayHidden)
        story.act("select it") { _ = tabs.select(second) }
        await story.settle()
        story.expectTabs(
          [first: ["first 1"], second: ["second 1"]],
          shown: second, subject, tabs, .refusedTabsStayHidden)
        await story.whenUser("chooses the first") { _ in subject.tap(first) }
        let chosen = tabs.selected?.id.name ?? "none"
        story.expect(.choosingATabIsReported, "the tab selected", chosen, toBe: "first")
      }
    },
    LawScenario("a tab is added before the others, and one is removed") { story in
      await story.withTabs { subject, tabs in
        story.add(third, to: tabs, at: 0)
        await story.settle()
        story.expectTabs(
          [third: ["third 1"], first: ["first 1"], second: ["second 1"]],
          shown: first, subject, tabs)
        tabs.remove(first)
        await story.settle()
        let shown = tabs.selected?.id ?? first
        story.expectTabs([third: ["third 1"], second: ["second 1"]], shown: shown, subject, tabs)
        story.expectGone("first 1")
      }
    },
    LawScenario("the container leaves") { story in
      await story.withTabs { _, _ in }
      story.expectGone("first 1")
      story.expectGone("second 1")
    },
  ]
}

extension LawStory {
  /// Shows a container with two tabs, and takes it off its stack in the end.
  fileprivate func withTabs(
    _ body: @MainActor (any TabHostSubject, TabContainer) async -> Void
  ) async {
    guard let subject = user as? any TabHostSubject else { return }
    let tabs = TabContainer(host: subject.tabHost)
    add(TabID("first"), to: tabs)
    add(TabID("second"), to: tabs)
    act("push the tabs") { _ = router.push(tabs) }
    await settle()
    await body(subject, tabs)
    expectNoSurprise(.tabsAreShown)
    let end = module("end")
    act("show something else") { _ = router.setRoot(end) }
    await settle()
    expectNoSurprise(.tabsAreShown)
  }

  /// Adds a tab with one module, named after it.
  fileprivate func add(_ id: TabID, to tabs: TabContainer, at position: Int? = nil) {
    tabs.add(id, title: id.name, at: position, for: log) { [probe] (flow: Flow<String>) in
      let coordinator = ScriptedCoordinator(flow) { [weak self] flow in
        _ = self.map { flow.push($0.module("\(id) 1")) }
      }
      return probe.track(coordinator, as: "coordinator of \(id)")
    } onEnd: { log, end in
      log.ended(id.name, end)
    }
  }

  /// Checks the bar, the tab that is seen, and what every tab shows.
  fileprivate func expectTabs(
    _ expected: KeyValuePairs<TabID, [String]>,
    shown: TabID,
    _ subject: any TabHostSubject,
    _ tabs: TabContainer,
    _ law: NavigationLaw = .tabsAreShown,
  ) {
    expect(law, "the bar", subject.shownTabs.map(\.name), toBe: expected.map(\.key.name))
    expect(law, "the tab that is seen", subject.shownTab?.name ?? "none", toBe: shown.name)
    for (id, names) in expected {
      expect(law, "the modules of \(id)", tabs[id]?.modules.map(\.name) ?? [], toBe: names)
      let wanted = tabs[id]?.modules.map { ObjectIdentifier($0.presented()) }
      let seen = subject.screens(of: id)?.map { ObjectIdentifier($0) }
      expect(law, "whether \(id) shows the screens of its modules", seen == wanted, toBe: true)
    }
  }

  /// Checks that a screen that has left is not kept.
  fileprivate func expectGone(_ name: String) {
    let isAlive = probe.alive.contains(name)
    expect(.nothingIsKept, "whether \(name) is still alive", isAlive, toBe: false)
  }
}
