import Foundation
import Switchback
import SwitchbackTesting
import Testing

/// The page "What back means": each of its sentences, and a story that shows it.
@MainActor
@Suite(.waitsForRelease)
struct WhatBackMeansTests {
  typealias Tale = @MainActor () async throws -> Void

  static var tales: [String: Tale] {
    transactions.merging(code) { $1 }.merging(user) { $1 }.merging(meanwhile) { $1 }
      .merging(refusals) { $1 }.merging(hosts) { $1 }.merging(tabs) { $1 }
  }

  /// The sentences of the page, as they stand there: the items of its lists, and the rows of its tables.
  ///
  /// A row is its cells, with ` | ` between them. What stands above the line of dashes is no row but the table's head.
  nonisolated static let sentences: [String] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Switchback/Switchback.docc/WhatBackMeans.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    var found: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("| ---") {
        _ = found.popLast()
      } else if line.hasPrefix("| ") {
        found.append(String(line.dropFirst(2).dropLast(2)))
      } else if line.hasPrefix("- ") {
        found.append(String(line.dropFirst(2)))
      }
    }
    return found
  }()

  @Test(arguments: sentences)
  func eachSentenceIsTrue(sentence: String) async throws {
    let tale = try #require(Self.tales[sentence], "no story shows: \(sentence)")
    try await tale()
  }

  @Test func everyStoryIsOfASentenceOnThePage() {
    #expect(Self.sentences.count == 72)
    #expect(Set(Self.tales.keys).subtracting(Self.sentences) == [])
  }

  /// a without a flow; then outer with b, and inside it inner with c and d.
  static func nested(_ placement: FlowPlacement = .push) -> (Story, Flow<String>, Flow<String>) {
    let story = Story()
    story.push("a")
    let outer = story.start("outer", placement, showing: ["b"])
    let inner = story.start("inner", in: outer, showing: ["c", "d"])
    story.forget()
    return (story, outer, inner)
  }

  /// a, b and c without a flow.
  static func plain(_ completion: InMemoryHost.Completion = .atOnce) -> Story {
    let story = Story(completion: completion)
    for name in ["a", "b", "c"] {
      story.push(name)
      story.host.completeTransition()
    }
    return story
  }
}
