import Foundation
import Testing

/// The code on the landing page stands in a snippet that is type-checked.
struct SwitchbackSwiftUIPageTests {
  @Test func theCodeOfThePageIsTypeChecked() throws {
    let file = URL(filePath: #filePath)
    let package = file.pathComponents.lastIndex(of: "SwiftUIConformance") ?? 1
    let folder = URL(filePath: file.pathComponents[...package].joined(separator: "/"))
    let root = URL(filePath: file.pathComponents[..<(package - 1)].joined(separator: "/"))
    let catalog = root.appending(path: "Sources/SwitchbackSwiftUI/SwitchbackSwiftUI.docc")
    let page = try String(
      contentsOf: catalog.appending(path: "SwitchbackSwiftUI.md"), encoding: .utf8)
    let snippet = squeezed(
      try String(
        contentsOf: folder.appending(path: "CompileChecks/LandingPage.swift"), encoding: .utf8))
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count >= 4)
    for block in blocks {
      #expect(snippet.contains(squeezed(block)), "not in the snippet:\n\(block)")
    }
  }

  private func squeezed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
