import Foundation
import Testing

/// The code on the pages of the catalogue stands in snippets that are type-checked.
struct SwitchbackSwiftUIPageTests {
  @Test(
    arguments: [
      ("SwitchbackSwiftUI", "LandingPage", 4), ("NativeOrWrapped", "Articles", 2),
      ("SeveralWindowsAndSplitViews", "Articles", 3), ("ComingFromFlowStacks", "Articles", 1),
      ("ComingFromNavigationStack", "Articles", 1),
      ("ComingFromStinsenOrSUICoordinator", "Articles", 1),
    ])
  func theCodeOfThePageIsTypeChecked(page: String, snippet: String, count: Int) throws {
    let file = URL(filePath: #filePath)
    let package = file.pathComponents.lastIndex(of: "SwiftUIConformance") ?? 1
    let root = URL(filePath: file.pathComponents[..<(package - 1)].joined(separator: "/"))
    let catalog = root.appending(path: "Sources/SwitchbackSwiftUI/SwitchbackSwiftUI.docc")
    let snippets = root.appending(path: "Tests/AppleDeclarations/Snippets/SwiftUI")
    let text = try String(contentsOf: catalog.appending(path: "\(page).md"), encoding: .utf8)
    let checked = squeezed(
      try String(
        contentsOf: snippets.appending(path: "\(snippet).swift"), encoding: .utf8))
    // What others' code looks like begins with a comment that says so.
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { !$0.hasPrefix("// Before") }
    #expect(blocks.count >= count)
    for block in blocks {
      #expect(checked.contains(squeezed(block)), "not in the snippet:\n\(block)")
    }
  }

  /// Without spaces and line breaks, which may differ.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
