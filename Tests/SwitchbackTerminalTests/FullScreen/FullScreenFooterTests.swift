import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// The keys in the last row, and what is seen where there is little room.
@MainActor
@Suite(.waitsForRelease)
struct FullScreenFooterTests {
  let stage = PilotStage()
  var pilot: TerminalPilot { stage.pilot }

  @Test(arguments: [
    (60, " enter next field · tab move · esc back · ctrl-c quit"),
    (50, " enter next field · esc back · ctrl-c quit"),
    (40, " enter next field · esc back · ^c"),
    (24, " enter · esc back · ^c"),
  ])
  func whatOneNeedsMostIsTheLastToGo(columns: Int, footer: String) async {
    let task = stage.start { flow in
      flow.push(Menu("Menu"))
      flow.push(Form("Form", [FormField("One"), FormField("Two")]))
    }
    #expect(await pilot.shows("Form"))
    pilot.resize(columns: columns, rows: 16)
    #expect(pilot.lines.last == footer)
    task.cancel()
    await task.value
  }

  @Test(arguments: [
    (60, " enter choose · esc leave · ctrl-n next tab · ctrl-c quit"),
    (40, " enter choose · esc leave · ^n tab · ^c"),
    (24, " enter · esc · ^n tab"),
  ])
  func inTabsTheKeyForTheNextOneIsSaidWhereverThereIsRoom(columns: Int, footer: String) async {
    let task = stage.start { flow in flow.push(tabs(2)) }
    #expect(await pilot.shows("Root"))
    pilot.resize(columns: columns, rows: 16)
    #expect(pilot.lines.last == footer)
    task.cancel()
    await task.value
  }

  // MARK: - What back is called

