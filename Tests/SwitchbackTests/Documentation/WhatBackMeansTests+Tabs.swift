import Switchback
import SwitchbackTesting
import Testing

extension WhatBackMeansTests {
  static let tabs: [String: Tale] = [
    """
    The user's back at the root of a tab leads where the `back` of its container says, and nobody is told.
    """: {
      let tabs = TabStory([.a: 1, .b: 1], above: ["home"], back: .history)
      tabs.host.tap(.b)
      tabs.story.host.front.back()
      #expect(tabs.hostView == "*a: a1, b: b1")
      #expect(tabs.story.told == [])
      tabs.expectReleased()
    },
    """
    Where it leads to no other tab, the container leaves, and everything in it leaves in the same \
    transaction, what is visible first.
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
    "A user who leaves the whole program is led to no other tab.": {
      for origin in [BackOrigin.quit, .endOfInput] {
        let tabs = TabStory([.a: 1, .b: 1], above: ["home"], back: .fullHistory)
        tabs.host.tap(.b)
        tabs.story.host.front.back(origin: origin)
        #expect(tabs.story.names == ["home"])
        tabs.expectReleased()
      }
    },
    "A module in a hidden tab that minds being left keeps the whole container.": {
      let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
      tabs.tabs[.b]?.push(GuardedModule("draft", leaving: .refused))
      tabs.story.host.front.back()
      #expect(tabs.hostView == "*a: a1, b: b1 draft")
      #expect(tabs.story.told == [])
      tabs.expectReleased()
    },
    "A tab that is chosen again while it is shown goes back to its root and tells `popped`.": {
      let tabs = TabStory([.a: 2, .b: 1])
      tabs.host.tap(.a)
      #expect(tabs.hostView == "*a: a1, b: b1")
      #expect(tabs.story.told == ["a2: popped"])
      tabs.expectReleased()
    },
    "A tab that is removed tells `replaced`, and its flows end.": {
      let tabs = TabStory([.a: 1, .b: 1])
      tabs.tabs.remove(.b)
      #expect(tabs.story.told == ["b1: replaced", "b ended: replaced"])
      tabs.expectReleased()
    },
    "What stands on a hidden tab, and what it presents, is there when the user comes back.": {
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
    A finished flow leaves its tab showing the last screen until something new is shown there.
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
