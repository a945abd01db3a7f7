import MessengerFlows
import Pictures
import Switchback
import SwitchbackTerminal
import Testing

@testable import Messenger

/// The picture of the sample in the documentation, as the program draws it now.
@MainActor
struct PictureTests {
  @Test func theSample() async throws {
    let pilot = TerminalPilot(columns: 72, rows: 18)
    let router = StackRouter(host: pilot.host)
    let end = Task {
      await pilot.host.serve {
        await router.run { (flow: Flow<Void>) in
          MainCoordinator(flow: flow, modules: TerminalModules(), mailbox: InMemoryMailbox())
        }
      }
    }
    #expect(await pilot.shows("1  Ada"))
    pilot.press(.enter)
    #expect(await pilot.shows("1  Write a message"))
    pilot.press(.enter)
    #expect(await pilot.shows("To Ada"))
    pilot.type("See you at")
    #expect(await pilot.shows("See you at"))
    pilot.press(.escape)
    #expect(await pilot.shows("Discard what you wrote?"))
    let picture = Picture(
      path: "Sources/SwitchbackTerminal/SwitchbackTerminal.docc/Resources/messenger",
      title: "The messenger asks before it discards what was written")
    try picture.check { pilot.svg($0, title: picture.title) }
    pilot.press(.left, .enter, .control("c"))
    _ = await end.value
  }
}
