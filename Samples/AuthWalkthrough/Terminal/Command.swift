import AuthFlows
import Foundation
import SampleProgram

/// What the program was called to do.
enum Command: Equatable {
  case run(Options)
  case help
  case version
}

/// How the program is to run.
struct Options: Equatable {
  var statePath = Options.defaultStatePath
  var isReset = false
  var sample = SampleOptions()

  /// Where programs keep their state, by the XDG base directory specification.
  private static var defaultStatePath: String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let given = environment["XDG_STATE_HOME"] ?? ""
    let base = given.hasPrefix("/") ? given : home + "/.local/state"
    return base + "/switchback/auth-walkthrough.json"
  }
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
      case "--reset": options.isReset = true
      case "--state":
        options.statePath = try Self.file(named: rest.popFirst() ?? "")
      case _ where argument.hasPrefix("--state="):
        options.statePath = try Self.file(named: String(argument.dropFirst("--state=".count)))
      case _ where options.sample.take(argument): continue
      default: throw UsageError(unknown: argument)
      }
    }
    self = .run(options)
  }

  /// The file that an option names, unless that is missing and the next option stands there.
  private static func file(named path: String) throws(UsageError) -> String {
    guard !path.isEmpty, !path.hasPrefix("--") else {
      throw UsageError("The option --state needs a file.")
    }
    return path
  }

  static let usage = """
    Usage: AuthWalkthrough [--state FILE] [--reset] [--trace] [--audit]

    Sign in or register, be shown around, and go back wherever you like. At a choice, type
    its number or back, quit or help; in a form, type :back, :quit or :help.

    There is one account: \(InMemoryAccounts.demoName), with the password \
    \(InMemoryAccounts.demoPassword).
    New ones last until the program ends.

      --state FILE   keep the state in this file; by default in
                     $XDG_STATE_HOME/switchback/auth-walkthrough.json
                     or ~/.local/state/switchback/auth-walkthrough.json
      --reset        begin signed out, as if for the first time
    \(SampleOptions.usage)
      --version      print the version
      --help         print this

    Screens go to standard error, the result to standard output. The exit status is 0 if
    you were done, 1 if you left, 64 if the options were wrong, and 74 if the result could
    not be written.
    """
}
