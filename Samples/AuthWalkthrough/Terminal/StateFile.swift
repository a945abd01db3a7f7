import AuthFlows
import Foundation

/// Keeps the state of the app in a file.
///
/// Whatever is wrong with the file is said once and stops nobody: without it, the state lasts as long
/// as the program.
@MainActor
final class StateFile: AppStateStore {
  var state = AppState() {
    didSet { if state != oldValue { save() } }
  }

  private let url: URL
  private let say: @MainActor (String) -> Void
  private var isKept = true

  /// Reads the state, if there is one.
  init(path: String, say: @escaping @MainActor (String) -> Void) {
    url = URL(fileURLWithPath: path)
    self.say = say
    load()
  }

  /// Begins as if for the first time.
  func forget() {
    state = AppState()
  }

  private func load() {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    guard isRegularFile else {
      return giveUp("The state cannot be kept in \(url.path), which is no ordinary file.")
    }
    guard let data = try? Data(contentsOf: url) else {
      return giveUp("The state in \(url.path) cannot be read, so it is left alone.")
    }
    do {
      state = try JSONDecoder().decode(AppState.self, from: data)
    } catch {
      setAside()
    }
  }

  private func save() {
    guard isKept else { return }
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(state).write(to: url, options: .atomic)
    } catch {
      giveUp("The state cannot be written to \(url.path). It is forgotten when the program ends.")
    }
  }

  /// Gives a damaged file another name, of its own.
  private func setAside() {
    for number in 1...999 {
      let suffix = number == 1 ? ".damaged" : ".damaged-\(number)"
      let other = URL(fileURLWithPath: url.path + suffix)
      guard !FileManager.default.fileExists(atPath: other.path) else { continue }
      guard (try? FileManager.default.moveItem(at: url, to: other)) != nil else { break }
      return say("The state in \(url.path) was damaged. It is now in \(other.lastPathComponent).")
    }
    giveUp("The state in \(url.path) is damaged, and cannot be set aside. It is left alone.")
  }

  private func giveUp(_ sentence: String) {
    isKept = false
    say(sentence)
  }

  private var isRegularFile: Bool {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}
