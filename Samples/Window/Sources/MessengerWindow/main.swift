import Foundation
import GtkHost
import MessengerFlows
import MessengerPages
import SampleSupport
import Switchback
import WindowProgram

// The sample in a window: it reads its options, and runs the main flow until the user leaves.

let program = WindowProgram(name: "MessengerWindow", title: "Messenger")
let options = program.options(
  statePath: PlaceFile.path(of: "messenger.json"),
  opening: MainCoordinator.Route.self,
  ["/friends", "/friends/NAME", "/messages", "/messages/NAME", "/write", "/write/NAME"],
  usage: """
    Usage: MessengerWindow [OPTION...]

    Look at your friends, and write to them. There are two tabs. Go back with the button, Alt
    and Left, Escape, a swipe, or the button of a mouse that is made for it.

    Ada answers at once. Charles cannot be reached. Nobody takes calls. What was sent is
    forgotten when the program ends. The next run begins where you were, with the text you were writing.

      --state FILE       keep where you are in this file; by default in
                         $XDG_STATE_HOME/switchback/messenger.json
                         or ~/.local/state/switchback/messenger.json, as the program for
                         the terminal does
      --reset            begin as if for the first time
      --open LINK        begin where a link leads: /friends, /friends/NAME, /messages,
                         /messages/NAME, /write or /write/NAME
      --picture FILE     draw the window to this file once it is at rest, and leave
      --trace            print every navigation event
      --help             print this

    The exit status is 0 if you have closed the window, 64 if the options were wrong, 69 if
    there is no display, and 143 if the program was asked to end.
    """)

let mailbox = InMemoryMailbox()
let modules = WindowModules()
let place = PlaceFile(path: options.statePath, isReset: options.isReset, say: program.say)

let end = program.run(options, keeping: place, for: "whoever is here") { flow in
  MainCoordinator(
    flow: flow, modules: modules, mailbox: mailbox, onDiscardAndLeave: place.forget)
}
switch end {
case .finished: exit(0)
case .cancelled(let cause): exit(cause.status)
}
