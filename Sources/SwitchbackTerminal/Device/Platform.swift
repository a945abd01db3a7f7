import TerminalRescue

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A file descriptor: everything that is asked of the system about input and output.
struct Descriptor: Sendable {
  let number: Int32

  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  var isTerminal: Bool { isatty(number) == 1 }

  /// The width of the terminal, or nil if there is none.
  var columns: Int? { terminalSize.flatMap { $0.columns > 0 ? $0.columns : nil } }

  /// The size of the terminal, or nil if there is none.
  var terminalSize: TerminalSize? {
    var size = winsize()
    guard ioctl(number, numericCast(TIOCGWINSZ), &size) == 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Waits until there is something to read here, on another descriptor, or on both.
  ///
  /// - Parameters:
  ///   - other: The other descriptor.
  ///   - milliseconds: How long to wait; nil for as long as it takes.
  /// - Returns: Whether there is something here, and there; nothing at all if the time is over.
  func waitToRead(or other: Descriptor, milliseconds: Int32?) -> (here: Bool, there: Bool) {
    let wanted = Int16(POLLIN)
    var list = [
      pollfd(fd: number, events: wanted, revents: 0),
      pollfd(fd: other.number, events: wanted, revents: 0),
    ]
    while poll(&list, numericCast(list.count), milliseconds ?? -1) < 0, errno == EINTR {}
    return (list[0].revents != 0, list[1].revents != 0)
  }

  /// Reads what is there already.
  ///
  /// - Returns: Some bytes, or none if there are none now.
  func readAvailable() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
    return Array(buffer.prefix(max(count, 0)))
  }

  /// Waits for bytes.
  ///
  /// - Returns: Some bytes, or none at the end of the input.
  func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        systemRead(number, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { return Array(buffer.prefix(count)) }
      // In the background, nothing can be read before the shell lets the process go on.
      if errno == EIO, terminal_rescue_wait_to_read(number) { continue }
      guard isWorthRetrying(errno, until: POLLIN) else { return [] }
    }
  }

  /// Writes all of the bytes.
  ///
  /// - Returns: Whether that was possible.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        systemWrite(number, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || !isWorthRetrying(errno, until: POLLOUT) {
        return false
      }
    }
    return true
  }

  /// Writes text as one line, fit to be printed.
  func log(_ text: String) { write(Array((text.printableLine + "\n").utf8)) }

  /// Whether an operation was only interrupted, or has to wait for a slow other side; then it waits.
  private func isWorthRetrying(_ error: Int32, until event: Int32) -> Bool {
    if error == EINTR { return true }
    guard error == EAGAIN || error == EWOULDBLOCK else { return false }
    var wanted = pollfd(fd: number, events: Int16(event), revents: 0)
    return poll(&wanted, 1, -1) >= 0 || errno == EINTR
  }
}

// Inside the type, the plain names mean its methods.
private let systemRead = read
private let systemWrite = write

/// The variables that a program is started with.
enum Environment {
  /// The value of a variable; nil if there is none.
  static subscript(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The settings of a terminal.
struct TerminalSettings: Sendable {
  private var settings: termios

  /// The settings as they are.
  init?(of descriptor: Descriptor) {
    settings = termios()
    guard tcgetattr(descriptor.number, &settings) == 0 else { return nil }
  }

  /// These settings, without showing what is typed.
  var withoutEcho: TerminalSettings {
    var quiet = self
    quiet.settings.c_lflag &= ~tcflag_t(ECHO)
    return quiet
  }

  /// Puts the settings in force.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - forgetsTyping: Whether what was typed and not read yet is thrown away. The default is no.
  func apply(to descriptor: Descriptor, forgetsTyping: Bool = false) {
    if forgetsTyping { tcflush(descriptor.number, TCIFLUSH) }
    var settings = settings
    while tcsetattr(descriptor.number, TCSANOW, &settings) != 0, errno == EINTR {}
  }
}

/// The signals that matter to a terminal, and what is done about them.
enum ProcessSignal {
  /// Those that end a program from outside.
  static let deadly = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The key that stops a program for a while.
  static let stop = SIGTSTP

  /// What ends a program from the keyboard.
  static let interrupt = SIGINT
  static let abandon = SIGQUIT

  /// What a terminal says when it has another size, and a shell when a program goes on.
  static let resize = SIGWINCH
  static let goOn = SIGCONT

  /// What a process does about a signal.
  struct Disposition {
    fileprivate let action: sigaction
  }

  /// What is done about a signal now, or nil if it is ignored, which is to be respected.
  static func disposition(of signal: Int32) -> Disposition? {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return nil }
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
    #elseif canImport(Glibc)
    let handler = action.__sigaction_handler.sa_handler
    #else
    let handler = action.sa_handler
    #endif
    return address(of: handler) == address(of: SIG_IGN) ? nil : Disposition(action: action)
  }

  /// The address in a handler: those of C functions cannot be compared otherwise.
  private static func address<Handler>(of handler: Handler) -> UInt {
    withUnsafeBytes(of: handler) { $0.load(as: UInt.self) }
  }

  /// Leaves a signal to the dispatch source that is registered for it.
  ///
  /// On Darwin a source only listens in; elsewhere it has taken the signal over already, and ignoring
  /// it would take it away again.
  static func leaveToSource(_ signal: Int32) {
    #if canImport(Darwin)
    _ = setHandler(signal, SIG_IGN)
    #endif
  }

  /// Does again what was done before about a signal.
  static func restore(_ disposition: Disposition, for signal: Int32) {
    var action = disposition.action
    sigaction(signal, &action, nil)
  }

  /// Lets a write to a closed pipe fail instead of ending the process.
  static func ignoreBrokenPipes() {
    _ = setHandler(SIGPIPE, SIG_IGN)
  }

  /// Ends the process by a signal, so that whoever waits for it sees the truth.
  static func die(by signal: Int32) {
    _ = setHandler(signal, SIG_DFL)
    unblock(signal)
    raise(signal)
  }

  /// What ends a program whose terminal was closed.
  static let hangUp = SIGHUP

  /// Stops the process until it is continued.
  static func stopNow() {
    raise(SIGSTOP)
  }

  private static func unblock(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

private let setHandler = signal
