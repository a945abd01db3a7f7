import Foundation
import Testing

/// Expects that code in the documentation stands in a test, which compiles and runs it.
///
/// - Parameters:
///   - page: The page, as a path from the package's root.
///   - blocks: Which of the page's Swift blocks, from 0.
///   - source: The file of the test.
///   - sourceLocation: Where to report what differs.
/// - Throws: What keeps the files from being read.
func expectCode(
  of page: String,
  blocks: Range<Int>,
  standsIn source: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation,
) throws {
  let text = try documentation(page)
  let test = try String(contentsOf: URL(filePath: source), encoding: .utf8)
  let shown = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
    $0.components(separatedBy: "```").first
  }
  try #require(shown.count >= blocks.upperBound, sourceLocation: sourceLocation)
  for block in shown[blocks] {
    let isThere = squeezed(test).contains(squeezed(block))
    #expect(isThere, "not in the test:\n\(block)", sourceLocation: sourceLocation)
  }
}

/// The text of a page.
///
/// - Parameter page: A path from the package's root.
/// - Returns: The whole text.
/// - Throws: What keeps the file from being read.
func documentation(_ page: String) throws -> String {
  let file = URL(filePath: #filePath)
  let root = file.pathComponents.lastIndex(of: "Tests").map { index in
    URL(filePath: file.pathComponents[..<index].joined(separator: "/"))
  }
  return try String(contentsOf: (root ?? file).appending(path: page), encoding: .utf8)
}

/// The sentences of a page that are tested one by one: the items of its lists.
///
/// - Parameters:
///   - page: A path from the package's root.
///   - headings: Below which headings they stand; nil is the whole page.
/// - Returns: Each without its bullet; none if the page cannot be read, which the number of them shows.
func sentences(of page: String, below headings: [String]? = nil) -> [String] {
  var heading = ""
  var sentences: [String] = []
  for line in ((try? documentation(page)) ?? "").components(separatedBy: "\n") {
    if line.hasPrefix("#") { heading = line.drop { "# ".contains($0) }.description }
    let isMeant = headings?.contains(heading) ?? true
    if isMeant, line.hasPrefix("- ") { sentences.append(String(line.dropFirst(2))) }
  }
  return sentences
}

/// The text without its indentation and empty lines.
private func squeezed(_ text: String) -> String {
  text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }.joined(separator: "\n")
}
