import AuthFlows
import SampleProgram
import SampleSupport
import Switchback

/// How the program is to run.
struct Options: ProgramOptions {
  var statePath = PlaceFile.path(of: "auth-walkthrough.json")
  var isReset = false

  /// What is to be shown at first.
  var link: DeepLink?
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
    "/sign-in", "/sign-in/log-in", "/sign-in/register", "/home", "/home/help",
    "/home/walkthrough", "/account",
  ]

  static let usage = """
    Usage: AuthWalkthrough [OPTION...]

    Sign in or register, be shown around, and go back wherever you like. On a terminal, the
    last row has the keys that work. Line by line, type the number of a choice or back, quit
    or help; in a form, type :back, :quit or :help. Signed in, type tab and the number or
    title of a tab. Ctrl-C leaves; pressed again, it ends the program at once.

    There is one account: \(InMemoryAccounts.demoName), with the password \
    \(InMemoryAccounts.demoPassword).
    New ones last until the program ends.

      --state FILE       keep the state in this file, and where you are in FILE.place; by
                         default in $XDG_STATE_HOME/switchback/auth-walkthrough.json
                         or ~/.local/state/switchback/auth-walkthrough.json
      --reset            begin signed out, as if for the first time
      --open LINK        begin where a link leads: /sign-in, /sign-in/log-in,
                         /sign-in/register, /home, /home/help, /home/walkthrough
                         or /account; for the last four, you sign in first
    \(SampleOptions.usage)
      --version          print the version
      --help             print this

    To sign in without being asked anything, no matter how the last run ended:

      AuthWalkthrough --reset --set welcome=log-in --set user-name=demo \\
        --set password=\(InMemoryAccounts.demoPassword) --set walkthrough=back --set home=done

    Lines go to standard error, the result to standard output. The exit status is 0 if you
    were done, 1 if you left, 64 if the options were wrong, 65 if the answers were, and 74
    if the result could not be written. If you press ctrl-c, that signal ends the program.
    """
}
