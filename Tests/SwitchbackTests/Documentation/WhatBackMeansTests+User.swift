import Switchback
import SwitchbackTesting
import Testing

extension WhatBackMeansTests {
  static let user: [String: Tale] = [
    "A back button or a key tells `system back`, with the means that the host names.": {
      let story = plain()
      story.host.back(origin: .key)
      story.host.back(origin: .quit)
      #expect(story.told == ["c: system back (key)", "b: system back (quit)"])
      story.expectReleased()
    },
    "A long press on the back button takes several modules of several flows in one transaction.": {
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
    "A swipe is told when it is completed, and one that is cancelled leaves no trace.": {
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
    A second swipe may begin before the first has come to rest, and each is told when it is decided.
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
    "Back at the first screen of a sheet closes the sheet.": {
      let story = plain()
      story.present("s")
      story.host.front.back()
      #expect(story.told == ["s: system back (key)"])
      #expect(story.host.allNames == [["a", "b", "c"]])
      story.expectReleased()
    },
    "A sheet that is pulled down takes every flow in it, top first, and is not dismissed again.": {
      let (story, _, _) = nested(.modal)
      story.host.front.pullDown()
      #expect(story.told.map { $0.prefix(5) } == ["d: sy", "c: sy", "b: sy", "inner", "outer"])
      #expect(story.host.modalCommands == [.present(["b"])])
      story.expectReleased()
    },
    "A sheet taken away from under another is put back, and reported.": {
      let story = plain()
      story.present("s")
      story.present("t")
      story.host.changePresented(to: story.host.front)
      #expect(story.host.allNames == [["a", "b", "c"], ["s"], ["t"]])
      #expect(story.told == [])
      #expect(story.issues == [.sheetPulledFromUnder])
      story.expectReleased()
    },
    "Other code that takes a screen off a shared container looks like a user whose means are unknown.":
      {
        let story = plain()
        story.host.change(to: [story.host.screens[0], story.host.screens[2]])
        #expect(story.told == ["b: system back"])
        story.expectReleased()
      },
    "A `popToRoot` there changes nothing and ends nothing.": {
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
    "A `pop` at the root of a router is rejected, and one at the first module of a flow ends the flow.":
      {
        let story = Story()
        story.push("a")
        #expect(story.router.pop().outcome == .rejected(.atRoot))
        story.start("flow", showing: ["b"]).pop()
        #expect(story.told == ["b: popped", "flow ended: popped"])
        story.expectReleased()
      },
    "The user's back at the very root ends the flow that the root belongs to.": {
      let story = Story()
      story.start("flow", showing: ["a"])
      story.host.back()
      #expect(story.told == ["a: system back (key)", "flow ended: system back (key)"])
      story.expectReleased()
    },
    "A host may keep a back at the root to itself, as those on phones do, and nothing ends then.": {
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
    "Without such a flow, the router's `onBackAtRoot` is called, once for each back.": {
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
    "After the flow of the root has ended, the host shows the last screen until there is a new root.":
      {
        let story = Story()
        story.start("flow", showing: ["a"]).finish("done")
        #expect(story.names == [])
        #expect(story.host.names == ["a"])
        story.push("b")
        #expect(story.host.frames == [["a"], ["b"]])
        story.expectReleased()
      },
    """
    A flow ends when a removal takes its last module, and the modules of its child flows count as its own.
    """: {
      let (story, outer, _) = nested()
      story.host.change(to: [story.host.screens[0], story.host.screens[2], story.host.screens[3]])
      #expect(outer.isOpen, "its child flow still shows something")
      story.host.back(toDepth: 1)
      #expect(!outer.isOpen)
      story.expectReleased()
    },
    """
    If only modules of child flows left, those end first, and the flow ends unless it shows something new \
    by then.
    """: {
      for showsMore in [true, false] {
        let story = Story()
        story.push("a")
        let outer = story.start("outer")
        story.start("inner", in: outer, showing: ["b"]) { [weak outer] story, _ in
          if showsMore, let outer { story.push("more", on: outer) }
        }
        story.host.back()
        #expect(outer.isOpen == showsMore)
        #expect(story.told.prefix(2) == ["b: system back (key)", "inner ended: system back (key)"])
        story.expectReleased()
      }
    },
    "After a child that finished, the flow stays open: it is its turn to decide.": {
      let story = Story()
      story.push("a")
      let outer = story.start("outer")
      story.start("inner", in: outer, showing: ["b"]).finish("done")
      #expect(outer.isOpen)
      story.expectReleased()
    },
    """
    A flow that has set its output is told as finished however it is left, except by `cancel`; modules \
    and events are told how it was left.
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
    A presented flow whose child finished goes on with the same sheet, and one whose sheet is gone is \
    presented again.
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
