import Switchback
import SwitchbackTesting
import Testing

extension WhatBackMeansTests {
  static let transactions: [String: Tale] = [
    "Before the router notifies anyone, it removes all leaving modules from `modules`.": {
      let (story, _, _) = nested()
      var seen: [[String]] = []
      let observation = story.router.observe { event in
        if case .removed = event.kind { seen.append(event.stack.map(\.name)) }
      }
      story.host.back(toDepth: 1)
      #expect(seen == [["a"], ["a"], ["a"]])
      observation.cancel()
      story.expectReleased()
    },
    """
    The router notifies every leaving module once, from the top down, with modules on sheets \
    first.
    """: {
      let (story, _, _) = nested()
      story.present("s")
      story.push("t")
      story.router.popToRoot()
      #expect(story.told.prefix(5).map { $0.prefix(1) } == ["t", "s", "d", "c", "b"])
      story.expectReleased()
    },
    """
    The router notifies all modules before it ends a flow. Child flows end before their parents, \
    and higher siblings end before lower ones.
    """: {
      let (story, outer, _) = nested()
      story.start("sibling", in: outer, showing: ["e"])
      story.router.popToRoot()
      #expect(story.told.dropFirst(4).map { $0.prefix(5) } == ["sibli", "inner", "outer"])
      story.expectReleased()
    },
    """
    A coordinator leaves its ``CoordinatorDependencies`` before the router notifies anyone that \
    the flow has ended.
    """: {
      let story = Story()
      story.push("a")
      story.start("flow", showing: ["b"]) { story, _ in
        #expect(story.router.dependencies.coordinators.isEmpty)
        story.note("looked")
      }
      story.host.back()
      #expect(story.told.last == "looked")
      story.expectReleased()
    },
    """
    Requests from callbacks wait for the last callback. The router then handles these requests in \
    the order in which they arrived.
    """: {
      let story = plain()
      for module in story.router.modules.dropFirst() {
        story.router.observeRemoval(of: module, by: story) { story, _ in
          story.push("after \(story.names.count)")
          story.note("told")
        }
      }
      story.host.back(toDepth: 1)
      #expect(story.told.filter { $0 == "told" }.count == 2)
      #expect(story.names == ["a", "after 1", "after 1"], "both saw the stack before either push")
      story.expectReleased()
    },
    """
    Code that awaits the end of a flow continues after the callbacks and before the host gets a \
    command.
    """: {
      let story = Story()
      story.push("a")
      let task = Task { [weak story] in
        let end = await story?.router.run { flow in
          Script<Int>(flow) { $0.push(TestModule("b")) }
        }
        story?.note("awaited \(end.map { "\($0.cause)" } ?? "")")
        story?.push("next")
      }
      await until { story.names == ["a", "b"] }
      let count = story.host.commands.count
      story.host.back()
      await task.value
      await until { story.host.names == ["a", "next"] }
      #expect(story.told == ["awaited system back (key)"])
      #expect(story.host.commands.count == count + 1)
      story.expectReleased()
    },
    """
    The router sends the host one command, even when callbacks and awaiting code have made further \
    requests.
    """: {
      let story = Story()
      story.push("a")
      let flow = story.start("flow", showing: ["b"]) { story, _ in story.push("c", "d") }
      let count = story.host.commands.count
      flow.finish("done")
      #expect(story.host.commands.count == count + 1)
      #expect(story.host.names == ["a", "c", "d"])
      story.expectReleased()
    },
    "The host shows only the final stack, with no screen in between.": {
      let story = plain()
      story.router.batch([.popToRoot, .push(story.module("x")), .push(story.module("y"))])
      #expect(story.host.frames.last == ["a", "x", "y"])
      #expect(!story.host.frames.contains(["a"] + ["x"]))
      story.expectReleased()
    },
  ]

