import CGtk
import GtkHost

/// What was checked, and what was not as it should be.
@MainActor
enum Report {
  private(set) static var failures = 0
  private(set) static var checks = 0
  private static var story = ""

  /// Whether each story is named when it begins, for one that ends the process.
  private static let isLoud = getenv("SWITCHBACK_FUZZ_LOUD") != nil

  static func begin(_ name: String) {
    story = name
    if isLoud { StandardError.write("\(name)\n") }
  }

  static func fail(_ sentence: String) {
    failures += 1
    StandardError.write("FAILED  \(story): \(sentence)\n")
  }

  static func expect(_ isTrue: Bool, _ sentence: @autoclosure () -> String) {
    checks += 1
    if !isTrue { fail(sentence()) }
  }

  static func expect<Value: Equatable>(_ subject: String, _ value: Value, is expected: Value) {
    expect(value == expected, "\(subject) should be \(expected), and is \(value)")
  }
}
