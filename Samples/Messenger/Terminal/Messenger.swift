import MessengerFlows
import SampleProgram
import Switchback

/// The sample: it reads its options, and runs the main flow in the terminal until the user leaves.
@main
@MainActor
struct Messenger {
  static func main() async {
    let program = SampleProgram(name: "Messenger")
    let options = program.options(Options.self)
    let mailbox = InMemoryMailbox()
    let modules = TerminalModules()
    _ = await program.run(options.sample, opening: options.link) { flow in
      MainCoordinator(flow: flow, modules: modules, mailbox: mailbox)
    }
    let count = mailbox.friends.flatMap(mailbox.messages(with:)).filter(\.isMine).count
    program.finish(0, saying: "sent: \(count) \(count == 1 ? "message" : "messages")")
  }
}
