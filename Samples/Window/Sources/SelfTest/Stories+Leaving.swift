import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

extension Stories {
  /// A program that is left as a whole.
  static func leaving() async {
    await leave("the window is closed", told: ["b: system back (quit)", "a: system back (quit)"]) {
      desk in desk.host.window?.pressCloseBox()
    }
    await leave("SIGTERM", told: ["b: system back (signal)", "a: system back (signal)"]) { _ in
      kill(getpid(), SIGTERM)
    }
    await play("the window is closed, and a page refuses") { desk in
      let page = desk.page("a")
      page.leaving = .refused
      let program = run(desk, [page])
      await desk.rest()
      desk.host.window?.pressCloseBox()
      await desk.rest()
      Report.expect("the modules", desk.names, is: ["a"])
      page.leaving = .allowed
      desk.host.window?.pressCloseBox()
      Report.expect("the end", await program.value, is: "system back (quit)")
    }
    await play("the window is closed, a page asks, and the user stays and then leaves") { desk in
      let page = desk.page("a")
      page.leaving = .ask
      let program = run(desk, [page])
      await desk.rest()
      desk.host.window?.pressCloseBox()
      await desk.rest()
      page.answer(leaving: false)
      await desk.rest()
      Report.expect("the modules", desk.names, is: ["a"])
      desk.host.window?.pressCloseBox()
      await desk.rest()
      page.answer(leaving: true)
      Report.expect("the end", await program.value, is: "system back (quit)")
    }
    await play("the task that serves is cancelled") { desk in
      let program = run(desk, [desk.page("a")])
      await desk.rest()
      program.cancel()
      Report.expect("the end", await program.value, is: "task cancelled")
    }
    await play("SIGTERM asks nobody") { desk in
      let page = desk.page("a")
      page.leaving = .ask
      let program = run(desk, [page])
      await desk.rest()
      kill(getpid(), SIGTERM)
      Report.expect("the end", await program.value, is: "system back (signal)")
    }
    await play("SIGTERM comes while a page asks whoever has closed the window") { desk in
      let (below, page) = (desk.page("a"), desk.page("b"))
      page.leaving = .ask
      let program = run(desk, [below, page])
      await desk.rest()
      desk.host.window?.pressCloseBox()
      await desk.rest()
      Report.expect("the modules", desk.names, is: ["a", "b"])
      kill(getpid(), SIGTERM)
      Report.expect("the end", await program.value, is: "system back (signal)")
    }
  }

  private static func leave(
    _ name: String, told: [String], _ act: @escaping @MainActor (Desk) -> Void
  ) async {
    await play(name) { desk in
      let program = run(desk, [desk.page("a"), desk.page("b")])
      await desk.rest()
      act(desk)
      let cause = told[0].dropFirst(3)
      Report.expect("the end", await program.value, is: String(cause))
      Report.expect("who was told", desk.news(), is: told)
    }
  }

  /// A program of one flow that shows some pages.
  private static func run(_ desk: Desk, _ pages: [TestPage]) -> Task<String, Never> {
    Task { [host = desk.host, router = desk.router] in
      let end = await host.serve {
        await router.run { (flow: Flow<Void>) in
          ScriptedCoordinator(flow) { [weak desk] flow in
            for page in pages {
              flow.push(page)
              desk?.watch(page, on: flow)
            }
          }
        }
      }
      switch end {
      case .finished: return "finished"
      case .cancelled(let cause): return "\(cause)"
      }
    }
  }
}
