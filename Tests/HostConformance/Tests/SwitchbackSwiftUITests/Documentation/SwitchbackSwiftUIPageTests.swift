import Foundation
import Testing

/// The code on the pages of the catalogue stands in snippets that are type-checked.
struct SwitchbackSwiftUIPageTests {
  @Test(
    arguments: [
      ("SwitchbackSwiftUI", "LandingPage", 6), ("NativeOrWrapped", "Articles", 2),
      ("SeveralWindowsAndSplitViews", "Articles", 3), ("ComingFromFlowStacks", "Articles", 1),
      ("SwiftUIsOwnContainers", "OwnContainers", 4),
      ("ComingFromNavigationStack", "Articles", 1),
      ("ComingFromStinsenOrSUICoordinator", "Articles", 1),
    ])
  func theCodeOfThePageIsTypeChecked(page: String, snippet: String, count: Int) throws {
    let catalog = root.appending(path: "Sources/SwitchbackSwiftUI/SwitchbackSwiftUI.docc")
    let text = try String(contentsOf: catalog.appending(path: "\(page).md"), encoding: .utf8)
    let checked = squeezed(try self.snippet(snippet) + self.snippet("SmallApp"))
    // What others' code looks like begins with a comment that says so.
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { !$0.hasPrefix("// Before") }
    #expect(blocks.count >= count)
    for block in blocks {
      #expect(checked.contains(squeezed(block)), "not in the snippet:\n\(block)")
    }
  }

  /// With its imports, as it is formatted.
  @Test(arguments: ["SmallApp", "SmallAppOfSwiftUI"])
  func theSmallestAppHasFourteenLines(name: String) throws {
    let lines = try snippet(name).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { !$0.hasPrefix("//") }.drop(while: \.isEmpty).dropLast().count == 14)
  }

  private var root: URL {
    let file = URL(filePath: #filePath)
    let package = file.pathComponents.lastIndex(of: "HostConformance") ?? 1
    return URL(filePath: file.pathComponents[..<(package - 1)].joined(separator: "/"))
  }

  private func snippet(_ name: String) throws -> String {
    let snippets = root.appending(path: "Tests/AppleDeclarations/Snippets/SwiftUI")
    return try String(contentsOf: snippets.appending(path: "\(name).swift"), encoding: .utf8)
  }

  /// Without spaces and line breaks, which may differ.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
