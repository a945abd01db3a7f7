import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// What must not happen to windows, swipes and clicks.
extension Stories {
  static func windows() async {
    await swipes()
    await leftwards()
    await clicks()
    await pagesElsewhere()
    await order()
    await questionsAndSheets()
    await ends()
  }

  private static func swipes() async {
    await play("a wheel is no swipe") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      for _ in 0..<6 { desk.person.turnWheel(by: -1) }
      Report.expect("a swipe", desk.host.isSwiping, is: false)
      desk.push("c")
      await desk.check("a", "b", "c", seen: "c")
    }
    await play("two fingers on a touchpad") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      desk.person.beginTouchpad()
      for _ in 0..<12 { desk.person.turnWheel(by: -1) }
      Report.expect("a swipe", desk.host.isSwiping, is: true)
      desk.person.endTouchpad()
      await desk.check("a", seen: "a")
      Report.expect("who was told", desk.news(), is: ["b: system back (swipe)"])
    }
    await play("a swipe does not begin while something slides") { desk in
      desk.push("a")
      await desk.rest()
      desk.push("b")
      await MainLoop.turn()
      Report.expect("it slides", desk.host.pages.isMoving, is: true)
      Report.expect("a swipe", desk.person.beginSwipe(), is: .refused)
      await desk.check("a", "b", seen: "b")
    }
    await play("a second swipe while the page of the first slides away") { desk in
      for name in ["a", "b", "c"] { desk.push(name) }
      await desk.rest()
      _ = desk.person.beginSwipe()
      _ = desk.person.endSwipe(completing: true)
      Report.expect("a swipe", desk.person.beginSwipe(), is: .refused)
      await desk.check("a", "b", seen: "b")
      Report.expect("who was told", desk.news(), is: ["c: system back (swipe)"])
    }
    await play("another router takes over in the middle of a swipe") { _ in
      let person = Person(host: GtkHost(title: "Two routers"))
      let first = StackRouter(host: person.host, onIssue: { _ in })
      first.push(TestPage("a"))
      first.push(TestPage("b"))
      await person.rest()
      _ = person.beginSwipe()
      let second = StackRouter(host: person.host, onIssue: { _ in })
      second.setStack([TestPage("c"), TestPage("d")])
      await person.rest()
      _ = person.endSwipe(completing: true)
      await person.rest()
      Report.expect("the modules", second.modules.map(\.name), is: ["c", "d"])
      Report.expect("what is seen", person.seen, is: ["d"])
      second.close()
      person.host.window?.close()
    }
    await play("a wheel that begins and never ends") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      desk.person.beginTouchpad()
      for _ in 0..<4 { desk.person.turnWheel(by: -1) }
      let begin = g_get_monotonic_time()
      let ticket = desk.router.push(desk.page("c"))
      while ticket.outcome == nil { await MainLoop.frame() }
      let took = g_get_monotonic_time() - begin
      Report.expect(took < 1_500_000, "the push took \(took) microseconds")
      await desk.rest()
    }
    await play("two fingers that scroll down") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      desk.person.beginTouchpad()
      for _ in 0..<20 { desk.person.turnWheel(by: -0.4, down: 1) }
      Report.expect("a swipe", desk.host.isSwiping, is: false)
      desk.person.endTouchpad()
      desk.person.beginTouchpad()
      desk.person.turnWheel(by: -3, down: 3)
      Report.expect("a swipe", desk.host.isSwiping, is: false)
      desk.person.endTouchpad()
      await desk.check("a", "b", seen: "b")
    }
    await play("a finger comes down while two swipe") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      desk.person.beginTouchpad()
      for _ in 0..<4 { desk.person.turnWheel(by: -1) }
      _ = desk.person.beginSwipe()
      _ = desk.person.endSwipe(completing: false)
      desk.person.endTouchpad()
      desk.push("c")
      await desk.check("a", "b", "c", seen: "c")
    }
  }

  private static func leftwards() async {
    await play("where one reads leftwards, everything goes the other way") { _ in
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      let desk = Desk(watchedBy: LifetimeProbe())
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      for name in ["a", "b", "c"] { desk.push(name) }
      await desk.rest()
      Report.expect(
        "Alt and Left go back", desk.person.press(GDK_KEY_Left, withAlt: true), is: false)
      Report.expect("a swipe to the right", desk.person.beginSwipe(), is: .refused)
      desk.person.press(GDK_KEY_Right, withAlt: true)
      await desk.check("a", "b", seen: "b")
      _ = desk.person.beginSwipe(by: -40)
      _ = desk.person.endSwipe(completing: true, at: -200)
      await desk.check("a", seen: "a")
      await desk.close()
    }
  }

  private static func clicks() async {
    await play("a page that goes back twice in a row") { desk in
      desk.push("a")
      desk.push("b")
      let page = desk.push("c")
      await desk.rest()
      page.goBack()
      await MainLoop.frame()
      page.goBack()
      await desk.check("a", "b", seen: "b")
      page.goBack()
      await desk.check("a", "b", seen: "b")
    }
    await play("a key that is pressed three times in a row") { desk in
      for name in ["a", "b", "c", "d"] { desk.push(name) }
      await desk.rest()
      for _ in 0..<3 {
        desk.person.press(GDK_KEY_Escape)
        await MainLoop.frame()
      }
      await desk.check("a", seen: "a")
    }
    await play("a page that goes back while it is covered") { desk in
      desk.push("a")
      let page = desk.push("b")
      desk.present("s")
      await desk.rest()
      page.goBack()
      await desk.check("a", "b", "s", seen: "b", "s")
    }
  }

  private static func pagesElsewhere() async {
    await play("a page comes up in another tab while it slides away in one") { desk in
      let container = desk.pushTabs("one", "two")
      await desk.rest()
      let page = desk.page("p")
      container[TabID("one")]?.push(page)
      await desk.rest()
      container[TabID("one")]?.pop()
      container[TabID("two")]?.push(page)
      container.select(TabID("two"))
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["p"])
    }
    await play("a way back from the root of a tab can be seen") { desk in
      desk.push("a")
      _ = desk.pushTabs("one")
      await desk.rest()
      Report.expect("the back button", desk.person.window?.backButton.isVisible, is: true)
      _ = desk.person.pressBackButton()
      await desk.check("a", seen: "a")
    }
    await play("the menu at the root of a tab has what is below the tabs") { desk in
      desk.push("a")
      desk.push("b")
      let container = desk.pushTabs("one")
      await desk.rest()
      container[TabID("one")]?.push(desk.page("c"))
      await desk.rest()
      Report.expect("choosing", desk.person.chooseFromMenu(staying: 1), is: .done)
      await desk.check("a", seen: "a")
      Report.expect("who was told", desk.news(), is: ["b: system back (key)"])
    }
    await play("tabs have a name in the menu") { desk in
      _ = desk.pushTabs("one")
      desk.push("a")
      await desk.rest()
      sb_press_button(desk.person.window?.rightClick)
      let titles = desk.person.window?.menu.items.map(\.title)
      Report.expect("the menu", titles, is: ["root one"])
      await desk.rest()
    }
  }

  private static func order() async {
    await play("a page over tabs hides the sheet of one") { desk in
      let container = desk.pushTabs("one", "two")
      await desk.rest()
      container[TabID("one")]?.present(desk.page("sheet"))
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["root one", "sheet"])
      desk.push("over")
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["over"])
      _ = desk.person.pressBackButton()
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["root one", "sheet"])
    }
    await play("the sheet of a tab stays below one over everything") { desk in
      let container = desk.pushTabs("one", "two")
      await desk.rest()
      container[TabID("one")]?.present(desk.page("of one"))
      container.select(TabID("two"))
      desk.present("over all")
      await desk.rest()
      container.select(TabID("one"))
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["root one", "over all"])
      _ = desk.person.closeSheet()
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: ["root one", "of one"])
    }
    await play("what is below a sheet takes no input, and can be closed") { desk in
      desk.push("a")
      desk.push("b")
      desk.present("s")
      await desk.rest()
      guard let window = desk.host.window else { return Report.fail("there is no window") }
      sb_click_now(window.backButton.pointer)
      _ = sb_press_key(window.keys, UInt32(GDK_KEY_Escape), 0)
      sb_press_button(window.mouse)
      await desk.check("a", "b", "s", seen: "b", "s")
    }
  }

  private static func questionsAndSheets() async {
    await play("a sheet comes while something is asked") { desk in
      desk.push("a")
      await desk.rest()
      let answer = Task { await desk.router.ask(Question("Sure?", choices: [.init("Yes", 1)])) }
      for _ in 0..<5 { await MainLoop.turn() }
      desk.present("s")
      await desk.rest()
      let asked = desk.host.order.question?.widget
      let below = asked.flatMap { sb_window_parent($0.pointer) }
      Report.expect(
        "it is asked over the sheet", below == desk.person.window?.widget.pointer, is: true)
      _ = desk.person.answer(0)
      Report.expect("the answer", await answer.value, is: 1)
    }
    await play("what is below a question takes no input") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      let answer = Task { await desk.router.ask(Question("Sure?", choices: [.init("Yes", 1)])) }
      for _ in 0..<5 { await MainLoop.turn() }
      _ = desk.person.pressBackButton()
      desk.person.press(GDK_KEY_Escape)
      await desk.check("a", "b", seen: "b")
      _ = desk.person.answer(0)
      Report.expect("the answer", await answer.value, is: 1)
    }
    await play("something is asked before there is a page") { desk in
      let answer = Task { await desk.router.ask(Question("Sure?", choices: [.init("Yes", 1)])) }
      for _ in 0..<5 { await MainLoop.turn() }
      Report.expect("it can be seen", desk.host.order.question?.widget.isVisible, is: false)
      desk.push("a")
      await desk.rest()
      Report.expect("it can be seen", desk.host.order.question?.widget.isVisible, is: true)
      _ = desk.person.answer(nil)
      Report.expect("the answer", await answer.value, is: nil)
    }
    await play("two programs ask at the same time") { desk in
      let other = Desk(watchedBy: LifetimeProbe())
      for each in [desk, other] { each.push("a") }
      await desk.rest()
      await other.rest()
      let answers = [desk, other].map { each in
        Task { await each.router.ask(Question("Sure?", choices: [.init("Yes", 1)])) }
      }
      for _ in 0..<5 { await MainLoop.turn() }
      for each in [desk, other] { _ = each.person.answer(0) }
      for answer in answers { Report.expect("the answer", await answer.value, is: 1) }
      await other.close()
    }
    await play("the menu closes when a sheet comes") { desk in
      desk.push("a")
      desk.push("b")
      await desk.rest()
      sb_press_button(desk.host.window?.rightClick)
      Report.expect("it is open", desk.host.window?.menu.isOpen, is: true)
      desk.present("s")
      await desk.rest()
      Report.expect("it is open", desk.host.window?.menu.isOpen, is: false)
    }
  }

  private static func ends() async {
    await play("the program is left while a sheet is open") { desk in
      desk.push("a")
      desk.present("s")
      await desk.rest()
      let program = Task {
        await desk.host.serve { while !Task.isCancelled { await MainLoop.frame() } }
      }
      await MainLoop.turn()
      desk.host.window?.pressCloseBox()
      await program.value
      Report.expect(
        "who was told", desk.news(), is: ["s: system back (quit)"])
    }
    await play("a second program in the same window") { desk in
      await desk.host.serve {
        desk.push("a")
        await desk.rest()
      }
      desk.push("late")
      desk.present("s")
      await desk.rest()
      Report.expect("what is seen", desk.seen, is: [])
      desk.router.dismiss()
      desk.router.pop()
      await desk.rest()
      await desk.host.serve {
        desk.push("b")
        await desk.check("a", "b", seen: "b")
      }
    }
    await play("the menu closes when another tab is selected") { desk in
      let container = desk.pushTabs("one", "two")
      await desk.rest()
      container[TabID("one")]?.push(desk.page("p"))
      await desk.rest()
      sb_press_button(desk.host.window?.rightClick)
      Report.expect("it is open", desk.host.window?.menu.isOpen, is: true)
      container[TabID("two")]?.badge = "1"
      Report.expect("it is open", desk.host.window?.menu.isOpen, is: true)
      container.select(TabID("two"))
      Report.expect("it is open", desk.host.window?.menu.isOpen, is: false)
      await desk.rest()
    }
    await play("a program ends by itself under a sheet and a question") { desk in
      desk.push("a")
      desk.present("s")
      await desk.rest()
      let answer = Task { await desk.router.ask(Question("Sure?", choices: [.init("Yes", 1)])) }
      for _ in 0..<5 { await MainLoop.turn() }
      await desk.host.serve {}
      Report.expect("the answer", await answer.value, is: nil)
      Report.expect("what is seen", desk.seen, is: [])
    }
  }
}

extension Desk {
  /// Shows a container of tabs, each with a root.
  func pushTabs(_ names: String...) -> TabContainer {
    let container = TabContainer(host: GtkTabs())
    for name in names {
      container.add(TabID(name), title: name) { [weak self] (flow: Flow<Void>) in
        ScriptedCoordinator(flow) { flow in
          if let self { flow.push(self.page("root \(name)")) }
        }
      }
    }
    router.push(container)
    return container
  }
}

extension Person {
  private var wheel: gpointer? { window?.wheel }

  func turnWheel(by x: Double, down y: Double = 0) { if let wheel { sb_scroll_by(wheel, x, y) } }
  func beginTouchpad() { if let wheel { sb_scroll_part(wheel, "scroll-begin") } }
  func endTouchpad() { if let wheel { sb_scroll_part(wheel, "scroll-end") } }
}
