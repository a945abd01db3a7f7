/// Which module an event, an outcome or a recorded request speaks of, without keeping it alive.
///
/// A router numbers the modules that come onto its stacks, from 1, in the order in which they come. A request that is
/// not done takes no number, unless it was undone half way. A module that left and is shown again is a new entry with a
/// new number. Serial 0 stands for a module that the router does not know, as in a request to pop to one that was never
/// shown.
///
/// ```swift
/// router.push(LogInPage())
/// // observers see the module as ModuleID(1, "LogInPage"), printed as LogInPage#1
/// ```
public struct ModuleID: Hashable, Sendable, CustomStringConvertible {
  /// The number of the entry within its router, from 1; 0 for a module the router does not know.
  public let serial: Int

  /// The module's name, as it was when the module entered the stack.
  public let name: String

  /// Names an entry, for comparing with what a router reports.
  ///
  /// - Parameters:
  ///   - serial: The number of the entry within its router.
  ///   - name: The module's name.
  public init(_ serial: Int, _ name: String) {
    self.serial = serial
    self.name = name
  }

  /// The name and the serial number, as in `LogInPage#1`.
  public var description: String { "\(name)#\(serial)" }
}
