import Foundation
import SwiftUI
import Testing

extension OnSwiftUI {
  /// When SwiftUI does what it is told, and when the router hears of it, on each system.
  ///
  /// What is expected stands in `Timelines.txt`, which is written anew if `SWITCHBACK_WRITE_TIMELINES` is set to 1. A
  /// change of it is to be understood before it is kept: more turns are a wait, and more bodies are work.
  @MainActor
  struct TimelineTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Timelines.txt")

    /// Those on which most comes at another time than where the system is as described.
    private static var systems: [Rules] {
      let paths: [WritableKeyPath<Rules, Bool>] = [
        \.cannotBeWatched, \.movementsBeginLate, \.appearComesLate, \.completionComesAfterTheBody,
        \.popsAreMissed, \.pathIsWrittenLate, \.swipeWritesPathAtBegin, \.onDismissIsLost,
        \.goneLayersFade,
      ]
      return [Rules()]
        + paths.map { path in
          var rules = Rules()
          rules[keyPath: path] = true
          return rules
        }
    }

    @Test func eachOccasionComesToRestAsItDidBefore() async throws {
      var text = ""
      for occasion in Occasion.all { text += await Self.table(of: occasion) }
      if environment("SWITCHBACK_WRITE_TIMELINES") == 1 {
        try text.write(to: Self.file, atomically: true, encoding: .utf8)
      }
      let expected = try String(contentsOf: Self.file, encoding: .utf8)
      let difference = text.split(separator: "\n").difference(from: expected.split(separator: "\n"))
      #expect(difference.isEmpty)
    }

    /// What comes of it where the system is as described, and on the systems where something else comes of it.
    private static func table(of occasion: Occasion) async -> String {
      var lines: [(timeline: String, systems: [String])] = []
      for rules in systems {
        let timeline = await occasion.timeline(on: rules)
        if let position = lines.firstIndex(where: { $0.timeline == timeline }) {
          lines[position].systems.append(rules.description)
        } else {
          lines.append((timeline, [rules.description]))
        }
      }
      let rows = lines.enumerated().map { position, line in
        "\(line.timeline)\(position == 0 ? "" : "\n    " + line.systems.joined(separator: ", "))"
      }
      return "\(occasion.name)\n  " + rows.joined(separator: "\n  ") + "\n"
    }
  }
}
