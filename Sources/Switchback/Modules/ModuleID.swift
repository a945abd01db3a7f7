/// The identity of a module in events, outcomes and recorded requests.
///
/// An identity does not retain its module. A router numbers the modules that come onto its stacks, from 1, in the
/// order in which they come. A request that is not carried out takes no number, unless it was undone halfway. A
/// module that left and is shown again is a new entry with a new number. Serial 0 stands for a module that the router
/// does not know, such as a module that was never shown, in a request to pop to it.
///
/// ```swift
/// router.push(LogInPage())
/// // Observers see the module as ModuleID(1, "LogInPage"),
/// // which prints as LogInPage#1.
/// ```
public struct ModuleID: Hashable, Sendable, CustomStringConvertible {
  /// The number of the entry within its router, from 1, or 0 for a module that the router does not know.
  public let serial: Int

  /// The module's name at the time when the module entered the stack.
  public let name: String

  /// Makes the identity of an entry, to compare with what a router reports.
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
