import MessengerFlows
import SampleProgram
import Switchback

/// The sample: it reads its options, and runs the main flow in the terminal until the user leaves.
@main
@MainActor
struct Messenger {
  static func main() async {
    let program = SampleProgram(name: "Messenger")
    do throws(UsageError) {
      switch try Command(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .help: program.finish(0, saying: Command.usage)
      case .version: program.finish(0, saying: "Messenger 0.1.0")
      case .run(let options):
        let mailbox = InMemoryMailbox()
        await chat(program, options, mailbox)
        let count = mailbox.friends.flatMap(mailbox.messages(with:)).filter(\.isMine).count
        program.finish(0, saying: "sent: \(count) \(count == 1 ? "message" : "messages")")
      }
    } catch {
      program.fail(error)
    }
  }

  private static func chat(
    _ program: SampleProgram,
    _ options: Options,
    _ mailbox: any Mailbox,
  ) async {
    let modules = TerminalModules()
    _ = await program.run(options.sample) { flow in
      let link = options.friend.map { OpenFriend(named: $0) }
      return MainCoordinator(flow: flow, modules: modules, mailbox: mailbox, opening: link)
    }
  }
}
