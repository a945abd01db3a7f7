import Switchback
import SwitchbackTesting

/// A host of the app's own.
final class CountingHost: StackHost {
  private(set) var screens: [any Screen] = []
  private var reporter: HostReporter?

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    screens.removeSubrange(command.kept...)
    screens.append(contentsOf: command.tail)
    reporter?.settled(showing: screens, acknowledging: command.id)
  }
}

@main
struct App {
  static func main() async {
    let router = StackRouter(host: CountingHost())
    let observation = router.observe { event in print(event) }
    let ticket = router.start { MainCoordinator(flow: $0) }
    let other = Task { await ticket.end.cause }
    _ = await router.push(NamePage { _ in }).settled
    router.close()
    print(await other.value)
    observation.cancel()

    let mock = MockRouter()
    let tabs = TabContainer(host: InMemoryTabHost())
    tabs.add(TabID("friends"), title: "Friends") { FriendsCoordinator(flow: $0) }
    mock.push(tabs)
    mock.host.back()
    await counted(mock.modules.count)
  }

  @concurrent
  static func counted(_ count: Int) async { print(count) }
}
