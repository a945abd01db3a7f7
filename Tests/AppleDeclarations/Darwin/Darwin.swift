// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Apple adds to the C library in Swift: macros that the importer leaves out, and functions
// with any number of arguments. Nothing here runs. To add a member: read it in the Swift project's
// folder stdlib/public/Platform.

@_exported public import Darwin

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// What went wrong in the last call.
public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Opens a file.
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Opens a file, and makes it if it is not there.
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Asks about a descriptor.
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Changes a descriptor.
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Asks or changes something of a descriptor in memory.
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 {
  fatalError()
}

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Sends a request with a number.
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Sends a request with memory for what it asks or says.
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt {
  fatalError()
}

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Sends a request.
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { fatalError() }

// swiftlang/swift stdlib/public/Platform/TiocConstants.swift 2026-11-24
/// The request for the size of the window.
public var TIOCGWINSZ: UInt { fatalError() }

// swiftlang/swift stdlib/public/Platform/TiocConstants.swift 2026-11-24
/// The request that sets the size of the window.
public var TIOCSWINSZ: UInt { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Copies the process.
@available(*, unavailable, message: "Please use threads or posix_spawn*()")
public func fork() -> Int32 { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// What the system does about a signal by itself.
public var SIG_DFL: sig_t? { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// Nothing is done about a signal.
public var SIG_IGN: sig_t { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// There is no answer.
public var SIG_ERR: sig_t { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// A signal waits.
public var SIG_HOLD: sig_t { fatalError() }

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// The stream of standard input.
public var stdin: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// The stream of standard output.
public var stdout: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}

// swiftlang/swift stdlib/public/Platform/Platform.swift 2026-11-24
/// The stream of standard error.
public var stderr: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}
