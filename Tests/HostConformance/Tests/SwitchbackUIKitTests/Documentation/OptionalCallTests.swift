import Foundation
import Testing

/// Calls that are written twice: for the Objective-C runtime, with which no test runs here, and for where it lacks.
struct OptionalCallTests {
  @Test(arguments: ["Delegates/DelegateRelay+Optional.swift", "Sheets/OlderPopoverDelegate.swift"])
  func theCallsAreTheSameWithAndWithoutTheRuntime(file: String) throws {
    let text = try source(file)
    let pattern = /(?s)_runtime\(_ObjC\)\n(.*?)\n#else\n(.*?)\n#endif/
    let halves = try #require(text.firstMatch(of: pattern))
    let (with, without) = (told(String(halves.1)), told(String(halves.2)))
    #expect(with.count > 1)
    #expect(with == without)
  }

  /// The functions, without what the two differ in: the question whether the app's own delegate has the method.
  private func told(_ half: String) -> [String] {
    half.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing("?(", with: "(")
      .replacing("@available(iOS, deprecated: 13.0) ", with: "")
      .replacing(/does\("[^"]*"\) \? (.*?) : nil/) { String($0.1) }
      .replacing(#/private func does\(.*?\} /#, with: "")
      .components(separatedBy: " func ")
  }

  private func source(_ file: String) throws -> String {
    let components = Foundation.URL(filePath: #filePath).pathComponents
    let package = components.lastIndex(of: "HostConformance") ?? 1
    let folder = Foundation.URL(filePath: components[...package].joined(separator: "/"))
    let url = folder.appending(path: "Sources/SwitchbackUIKit/\(file)")
    return try String(contentsOf: url, encoding: .utf8)
  }
}
