import Switchback
import SwitchbackTesting
import Testing

extension WhatBackMeansTests {
  static let meanwhile: [String: Tale] = [
    """
    A request changes `modules` immediately. As soon as the transition is over, the host gets all requests in one command.
    """: {
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
    If the user removes screens during the transition, the router removes the same screens, by \
    identity, from the requested stack. The router does not simply remove the same number of screens from the top of that stack.
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
    "The requested root stays, even if the user has removed its screen.": {
      let story = plain()
      story.host.change(to: [])
      #expect(story.names == ["a"])
      #expect(story.host.names == ["a"])
      story.expectReleased()
    },
    """
    If a module leaves before the host has shown it, the router notifies the module as usual. The \
    module's push ends as `.superseded`.
    """: {
      let story = plain(.whenTold)
      story.push("d")
      let ticket = story.push("e")
      story.router.pop()
      #expect(story.told == ["e: popped"])
      #expect(ticket.outcome == .superseded)
      story.expectReleased()
    },
    """
    If your code presents a module during a dismissal, the router waits until the dismissal is \
    complete.
    """: {
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
    "If your code pushes twice with the same intent, the router pushes one module.": {
      let story = plain(.whenTold)
      story.router.push(story.module("d"), intent: "d")
      #expect(story.router.push(story.module("d"), intent: "d").outcome == .superseded)
      #expect(story.names == ["a", "b", "c", "d"])
      story.expectReleased()
    },
  ]

  static let hosts: [String: Tale] = [
    "If the host drops a command, the router tries once more and reports an issue.": {
      let story = plain()
      story.host.commandsToDrop = 1
      story.push("d")
      #expect(story.issues == [.commandDropped])
      await until { story.host.names.last == "d" }
      #expect(story.host.names == ["a", "b", "c", "d"])
      story.expectReleased()
    },
    """
    After a second drop, the router accepts what the host shows. Modules that never appeared leave, and \
    screens that the host still shows come back as modules without a flow.
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
    A screen that other code shows becomes a module without a flow. The router reports an issue, \
    unless the container is shared.
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
    "If the host reports the same change twice, the second report changes nothing.": {
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
