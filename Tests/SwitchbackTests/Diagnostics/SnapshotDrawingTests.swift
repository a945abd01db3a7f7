import Foundation
import Switchback
import Testing

/// A snapshot as a drawing for Mermaid and for Graphviz.
struct SnapshotDrawingTests {
  /// A flow with tabs in it, a sheet, a flow that shows nothing, and something that is waited for.
  private let snapshot = NavigationSnapshot(
    items: [
      .flow(
        .init(
          id: FlowID(1, "Main"), placement: .root,
          items: [
            .module(
              .init(
                id: ModuleID(1, "Tabs"), position: 0,
                tabs: [
                  .init(
                    id: TabID("friends"), isSelected: true,
                    items: [.module(.init(id: ModuleID(2, "Friends"), position: 0))]),
                  .init(id: TabID("messages"), isSelected: false, items: []),
                ])),
            .flow(
              .init(
                id: FlowID(2, "Write"), placement: .modal,
                items: [.module(.init(id: ModuleID(3, "To"), position: 1, sheet: 1))])),
          ])),
      .flow(.init(id: FlowID(3, "Idle"), placement: .push, items: [])),
    ],
    waits: [.gesture])

  private func named(_ name: String) -> NavigationSnapshot {
    NavigationSnapshot(items: [.module(.init(id: ModuleID(1, name), position: 0))])
  }

  @Test func text() {
    #expect(
      snapshot.description == """
        Main#1 (root)
          Tabs#1
            * friends
              Friends#2
            - messages
          Write#2 (modal)
            To#3 (sheet 1)
        Idle#3 (push) shows nothing
        waits for the user, who moves something
        """)
  }

  @Test func mermaid() {
    #expect(
      snapshot.mermaid == """
        flowchart TD
          n0(["Main#35;1 #40;root#41;"])
          n1["Tabs#35;1"]
          n0 --> n1
          n2{{"friends"}}
          n1 ==> n2
          n3["Friends#35;2"]
          n2 --> n3
          n4{{"messages"}}
          n1 --> n4
          n5(["Write#35;2 #40;modal#41;"])
          n0 --> n5
          n6["To#35;3 #40;sheet 1#41;"]
          n5 --> n6
          n7(["Idle#35;3 #40;push#41; shows nothing"])
          n8>"waits for the user#44; who moves something"]
        """)
  }

  @Test func dot() {
    #expect(
      snapshot.dot == """
        digraph navigation {
          graph [ordering=out]
          node [shape=box]
          n0 [label="Main#1 (root)", style=rounded]
          n1 [label="Tabs#1"]
          n0 -> n1
          n2 [label="friends", shape=tab, style=bold]
          n1 -> n2
          n3 [label="Friends#2"]
          n2 -> n3
          n4 [label="messages", shape=tab]
          n1 -> n4
          n5 [label="Write#2 (modal)", style=rounded]
          n0 -> n5
          n6 [label="To#3 (sheet 1)"]
          n5 -> n6
          n7 [label="Idle#3 (push) shows nothing", style=rounded]
          n8 [label="waits for the user, who moves something", shape=note]
        }
        """)
  }

  @Test func nothing() {
    let nothing = NavigationSnapshot(items: [])
    #expect(nothing.description == "nothing is shown")
    #expect(nothing.mermaid == "flowchart TD\n  n0[\"nothing is shown\"]")
    #expect(nothing.dot.contains("n0 [label=\"nothing is shown\"]"))
  }

  @Test(arguments: [
    ("a\"b", "a#34;b"), ("a]b[c", "a#93;b#91;c"), ("{a}", "#123;a#125;"), ("(a)", "#40;a#41;"),
    ("a\nb", "a<br/>b"), ("a\r\nb", "a<br/>b"), ("a\u{2028}b", "a<br/>b"),
    ("<b>&amp;", "#60;b#62;#38;amp#59;"),
    ("#35;", "#35;35#59;"), ("`a`", "#96;a#96;"), ("**a**", "#42;#42;a#42;#42;"),
    ("1. a", "1#46; a"),
    ("- a", "#45; a"), ("    a", "#32;   a"), ("end", "end"), ("style:a", "style#58;a"),
    ("%%a", "#37;#37;a"),
    ("Router<Int>", "Router#60;Int#62;"), ("\u{1B}[2J", "\u{FFFD}#91;2J"), ("\0", "\u{FFFD}"),
    ("\\n", "#92;n"),
    ("\u{9B}", "\u{FFFD}"), ("é👩‍👩‍👧", "é👩‍👩‍👧"), ("", ""), ("a\tb", "a\u{FFFD}b"), ("a;b", "a#59;b"),
  ])
  func namesAreEscapedForMermaid(_ name: String, _ escaped: String) {
    #expect(named(name).mermaid == "flowchart TD\n  n0[\"\(escaped)#35;1\"]")
  }

  @Test(arguments: [
    ("a\"b", "a\\\"b"), ("a]b[c", "a]b[c"), ("a\\", "a\\\\"), ("\\N", "\\\\N"), ("a\nb", "a\\nb"),
    ("a\r\nb", "a\\nb"), ("<b>&amp;", "<b>&amp;amp;"), ("&#34;", "&amp;#34;"), ("\0", "\u{FFFD}"),
    ("\u{1B}[2J", "\u{FFFD}[2J"), ("é👩‍👩‍👧", "é👩‍👩‍👧"), ("\"]\n}", "\\\"]\\n}"), ("", ""),
  ])
  func namesAreEscapedForGraphviz(_ name: String, _ escaped: String) {
    let lines = named(name).dot.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[3] == "  n0 [label=\"\(escaped)#1\"]")
  }

  @Test(
    .enabled(if: graphviz != nil, "Graphviz is not installed"),
    arguments: [
      "a\"b", "\\", "\\N\\G\\l", "a]b[c", "<b>&amp;</b>", "&#34;", "\"]; n1 [label=\"x", "{a|b}",
      "é👩‍👩‍👧",
      "a;b", "//a", "/* a */", "#a", "\u{1B}",
    ])
  func graphvizShowsTheName(_ name: String) throws {
    let svg = try draw(named(name).dot)
    #expect(svg.contains(">\(name.replacing("\u{1B}", with: "\u{FFFD}").inXML)#1</text>"))
    #expect(svg.components(separatedBy: "class=\"node\"").count == 2)
  }

  @Test(.enabled(if: graphviz != nil, "Graphviz is not installed"))
  func graphvizDrawsWhatIsThere() throws {
    let svg = try draw(snapshot.dot)
    #expect(svg.components(separatedBy: "class=\"node\"").count == 10)
    #expect(svg.components(separatedBy: "class=\"edge\"").count == 7)
    #expect(try draw(named("a\nb").dot).components(separatedBy: "<text").count == 3)
  }

  /// What Graphviz makes of a graph.
  private func draw(_ graph: String) throws -> String {
    let (process, input, output, errors) = (Process(), Pipe(), Pipe(), Pipe())
    process.executableURL = graphviz
    process.arguments = ["-Tsvg"]
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    input.fileHandleForWriting.write(Data(graph.utf8))
    try input.fileHandleForWriting.close()
    let svg = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: complaints, as: UTF8.self) == "")
    return String(decoding: svg, as: UTF8.self)
  }
}

/// The program of Graphviz, if it is there.
private let graphviz: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
  .split(separator: ":")
  .map { URL(fileURLWithPath: String($0)).appendingPathComponent("dot") }
  .first { FileManager.default.isExecutableFile(atPath: $0.path) }

extension String {
  /// The text as Graphviz writes it in SVG.
  fileprivate var inXML: String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("-", "&#45;")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
