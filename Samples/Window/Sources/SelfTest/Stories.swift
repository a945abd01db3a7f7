import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// What a person does in front of the windows, and what has to come of it.
@MainActor
enum Stories {
  /// Plays one of them with animations, as they are by default, or without.
  static func play(
    _ name: String, isAnimated: Bool = true, _ body: @MainActor (Desk) async -> Void
  ) async {
    Report.begin(name)
    sb_set_animations(isAnimated ? 1 : 0)
    let probe = LifetimeProbe()
    await play(body, watchedBy: probe)
    for _ in 0..<3 { await MainLoop.turn() }
    Report.expect("what is still alive", probe.alive, is: [])
  }

  /// What it is played on is gone when this returns.
  private static func play(
    _ body: @MainActor (Desk) async -> Void, watchedBy probe: LifetimeProbe
  ) async {
    let desk = Desk(watchedBy: probe)
    await body(desk)
    await desk.close()
  }

  static func playAll() async {
    await waysBack()
    await slides()
    await sheets()
    await questions()
    await looks()
    await windows()
    await leaving()
    await samples()
  }

  // MARK: - Ways back

  private static func waysBack() async {
    let ways: [(String, String, @MainActor (Person) -> Void)] = [
      ("the button", "key", { _ = $0.pressBackButton() }),
      ("Alt and Left", "key", { $0.press(GDK_KEY_Left, withAlt: true) }),
      ("Escape", "key", { $0.press(GDK_KEY_Escape) }),
      ("the Back key", "key", { $0.press(GDK_KEY_Back) }),
      ("the mouse", "mouse", { $0.pressMouse() }),
      (
        "a swipe", "swipe",
        {
          Report.expect("a swipe begins", $0.beginSwipe(), is: .done)
          Report.expect("and ends", $0.endSwipe(completing: true), is: .done)
        }
      ),
    ]
    for (name, cause, act) in ways {
      await play("back by \(name)") { desk in
        desk.push("a")
        await desk.rest()
        desk.push("b")
        await desk.check("a", "b", seen: "b")
        act(desk.person)
        await desk.check("a", seen: "a")
        Report.expect("who was told", desk.news(), is: ["b: system back (\(cause))"])
        Report.expect("the back button", desk.person.window?.backButton.isVisible, is: false)
      }
    }
    for isHeld in [false, true] {
      await play("back over several pages by the menu, \(isHeld ? "held" : "right click")") {
        desk in
        for name in ["a", "b", "c", "d"] { desk.push(name) }
        await desk.rest()
        _ = desk.person.chooseFromMenu(staying: 2, byHolding: isHeld)
        await desk.check("a", "b", seen: "b")
        Report.expect(
          "who was told", desk.news(), is: ["d: system back (key)", "c: system back (key)"])
      }
    }
    await play("a key that means nothing") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      Report.expect("Left alone is used", desk.person.press(GDK_KEY_Left), is: false)
      await desk.check("a", "b", seen: "b")
    }
    await play("going back at the root does nothing") { desk in
      desk.push("a")
      await desk.rest()
      desk.person.press(GDK_KEY_Escape)
      desk.person.pressMouse()
      Report.expect("a swipe", desk.person.beginSwipe(), is: .refused)
      await desk.check("a", seen: "a")
      Report.expect("who was told", desk.news(), is: [])
    }
    await play("no key ends the flow that holds the root") { desk in
      desk.router.start { (flow: Flow<Void>) in
        ScriptedCoordinator(flow) { [weak desk] flow in
          if let desk { flow.push(desk.page("a")) }
        }
      }
      await desk.rest()
      desk.person.press(GDK_KEY_Escape)
      desk.person.press(GDK_KEY_Back)
      desk.person.pressMouse()
      await desk.check("a", seen: "a")
    }
    await play("a swipe that is not completed") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      _ = desk.person.beginSwipe()
      desk.push("c")
      _ = desk.person.endSwipe(completing: false)
      await desk.check("a", "b", "c", seen: "c")
      Report.expect("who was told", desk.news(), is: [])
    }
  }

  // MARK: - Slides

  private static func slides() async {
    await play("a page is removed while it slides in") { desk in
      desk.push("a")
      await desk.rest()
      let page = desk.push("b")
      await MainLoop.turn()
      Report.expect("it slides", desk.host.pages.isMoving, is: true)
      desk.router.pop()
      Report.expect("who was told", desk.news(), is: ["b: popped"])
      Report.expect("the page was made", page.isMade, is: true)
      await desk.check("a", seen: "a")
    }
    await play("a hundred pushes and pops at once") { desk in
      desk.push("a")
      await desk.rest()
      for number in 1...50 {
        desk.push("\(number)")
        if number % 7 == 0 { await MainLoop.turn() }
        desk.router.pop()
      }
      await desk.check("a", seen: "a")
      Report.expect("how many were told", desk.news().count, is: 50)
    }
    await play("a page that refuses to leave while its slide runs") { desk in
      desk.push("a")
      await desk.rest()
      let page = desk.push("b")
      page.leaving = .refused
      await MainLoop.turn()
      _ = desk.person.pressBackButton()
      Report.expect("a swipe", desk.person.beginSwipe(), is: .refused)
      await desk.check("a", "b", seen: "b")
      Report.expect("who was told", desk.news(), is: [])
    }
    await play("a page that asks while its slide runs") { desk in
      desk.push("a")
      await desk.rest()
      let page = desk.push("b")
      page.leaving = .ask
      await MainLoop.turn()
      _ = desk.person.pressBackButton()
      await desk.check("a", "b", seen: "b")
      page.answer(leaving: true)
      await desk.check("a", seen: "a")
      Report.expect("who was told", desk.news(), is: ["b: system back (key)"])
    }
    await play("a window that nobody sees any more while a page slides in") { desk in
      desk.push("a")
      await desk.rest()
      let ticket = desk.router.push(desk.page("b"))
      await MainLoop.turn()
      desk.host.window?.isVisible = false
      await desk.rest()
      Report.expect("the ticket has ended", ticket.outcome != nil, is: true)
      Report.expect("the modules", desk.names, is: ["a", "b"])
    }
    await play("five pages at once") { desk in
      let pages = ["a", "b", "c", "d", "e"].map { desk.page($0) }
      desk.router.setStack(pages)
      await desk.check("a", "b", "c", "d", "e", seen: "e")
      Report.expect("which were made", pages.filter(\.isMade).map(\.name), is: ["e"])
      _ = desk.person.pressBackButton()
      await desk.check("a", "b", "c", "d", seen: "d")
      Report.expect("which were made", pages.filter(\.isMade).map(\.name), is: ["d", "e"])
    }
  }

  // MARK: - Sheets

  private static func sheets() async {
    await play("a sheet is closed by its close box") { desk in
      desk.push("a")
      desk.present("s")
      await desk.check("a", "s", seen: "a", "s")
      Report.expect("closing", desk.person.closeSheet(), is: .done)
      await desk.check("a", seen: "a")
      Report.expect("who was told", desk.news(), is: ["s: system back (key)"])
    }
    await play("Escape on the first page of a sheet") { desk in
      desk.push("a")
      desk.present("s")
      await desk.rest()
      desk.person.press(GDK_KEY_Escape)
      await desk.check("a", seen: "a")
      Report.expect("who was told", desk.news(), is: ["s: system back (key)"])
    }
    await play("a sheet that minds") { desk in
      desk.push("a")
      let sheet = desk.present("s")
      sheet.leaving = .refused
      await desk.rest()
      _ = desk.person.closeSheet()
      await desk.check("a", "s", seen: "a", "s")
      sheet.leaving = .allowed
    }
    await play("a sheet over a sheet, closed from below") { desk in
      desk.push("a")
      let low = desk.present("low")
      await desk.rest()
      desk.present("high")
      await desk.check("a", "low", "high", seen: "a", "low", "high")
      low.shownOn.host?.window?.pressCloseBox()
      await desk.check("a", seen: "a")
      let told = ["high: system back (key)", "low: system back (key)"]
      Report.expect("who was told", desk.news(), is: told)
    }
    await play("a sheet of a tab is hidden with it") { desk in
      let container = desk.pushTabs("one", "two")
      await desk.rest()
      container[TabID("one")]?.present(desk.page("sheet"))
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["root one", "sheet"])
      container.select(TabID("two"))
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["root two"])
      container.select(TabID("one"))
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["root one", "sheet"])
    }
  }

  // MARK: - Questions

  private static func questions() async {
    for (choice, expected) in [(0, "yes"), (1, "no"), (nil, "nothing")] as [(Int?, String)] {
      await play("a question answered with \(expected)") { desk in
        desk.push("a")
        await desk.rest()
        let question = Question(
          "Sure?", choices: [.init("Yes", "yes", isDestructive: true), .init("No", "no")])
        let answer = Task { await desk.router.ask(question) ?? "nothing" }
        for _ in 0..<5 { await MainLoop.turn() }
        Report.expect("asked", desk.host.order.question != nil, is: true)
        Report.expect("answering", desk.person.answer(choice), is: .done)
        Report.expect("the answer", await answer.value, is: expected)
        Report.expect("still asked", desk.host.order.question == nil, is: true)
      }
    }
  }

  // MARK: - What is seen and heard

  private static func looks() async {
    await play("the keyboard is where it was") { desk in
      let page = desk.push("a")
      await desk.rest()
      page.field.focus()
      let focused = desk.focused
      Report.expect("something has the focus", focused != nil, is: true)
      desk.push("b")
      await desk.rest()
      Report.expect("the focus has moved", desk.focused != focused, is: true)
      _ = desk.person.pressBackButton()
      await desk.rest()
      Report.expect("the focus is back", desk.focused == focused, is: true)
    }
    await play("what a screen reader says") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      let button = desk.person.window?.backButton
      Report.expect("the button is called Back", button?.isCalled("Back"), is: true)
      let answer = Task { await desk.router.ask(Question("Sure?", choices: [.init("Yes", 1)])) }
      for _ in 0..<5 { await MainLoop.turn() }
      let asked = desk.host.order.question?.widget
      Report.expect("the question is read", asked?.isCalled("Sure?"), is: true)
      _ = desk.person.answer(0)
      _ = await answer.value
    }
    await play("a task comes back to the main actor") { desk in
      let isFirst = await Task.detached { await MainActor.run { sb_is_first_thread() } }.value
      Report.expect("on the first thread", isFirst, is: 1)
    }
  }
}

extension Desk {
  /// The widget that has the keyboard.
  var focused: UnsafeMutablePointer<GtkWidget>? {
    host.window.flatMap { sb_window_focus($0.widget.pointer) }
  }
}
