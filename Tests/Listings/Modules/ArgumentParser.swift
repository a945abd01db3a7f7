// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// As much of swift-argument-parser as the pages show.

public protocol ExpressibleByArgument {
  init?(argument: String)
}

extension RawRepresentable where Self: ExpressibleByArgument, RawValue == String {
  public init?(argument: String) { self.init(rawValue: argument) }
}

extension String: ExpressibleByArgument {
  public init?(argument: String) { self = argument }
}

public struct CommandConfiguration: Sendable {
  public init(abstract: String = "", version: String = "") {}
}

public protocol ParsableCommand {
  init()
  static var configuration: CommandConfiguration { get }
}

public protocol AsyncParsableCommand: ParsableCommand {
  mutating func run() async throws
}

extension AsyncParsableCommand {
  public static func main() async {}
}

public struct ArgumentHelp: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

@propertyWrapper
public struct Flag<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value, help: ArgumentHelp? = nil) where Value == Bool {
    self.wrappedValue = wrappedValue
  }
}

@propertyWrapper
public struct Option<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value, help: ArgumentHelp? = nil) where Value: ExpressibleByArgument {
    self.wrappedValue = wrappedValue
  }

  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], help: ArgumentHelp? = nil
  ) where Value == [Element] {
    self.wrappedValue = wrappedValue
  }
}

public struct ValidationError: Error {
  public init(_ message: String) {}
}

public struct ExitCode: Error {
  public init(_ code: Int32) {}
}