  private func tabs(_ count: Int, back: TabBack = .none) -> TabContainer {
    let tabs = TabContainer(host: TerminalTabs(), back: back)
    for number in 1...count {
      tabs.add(TabID("\(number)"), title: "Tab \(number)") { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in
          flow.push(Menu("Root") { _, _ in flow.push(Menu("Page")) })
        }
      }
    }
    return tabs
  }

  @Test func fromTheOnlyTabEscLeavesTheProgramAndSaysSo() async {
    let task = stage.start { flow in flow.push(tabs(1)) }
    #expect(await pilot.shows("Root"))
    #expect(pilot.lines.last == " enter choose · esc leave · ctrl-c quit")
    pilot.press(.enter)
    #expect(await pilot.shows("esc back"))
    pilot.press(.escape)
    #expect(await pilot.shows("esc leave"))
    pilot.press(.escape)
    await task.value
    #expect(stage.end == .systemBack(.key))
  }

  @Test func fromTheOnlyTabOverAPageEscGoesBackToThat() async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(tabs(1))
    }
    #expect(await pilot.shows("Root"))
    #expect(pilot.lines.last == " enter choose · esc back · ctrl-c quit")
    pilot.press(.escape)
    #expect(await pilot.shows(" List"))
    task.cancel()
    await task.value
  }

  @Test func fromTheOnlyTabOfASheetEscClosesThat() async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.present(tabs(1))
    }
    #expect(await pilot.shows("Root"))
    #expect(pilot.lines.last == " enter choose · esc close · ctrl-c quit")
    pilot.press(.escape)
    #expect(await pilot.shows("esc leave"))
    task.cancel()
    await task.value
  }

  @Test func escLeadsToTheTabBeforeAndFromTheFirstOutOfTheProgramAndSaysSo() async {
    let task = stage.start { flow in flow.push(tabs(2, back: .history)) }
    #expect(await pilot.shows("[Tab 1]"))
    let keys = " enter choose · esc leave · ctrl-n next tab · ctrl-c quit"
    #expect(pilot.lines.last == keys)
    pilot.press(.control("n"))
    #expect(await pilot.shows("[Tab 2]"))
    #expect(pilot.lines.last == keys.replacing("leave", with: "back"))
    pilot.press(.escape)
    #expect(await pilot.shows("[Tab 1]"))
    #expect(pilot.lines.last == keys)
    pilot.press(.escape)
    await task.value
    #expect(stage.end == .systemBack(.key))
  }

  @Test func whereEveryTabLeadsOutEscLeavesTheProgramAndSaysSo() async {
    let task = stage.start { flow in flow.push(tabs(2)) }
    #expect(await pilot.shows("[Tab 1]"))
    pilot.press(.control("n"))
    #expect(await pilot.shows("[Tab 2]"))
    #expect(pilot.lines.last == " enter choose · esc leave · ctrl-n next tab · ctrl-c quit")
    pilot.press(.enter)
    #expect(await pilot.shows("esc back"))
    pilot.press(.left, .left)
    #expect(await pilot.shows("! Press esc to leave."), "what is held down leaves no program")
    pilot.press(.escape)
    await task.value
    #expect(stage.end == .systemBack(.key))
  }

  @Test func aKeyThatLeadsToTheTabBeforeIsNoneThatLeaves() async {
    let task = stage.start { flow in flow.push(tabs(2, back: .history)) }
    #expect(await pilot.shows("[Tab 1]"))
    pilot.press(.control("n"))
    #expect(await pilot.shows("[Tab 2]"))
    pilot.press(.enter)
    #expect(await pilot.shows("Page"))
    pilot.press(.left, .left)
    #expect(await pilot.shows("[Tab 1]"))
    pilot.press(.left)
    #expect(await pilot.shows("! Press esc to leave."))
    task.cancel()
    await task.value
  }

  @Test func fromTheRootOfATabOverAPageEscGoesBackToThat() async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(tabs(2))
    }
    #expect(await pilot.shows("[Tab 1]"))
    #expect(pilot.lines.last == " enter choose · esc back · ctrl-n next tab · ctrl-c quit")
    task.cancel()
    await task.value
  }

  @Test func aTabThatIsRefusedIsSaidUnlessSomethingIsShownInstead() async {
    let owner = Owner()
    let task = stage.start { flow in
      let tabs = tabs(2)
      tabs.guardSelection(with: owner) { owner, _ in
        if owner.showsSomething { flow.push(Menu("Sign in")) }
        return false
      }
      flow.push(tabs)
    }
    #expect(await pilot.shows("[Tab 1]"))
    pilot.press(.control("n"))
    #expect(await pilot.shows("! That tab cannot be shown now."))
    #expect(pilot.text.contains("[Tab 1]"))
    owner.showsSomething = true
    pilot.press(.alt(.character("2")))
    #expect(await pilot.shows("Sign in"))
    #expect(pilot.lines.last == " enter choose · esc back · ctrl-c quit")
    task.cancel()
    await task.value
  }

  @MainActor
  private final class Owner {
    var showsSomething = false
  }

  @Test func whatAFormDoesIsSaidByTheScreen() async {
    let task = stage.start { flow in flow.push(Letter()) }
    #expect(await pilot.shows("enter send"))
    pilot.press(.escape)
    await task.value
  }

  @Test func aLetterThatIsTypedIsNoCommand() async {
    let form = Form("Form", [FormField("Name"), FormField("I agree", isChecked: false)])
    form.commands = [
      ScreenCommand("hint", key: .character("?")), ScreenCommand("about", key: .control("o")),
    ]
    let task = stage.start { flow in flow.push(form) }
    #expect(await pilot.shows("ctrl-o about"))
    #expect(!pilot.text.contains("hint"))
    pilot.press(.tab)
    #expect(pilot.text.contains("? hint"))
    pilot.press(.escape)
    await task.value
  }

  @Test func aKeyThatTheListUsesIsNoCommand() async {
    var invoked: [Int] = []
    let menu = Menu("List", ["One", "Two"])
    menu.onCommand = { _, command in invoked.append(command) }
    menu.content.commands = [
      ScreenCommand("go", key: .enter), ScreenCommand("first", key: .character("1")),
      ScreenCommand("third", key: .character("3")), ScreenCommand("next", key: .tab),
    ]
    let task = stage.start { flow in flow.push(menu) }
    #expect(await pilot.shows("1  One"))
    pilot.resize(columns: 80, rows: 16)
    let keys = "↑↓ move · enter choose · 3 third · tab next · esc leave · ctrl-c quit"
    #expect(pilot.lines.last == " " + keys)
    pilot.press(.character("3"), .tab)
    #expect(invoked == [2, 3])
    pilot.press(.escape)
    await task.value
  }

  @Test(arguments: [Key.escape, .control("c"), .control("d"), .control("z"), .control("\\")])
  func aKeyThatMeansSomethingOnEveryPageIsNoCommand(key: Key) async {
    var invoked: [Int] = []
    let menu = Menu("List")
    menu.onCommand = { _, command in invoked.append(command) }
    menu.content.commands = [ScreenCommand("stop", key: key)]
    let task = stage.start { flow in flow.push(menu) }
    #expect(await pilot.shows("List"))
    #expect(!pilot.text.contains("stop"))
    pilot.press(key)
    #expect(invoked == [])
    pilot.press(.escape)
    await task.value
  }

  /// A form that says what being through with it does.
  private final class Letter: TerminalScreen, Presentable {
    var content: ScreenContent {
      var content = ScreenContent(title: "Letter", form: [FormField("Text")])
      content.submitTitle = "send"
      return content
    }
  }

  // MARK: - Long pages

  @Test(arguments: [true, false])
  func aLongPageIsReadFromItsEndIfThatMattersMost(isReadFromEnd: Bool) async {
    let talk = Talk(isReadFromEnd: isReadFromEnd)
    let task = stage.start { flow in flow.push(talk) }
    #expect(await pilot.shows("Talk"))
    #expect(pilot.text.contains("line 40") == isReadFromEnd)
    #expect(pilot.text.contains("1  Write") == isReadFromEnd)
    #expect(pilot.text.contains("line 1\n") == !isReadFromEnd)
    let first = isReadFromEnd ? "enter choose" : "enter read on"
    #expect(pilot.lines.last?.contains(first) == true)
    talk.lines.append("line 41")
    #expect(await pilot.shows("Talk"))
    #expect(pilot.text.contains("line 41") == isReadFromEnd, "the end stays in sight")
    pilot.press(.escape)
    await task.value
  }

  /// Many lines, and more to come.
  private final class Talk: TerminalScreen, Presentable {
    let name = "Talk"
    var onContentChange: (@MainActor () -> Void)?
    var lines = (1...40).map { "line \($0)" } { didSet { onContentChange?() } }
    private let isReadFromEnd: Bool

    init(isReadFromEnd: Bool) { self.isReadFromEnd = isReadFromEnd }

    var content: ScreenContent {
      var content = ScreenContent(
        title: "Talk", paragraphs: [lines.joined(separator: "\n")], choices: ["Write"])
      content.isReadFromEnd = isReadFromEnd
      return content
    }
  }

  // MARK: - Small windows

  @Test func aQuestionFitsIntoTheSmallestWindow() async {
    var answer: Bool?
    let task = stage.start { flow in
      flow.push(Menu("List"))
      let question = Question(
        "Discard what you wrote?",
        choices: [.init("Discard", true, isDestructive: true), .init("Keep writing", false)],
      )
      Task { answer = await flow.ask(question) }
    }
    pilot.resize(columns: 24, rows: 6)
    #expect(await pilot.shows("Discard what you"))
    #expect(pilot.text.contains("[ Discard ]"))
    #expect(pilot.text.contains("[ Keep writing ]"))
    pilot.press(.up, .enter)
    await until { answer != nil }
    #expect(answer == true)
    pilot.press(.escape)
    await task.value
  }

  @Test func inAWindowThatIsTooSmallOnlyLeavingWorks() async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(Form("Form", [FormField("Name")]))
    }
    #expect(await pilot.shows("Form"))
    pilot.resize(columns: 20, rows: 5)
    for key in [Key.escape, .left, .backspace, .enter] { pilot.press(key) }
    #expect(stage.router.names == ["List", "Form"])
    pilot.press(.control("d"))
    await task.value
    #expect(stage.end == .systemBack(.endOfInput))
  }
}
