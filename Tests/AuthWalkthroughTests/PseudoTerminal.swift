#if os(Linux)
import Foundation
import Glibc

/// A terminal without a screen: the test holds one end, a program the other.
final class PseudoTerminal {
  /// The end of the program.
  let device: FileHandle
  private let controller: Int32
  private var seen = ""

  struct Failure: Error, CustomStringConvertible { let description: String }

  init() throws {
    // The library calls for this are not importable; these are the requests behind them.
    let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, number): (Int32, Int32) = (0, 0)
    guard controller >= 0, ioctl(controller, unlock, &locked) == 0,
      ioctl(controller, getNumber, &number) == 0
    else { throw Failure(description: "There is no pseudo-terminal.") }
    let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(description: "The terminal cannot be opened.") }
    device = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit { close(controller) }

  /// Whether what is typed shows up.
  var showsTyping: Bool {
    var mode = termios()
    tcgetattr(device.fileDescriptor, &mode)
    return mode.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ text: String) {
    _ = text.withCString { write(controller, $0, strlen($0)) }
  }

  /// Reads on until a text has arrived.
  ///
  /// - Returns: What was printed up to there, since the last time.
  @discardableResult
  func read(until expected: String) throws -> String {
    while true {
      if let range = seen.range(of: expected) {
        let text = String(seen[..<range.upperBound])
        seen = String(seen[range.upperBound...])
        return text.replacingOccurrences(of: "\r\n", with: "\n")
      }
      var wanted = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, 20_000) == 1 else {
        throw Failure(description: "\(expected) did not arrive, only: \(seen)")
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(controller, &buffer, buffer.count)
      guard count > 0 else { throw Failure(description: "The terminal was closed: \(seen)") }
      seen += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }
}
#endif
