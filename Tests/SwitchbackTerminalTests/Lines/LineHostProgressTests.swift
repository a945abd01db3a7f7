import Switchback
import SwitchbackTerminal
import Testing

/// Work that is under way, and screens that change by themselves, line by line.
@MainActor
@Suite(.waitsForRelease)
struct LineHostProgressTests {
  @Test func aPipeIsNotReadBeforeTheWorkIsDone() async {
    let stage = Stage("1")
    let work = Work()
    let end = stage.start { flow in
      work.onChoice = { flow.finish() }
      flow.push(work)
    }
    await until { stage.transcript.contains("Loading") }
    await nextTurn()
    #expect(stage.console.secrets == [])
    #expect(stage.transcript == "== Work ==\nLoading\n")
    work.show(choices: ["Go on"])
    #expect(await end.value == .finished)
    #expect(
      stage.transcript == """
        == Work ==
        Loading
        == Work ==
          1) Go on
        Your choice (1, back, quit or help): 1

        """)
  }

  @Test func theEndOfAPipeDoesNotEndTheWork() async {
    let stage = Stage(ScriptedConsole())
    let work = Work()
    let end = stage.start { $0.push(work) }
    await until { stage.transcript.contains("Loading") }
    await nextTurn()
    #expect(stage.transcript == "== Work ==\nLoading\n")
    work.show(choices: ["Go on"])
    #expect(await end.value == .systemBack(.endOfInput))
  }

  @Test func onATerminalBackCancelsIt() async {
    let stage = Stage(ScriptedConsole(isOpen: true, showsTyping: true))
    let end = stage.start { $0.push(Work()) }
    await stage.console.asked()
    #expect(stage.transcript == "== Work ==\nLoading\nPlease wait (back cancels this): ")
    stage.console.type("back")
    #expect(await end.value == .systemBack(.key))
  }

  @Test(arguments: [true, false])
  func backLeavesAScreenThatAsksForNoFieldAnyMore(isWorking: Bool) async {
    let stage = Stage(ScriptedConsole(isOpen: true, showsTyping: true))
    let page = Work()
    page.show(fields: ["Name", "Place"])
    let end = stage.start { $0.push(page) }
    await stage.console.asked()
    stage.console.type("Ada")
    await stage.console.asked(for: 2)
    if isWorking { page.show(.init("Loading")) } else { page.show(choices: ["Go on"]) }
    await stage.console.asked(for: 3)
    stage.console.type("back")
    #expect(await end.value == .systemBack(.key))
  }

  @Test func onATerminalHelpAndQuitAreUnderstood() async {
    let stage = Stage(ScriptedConsole(isOpen: true, showsTyping: true))
    let end = stage.start { $0.push(Work()) }
    await stage.console.asked()
    stage.console.type("help")
    await stage.console.asked(for: 2)
    #expect(stage.transcript.contains("There is nothing to answer until this is done."))
    stage.console.type(":quit")
    #expect(await end.value == .systemBack(.quit))
  }

  @Test func linesThatAreTypedMeanwhileAnswerWhatComesNext() async {
    let stage = Stage(ScriptedConsole(isOpen: true, showsTyping: true))
    let work = Work()
    var chosen = 0
    let end = stage.start { flow in
      work.onChoice = {
        chosen += 1
        if chosen == 2 { flow.finish() }
      }
      flow.push(work)
    }
    await stage.console.asked()
    stage.console.type("1")
    await stage.console.asked(for: 2)
    stage.console.type("1")
    await stage.console.asked(for: 3)
    #expect(chosen == 0)
    work.show(choices: ["Go on"])
    #expect(await end.value == .finished)
    #expect(chosen == 2)
  }

  @Test func anotherLabelIsPrintedAndAnotherFractionIsNot() async {
    let stage = Stage(ScriptedConsole(isOpen: true, showsTyping: true))
    let work = Work()
    let end = stage.start { $0.push(work) }
    await stage.console.asked()
    work.show(.init("Loading", fraction: 0.5))
    await nextTurn()
    #expect(stage.console.secrets.count == 1)
    work.show(.init("Saving"))
    await stage.console.asked(for: 2)
    stage.console.type("back")
    #expect(await end.value == .systemBack(.key))
    #expect(
      stage.transcript == """
        == Work ==
        Loading
        Please wait (back cancels this):\(" ")
        == Work ==
        Saving
        Please wait (back cancels this):\(" ")
        """)
  }

  @Test func whatCameOfTheWorkIsSaidWhenItIsDone() async {
    let stage = Stage("1")
    let work = Work()
    let end = stage.start { flow in
      work.onChoice = { flow.finish() }
      flow.push(work)
    }
    await until { stage.transcript.contains("Loading") }
    work.show(choices: ["Go on"], notice: "Nothing was found.")
    #expect(await end.value == .finished)
    #expect(
      stage.transcript == """
        == Work ==
        Loading
        == Work ==
          1) Go on
        Nothing was found.
        Your choice (1, back, quit or help): 1

        """)
  }

  @Test func aScreenThatIsNotOnTopIsNotPrintedWhenItChanges() async {
    let stage = Stage(ScriptedConsole(isOpen: true, showsTyping: true))
    let work = Work()
    let end = stage.start { $0.push(work) }
    await stage.console.asked()
    stage.router.push(Menu("Top") { [weak stage] _, _ in stage?.router.close() })
    await stage.console.asked(for: 2)
    work.show(.init("Saving"))
    stage.console.type("1")
    _ = await end.value
    #expect(!stage.transcript.contains("Saving"))
  }

  // MARK: - Check boxes

  @Test func aBoxIsAskedWithYesOrNo() async {
    let stage = Stage("maybe", "YES", "", "n", "")
    let boxes = [
      FormField("Keep", kind: .checkBox), FormField("News", isChecked: true),
      FormField("Mail", isChecked: true), FormField("Post", isChecked: false),
    ]
    let form = Form("Settings", boxes)
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["0=yes", "2=no"])
    #expect(
      stage.transcript == """
        == Settings ==
        \(Stage.hint)Keep (yes or no): maybe
        Please type yes or no, or :back, :quit or :help.
        Keep (yes or no): YES
        News (yes or no) [yes]:\(" ")
        Mail (yes or no) [yes]: n
        Post (yes or no) [no]:\(" ")

        """)
  }
}

/// A screen that shows work, and then what can be chosen.
@MainActor
private final class Work: TerminalScreen, Presentable {
  private(set) var content = ScreenContent(title: "Work", progress: .init("Loading"))
  var onContentChange: (@MainActor () -> Void)?
  var onChoice: (@MainActor () -> Void)?

  func show(_ progress: ScreenContent.Progress) {
    content.request = .progress(progress)
    onContentChange?()
  }

  func show(choices: [String], notice: String? = nil) {
    content.request = .choices(choices)
    content.notice = notice
    onContentChange?()
  }

  func show(fields: [String]) {
    content.request = .form(fields.map { FormField($0) })
    onContentChange?()
  }

  func chose(_ choice: Int) { onChoice?() }
}
