import Switchback

/// A small program that navigates: it shows a page, and says how its flow has ended.
@main
@MainActor
struct Hello {
  static func main() {
    let router = StackRouter(host: Host())
    router.start(.push, for: router, Greeting.init) { router, end in
      print("\(end.cause), \(router.modules.count) modules")
    }
  }
}

/// Shows a page, and has the user leave.
private final class Greeting: Coordinator {
  private let flow: Flow<Void>

  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    flow.push(Page())
    flow.finish()
  }
}

private final class Page: Screen, Presentable {}

/// Prints what it shows.
private final class Host: StackHost {
  private(set) var screens: [any Screen] = []
  private var reporter: HostReporter?

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    screens.removeLast(screens.count - command.kept)
    screens.append(contentsOf: command.tail)
    print(screens.count)
    reporter?.carriedOut(command.id)
  }

  func makeModalHost() -> (any StackHost)? { nil }

  func present(_ command: ModalCommand) {
    reporter?.settled(presenting: [], acknowledging: command.id)
  }
}
