import Switchback
import SwitchbackTesting
import Testing

extension WhatBackMeansTests {
  static let meanwhile: [String: Tale] = [
    "Requests change `modules` at once, and reach the host in one command when nothing moves any more.":
      {
        let story = plain(.whenTold)
        story.push("d")
        let count = story.host.commands.count
        story.router.pop(count: 2)
        story.push("e")
        #expect(story.names == ["a", "b", "e"])
        #expect(story.host.commands.count == count)
        story.host.completeTransition()
        #expect(story.host.commands.count == count + 1)
        #expect(story.host.names == ["a", "b", "e"])
        story.expectReleased()
      },
    """
    Screens that the user has taken meanwhile are taken out of the requests, by identity, and nothing \
    is replayed.
    """: {
      let story = plain(.whenTold)
      story.push("d")
      story.push("e")
      story.host.change(to: Array(story.host.screens.prefix(2)))
      story.host.completeTransition()
      #expect(story.told == ["d: system back", "c: system back"])
      #expect(story.host.names == ["a", "b", "e"])
      story.expectReleased()
    },
    "The root that was requested stays, even if the user has taken its screen.": {
      let story = plain()
      story.host.change(to: [])
      #expect(story.names == ["a"])
      #expect(story.host.names == ["a"])
      story.expectReleased()
    },
    """
    A module that left before the host could show it is told like any other, and its push is superseded.
    """: {
      let story = plain(.whenTold)
      story.push("d")
      let ticket = story.push("e")
      story.router.pop()
      #expect(story.told == ["e: popped"])
      #expect(ticket.outcome == .superseded)
      story.expectReleased()
    },
    "What is presented during a dismissal waits for it.": {
      let story = plain(.whenTold)
      story.present("s")
      story.host.completeTransition()
      story.router.dismiss()
      story.present("t")
      #expect(story.host.modalCommands == [.present(["s"]), .dismiss()])
      story.host.completeTransition()
      #expect(story.host.modalCommands.last == .present(["t"]))
      story.expectReleased()
    },
    "The same intent asked for twice is pushed once.": {
      let story = plain(.whenTold)
      story.router.push(story.module("d"), intent: "d")
      #expect(story.router.push(story.module("d"), intent: "d").outcome == .superseded)
      #expect(story.names == ["a", "b", "c", "d"])
      story.expectReleased()
    },
  ]

  static let hosts: [String: Tale] = [
    "A command that was dropped is tried once more, and reported.": {
      let story = plain()
      story.host.commandsToDrop = 1
      story.push("d")
      #expect(story.issues == [.commandDropped])
      await until { story.host.names.last == "d" }
      #expect(story.host.names == ["a", "b", "c", "d"])
      story.expectReleased()
    },
    """
    After a second drop the router follows the host: what was never shown leaves, and what still is shown \
    comes back as a module without a flow.
    """: {
      let story = Story()
      story.push("a")
      let flow = story.start("flow", showing: ["b"])
      story.host.commandsToDrop = 2
      flow.finish("done")
      story.push("c")
      await until { story.issues.contains(.commandGivenUp) }
      #expect(
        story.told == ["b: finished", "flow ended: finished", "c: refused by the host"])
      #expect(story.names == ["a", "b"])
      #expect(story.host.names == ["a", "b"])
      story.expectReleased()
    },
    """
    A screen that nobody announced becomes a module without a flow, and is reported unless the container \
    is shared.
    """: {
      for isShared in [true, false] {
        let story = Story(sharedWithOtherCode: isShared)
        story.push("a")
        story.host.change(to: story.host.screens + [TestModule("foreign")])
        #expect(story.names == ["a", "foreign"])
        #expect(story.issues == (isShared ? [] : [.unannouncedScreen]))
        story.expectReleased()
      }
    },
    "Reports that come twice change nothing.": {
      let story = plain()
      story.present("s")
      let commands = story.host.commands
      for _ in 0..<3 { story.host.completeTransition() }
      #expect(story.told == [])
      #expect(story.host.commands == commands)
      #expect(story.issues == [])
      story.expectReleased()
    },
  ]
}
