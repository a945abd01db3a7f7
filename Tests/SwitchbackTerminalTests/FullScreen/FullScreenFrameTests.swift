import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// What is drawn, when, and how much of it.
@MainActor
@Suite(.waitsForRelease)
struct FullScreenFrameTests {
  let stage = PilotStage()
  var pilot: TerminalPilot { stage.pilot }

  @Test func aKeyThatChangesNothingWritesNothing() async {
    let task = stage.start { $0.push(Menu("List", ["One", "Two"])) }
    #expect(await pilot.shows("One"))
    let bytes = pilot.bytesWritten
    #expect(bytes > 60 * 2, "the whole page, with its texts and colours")
    pilot.press(.up, .character("x"), .function(7), .end, .home)
    let frames = pilot.framesWritten
    #expect(pilot.bytesWritten == bytes, "what came between was never drawn")
    pilot.press(.up)
    #expect(pilot.bytesWritten == bytes)
    #expect(pilot.framesWritten == frames)
    pilot.press(.down)
    #expect(pilot.framesWritten == frames + 1)
    #expect((1..<120).contains(pilot.bytesWritten - bytes), "two rows, only what changed in them")
    pilot.press(.escape)
    await task.value
  }

  @Test func noLetterStandsRightBesideWhatIsAsked() async {
    let stage = PilotStage(TerminalPilot(columns: 64, rows: 16))
    let fields = (1...12).map { FormField("Number \($0)") }
    let task = stage.start { $0.push(Form("Form", fields)) }
    #expect(await stage.pilot.shows("Number 3"))
    let notice = Task { await stage.router.inform("This is a sentence.") }
    #expect(await stage.pilot.shows("This is a sentence."))
    let sides = stage.pilot.lines.compactMap { $0.firstIndex(of: "│").map($0.prefix(upTo:)) }
    #expect(sides.count >= 3)
    for side in sides { #expect(side.allSatisfy { $0 == " " }, "\(side)") }
    stage.pilot.press(.enter)
    await notice.value
    stage.pilot.press(.control("c"))
    await task.value
  }

  @Test func aLetterCostsAFewBytes() async {
    let task = stage.start { $0.push(Form("Form", [FormField("Name")])) }
    #expect(await pilot.shows("Name"))
    pilot.type("a")
    let bytes = pilot.bytesWritten
    pilot.type("b")
    #expect((1..<60).contains(pilot.bytesWritten - bytes))
    pilot.press(.escape)
    await task.value
  }

  @Test(arguments: [true, false])
  func noWindowIsTooSmall(hasTabs: Bool) async {
    let task = stage.start { flow in
      if hasTabs {
        let tabs = TabContainer(host: TerminalTabs())
        tabs.add(TabID("a"), title: "A tab") { (flow: Flow<Void>) in
          TestCoordinator(flow) { $0.push(Menu("List")) }
        }
        flow.push(tabs)
      }
      flow.push(Form("A form", [FormField("A name"), FormField("A box", isChecked: true)]))
      flow.present(Menu("Sheet", ["One", "Two", "Three", "Four"]))
      Task { _ = await flow.ask(Question("Really?", choices: [.init("Yes", 1), .init("No", 2)])) }
    }
    #expect(await pilot.shows("Really?"))
    for columns in [1, 2, 3, 7, 11, 23, 24, 25, 36, 60] {
      for rows in [1, 2, 3, 5, 6, 7, 8, 11, 12, 30] {
        pilot.resize(columns: columns, rows: rows)
        #expect(pilot.lines.count == rows)
        #expect(pilot.lines.allSatisfy { $0.terminalWidth <= columns })
      }
    }
    pilot.resize(columns: 23, rows: 5)
    #expect(pilot.text.hasPrefix("Please make the window"))
    pilot.resize(columns: 60, rows: 16)
    #expect(pilot.text.contains("Really?"))
    pilot.press(.escape, .control("c"))
    await task.value
  }

  @Test func inAWindowThatIsTooSmallNothingIsChosenUnseen() async {
    let task = stage.start { flow in flow.push(Menu("List") { _, _ in flow.finish() }) }
    #expect(await pilot.shows("List"))
    pilot.resize(columns: 10, rows: 3)
    pilot.press(.enter, .character("1"))
    #expect(stage.end == nil)
    pilot.press(.control("c"))
    await task.value
    #expect(stage.end == .systemBack(.interrupt))
  }

  @Test func aScreenThatChangesByItselfIsDrawnAgain() async {
    let work = Work()
    let task = stage.start { flow in
      flow.push(Menu("List") { _, _ in flow.push(work) })
    }
    #expect(await pilot.shows("List"))
    pilot.press(.enter)
    #expect(await pilot.shows("Copying"))
    #expect(pilot.lines.last == " esc back · ctrl-c quit")
    work.fraction = 0.5
    #expect(await pilot.shows("50 %"))
    pilot.press(.escape)
    #expect(await pilot.shows("1  Next"))
    #expect(work.wasLeft)
    pilot.press(.escape)
    await task.value
  }

  /// Some work that is cancelled by going back.
  private final class Work: TerminalScreen, Presentable, LifecycleListener {
    let name = "Work"
    var onContentChange: (@MainActor () -> Void)?
    var fraction = 0.0 { didSet { onContentChange?() } }
    private(set) var wasLeft = false
    var content: ScreenContent {
      ScreenContent(title: "Work", progress: .init("Copying", fraction: fraction))
    }
    func onRemoved(_ cause: EndCause) { wasLeft = true }
  }

  // MARK: - Lifetimes

  @Test func nothingIsHeldOfWhatWasLeft() async {
    weak var screen: Menu?
    weak var captured: Marker?
    let task = stage.start { flow in
      flow.push(
        Menu("List") { _, _ in
          let marker = Marker()
          captured = marker
          let menu = Menu("Second") { _, _ in _ = marker }
          screen = menu
          flow.push(menu)
        })
    }
    #expect(await pilot.shows("List"))
    pilot.press(.enter)
    #expect(await pilot.shows("Second"))
    pilot.press(.escape)
    #expect(await pilot.shows("1  Next"))
    await until { screen == nil }
    pilot.press(.escape)
    await task.value
    await until { captured == nil }
  }

  @Test func aPilotLetsGoOfItsHost() async {
    weak var host: FullScreenHost?
    do {
      let pilot = TerminalPilot()
      host = pilot.host
      let router = StackRouter(host: pilot.host)
      let task = Task {
        await pilot.host.serve {
          await router.run { (flow: Flow<Void>) in TestCoordinator(flow) { $0.push(Menu("A")) } }
        }
      }
      #expect(await pilot.shows("A"))
      pilot.press(.escape)
      _ = await task.value
    }
    await until { host == nil }
  }

  private final class Marker {}
}
