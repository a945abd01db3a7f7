import Switchback
import SwitchbackTesting
import Testing

extension WhatBackMeansTests {
  static let tabs: [String: Tale] = [
    """
    Going back at the root of a tab leads to the tab that the container's `back` names. No module \
    leaves.
    """: {
      let tabs = TabStory([.a: 1, .b: 1], above: ["home"], back: .history)
      tabs.host.tap(.b)
      tabs.story.host.front.back()
      #expect(tabs.hostView == "*a: a1, b: b1")
      #expect(tabs.story.told == [])
      tabs.expectReleased()
    },
    """
    If `back` names no other tab, the container and everything in it leave in one transaction, \
    visible modules first.
    """: {
      let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
      tabs.host.tap(.b)
      tabs.story.host.front.back()
      let cause = "system back (key)"
      #expect(
        tabs.story.told == [
          "b1: \(cause)", "a1: \(cause)", "Tabs: \(cause)", "b ended: \(cause)",
          "a ended: \(cause)",
        ])
      tabs.expectReleased()
    },
    "If the user quits the whole program, the container leaves, and `back` does not apply.": {
      for origin in [BackOrigin.quit, .endOfInput] {
        let tabs = TabStory([.a: 1, .b: 1], above: ["home"], back: .fullHistory)
        tabs.host.tap(.b)
        tabs.story.host.front.back(origin: origin)
        #expect(tabs.story.names == ["home"])
        tabs.expectReleased()
      }
    },
    "If a module in a hidden tab refuses to leave, the whole container stays.": {
      let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
      tabs.tabs[.b]?.push(GuardedModule("draft", leaving: .refused))
      tabs.story.host.front.back()
      #expect(tabs.hostView == "*a: a1, b: b1 draft")
      #expect(tabs.story.told == [])
      tabs.expectReleased()
    },
    """
    If the user chooses the current tab again, the tab goes back to its root, and the router \
    reports `.popped`.
    """: {
      let tabs = TabStory([.a: 2, .b: 1])
      tabs.host.tap(.a)
      #expect(tabs.hostView == "*a: a1, b: b1")
      #expect(tabs.story.told == ["a2: popped"])
      tabs.expectReleased()
    },
    "If your code removes a tab, the tab's flows end, and the router reports `.replaced`.": {
      let tabs = TabStory([.a: 1, .b: 1])
      tabs.tabs.remove(.b)
      #expect(tabs.story.told == ["b1: replaced", "b ended: replaced"])
      tabs.expectReleased()
    },
    "When the user returns to a hidden tab, the tab's modules and sheets are still there.": {
      let tabs = TabStory([.a: 2, .b: 1])
      tabs.story.start("sheet", .modal, in: tabs.flows[.a], showing: ["s"])
      tabs.host.tap(.b)
      #expect(tabs.story.host.front.names == ["b1"])
      tabs.host.tap(.a)
      #expect(tabs.story.host.front.names == ["s"])
      #expect(tabs.hostView == "*a: a1 a2 s, b: b1")
      tabs.expectReleased()
    },
    """
    After a tab's flow has finished, the tab shows the last screen until your code shows a new \
    one.
    """: {
      let tabs = TabStory([.a: 1, .b: 1])
      tabs.flows[.a]?.finish("")
      #expect(tabs.view == "*a: , b: b1")
      #expect(tabs.hostView == "*a: a1, b: b1")
      tabs.push("new", on: .a)
      #expect(tabs.hostView == "*a: new, b: b1")
      tabs.expectReleased()
    },
  ]
}
