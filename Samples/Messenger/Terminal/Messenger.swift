import MessengerFlows
import SampleProgram
import SampleSupport
import Switchback

/// The sample: it reads its options, and runs the main flow in the terminal until the user leaves.
@main
@MainActor
struct Messenger {
  static func main() async { await SampleProgram.main("Messenger", run) }

  private static func run(_ program: SampleProgram) async throws(ProgramEnd) -> ProgramEnd {
    let options = try program.options(Options.self)
    let mailbox = InMemoryMailbox()
    let modules = TerminalModules()
    let place = PlaceFile(path: options.statePath, isReset: options.isReset, say: program.say)
    _ = try await program.run(
      options.sample, opening: options.link, keeping: place, for: "whoever is here"
    ) { flow in
      MainCoordinator(
        flow: flow, modules: modules, mailbox: mailbox, onDiscardAndLeave: place.forget)
    }
    let count = mailbox.friends.flatMap(mailbox.messages(with:)).filter(\.isMine).count
    return program.finish(0, saying: "sent: \(count) \(count == 1 ? "message" : "messages")")
  }
}
