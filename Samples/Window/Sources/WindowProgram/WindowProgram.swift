import Foundation
import GtkHost
package import SampleSupport
package import Switchback

/// What the programs in a window have in common: options, a place to come back to, and an end.
@MainActor
package struct WindowProgram {
  /// The name that it is called by.
  package let name: String

  /// What the window is called.
  package let title: String

  package init(name: String, title: String) { (self.name, self.title) = (name, title) }

  /// Reads the arguments, and leaves the program if it is to do nothing else.
  ///
  /// - Parameters:
  ///   - statePath: Where its state is kept unless it is said where.
  ///   - root: The outermost type of routes.
  ///   - links: What can be opened, for the user.
  ///   - usage: What `--help` prints.
  /// - Returns: The options.
  package func options<Root: LinkedRoute>(
    statePath: String, opening root: Root.Type, _ links: [String], usage: String
  ) -> WindowOptions {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") {
      print(usage)
      exit(0)
    }
    do throws(UsageError) {
      let options = try WindowOptions(arguments, statePath: statePath, opening: root, links)
      guard MainLoop.isThereADisplay() else {
        say("\(name): There is no display to show a window on.")
        exit(69)
      }
      return options
    } catch {
      say("\(name): \(error)")
      say("Try \(name) --help.")
      exit(64)
    }
  }

  /// Prints a sentence for the user.
  package func say(_ sentence: String) { StandardError.write("\(sentence)\n") }

  /// Runs a flow in a window until it is over.
  ///
  /// - Parameters:
  ///   - options: How it is to run.
  ///   - place: Where the user was, and where that is kept.
  ///   - owner: Whose place it is.
  ///   - make: Makes the coordinator of the flow.
  /// - Returns: How it ended.
  package func run<Output>(
    _ options: WindowOptions,
    keeping place: PlaceFile,
    for owner: @autoclosure @escaping @MainActor () -> String,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) -> FlowEnd<Output> {
    MainLoop.run {
      let host = GtkHost(title: title)
      let router = StackRouter(host: host)
      defer { router.close() }
      if options.isTracing { router.observe { say("trace: \($0)") } }
      let kept = place.begin(on: router, for: owner)
      let end = await host.serve {
        let ticket = options.link.map { router.open($0) }
        if let path = options.picturePath { Task { await draw(host, to: path) } }
        return await router.run(restoring: kept, for: owner()) { (flow: Flow<Output>) in
          if let ticket { tell(flow, whyNotArrived: ticket) }
          return make(flow)
        }
      }
      if end.output != nil { place.clear() }
      return end
    }
  }

  /// Tells the user what a coordinator says against a link, if it does.
  private func tell(_ flow: Flow<some Any>, whyNotArrived ticket: LinkTicket) {
    Task {
      _ = await ticket.settled
      if let reason = ticket.reason { await flow.inform(reason) }
    }
  }

  /// Draws the window on top as soon as it is at rest, and leaves.
  private func draw(_ host: GtkHost, to path: String) async {
    for _ in 0..<50 { await MainLoop.frame() }
    if !host.drawTop(to: path) { say("\(name): The picture could not be written to \(path).") }
    raise(SIGTERM)
  }
}

extension EndCause {
  /// The status that a program exits with which was left like this.
  package var status: Int32 {
    switch self {
    case .systemBack(.quit), .systemBack(.key), .systemBack(.mouse), .systemBack(.swipe): 0
    case .systemBack(.signal), .taskCancelled: 128 + SIGTERM
    default: 1
    }
  }
}
