#if canImport(FoundationEssentials)
import FoundationEssentials
import Glibc
#else
import Foundation
#endif

/// A value that is kept in a file from one run to the next, which only its owner may read.
///
/// Whatever is wrong with the file is said once and stops nobody: without it, the value lasts as long as the program.
@MainActor
public final class KeptFile<Value: Codable> {
  private let url: URL
  private let subject: String
  private let say: @MainActor (String) -> Void
  private var isUsable = true
  private var isWritable = true

  /// Says where it is kept.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - subject: What it is called in sentences: "state".
  ///   - say: Tells the user what is wrong.
  public init(path: String, of subject: String, say: @escaping @MainActor (String) -> Void) {
    url = URL(fileURLWithPath: path)
    self.subject = subject
    self.say = say
  }

  /// Reads the value; a file that is damaged, or of a newer version, gets another name.
  ///
  /// - Returns: The value, if there is one.
  public func read() -> Value? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard isRegularFile else {
      giveUp("The \(subject) cannot be kept in \(url.path), which is no ordinary file.")
      return nil
    }
    guard let data = try? Data(contentsOf: url) else {
      giveUp("The \(subject) in \(url.path) cannot be read, so it is left alone.")
      return nil
    }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      setAside(because: error)
      return nil
    }
  }

  /// Keeps a value in place of the one before.
  ///
  /// - Parameter value: The value; with nil, the file is deleted.
  public func write(_ value: Value?) {
    guard isUsable else { return }
    do {
      guard let value else {
        let path = url.resolvingSymlinksInPath().path
        guard unlink(path) == 0 || errno == ENOENT else { throw NotWritten() }
        return
      }
      guard isWritable else { return }
      try makeFolder()
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try replace(by: encoder.encode(value))
    } catch {
      isWritable = false
      say(
        "The \(subject) cannot be written to \(url.path). It is forgotten when the program ends.")
    }
  }

  /// Has the file for this program alone, until it ends in whatever way.
  ///
  /// - Returns: Whether no other program has it.
  public func claim() -> Bool {
    try? makeFolder()
    let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    // Where none can be made, nothing can be written either, which is said then.
    if lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
    close(lock)
    giveUp(
      "Another program keeps its \(subject) in \(url.path), so this one keeps none.")
    return false
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private struct NotWritten: Error {}

  /// Writes another file, which nobody else may read, and gives it this one's name.
  private func replace(by data: Data) throws {
    let path = url.resolvingSymlinksInPath().path
    let other = path + ".new"
    unlink(other)
    let file = open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw NotWritten() }
    do {
      close(file)
      try data.write(to: URL(fileURLWithPath: other))
      guard rename(other, path) == 0 else { throw NotWritten() }
    } catch {
      unlink(other)
      throw error
    }
  }

  /// Gives a file another name, of its own.
  private func setAside(because error: any Error) {
    let problem = "The \(subject) in \(url.path) cannot be used. \(Self.words(for: error))"
    for number in 1...999 {
      let suffix = number == 1 ? ".damaged" : ".damaged-\(number)"
      let other = URL(fileURLWithPath: url.path + suffix)
      guard !FileManager.default.fileExists(atPath: other.path) else { continue }
      guard (try? FileManager.default.moveItem(at: url, to: other)) != nil else { break }
      return say("\(problem) It is now in \(other.lastPathComponent).")
    }
    giveUp("\(problem) It cannot be set aside, and is left alone.")
  }

  /// What is wrong with what was read.
  private static func words(for error: any Error) -> String {
    if case DecodingError.dataCorrupted(let context) = error { return context.debugDescription }
    return "It was damaged."
  }

  private func giveUp(_ sentence: String) {
    isUsable = false
    say(sentence)
  }

  private var isRegularFile: Bool {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}
