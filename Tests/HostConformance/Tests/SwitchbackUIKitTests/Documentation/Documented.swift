import Foundation
import Testing

/// Expects that the code on a page of the documentation stands in a test, which compiles and runs it.
///
/// Left out are blocks that begin with `// Before`, which show a program without this package, and lines that begin
/// with `@objc(`, which need a runtime that only Apple's systems have.
///
/// - Parameters:
///   - page: The page, as it is called in the module's catalog.
///   - source: The file of the test.
///   - others: Other files with tests of that page.
///   - sourceLocation: Where to report what differs.
/// - Throws: What keeps the files from being read.
func expectCode(
  of page: String,
  standsIn source: String = #filePath,
  or others: String...,
  sourceLocation: SourceLocation = #_sourceLocation,
) throws {
  let tests = try ([source] + others).map {
    squeezed(try String(contentsOf: Foundation.URL(filePath: $0), encoding: .utf8))
  }
  let blocks = try documentation(page).components(separatedBy: "```swift\n").dropFirst()
    .compactMap { $0.components(separatedBy: "```").first }
    .filter { !$0.hasPrefix("// Before") }
  try #require(!blocks.isEmpty, sourceLocation: sourceLocation)
  for block in blocks {
    let isThere = tests.contains { $0.contains(squeezed(block)) }
    #expect(isThere, "not in the test:\n\(block)", sourceLocation: sourceLocation)
  }
}

/// The text of a page.
///
/// - Parameter page: The page, as it is called in the module's catalog.
/// - Returns: The whole text.
/// - Throws: What keeps the file from being read.
func documentation(_ page: String) throws -> String {
  let file = Foundation.URL(filePath: #filePath)
  let package = file.pathComponents.lastIndex(of: "HostConformance") ?? 1
  let root = Foundation.URL(filePath: file.pathComponents[..<(package - 1)].joined(separator: "/"))
  let catalog = root.appending(path: "Sources/SwitchbackUIKit/SwitchbackUIKit.docc")
  return try String(contentsOf: catalog.appending(path: "\(page).md"), encoding: .utf8)
}

/// The text without its indentation and empty lines.
private func squeezed(_ text: String) -> String {
  text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty && !$0.hasPrefix("@objc(") }.joined(separator: "\n")
}