  static let code: [String: Tale] = [
    "calls `pop`, `pop(to:)` or `popToRoot` | `.popped`": {
      let story = plain()
      story.router.pop()
      story.push("c")
      story.router.pop(to: story.router.modules[1])
      story.router.popToRoot()
      #expect(story.told == ["c: popped", "c: popped", "b: popped"])
      story.expectReleased()
    },
    """
    calls `setRoot`, `setStack` or `replaceTop`, or starts a flow as `.root` | `.replaced`, but \
    nothing to modules that stay
    """: {
      let story = plain()
      story.router.replaceTop(story.module("d"))
      story.router.setStack([story.router.modules[0], story.module("e")])
      story.router.setRoot(story.module("f"))
      story.start("flow", .root, showing: ["g"])
      #expect(story.told == ["c: replaced", "b: replaced", "a: replaced"])
      #expect(story.names == ["g"])
      story.expectReleased()
    },
    """
    calls `dismiss` | `.dismissed`, for the topmost stack that this router or flow has presented, and for every stack above it
    """: {
      let story = Story()
      let main = story.start("main", showing: ["a"])
      story.present("s", on: main)
      story.present("t")
      main.dismiss()
      #expect(story.told == ["t: dismissed", "s: dismissed"])
      #expect(story.host.allNames == [["a"]])
      story.expectReleased()
    },
    """
    calls `finish` | `.finished` to the flow's own modules, `.parentEnded` to modules of its child \
    flows, `.popped` to other modules above
    """: {
      let (story, outer, _) = nested()
      story.push("x")
      outer.finish("done")
      #expect(
        story.told == [
          "x: popped", "d: parent ended", "c: parent ended", "b: finished",
          "inner ended: parent ended", "outer ended: finished",
        ])
      story.expectReleased()
    },
    "cancels the task that awaits `run` | `.taskCancelled` to the flow of that `run`; what is above the flow leaves with it":
      {
        let (story, _, inner) = nested()
        let task = Task { [weak inner] in
          await inner?.run { flow in Script<Int>(flow) { $0.push(TestModule("x")) } }.cause
        }
        await until { story.names.last == "x" }
        story.router.push(GuardedModule("draft", leaving: .refused))
        task.cancel()
        #expect(await task.value == .taskCancelled)
        #expect(story.names == ["a", "b", "c", "d"])
        #expect(story.told == [])
        story.expectReleased()
      },
    """
    On a flow, `dismiss` removes a stack that the flow or its child flows have presented, but \
    never the stack that the flow is on.
    """: {
      let story = Story()
      story.push("a")
      let flow = story.start("flow", .modal, showing: ["b"])
      #expect(flow.dismiss().outcome == .rejected(.nothingPresented))
      #expect(story.host.allNames == [["a"], ["b"]])
      let child = story.start("child", .modal, in: flow, showing: ["c"])
      #expect(child.dismiss().outcome == .rejected(.nothingPresented))
      flow.dismiss()
      #expect(story.told == ["c: dismissed", "child ended: dismissed"])
      story.router.dismiss()
      #expect(story.told.last == "flow ended: dismissed")
      story.expectReleased()
    },
    """
    On a covered flow, requests such as `push`, `pop` and `setRoot` keep the modules above the flow, \
    unless a stack below them becomes empty. `finish` and `cancel` remove these modules as well.
    """: {
      let story = Story()
      story.push("a")
      let flow = story.start("flow", showing: ["b", "c", "d"])
      story.push("above")
      flow.pop()
      flow.popToRoot()
      flow.replaceTop(story.module("e"))
      #expect(story.host.names == ["a", "e", "above"])
      #expect(story.told == ["d: popped", "c: popped", "b: replaced"])
      flow.setRoot(story.module("f"))
      flow.push(story.module("g"))
      #expect(story.host.names == ["a", "f", "g", "above"])
      flow.popToRoot()
      story.forget()
      flow.finish("done")
      #expect(story.host.names == ["a"])
      #expect(story.told == ["above: popped", "flow ended: finished"])
      let sheet = story.start("sheet", .modal, showing: ["s"])
      story.start("over", .modal, showing: ["o"])
      sheet.pop()
      #expect(story.host.allNames == [["a"]])
      let last = story.start("last", showing: ["l"])
      story.push("above")
      last.cancel()
      #expect(story.host.names == ["a"])
      story.expectReleased()
    },
    """
    `setRoot` and `setStack` keep each screen on its layer. The router rejects a move from a sheet \
    to the stack below.
    """: {
      let story = Story()
      story.push("a")
      story.present("b")
      let (a, b) = (story.router.modules[0], story.router.modules[1])
      #expect(story.router.setRoot(b).outcome == .rejected(.alreadyInStack))
      #expect(story.router.setStack([b, a]).outcome == .rejected(.alreadyInStack))
      #expect(story.issues == [.rejected(.alreadyInStack), .rejected(.alreadyInStack)])
      #expect(story.host.allNames == [["a"], ["b"]])
      story.router.setStack([a, b, story.module("c")])
      #expect(story.host.allNames == [["a"], ["b", "c"]])
      #expect(story.told == [])
      story.expectReleased(except: ["a", "b"])
    },
    "calls `close` on a router | `.routerGone`, immediately": {
      let (story, _, _) = nested()
      story.router.close()
      let cause = "router gone"
      #expect(
        story.told == [
          "d: \(cause)", "c: \(cause)", "b: \(cause)", "a: \(cause)",
          "inner ended: \(cause)", "outer ended: \(cause)",
        ])
      story.expectReleased()
    },
    """
    creates a second router on the same host | `.routerGone`; the first router closes and reports \
    an issue
    """: {
      let (story, _, _) = nested()
      let newer = StackRouter(host: story.host, sharedWithOtherCode: true)
      #expect(story.told.last == "outer ended: router gone")
      #expect(story.issues == [.hostTakenOver])
      #expect(story.push("x").outcome == .rejected(.routerGone))
      newer.push(TestModule("e"))
      #expect(story.host.names == ["a", "b", "c", "d", "e"])
      newer.close()
      story.expectReleased()
    },
    "releases a router | `.routerGone`, on the next turn of the main actor": {
      let story = Story()
      let probe = LifetimeProbe()
      var router: StackRouter? = StackRouter(host: InMemoryHost())
      let module = probe.track(TestModule("a"), as: "a")
      router?.push(module)
      router?.observeRemoval(of: module, by: story) { story, cause in story.note("\(cause)") }
      router = nil
      #expect(story.told == [])
      await until { story.told == ["router gone"] }
      #expect(story.told == ["router gone"])
    },
    """
    removes a coordinator from its dependencies by hand | `.parentEnded`, and the coordinator's \
    flow ends
    """: {
      let story = Story(ownership: .manager)
      story.push("a")
      story.start("flow", showing: ["b"])
      for coordinator in story.router.dependencies.coordinators {
        story.router.dependencies.remove(coordinator)
      }
      #expect(story.names == ["a"])
      #expect(story.told == ["b: parent ended", "flow ended: parent ended"])
      story.expectReleased()
    },
    "If the host has twice failed to show a module, the module leaves with `.hostRefused`.": {
      let story = plain()
      story.host.commandsToDrop = 2
      story.push("d")
      await until { story.told != [] }
      #expect(story.told == ["d: refused by the host"])
      story.expectReleased()
    },
    "starts a flow with a coordinator that the router refuses | `.notStarted`, on the ticket": {
      let story = Story(ownership: .manager)
      let flow = story.start("flow", showing: ["a"])
      let running = try #require(story.router.dependencies.coordinators.first)
      let ticket: FlowTicket<Int> = flow.start { _ in running }
      #expect(ticket.result == .cancelled(.notStarted))
      story.router.close()
    },
  ]
}
