import Switchback
import SwitchbackTerminal

// listing

@MainActor
func run() async {
  // listing
}
