import SwitchbackTerminal

/// A console whose lines are scripted, or typed by the test while the program runs.
@MainActor
final class ScriptedConsole: LineConsole {
  /// Everything that was printed.
  private(set) var transcript = ""
  /// Whether each line that was asked for was secret.
  private(set) var secrets: [Bool] = []
  /// Whether the program waits for a line.
  var isWaiting: Bool { waiting != nil }
  var columns = 60
  let showsTyping: Bool

  private var lines: [String]
  private let isOpen: Bool
  private var waiting: CheckedContinuation<Void, Never>?
  private var watching: CheckedContinuation<Void, Never>?

  /// - Parameters:
  ///   - lines: The lines that are there from the beginning.
  ///   - isOpen: Whether more may come; if not, they are followed by the end of the input.
  ///   - showsTyping: Whether it is like a terminal.
  init(_ lines: [String] = [], isOpen: Bool = false, showsTyping: Bool = false) {
    self.lines = lines
    self.isOpen = isOpen
    self.showsTyping = showsTyping
  }

  func write(_ text: String) { transcript += text }

  func readLine(after prompt: String, isSecret: Bool) async -> String? {
    write(prompt)
    secrets.append(isSecret)
    await withTaskCancellationHandler {
      while lines.isEmpty, isOpen, !Task.isCancelled {
        await withCheckedContinuation {
          waiting = $0
          resume(&watching)
        }
      }
    } onCancel: {
      Task { @MainActor in resume(&waiting) }
    }
    return lines.isEmpty ? nil : lines.removeFirst()
  }

  /// Waits until the program waits for a line that it asked for as the first, second, ...
  func asked(for count: Int = 1) async {
    while waiting == nil || secrets.count < count {
      await withCheckedContinuation { watching = $0 }
    }
  }

  /// Types a line.
  func type(_ line: String) {
    lines.append(line)
    resume(&waiting)
  }

  private func resume(_ continuation: inout CheckedContinuation<Void, Never>?) {
    let resumed = continuation
    continuation = nil
    resumed?.resume()
  }
}
