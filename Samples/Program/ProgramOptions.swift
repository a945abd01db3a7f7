public import SampleSupport

/// What a program is called with, besides `--help`, `--version` and what ``SampleOptions`` has.
public protocol ProgramOptions {
  /// What `--help` prints.
  static var usage: String { get }

  /// How to look into the program.
  var sample: SampleOptions { get set }

  /// The options of a call without arguments.
  init()

  /// Takes an argument, if it is an option of this program.
  ///
  /// - Parameters:
  ///   - argument: The argument that was read last.
  ///   - reader: Reads those behind it.
  /// - Returns: Whether it was taken.
  /// - Throws: What is wrong with it.
  mutating func take(_ argument: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool
}

extension SampleProgram {
  /// Reads the arguments that the program was called with.
  ///
  /// Asked for help or the version, it prints that, and what is wrong if something is.
  ///
  /// - Parameter type: What is to be read.
  /// - Returns: The options.
  /// - Throws: The end of the program, where it is to do nothing else.
  public func options<Options: ProgramOptions>(
    _ type: Options.Type
  ) throws(ProgramEnd) -> Options {
    var options = Options()
    var reader = ArgumentReader(Array(CommandLine.arguments.dropFirst()))
    while let argument = reader.next() {
      switch argument {
      case "--help", "-h": throw finish(0, printing: Options.usage)
      case "--version": throw finish(0, saying: "\(name): there is no release yet")
      default:
        do throws(UsageError) {
          if try options.take(argument, &reader) { continue }
          if try options.sample.take(argument, &reader) { continue }
          throw UsageError(unknown: argument)
        } catch {
          say("\(name): \(error)")
          say("Try \(name) --help.")
          throw ProgramEnd(status: 64)
        }
      }
    }
    return options
  }
}
