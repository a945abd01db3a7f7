import Switchback
import SwitchbackTerminal

/// Counts what a terminal is sent for each thing that a user does: bytes, and frames; and times a key.
///
/// The counts are the same on every machine. A frame in which nothing has changed is not sent.
@main
@MainActor
struct TerminalFrames {
  static func main() async {
    print("80 columns, 24 rows; the first line is a page of 24 rows in full\n")
    print("bytes".padded(8) + "frames".padded(8) + "what the user does")
    await measure(DisplayOptions(reducesMotion: true), "at once")
    await measure(DisplayOptions(), "sliding")
  }

  private static func measure(_ options: DisplayOptions, _ manner: String) async {
    print("\n\(manner)")
    let pilot = TerminalPilot(options: options)
    let router = StackRouter(host: pilot.host)
    let program = Task {
      await pilot.host.serve { await router.run { Tour(flow: $0) } }
    }
    let meter = Meter(pilot)
    _ = await pilot.shows("Apples")
    meter.note("the first page")
    await meter.measure("down, to the next choice") { pilot.press(.down) }
    let time = await keyToFrame(on: pilot)
    meter.forget()
    await meter.measure("a key without a meaning") { pilot.press(.function(9)) }
    await meter.measure("enter, which pushes a form") { pilot.press(.enter) }
    await meter.measure("a letter") { pilot.type("a") }
    await meter.measure("ten letters") { pilot.type("bcdefghijk") }
    await meter.measure("backspace") { pilot.press(.backspace) }
    await meter.measure("tab, to the next field") { pilot.press(.tab) }
    await meter.measure("esc, back to the list") { pilot.press(.escape) }
    await meter.measure("a wider window") { pilot.resize(columns: 100, rows: 24) }
    print("\(time) µs from a key in a list to the end of its frame, median of 1,001")
    pilot.press(.control("c"))
    _ = await program.value
  }

  /// How long it takes from a key to the end of the frame that shows what it did, in microseconds.
  private static func keyToFrame(on pilot: TerminalPilot) async -> Int {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for number in 0...1_000 {
      let frames = pilot.framesWritten
      let begun = clock.now
      pilot.press(number.isMultiple(of: 2) ? .up : .down)
      while pilot.framesWritten == frames { await Task.yield() }
      times.append(clock.now - begun)
    }
    return Int(times.sorted()[500] / .microseconds(1))
  }
}

/// Notes what was sent since it was asked last.
@MainActor
private final class Meter {
  private let pilot: TerminalPilot
  private var bytes = 0
  private var frames = 0

  init(_ pilot: TerminalPilot) {
    self.pilot = pilot
  }

  func measure(_ what: String, _ act: () -> Void) async {
    act()
    pilot.finishMoving()
    for _ in 0..<20 { await Task.yield() }
    pilot.finishMoving()
    note(what)
  }

  /// Leaves out what was sent since it was asked last.
  func forget() {
    (bytes, frames) = (pilot.bytesWritten, pilot.framesWritten)
  }

  func note(_ what: String) {
    let (bytes, frames) = (pilot.bytesWritten, pilot.framesWritten)
    print("\(bytes - self.bytes)".padded(8) + "\(frames - self.frames)".padded(8) + what)
    (self.bytes, self.frames) = (bytes, frames)
  }
}

/// A list, and a form over it.
@MainActor
private final class Tour: Coordinator {
  private let flow: Flow<Void>

  init(flow: Flow<Void>) {
    self.flow = flow
  }

  func start() {
    flow.push(
      Page(
        ScreenContent(
          title: "Fruit",
          paragraphs: ["Choose what you would like to order. You can go back at any time."],
          choices: ["Apples", "Pears", "Plums", "Cherries"],
        )
      ) { [flow] in
        let form = ScreenContent(
          title: "Pears", form: [FormField("How many"), FormField("Deliver to")])
        flow.push(Page(form) {})
      })
  }
}

/// A page that does one thing when something is chosen on it.
@MainActor
private final class Page: TerminalScreen, Presentable {
  let content: ScreenContent
  private let onChoice: @MainActor () -> Void

  init(_ content: ScreenContent, onChoice: @escaping @MainActor () -> Void) {
    self.content = content
    self.onChoice = onChoice
  }

  func chose(_ choice: Int) { onChoice() }
}

extension String {
  fileprivate func padded(_ columns: Int) -> String {
    self + String(repeating: " ", count: max(columns - count, 1))
  }
}
