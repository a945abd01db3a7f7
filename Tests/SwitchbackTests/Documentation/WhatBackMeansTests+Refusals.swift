import Switchback
import SwitchbackTesting
import Testing

extension WhatBackMeansTests {
  /// a and, on top of it, one that minds.
  static func guarded(_ policy: LeavePolicy, above names: [String] = []) -> (Story, GuardedModule) {
    let story = Story()
    story.push("a")
    for name in names { story.push(name) }
    let form = GuardedModule("form", leaving: policy)
    story.router.push(form)
    return (story, form)
  }

  static let refusals: [String: Tale] = [
    """
    The router asks every module that would leave, the top one first. If one module refuses, all \
    of these modules stay.
    """: {
      let (story, form) = guarded(.ask)
      let second = GuardedModule("second", leaving: .ask)
      story.router.push(second)
      let ticket = story.router.popToRoot()
      #expect([form.timesAsked, second.timesAsked] == [0, 1])
      second.leaveAnyway()
      #expect([form.timesAsked, second.timesAsked] == [1, 1])
      form.stay()
      #expect(ticket.outcome == .rejected(.leaveRefused))
      #expect(story.names == ["a", "form", "second"])
      story.router.close()
    },
    """
    While a module decides, the router handles other requests. If the module agrees, the waiting \
    request removes the modules that it targeted, and newer modules stay.
    """: {
      for way in ["pop", "popToRoot", "pop(to:)", "back"] {
        let (story, form) = guarded(.ask)
        switch way {
        case "pop": story.router.pop()
        case "popToRoot": story.router.popToRoot()
        case "pop(to:)": story.router.pop(to: story.router.modules[0])
        default: story.host.back()
        }
        story.push("b")
        #expect(story.host.names == ["a", "form", "b"])
        form.leaveAnyway()
        #expect(story.host.names == ["a", "b"], "\(way)")
        #expect(story.told == [])
        story.expectReleased()
      }
    },
    """
    The router asks no module when a signal ends the process, and everything leaves with \
    `.systemBack(.signal)`.
    """: {
      for policy in [LeavePolicy.ask, .refused] {
        let story = Story()
        let flow = story.start("flow", showing: ["a"])
        let form = GuardedModule("form", leaving: policy)
        flow.push(form)
        story.host.back(origin: .signal)
        #expect(story.names == ["a"])
        story.host.back(origin: .signal)
        #expect(form.timesAsked == 0)
        #expect(story.told.last == "flow ended: system back (signal)")
        story.expectReleased()
      }
    },
    """
    A `dismiss` that had to wait also removes modules that have since appeared on its stack or \
    over it.
    """: {
      let story = Story()
      story.push("a")
      let form = GuardedModule("form", leaving: .ask)
      story.router.present(form)
      let ticket = story.router.dismiss()
      story.push("b")
      story.present("c")
      form.leaveAnyway()
      #expect(story.told == ["c: dismissed", "b: dismissed"])
      #expect(story.host.allNames == [["a"]])
      #expect(
        ticket.outcome
          == .committed(removed: [ModuleID(2, "form"), ModuleID(3, "b"), ModuleID(4, "c")]))
      story.expectReleased()
    },
    "The same applies when the user pulls a sheet down or goes back from its first page.": {
      for pulls in [true, false] {
        let story = Story()
        story.push("a")
        let form = GuardedModule("form", leaving: .ask)
        story.router.present(form)
        if pulls { story.host.front.pullDown() } else { story.host.front.back() }
        story.push("b")
        story.present("c")
        form.leaveAnyway()
        #expect(story.told.map { $0.prefix(1) } == ["c", "b"])
        #expect(story.host.allNames == [["a"]])
        story.expectReleased()
      }
    },
    """
    Your code can carry out a refused request later. The request still applies to the modules that \
    it originally targeted.
    """: {
      let (story, _) = guarded(.refused, above: ["b"])
      let ticket = story.router.pop()
      story.push("c")
      ticket.refused?.leaveAnyway()
      #expect(story.names == ["a", "b", "c"])
      story.expectReleased()
    },
    "If all targets of a refused request are gone, the later attempt ends as `.superseded`.": {
      let (story, form) = guarded(.refused)
      let ticket = story.router.pop()
      form.leaving = .allowed
      story.router.pop()
      #expect(ticket.refused?.leaveAnyway().outcome == .superseded)
      story.expectReleased()
    },
    """
    If a module leaves while the router is waiting for its answer, the router no longer needs that \
    answer.
    """: {
      let (story, form) = guarded(.ask, above: ["b"])
      let ticket = story.router.popToRoot()
      form.leaving = .allowed
      story.router.pop()
      #expect(ticket.outcome == .committed(removed: [ModuleID(2, "b")]))
      #expect(story.names == ["a"])
      story.expectReleased()
    },
    """
    If a container removes a module that refuses, the router puts all removed screens back at \
    once, without animation. Apart from reporting an issue, the router notifies nobody.
    """: {
      let (story, _) = guarded(.refused, above: ["b"])
      story.host.back(toDepth: 1)
      #expect(story.host.names == ["a", "b", "form"])
      #expect(story.host.commands.last?.transition == ScreenTransition.none)
      #expect(story.told == [])
      #expect(story.issues == [.removalUndone])
      story.router.close()
    },
    """
    When a flow finishes, the router asks only the modules above the flow. If one refuses, the \
    flow stays open, and the ticket holds the result.
    """: {
      let story = Story()
      story.push("a")
      let flow = story.start("flow") { story, end in story.note(end.output ?? "") }
      flow.push(GuardedModule("own", leaving: .refused))
      story.router.push(GuardedModule("above", leaving: .refused))
      let ticket = flow.finish("result")
      #expect(ticket.outcome == .rejected(.leaveRefused))
      #expect(flow.isOpen)
      ticket.refused?.leaveAnyway()
      #expect(story.told == ["flow ended: finished", "result"])
      story.expectReleased()
    },
    """
    The router asks no module when a parent flow ends, when a task is canceled, or when the router \
    closes.
    """: {
      for way in ["parent", "task", "router"] {
        let (story, _, inner) = nested()
        let task = Task { [weak inner] in
          _ = await inner?.run { flow in
            Script<Int>(flow) { $0.push(GuardedModule("form", leaving: .refused)) }
          }
        }
        await until { story.names.last == "form" }
        switch way {
        case "parent": inner.finish("done")
        case "task": task.cancel()
        default: story.router.close()
        }
        await until { !story.names.contains("form") }
        #expect(!story.names.contains("form"))
        story.router.close()
        await task.value
        story.expectReleased()
      }
    },
    """
    A back gesture does not begin on a module that refuses or asks. After a custom transition or during a push, the gesture begins only if the module's ``BackGesture`` is `.allowed`.
    """: {
      let (story, form) = guarded(.refused)
      #expect(!story.host.beginSwipe())
      form.leaving = .allowed
      story.router.push(story.module("b"), transition: .custom(Fade()))
      #expect(!story.host.beginSwipe())
      story.router.push(GuardedModule("c", backGesture: .allowed), transition: .custom(Fade()))
      #expect(story.host.beginSwipe())
      story.host.cancelSwipe()
      story.host.completion = .whenTold
      story.push("d")
      #expect(!story.host.beginSwipe())
      story.expectReleased()
    },
  ]
}
