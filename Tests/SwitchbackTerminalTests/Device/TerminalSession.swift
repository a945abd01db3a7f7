#if os(Linux)
import Foundation
import Glibc
@testable import SwitchbackTerminal

/// A built program in a terminal of its own, of which it is the session leader as under a shell.
final class TerminalSession {
  let process: pid_t

  /// The terminal before the program was started.
  private(set) var before: State

  /// Everything that the program has written.
  private(set) var output: [UInt8] = []

  private var controller: Int32
  private let device: Int32

  /// Where the program keeps its files, unless its environment says something else.
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)
  private var emulator: TerminalEmulator
  private var frames = WholeFrames()
  private var status: Int32?

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// How a process ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    case stopped
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The program, or the path of another one.
  ///   - arguments: Its arguments.
  ///   - environment: Variables besides those that a terminal brings.
  ///   - isControlled: Whether the terminal is the one that controls it, which is told when that is closed.
  ///   - columns: The width of the terminal.
  ///   - rows: Its height.
  /// - Throws: What keeps it from starting.
  init(
    _ name: String = "TrialProgram",
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    isControlled: Bool = true,
    columns: Int = 60,
    rows: Int = 16,
  ) throws {
    emulator = TerminalEmulator(TerminalSize(columns: columns, rows: rows))
    // The library calls for this are not importable; these are the requests behind them.
    let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, number): (Int32, Int32) = (0, 0)
    guard controller >= 0, ioctl(controller, unlock, &locked) == 0,
      ioctl(controller, getNumber, &number) == 0
    else { throw Failure(description: "There is no pseudo-terminal.") }
    let path = "/dev/pts/\(number)"
    device = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard device >= 0 else { throw Failure(description: "The terminal cannot be opened.") }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)

    before = State(settings: Self.settings(of: device))
    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": home.path,
      "SWIFT_BACKTRACE": "enable=no",
      // A program that dies of a stack that has run over is to die of that, and not of the sanitizer's own handler.
      "ASAN_OPTIONS": "handle_segv=0", "TSAN_OPTIONS": "handle_segv=0",
    ]
    variables.merge(environment) { $1 }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    process = try Self.spawn(
      name.hasPrefix("/") ? name : Self.path(of: name), arguments,
      variables.filter { !$0.value.isEmpty }.map { "\($0)=\($1)" }, on: path,
      with: isControlled ? O_RDWR : O_RDWR | O_NOCTTY)
  }

  /// Where a program was built.
  static func path(of name: String) -> String {
    BuiltProgram.folder.appendingPathComponent(name).path
  }

  deinit {
    if status == nil { kill(process, SIGKILL) }
    if status == nil { waitpid(process, nil, 0) }
    if controller >= 0 { close(controller) }
    close(device)
    try? FileManager.default.removeItem(at: home)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String], on terminal: String,
    with flags: Int32,
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A session leader that opens a terminal gets it as the controlling one.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, flags, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A session of its own, with signals that do what they do under a shell, whatever the tests ignore.
    let ownSession: Int32 = 0x80
    let flags = ownSession | Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let arguments = ([program] + arguments).map { strdup($0) } + [nil]
    let environment = environment.map { strdup($0) } + [nil]
    defer { for string in arguments + environment { free(string) } }
    var process = pid_t()
    let error = posix_spawn(&process, program, &actions, &attributes, arguments, environment)
    guard error == 0 else { throw Failure(description: "\(program) does not start: \(error)") }
    return process
  }
}

// MARK: - The user

extension TerminalSession {
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(controller, bytes, bytes.count)
  }

  func send(_ signal: Int32) {
    kill(process, signal)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    emulator.resize(TerminalSize(columns: columns, rows: rows))
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Takes the terminal away, as a closed window does.
  func hangUp() {
    close(controller)
    controller = -1
  }

  /// Waits until the process ends or stops.
  ///
  /// - Parameter signal: What to send it until then, again and again; nil for nothing.
  /// - Returns: How it ended.
  /// - Throws: If it does not.
  func waitForEnd(sending signal: Int32? = nil) throws -> End {
    var status: Int32 = 0
    // What it writes has to be read, or it would wait for that.
    var patience = 1000
    while waitpid(process, &status, WUNTRACED | WNOHANG) == 0 {
      patience -= 1
      if let signal { send(signal) }
      guard patience > 0 else { throw Failure(description: "It does not end:\n\(text)") }
      _ = try? readOn(milliseconds: 20)
    }
    while controller >= 0, (try? readOn(milliseconds: 0)) == true {}
    let cause = status & 0x7F
    if cause == 0x7F { return .stopped }
    self.status = status
    return cause == 0 ? .exit((status >> 8) & 0xFF) : .signal(cause)
  }
}

