import MessengerFlows
import SampleProgram

/// How the program is to run.
struct Options: ProgramOptions {
  /// The friend that is to be shown at first, as if a link had been opened.
  var friend: String?
  var sample = SampleOptions()
}

extension Options {
  mutating func take(_ argument: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool
  {
    guard let name = try reader.value(of: "--friend", in: argument, called: "a name") else {
      return false
    }
    friend = name
    return true
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
