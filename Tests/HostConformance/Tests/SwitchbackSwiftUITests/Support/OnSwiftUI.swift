import Testing
import Timelines

/// All tests that have a display: one after the other, since SwiftUI's transactions name none.
@Suite(.serialized, .oneThread, .withoutCrashes)
enum OnSwiftUI {}
