import Foundation

/// The timelines of all occasions on all systems, and those that are expected.
///
/// What is expected stands in a file, which is written anew if `SWITCHBACK_WRITE_TIMELINES` is set. A change of it is
/// to be understood before it is kept: more steps are a wait, and more bodies are work.
public struct TimelineTable {
  private var text = ""

  /// Makes the table: for each occasion a row for the first system, which is the one that is described, and one for all
  /// others that do the same.
  ///
  /// - Parameters:
  ///   - occasions: What happens.
  ///   - systems: What it happens on.
  ///   - timeline: Says in one line what comes of an occasion on a system.
  @MainActor
  public init<Stage, System: CustomStringConvertible>(
    of occasions: [Occasion<Stage>], on systems: [System],
    timeline: (Occasion<Stage>, System) async -> String
  ) async {
    for occasion in occasions {
      var timelines: [(system: String, timeline: String)] = []
      for system in systems {
        timelines.append((system.description, await timeline(occasion, system)))
      }
      add(occasion.name, timelines)
    }
  }

  private mutating func add(_ occasion: String, _ timelines: [(system: String, timeline: String)]) {
    text += "\(occasion)\n"
    var rows: [(timeline: String, systems: [String])] = []
    for (system, timeline) in timelines {
      if let position = rows.firstIndex(where: { $0.timeline == timeline }) {
        rows[position].systems.append(system)
      } else {
        rows.append((timeline, [system]))
      }
    }
    for (position, row) in rows.enumerated() {
      text += "  \(row.timeline)\n"
      if position > 0 { text += "    \(row.systems.joined(separator: ", "))\n" }
    }
  }

  /// What is different from what is expected: the lines that are new, and those that are missing, with their numbers.
  ///
  /// - Parameter source: The file of the test, beside which `Timelines.txt` stands.
  /// - Returns: What is different, in words.
  /// - Throws: Whatever is in the way of reading the file.
  public func differences(besides source: String) throws -> [String] {
    let file = URL(filePath: source).deletingLastPathComponent().appending(path: "Timelines.txt")
    if ProcessInfo.processInfo.environment["SWITCHBACK_WRITE_TIMELINES"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return text.split(separator: "\n").difference(from: expected).map { change in
      switch change {
      case .insert(let line, let text, _): "\(line + 1): new \(text)"
      case .remove(let line, let text, _): "\(line + 1): no \(text)"
      }
    }
  }
}
