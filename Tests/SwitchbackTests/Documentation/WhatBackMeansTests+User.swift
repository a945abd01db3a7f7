import Switchback
import SwitchbackTesting
import Testing

extension WhatBackMeansTests {
  static let user: [String: Tale] = [
    """
    taps the back button or presses a key to go back | the module on top | `.systemBack`, with the \
    ``BackOrigin`` that the host names
    """: {
      let story = plain()
      story.host.back(origin: .key)
      story.host.back(origin: .quit)
      #expect(story.told == ["c: system back (key)", "b: system back (quit)"])
      story.expectReleased()
    },
    """
    holds the back button and picks a page | all modules above that page, in one transaction | \
    `.systemBack`, to each flow that ends, even if there are several
    """: {
      let (story, _, _) = nested()
      story.host.back(toDepth: 1)
      let cause = "system back (key)"
      #expect(
        story.told == [
          "d: \(cause)", "c: \(cause)", "b: \(cause)", "inner ended: \(cause)",
          "outer ended: \(cause)",
        ])
      story.expectReleased()
    },
    """
    swipes back | the module on top; nothing if the user lets go too early | \
    `.systemBack(.swipe)`, once the swipe is complete
    """: {
      let story = plain()
      story.host.beginSwipe()
      story.host.cancelSwipe()
      #expect(story.told == [])
      story.host.beginSwipe()
      story.host.moveSwipe(to: 0.9)
      #expect(story.told == [])
      story.host.commitSwipe()
      #expect(story.told == ["c: system back (swipe)"])
      story.expectReleased()
    },
    """
    swipes again before the first swipe is complete | one module for each swipe | \
    `.systemBack(.swipe)`, as soon as the user has completed each swipe
    """: {
      let story = plain()
      story.host.beginSwipe()
      story.host.beginSwipe()
      story.host.commitSwipe()
      #expect(story.told == ["c: system back (swipe)"])
      story.host.commitSwipe()
      #expect(story.told == ["c: system back (swipe)", "b: system back (swipe)"])
      story.expectReleased()
    },
    "goes back from the first page of a sheet | the sheet | `.systemBack`": {
      let story = plain()
      story.present("s")
      story.host.front.back()
      #expect(story.told == ["s: system back (key)"])
      #expect(story.host.allNames == [["a", "b", "c"]])
      story.expectReleased()
    },
    """
    pulls a sheet down | every flow on the sheet, the top one first | `.systemBack(.pullDown)`; \
    the router does not dismiss the sheet again
    """: {
      let (story, _, _) = nested(.modal)
      story.host.front.pullDown()
      #expect(story.told.map { $0.prefix(5) } == ["d: sy", "c: sy", "b: sy", "inner", "outer"])
      #expect(story.host.modalCommands == [.present(["b"])])
      story.expectReleased()
    },
    """
    If a sheet disappears from under another sheet, the router puts the lower sheet back and \
    reports an issue.
    """: {
      let story = plain()
      story.present("s")
      story.present("t")
      story.host.changePresented(to: story.host.front)
      #expect(story.host.allNames == [["a", "b", "c"], ["s"], ["t"]])
      #expect(story.told == [])
      #expect(story.issues == [.sheetPulledFromUnder])
      story.expectReleased()
    },
    """
    If other code removes a screen from a shared container, the router reports \
    `.systemBack(.unknown)`.
    """: {
      let story = plain()
      story.host.change(to: [story.host.screens[0], story.host.screens[2]])
      #expect(story.told == ["b: system back"])
      story.expectReleased()
    },
    "At the root of a router or of a flow, `popToRoot` changes nothing and ends nothing.": {
      let story = Story()
      story.push("a")
      #expect(story.router.popToRoot().outcome == .rejected(.alreadyThere))
      let flow = story.start("flow", showing: ["b"])
      #expect(flow.popToRoot().outcome == .rejected(.alreadyThere))
      #expect(flow.isOpen)
      #expect(story.names == ["a", "b"])
      #expect(story.told == [])
      #expect(story.issues == [])
      story.expectReleased()
    },
    """
    The router rejects a `pop` at its own root. A `pop` at the first module of a flow ends the \
    flow.
    """: {
      let story = Story()
      story.push("a")
      #expect(story.router.pop().outcome == .rejected(.atRoot))
      story.start("flow", showing: ["b"]).pop()
      #expect(story.told == ["b: popped", "flow ended: popped"])
      story.expectReleased()
    },
    "If the user goes back at the root of the router, the root's flow ends.": {
      let story = Story()
      story.start("flow", showing: ["a"])
      story.host.back()
      #expect(story.told == ["a: system back (key)", "flow ended: system back (key)"])
      story.expectReleased()
    },
    """
    If the user goes back at the root, a host need not report this. Hosts on phones do not report it. In \
    that case, no flow ends.
    """: {
      let story = Story()
      story.host.keepsBackAtRoot = true
      let flow = story.start("flow", showing: ["a"])
      story.host.back()
      #expect(flow.isOpen)
      let tabs = TabStory([.a: 1, .b: 1])
      tabs.story.host.keepsBackAtRoot = true
      tabs.host.tap(.b)
      tabs.story.host.front.back()
      #expect(tabs.main.isOpen)
      #expect(tabs.hostView == "a: a1, *b: b1")
      #expect(story.told + tabs.story.told == [])
      story.host.back(origin: .quit)
      #expect(story.told == ["a: system back (quit)", "flow ended: system back (quit)"])
      story.expectReleased()
      tabs.expectReleased()
    },
    """
    If the root belongs to no flow, the router calls its `onBackAtRoot` once each time the user \
    goes back.
    """: {
      let story = Story()
      story.push("a")
      var count = 0
      story.router.onBackAtRoot = { _ in count += 1 }
      story.host.back()
      #expect(count == 1)
      story.host.back()
      #expect(count == 2)
      #expect(story.names == ["a"])
      story.expectReleased()
    },
    """
    After the root's flow has ended, the host shows the last screen until your code shows a new \
    root. Until then, going back has no effect, and the router does not call `onBackAtRoot`.
    """: {
      let story = Story()
      var backs = 0
      story.router.onBackAtRoot = { _ in backs += 1 }
      story.start("flow", showing: ["a"]).finish("done")
      story.host.back()
      #expect(story.names == [])
      #expect(story.host.names == ["a"])
      #expect(backs == 0)
      story.push("b")
      #expect(story.host.frames == [["a"], ["b"]])
      story.expectReleased()
    },
    """
    A flow ends when its last module is removed. The modules of child flows count as the \
    flow's own.
    """: {
      let (story, outer, _) = nested()
      story.host.change(to: [story.host.screens[0], story.host.screens[2], story.host.screens[3]])
      #expect(outer.isOpen, "its child flow still shows something")
      story.host.back(toDepth: 1)
      #expect(!outer.isOpen)
      story.expectReleased()
    },
    """
    If a flow's last modules belong to child flows, the child flows end first. The outer flow then \
    ends, unless it shows something new or has another open child flow, such as one that is loading.
    """: {
      for way in ["ends", "shows more", "is loading"] {
        let story = Story()
        story.push("a")
        let outer = story.start("outer")
        if way == "is loading" { story.start("loading", in: outer) }
        story.start("inner", in: outer, showing: ["b"]) { [weak outer] story, _ in
          if way == "shows more", let outer { story.push("more", on: outer) }
        }
        story.host.back()
        #expect(outer.isOpen == (way != "ends"))
        #expect(story.told.prefix(2) == ["b: system back (key)", "inner ended: system back (key)"])
        story.expectReleased()
      }
    },
    """
    An outer flow without modules of its own ends after all other flows that the event ends, even if it was higher on the stack.
    """: {
      let story = Story()
      story.push("a")
      story.start("lower", showing: ["b"])
      let outer = story.start("outer")
      story.start("inner", in: outer, showing: ["c"])
      story.host.back(toDepth: 1)
      #expect(
        story.told.suffix(3).map { $0.prefix { $0 != " " } } == ["inner", "lower", "outer"])
      story.expectReleased()
    },
    """
    After a child flow has finished, the outer flow stays open, even without modules. The outer \
    coordinator decides what comes next.
    """: {
      let story = Story()
      story.push("a")
      let outer = story.start("outer")
      story.start("inner", in: outer, showing: ["b"]).finish("done")
      #expect(outer.isOpen)
      story.expectReleased()
    },
    """
    If a flow has set an output, its starter gets `.finished`, except after `cancel`. Modules get the actual cause, as does each ``NavigationEvent``.
    """: {
      for isCancelled in [false, true] {
        let story = Story()
        story.push("a")
        var causes: [EndCause] = []
        story.router.observe { event in
          if case .flowEnded(_, let cause) = event.kind { causes.append(cause) }
        }
        let flow = story.start("flow", showing: ["b"])
        flow.setOutput("order")
        if isCancelled { flow.cancel() } else { story.host.back() }
        let cause = isCancelled ? EndCause.cancelled : .systemBack(.key)
        #expect(causes == [cause])
        #expect(story.told == ["b: \(cause)", "flow ended: \(isCancelled ? cause : .finished)"])
        story.expectReleased()
      }
    },
    """
    A presented flow keeps its sheet after a child flow has finished. If the sheet is already gone, the router presents the flow again when the flow shows its next module.
    """: {
      for isPulledDown in [true, false] {
        let story = Story()
        story.push("a")
        let outer = story.start("outer", .modal)
        let inner = story.start("inner", in: outer, showing: ["b"]) { [weak outer] story, _ in
          if let outer { story.push("more", on: outer) }
        }
        if isPulledDown { story.host.front.pullDown() } else { inner.finish("done") }
        #expect(story.host.allNames == [["a"], ["more"]])
        let again: [RecordedModalCommand] = isPulledDown ? [.present(["more"])] : []
        #expect(story.host.modalCommands == [.present(["b"])] + again)
        story.expectReleased()
      }
    },
  ]
}
