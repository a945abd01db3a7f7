import SwiftUI
import Testing
import UIKit

/// Fails a test in which SwiftUI, or UIKit below it, would have ended the app.
struct WithoutCrashes: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await function()
    for crash in await Display.takeCrashes() { Issue.record("SwiftUI crashes: \(crash)") }
    for exception in await Phone.takeLostExceptions() { Issue.record("UIKit throws: \(exception)") }
  }
}

extension Trait where Self == WithoutCrashes {
  static var withoutCrashes: Self { Self() }
}
