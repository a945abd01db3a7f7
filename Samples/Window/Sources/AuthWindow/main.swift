import AuthFlows
import AuthPages
import Foundation
import GtkHost
import SampleSupport
import Switchback
import WindowProgram

// The sample in a window: it reads its options, runs the main flow, and exits with how that ended.

let program = WindowProgram(name: "AuthWindow", title: "Switchback")
let options = program.options(
  statePath: PlaceFile.path(of: "auth-walkthrough.json"),
  opening: MainCoordinator.Route.self,
  [
    "/sign-in", "/sign-in/log-in", "/sign-in/register", "/home", "/home/help",
    "/home/walkthrough", "/account",
  ],
  usage: """
    Usage: AuthWindow [OPTION...]

    Sign in or register, be shown around, and go back wherever you like: with the button, Alt
    and Left, Escape, a swipe, or the button of a mouse that is made for it. Hold the button,
    or press it with the right button of the mouse, to go back over several pages.

    There is one account: \(InMemoryAccounts.demoName), with the password \
    \(InMemoryAccounts.demoPassword).
    New ones last until the program ends.

      --state FILE       keep the state in this file, and where you are in FILE.place; by
                         default in $XDG_STATE_HOME/switchback/auth-walkthrough.json
                         or ~/.local/state/switchback/auth-walkthrough.json, as the program
                         for the terminal does
      --reset            begin signed out, as if for the first time
      --open LINK        begin where a link leads: /sign-in, /sign-in/log-in,
                         /sign-in/register, /home, /home/help, /home/walkthrough
                         or /account; for the last four, you sign in first
      --picture FILE     draw the window to this file once it is at rest, and leave
      --trace            print every navigation event
      --help             print this

    The exit status is 0 if you were done or have closed the window, 64 if the options were
    wrong, 69 if there is no display, and 143 if the program was asked to end.
    """)

let store = StateFile(path: options.statePath, say: program.say)
if options.isReset { store.forget() }
let place = PlaceFile(
  path: options.statePath + ".place", isReset: options.isReset, say: program.say)
let modules = WindowModules()
let accounts = InMemoryAccounts()

let user: @MainActor () -> String = { store.state.session?.userName ?? "" }
let end = program.run(options, keeping: place, for: user()) {
  MainCoordinator(
    flow: $0, modules: modules, accounts: accounts, store: store, onSignOut: place.forget)
}
switch end {
case .finished(let userName):
  print("finished: signed in as \(userName)")
  exit(0)
case .cancelled(let cause): exit(cause.status)
}
