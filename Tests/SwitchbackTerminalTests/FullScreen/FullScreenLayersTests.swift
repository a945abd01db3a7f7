import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// What is over a page: sheets, questions and tabs.
@MainActor
@Suite(.waitsForRelease)
struct FullScreenLayersTests {
  let stage = PilotStage()
  var pilot: TerminalPilot { stage.pilot }

  @Test func aSheetIsDrawnOverWhatItCoversAndClosedByEsc() async {
    let task = stage.start { flow in
      flow.push(
        Menu("A list that is long", ["One", "Two"]) { _, _ in flow.present(Menu("Sheet")) })
    }
    #expect(await pilot.shows("1  One"))
    pilot.press(.enter)
    #expect(await pilot.shows("Sheet"))
    #expect(
      pilot.text == """
         A list that is long › Sheet

         A list that is long

           ╭────────────────────────────────────────────────────╮
           │ Sheet                                              │
           │                                                    │
           │ › 1  Next                                          │
           │                                                    │
           │                                                    │
           │                                                    │
           │                                                    │
           │                                                    │
           ╰────────────────────────────────────────────────────╯

         enter choose · esc close · ctrl-c quit
        """)
    pilot.press(.escape)
    #expect(await pilot.shows("2  Two"))
    pilot.press(.escape)
    await task.value
    #expect(stage.end == .systemBack(.key))
    #expect(stage.issues == [])
  }

  @Test func inASmallWindowASheetTakesAllOfIt() async {
    pilot.resize(columns: 30, rows: 10)
    let task = stage.start { flow in
      flow.push(Menu("List", ["One"]) { _, _ in flow.present(Menu("Sheet")) })
    }
    #expect(await pilot.shows("1  One"))
    pilot.press(.enter)
    #expect(await pilot.shows("1  Next"))
    #expect(!pilot.text.contains("╭"))
    #expect(!pilot.text.contains("List"))
    pilot.press(.control("c"))
    await task.value
  }

  @Test func aQuestionIsAskedOverEverything() async {
    var answers: [Int?] = []
    let task = stage.start { flow in
      flow.push(
        Menu("List") { _, _ in
          Task {
            let question = Question(
              "Which one?",
              details: "Both are fine.",
              choices: [.init("First", 1, isDestructive: true), .init("Second", 2)],
            )
            answers.append(await flow.ask(question))
          }
        })
    }
    #expect(await pilot.shows("List"))
    for keys in [[Key.enter], [.left, .character(" ")], [.character("1"), .escape]] {
      pilot.press(.enter)
      #expect(await pilot.shows("Which one?"))
      #expect(pilot.text.contains("Both are fine."))
      #expect(pilot.lines.last == " ←→ move · enter choose · esc cancel · ctrl-c quit")
      let count = answers.count
      for key in keys { pilot.press(key) }
      await until { answers.count > count }
      #expect(!pilot.text.contains("Which one?"))
    }
    #expect(answers == [2, 1, nil], "at first, the answer is one by which nothing is lost")
    pilot.press(.escape)
    await task.value
    #expect(stage.issues == [])
  }

  @Test func aQuestionIsAskedBeforeAnythingIsShown() async {
    var answer: Bool?
    let task = stage.start { flow in
      Task {
        let question = Question("Go on?", choices: [.init("Yes", true), .init("No", false)])
        answer = await flow.ask(question)
        flow.push(Menu("Here we are"))
      }
    }
    #expect(await pilot.shows("Go on?"))
    pilot.press(.enter)
    #expect(await pilot.shows("Here we are"))
    #expect(answer == true)
    pilot.press(.escape)
    await task.value
  }

  @Test func whatIsTypedBeforeSomethingIsThereWaitsForIt() async {
    let task = stage.start { flow in
      flow.push(
        Menu("First") { _, _ in
          let ticket = flow.start(.push) { (child: Flow<String>) in
            TestCoordinator(child) { child in
              let form = Form("Name", [FormField("Name")])
              form.onSubmit = { child.finish($0.fields[0].value ?? "") }
              child.push(form)
            }
          }
          Task { flow.push(Menu("Hello, \(await ticket.end.output ?? "nobody")")) }
        })
    }
    #expect(await pilot.shows("First"))
    pilot.press(.enter)
    #expect(await pilot.shows("enter done"))
    await nextTurn()
    pilot.type("Ada\n")
    #expect(pilot.text.contains("Name  Ada"), "it is still shown")
    // The flow is over, and what comes next is not decided yet.
    pilot.press(.escape)
    await until { stage.router.names == ["First"] }
    #expect(await pilot.shows("First"))
    pilot.press(.control("c"))
    await task.value
    #expect(stage.issues == [])
  }

  // MARK: - Tabs

  private func makeTabs() -> TabContainer {
    let tabs = TabContainer(host: TerminalTabs())
    tabs.add(TabID("one"), title: "One") { (flow: Flow<Void>) in
      TestCoordinator(flow) { $0.push(Menu("List of one")) }
    }
    tabs.add(TabID("two"), title: "Two") { (flow: Flow<Void>) in
      TestCoordinator(flow) { flow in
        flow.push(Form("Search", [FormField("Word")]) { _ in flow.push(Menu("Found")) })
      }
    }
    tabs[TabID("two")]?.badge = "3"
    return tabs
  }

  @Test func tabsHaveABarAndKeysToSwitch() async {
    let task = stage.start { $0.push(makeTabs()) }
    #expect(await pilot.shows("List of one"))
    #expect(pilot.lines[2] == " [One]│ Two (3)")
    #expect(pilot.lines.last?.contains("ctrl-n next tab") == true)
    pilot.press(.control("n"))
    #expect(pilot.lines[2] == "  One │[Two (3)]")
    #expect(pilot.text.contains("Search"))
    pilot.type("word")
    pilot.press(.control("n"))
    #expect(pilot.text.contains("List of one"), "after the last comes the first")
    pilot.press(.control("p"))
    #expect(pilot.text.contains("Word  word"), "and what was typed is still there")
    pilot.press(.enter)
    #expect(await pilot.shows("Search › Found"))
    pilot.press(.alt(.character("2")))
    #expect(await pilot.shows("Word  word"), "once more, it goes to its root")
    pilot.press(.alt(.character("1")), .alt(.character("9")))
    #expect(pilot.text.contains("List of one"))
    pilot.press(.control("c"))
    await task.value
    #expect(stage.end == .systemBack(.interrupt))
    #expect(stage.issues == [])
  }

  @Test func theTabThatIsShownIsSeenInTheBar() async {
    let task = stage.start { flow in
      let tabs = makeTabs()
      for name in ["A long title", "Another one", "The last"] {
        tabs.add(TabID(name), title: name) { (flow: Flow<Void>) in
          TestCoordinator(flow) { $0.push(Menu(name)) }
        }
      }
      flow.push(tabs)
    }
    pilot.resize(columns: 30, rows: 12)
    #expect(await pilot.shows("List of one"))
    pilot.press(.control("p"))
    #expect(await pilot.shows("[The last]"))
    pilot.press(.control("p"))
    #expect(await pilot.shows("[Another one]"))
    pilot.press(.control("c"))
    await task.value
  }

  @Test func aTabThatShowsNothingLeavesTheOthersToChooseFrom() async {
    let task = stage.start { flow in
      let tabs = makeTabs()
      tabs.add(TabID("empty"), title: "Empty") { (flow: Flow<Void>) in
        TestCoordinator(flow) { _ in }
      }
      flow.push(tabs)
    }
    #expect(await pilot.shows("List of one"))
    pilot.press(.control("p"))
    #expect(await pilot.shows("Nothing is shown here yet."))
    pilot.press(.alt(.character("1")))
    #expect(await pilot.shows("List of one"))
    pilot.press(.control("p"))
    #expect(await pilot.shows("Nothing is shown here yet."))
    pilot.press(.control("c"))
    await task.value
  }
}
