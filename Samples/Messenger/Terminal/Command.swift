import MessengerFlows
import SampleProgram

/// What the program was called to do.
enum Command: Equatable {
  case run(Options)
  case help
  case version
}

/// How the program is to run.
struct Options: Equatable {
  /// The friend that is to be shown at first, as if a link had been opened.
  var friend: String?
  var sample = SampleOptions()
}

extension Command {
  /// Reads the arguments.
  init(arguments: [String]) throws(UsageError) {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--friend": options.friend = try Self.name(rest.popFirst() ?? "")
      case _ where argument.hasPrefix("--friend="):
        options.friend = try Self.name(String(argument.dropFirst("--friend=".count)))
      case _ where options.sample.take(argument): continue
      default: throw UsageError(unknown: argument)
      }
    }
    self = .run(options)
  }

  /// The name that an option gives, unless that is missing and the next option stands there.
  private static func name(_ name: String) throws(UsageError) -> String {
    guard !name.isEmpty, !name.hasPrefix("--") else {
      throw UsageError("The option --friend needs a name.")
    }
    return name
  }

  static let usage = """
    Usage: Messenger [--friend NAME] [--trace] [--audit]

    Look at your friends, and write to them. There are two tabs: type tab and the number or
    title of one, such as tab 2. At a choice, type its number or back, quit or help; where
    you write a message, :back, :quit or :help.

    Ada answers at once. Charles cannot be reached. Nobody takes calls. Everything is
    forgotten when the program ends.

      --friend NAME  begin at a friend, as if a link to them had been opened
    \(SampleOptions.usage)
      --version      print the version
      --help         print this

    Screens go to standard error, the result to standard output. The exit status is 0, or
    64 if the options were wrong, and 74 if the result could not be written.
    """
}
