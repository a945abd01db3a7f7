import Foundation
import Switchback
import Testing

@testable import SwitchbackTerminal

struct CanvasSVGTests {
  private func svg(
    _ ground: TerminalPilot.Ground = .light, title: String? = nil, _ draw: (inout Canvas) -> Void,
  ) -> String {
    var canvas = Canvas(columns: 20, rows: 3)
    draw(&canvas)
    return canvas.svg(ground, title: title)
  }

  @Test func whatMeansSomethingInADocumentIsEscaped() {
    let svg = svg(title: "A & B") { $0.write("<b>&amp;\"</b>", row: 0) }
    #expect(svg.contains(">&lt;b&gt;&amp;amp;\"&lt;/b&gt;</text>"))
    #expect(svg.contains("<title>A &amp; B</title>"))
    #expect(!svg.contains("<b>"))
  }

  @Test(arguments: [
    "<>&\"'", "]]>", "한국 👩\u{200D}🚀", "a\u{1B}[1mb\u{7}", "", "&lt;", "a\u{FFFF}b", "╭─│░█",
  ])
  func itIsADocumentWhateverIsShown(text: String) {
    let svg = svg(title: text) {
      $0.write(text, row: 0, .chosen)
      $0.write(text, row: 2, column: 3)
    }
    let tags = svg.matches(of: /<(\/?)(svg|g|rect|text|title|desc|path)\b[^<>]*?(\/?)>/)
    #expect(tags.count == svg.filter { $0 == "<" }.count)
    let depths = tags.reduce(into: [0]) { depths, tag in
      let (closing, empty) = (tag.output.1, tag.output.3)
      let before = depths.last ?? 0
      if empty == "" { depths.append(closing == "/" ? before - 1 : before + 1) }
    }
    #expect(depths.last == 0)
    #expect(depths.allSatisfy { $0 >= 0 })
    #expect(!svg.unicodeScalars.contains("\u{FFFF}"))
    let lines = svg.split(separator: "\n").joined()
    #expect(lines.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func aTextIsAsLongAsItsColumnsAndACharacterOfTwoStandsAlone() {
    let svg = svg { $0.write("ab한c", row: 1, column: 2, .strong) }
    let texts = svg.matches(of: /<text x="(\d+)" y="(\d+)" textLength="(\d+)"[^>]*>([^<]*)/)
    #expect(
      texts.map { "\($0.1) \($0.2) \($0.3) \($0.4)" } == [
        "30 47 18 ab", "48 47 18 한", "66 47 9 c",
      ])
  }

  @Test func noTextHasABlankAtItsEndsOrTwoInARow() {
    let svg = svg {
      $0.write("  two  and a three ", row: 0, .chosen)
      $0.write("a│b ─ c", row: 1)
    }
    let texts = svg.matches(of: /<text [^>]*>([^<]*)/).map { String($0.output.1) }
    #expect(texts == ["two", "and a three", "a", "b", "c"])
  }

  @Test func blanksAreDrawnOnlyIfTheyAreSeen() {
    let svg = svg {
      $0.write("   ", row: 0, .field)
      $0.write("   ", row: 1, .strong)
      $0.write("  ", row: 2, .chosen)
    }
    #expect(svg.matches(of: #/<text /#).isEmpty)
    #expect(svg.matches(of: #/<rect /#).count == 2)
    #expect(svg.matches(of: #/<path d="M12 30h27"/#).count == 1)
  }

  @Test func linesMeet() {
    let svg = svg {
      $0.write("╭──╮", row: 0)
      $0.write("│a", row: 1)
    }
    #expect(svg.contains("M12 12m9 10q-4.5 0 -4.5 4.5v5.5M21 12m0 10h9h9M39 12m0 10q4.5 0"))
    #expect(svg.contains("M12 32m4.5 0v20"))
  }

  @Test func stylesAndTheCursorAreDrawn() {
    let plain = svg { $0.write("a", row: 0) }
    let shown = svg {
      $0.write("a", row: 0, .danger)
      $0.cursor = TerminalPosition(row: 1, column: 1)
    }
    #expect(!plain.contains(#"width="2""#))
    #expect(shown.contains(##"<rect x="21" y="32" width="2""##))
    #expect(shown.contains(##"fill="#b3261e" font-weight="bold">a</text>"##))
  }

  @Test func whoeverDoesNotSeeItGetsTheTextThatIsOnIt() {
    let named = svg(title: "The door") { $0.write("  Log in", row: 1) }
    #expect(named.contains("<title>The door</title>\n<desc>\n  Log in</desc>"))
    #expect(named.contains(#"role="img""#))
    let unnamed = svg { $0.write("  Log in", row: 1) }
    #expect(unnamed.contains("<title>Log in</title>"))
    #expect(svg { _ in }.contains("<title>A terminal</title>\n<desc></desc>"))
  }

  @Test func lightAndDarkDifferInTheirColoursOnly() {
    let (light, dark) = (svg { $0.write("a", row: 0) }, svg(.dark) { $0.write("a", row: 0) })
    #expect(light != dark)
    let color = /#[0-9a-f]{6}/
    #expect(light.replacing(color, with: "") == dark.replacing(color, with: ""))
  }

  @Test(arguments: TerminalPilot.Ground.allCases)
  func everyColourCanBeTold(ground: TerminalPilot.Ground) {
    let ink = Ink(ground)
    for color in [ink.text, ink.faint, ink.red, ink.green, ink.yellow, ink.cyan] {
      let (one, other) = (luminance(color), luminance(ink.paper))
      let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
      #expect(contrast >= 4.5, "\(color) on \(ink.paper)")
    }
  }

  /// The relative luminance, as the guidelines for accessible web content define it.
  private func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift in
      let part = Double((value >> shift) & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
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
    for ground in TerminalPilot.Ground.allCases {
      #expect(stage.pilot.svg(ground).contains("••••••"))
      #expect(!stage.pilot.svg(ground).contains("eheim"))
    }
    stage.pilot.press(.enter)
    await task.value
    #expect(form.edits.last == "0=Geheim")
  }
}
