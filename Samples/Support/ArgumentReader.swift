/// Reads the arguments of a command line, one after the other.
public struct ArgumentReader {
  private var rest: ArraySlice<String>

  /// Begins with the first argument.
  ///
  /// - Parameter arguments: The arguments, without the name of the program.
  public init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next argument; nil after the last.
  ///
  /// - Returns: The argument.
  public mutating func next() -> String? { rest.popFirst() }

  /// The value of an option, given as `--option value` or `--option=value`.
  ///
  /// - Parameters:
  ///   - option: The name of the option, with its dashes.
  ///   - argument: The argument that was read last.
  ///   - kind: What the value is, for the user: "a file".
  /// - Returns: The value; nil if the argument is not this option.
  /// - Throws: If the value is missing, or the next option stands in its place.
  public mutating func value(
    of option: String,
    in argument: String,
    called kind: String,
  ) throws(UsageError) -> String? {
    let value: String
    if argument == option {
      value = rest.popFirst() ?? ""
    } else if argument.hasPrefix(option + "=") {
      value = String(argument.dropFirst(option.count + 1))
    } else {
      return nil
    }
    guard !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("The option \(option) needs \(kind).")
    }
    return value
  }
}
