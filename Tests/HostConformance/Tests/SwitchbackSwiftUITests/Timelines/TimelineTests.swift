import SwiftUI
import Testing
import Timelines

extension OnSwiftUI {
  /// When SwiftUI does what it is told, and when the router hears of it, on each system.
  @MainActor
  struct TimelineTests {
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
      let table = await TimelineTable(
        of: Occasions.all, on: Self.systems, timeline: Occasions.timeline)
      let differences = try table.differences(besides: #filePath)
      #expect(differences == [])
    }
  }
}
