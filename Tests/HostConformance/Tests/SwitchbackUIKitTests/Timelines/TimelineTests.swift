import Testing
import Timelines
import UIKit

/// When UIKit does what it is told, and when the router hears of it, on each system.
@MainActor
@Suite(.oneThread)
struct TimelineTests {
  /// Those on which most comes at another time than where the system is as described.
  private static var systems: [Rules] {
    let paths: [WritableKeyPath<Rules, Bool>] = [
      \.stackStaysLongDuringSwipe, \.completionComesFirst, \.lateCompletionsAreLost,
      \.animatedChangesBeginAtLayout, \.unanimatedChangesAreToldAtLayout,
      \.commandsDuringTransitionAreDropped, \.transitionLastsDuringCallbacks,
      \.unanimatedDismissalsTakeATurn, \.pullsAreToldBeforeTheyBegin, \.hasContentPopGesture,
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