// MARK: - The screen

extension TerminalSession {
  /// What is seen: whole frames.
  var text: String { emulator.lines.joined(separator: "\n") }

  /// Waits until a text is on the screen.
  func waitFor(_ text: String) throws {
    while !emulator.lines.contains(where: { $0.contains(text) }) {
      guard try readOn(milliseconds: 20_000) else {
        throw Failure(description: "\(text) did not appear, only:\n\(self.text)")
      }
    }
  }

  /// Waits until a text has been written, wherever, so many times.
  func waitForOutput(_ text: String, times: Int = 1) throws {
    while count(text) < times {
      guard try readOn(milliseconds: 20_000) else {
        throw Failure(description: "\(text.debugDescription) was not written")
      }
    }
  }

  /// Waits until a file has a text in it.
  func waitFor(_ text: String, in file: URL) throws {
    try wait { (try? String(contentsOf: file, encoding: .utf8))?.contains(text) == true }
  }

  /// Waits until something is so that the program brings about.
  func wait(until isSo: () throws -> Bool) throws {
    var patience = 2000
    while try !isSo() {
      patience -= 1
      guard patience > 0 else { throw Failure(description: "It did not come about:\n\(text)") }
      _ = try readOn(milliseconds: 5)
    }
  }

  /// Forgets what was written so far.
  func turnPage() { output = [] }

  /// What was written after the page of the program was left.
  var afterwards: String {
    let end = Array("\u{1B}[?1049l".utf8)
    guard let range = output.ranges(of: end).last else { return "" }
    return String(decoding: output[range.upperBound...], as: UTF8.self)
  }

  /// Takes in what the program writes.
  ///
  /// - Returns: Whether there was something in time.
  @discardableResult
  private func readOn(milliseconds: Int32) throws -> Bool {
    guard controller >= 0 else {
      poll(nil, 0, milliseconds)
      return false
    }
    var wanted = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(controller, &buffer, buffer.count)
    guard count > 0 else { throw Failure(description: "The terminal was closed:\n\(text)") }
    let bytes = Array(buffer.prefix(count))
    output += bytes
    emulator.read(frames.take(bytes))
    return true
  }
}

// MARK: - The state of the terminal

extension TerminalSession {
  /// What a terminal has to be given back with.
  struct State: Equatable {
    var settings: [UInt32]
    var isOnPage = false
    var isCursorVisible = true
    var marksPaste = false
    var reportsMouse = false
    var keyboardModes = 0
  }

  private static func settings(of terminal: Int32) -> [UInt32] {
    var mode = termios()
    tcgetattr(terminal, &mode)
    let characters = withUnsafeBytes(of: &mode.c_cc) { $0.map { UInt32($0) } }
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag] + characters
  }

  var state: State {
    State(
      settings: Self.settings(of: device),
      isOnPage: isOn("?1049"),
      isCursorVisible: isOn("?25", atFirst: true),
      marksPaste: isOn("?2004"),
      reportsMouse: isOn("?1000"),
      keyboardModes: count("\u{1B}[>5u") - min(count("\u{1B}[>5u"), count("\u{1B}[<u")),
    )
  }

  private func isOn(_ mode: String, atFirst: Bool = false) -> Bool {
    let on = output.ranges(of: Array("\u{1B}[\(mode)h".utf8)).last?.lowerBound
    let off = output.ranges(of: Array("\u{1B}[\(mode)l".utf8)).last?.lowerBound
    guard let on else { return off == nil && atFirst }
    return on > off ?? -1
  }

  private func count(_ sequence: String) -> Int {
    output.ranges(of: Array(sequence.utf8)).count
  }
}
#endif
