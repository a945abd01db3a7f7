import Foundation
import Switchback
import Testing

@testable import SwitchbackTerminal

struct TerminalEmulatorSVGTests {
  private func svg(_ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(columns: 20, rows: 3)
    draw(&canvas)
    var emulator = TerminalEmulator(canvas.size)
    emulator.read(FrameEncoder().encode(canvas, over: nil))
    return emulator.svg
  }

  @Test func whatMeansSomethingInADocumentIsEscaped() {
    let svg = svg { $0.write("<b>&amp;\"</b>", row: 0) }
    #expect(svg.contains(">&lt;b&gt;&amp;amp;\"&lt;/b&gt; "))
    #expect(!svg.contains("<b>"))
  }

  @Test(arguments: ["<>&\"'", "]]>", "한국 👩\u{200D}🚀", "a\u{1B}[1mb\u{7}", "", "&lt;"])
  func itIsADocumentWhateverIsShown(text: String) {
    let svg = svg {
      $0.write(text, row: 0, .chosen)
      $0.write(text, row: 2, column: 3)
    }
    let tags = svg.matches(of: /<(\/?)(svg|g|rect|text)\b[^<>]*?(\/?)>/)
    #expect(tags.count == svg.filter { $0 == "<" }.count)
    let depths = tags.reduce(into: [0]) { depths, tag in
      let step = tag.output.1 == "/" ? -1 : tag.output.3 == "/" ? 0 : 1
      depths.append((depths.last ?? 0) + step)
    }
    #expect(depths.last == 0)
    #expect(depths.allSatisfy { $0 >= 0 })
    #expect(
      svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func aTextIsAsLongAsItsColumns() {
    let svg = svg { $0.write("a한b", row: 1, column: 2, .strong) }
    #expect(svg.contains(##"<text x="24.8" y="39.0" textLength="33.6""##))
    #expect(svg.contains(">a한b</text>"))
  }

  @Test func blanksAreDrawnOnlyIfTheyAreSeen() {
    let svg = svg {
      $0.write("   ", row: 0, .field)
      $0.write("   ", row: 1, .strong)
      $0.write("  ", row: 2, .chosen)
    }
    #expect(svg.matches(of: #/<text /#).count == 2)
    #expect(svg.matches(of: #/<rect /#).count == 2)
    #expect(svg.contains(#"text-decoration="underline""#))
  }

  @Test func stylesAndTheCursorAreDrawn() {
    let plain = svg { $0.write("a", row: 0) }
    let shown = svg {
      $0.write("a", row: 0, .danger)
      $0.cursor = TerminalPosition(row: 1, column: 1)
    }
    #expect(!plain.contains(#"width="2""#))
    #expect(shown.contains(##"<rect x="16.4" y="26.0" width="2""##))
    #expect(shown.contains(##"fill="#b3261e" font-weight="bold">a</text>"##))
  }

  @MainActor
  @Test(.waitsForRelease)
  func aSecretIsNotInTheDocument() async {
    let stage = PilotStage()
    let form = Form("Log in", [FormField("Password", kind: .secret)])
    let task = stage.start { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(await stage.pilot.shows("Password"))
    stage.pilot.type("Geheim")
    #expect(stage.pilot.svg().contains("••••••"))
    #expect(!stage.pilot.svg().contains("G"))
    stage.pilot.press(.enter)
    await task.value
    #expect(form.edits.last == "0=Geheim")
  }
}
