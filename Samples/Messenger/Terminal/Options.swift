import MessengerFlows
import SampleProgram
import SampleSupport
import Switchback

/// How the program is to run.
struct Options: ProgramOptions {
  /// What is to be shown at first.
  var link: DeepLink?
  var statePath = PlaceFile.path(of: "messenger.json")
  var isReset = false
  var sample = SampleOptions()
}

extension Options {
  mutating func take(_ argument: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool
  {
    if argument == "--reset" {
      isReset = true
      return true
    }
    if let path = try reader.value(of: "--state", in: argument, called: "a file") {
      statePath = path
      return true
    }
    let link = try reader.link(in: argument, from: MainCoordinator.Route.self, known: Self.links)
    guard let link else { return false }
    self.link = link
    return true
  }

  private static let links = [
    "/friends", "/friends/NAME", "/messages", "/messages/NAME", "/write", "/write/NAME",
  ]

  static let usage = """
    Usage: Messenger [OPTION...]

    Look at your friends, and write to them. There are two tabs. On a terminal, the last row
    has the keys that work. Line by line, type tab and the number or title of a tab, such as
    tab 2; the number of a choice or back, quit or help; and where you write a message,
    :back, :quit or :help. To see the page of the friend you are writing to, press ctrl-o, or
    type :about and the name. The program first asks about the text you have written.

    Ada answers at once. Charles cannot be reached. Nobody takes calls. What was sent is
    forgotten when the program ends. The next run begins where you were, with the text you
    were writing.

      --state FILE       keep where you are in this file; by default in
                         $XDG_STATE_HOME/switchback/messenger.json
                         or ~/.local/state/switchback/messenger.json
      --reset            begin as if for the first time
      --open LINK        begin where a link leads: /friends, /friends/NAME, /messages,
                         /messages/NAME, /write or /write/NAME
    \(SampleOptions.usage)
      --version          print the version
      --help             print this

    Lines go to standard error, the result to standard output. The exit status is 0, or 64
    if the options were wrong, 65 if the answers were, and 74 if the result could not be
    written. If you press ctrl-c, that signal ends the program.
    """
}
