#if os(Linux)
import Foundation
import Glibc
import Switchback
import Testing

/// Wherever the built program is killed, it begins again at one of the last two places where it was at rest.
///
/// `SWITCHBACK_KILLS` sets how often each test kills it.
final class KilledProgramTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)
  private var file: URL { home.appendingPathComponent("switchback/messenger.json") }
  private let kills =
    ProcessInfo.processInfo.environment["SWITCHBACK_KILLS"].flatMap { Int($0) } ?? 10
  private var random = SystemRandomNumberGenerator()

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func start() throws -> TerminalSession {
    try TerminalSession(
      "Messenger", BuiltProgram.ownership,
      environment: ["HOME": home.path, "XDG_STATE_HOME": home.path], columns: 80, rows: 20)
  }

  /// Whether what is kept is no place that a program was only about to show: two that ended by then are given up.
  private var isAtRest: Bool {
    (try? String(contentsOf: file, encoding: .utf8))?.contains("\"attempts\"") == false
  }

  /// Kills it after up to so many milliseconds, in which it runs on.
  private func kill(_ session: TerminalSession, within milliseconds: Double = 12) throws {
    let deadline =
      ContinuousClock.now + .milliseconds(.random(in: 0...milliseconds, using: &random))
    while ContinuousClock.now < deadline {}
    _ = try session.waitForEnd(sending: SIGKILL)
  }

  /// Where somebody is: on one of two tabs, each of which has a page above its list or has none.
  private struct Place: Equatable, CustomStringConvertible {
    var isOnMessages = false
    var friend: String?
    var partner: String?

    /// A text that is seen there and nowhere else.
    var description: String {
      if isOnMessages { return partner.map { " Messages › \($0)" } ?? "New message" }
      return friend.map { " Friends › \($0)" } ?? "2  Charles"
    }

    /// Whether it is what a file says.
    func isKept(in file: URL) -> Bool {
      guard let data = try? Data(contentsOf: file),
        let kept = try? JSONDecoder().decode(NavigationSnapshot.self, from: data)
      else { return false }
      let text = "\(kept)"
      let pages = text.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }
      return text.contains("* messages") == isOnMessages
        && pages.map(\.element) == [friend, partner].compactMap { $0 }
    }

    /// What is typed to get elsewhere, and where that is.
    func step(_ random: inout SystemRandomNumberGenerator) -> (keys: String, place: Place) {
      var next = self
      guard Bool.random(using: &random) else {
        next.isOnMessages.toggle()
        return ("\u{E}", next)
      }
      let page = isOnMessages ? partner : friend
      let number = Int.random(in: 0..<(isOnMessages ? 2 : 3), using: &random)
      let name = isOnMessages ? ["Ada", "Grace"][number] : ["Ada", "Charles", "Grace"][number]
      if isOnMessages {
        next.partner = page == nil ? name : nil
      } else {
        next.friend = page == nil ? name : nil
      }
      return (page == nil ? "\(number + 1)" : "\u{1B}", next)
    }
  }

  @Test func itBeginsWhereItWasOrOneStepBefore() throws {
    var place = Place()
    for _ in 0..<kills {
      let session = try start()
      try session.waitFor("\(place)")
      var (before, keys) = (place, "")
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        try session.waitFor("\(place)")
        try session.wait { isAtRest && place.isKept(in: file) }
        before = place
        (keys, place) = place.step(&random)
        session.type(keys)
      }
      try kill(session)
      let next = try start()
      try next.waitFor("ctrl-c quit")
      let text = next.text
      let found = [place, before].first { text.contains("\($0)") }
      _ = try next.waitForEnd(sending: SIGKILL)
      place = try #require(found, "\(before) or \(place), but:\n\(text)")
    }
  }

  @Test func whatWasTypedIsThereButForTheLastLetters() throws {
    let session = try start()
    try session.waitFor("2  Charles")
    session.type("1")
    try session.waitFor(" Friends › Ada")
    session.type("1")
    try session.waitFor("enter send")
    try session.waitFor("NewMessageCoordinator", in: file)
    _ = try session.waitForEnd(sending: SIGKILL)
    var kept = ""
    // As many letters as there is room for in a row.
    for _ in 0..<min(kills, 40) {
      let next = try start()
      try next.waitFor("Go on with your message to Ada?")
      next.type("\r")
      try next.waitFor("enter send")
      let text = next.text
      let length = (0...kept.count).last { text.contains(kept.prefix($0)) && $0 > 0 } ?? 0
      #expect(length >= kept.count - 1, "\(kept):\n\(text)")
      kept = String(kept.prefix(length))
      try next.wait { isAtRest }
      let letter = ["7", "8", "9"].randomElement(using: &random) ?? "7"
      if !kept.isEmpty {
        try next.wait {
          (try? String(contentsOf: file, encoding: .utf8))?.contains("\"\(kept)\"") == true
        }
      }
      next.type(letter)
      kept += letter
      try kill(next)
    }
  }
}
#endif
