// Its library is what Meter needs.
import Dispatch
import Meter
import Switchback

/// Runs what users do on a host, on the model of its framework, between two calls that a tool can count instructions
/// between.
///
/// Prints how many times it was done. Without the name of a workload, it prints the names.
@main
@MainActor
struct HostCosts {
  static func main() {
    var isDone = false
    Task {
      await run()
      isDone = true
    }
    // With an async main, the work would go on in threads of Dispatch, which valgrind does not survive.
    while !isDone { meter_runs_main_queue() }
  }

  private static func run() async {
    guard CommandLine.arguments.count > 1 else {
      for workload in HostWorkload.all { print(workload.name) }
      return
    }
    for workload in HostWorkload.all where workload.name == CommandLine.arguments[1] {
      let host = await workload.prepare()
      // Once before, for what is done only the first time.
      await workload.once(host)
      meter_begins()
      for _ in 0..<times { await workload.once(host) }
      meter_ends()
      print(times)
    }
  }

  private static let times = 5
}

/// One thing that users do on a host.
@MainActor
struct HostWorkload {
  let name: String
  let prepare: @MainActor () async -> WorkloadHost
  let once: @MainActor (WorkloadHost) async -> Void

  /// Each of them, on stacks of ten and of a thousand.
  static let all = [(10, "10 deep"), (1_000, "1,000 deep")].flatMap { depth, name in
    [
      HostWorkload("push, user goes back, \(name)", depth) { host in
        let page = host.makePage()
        host.router.push(page)
        host.router.observeRemoval(of: page, by: host) { host, _ in host.noteRemoval() }
        await host.rest()
        host.goBack()
        await host.rest()
      },
      HostWorkload("push and pop, \(name)", depth) { host in
        let page = host.makePage()
        host.router.push(page)
        host.router.observeRemoval(of: page, by: host) { host, _ in host.noteRemoval() }
        await host.rest()
        host.router.pop()
        await host.rest()
      },
      HostWorkload("present, user pulls the sheet down, \(name)", depth) { host in
        let page = host.makePage()
        host.router.present(page)
        host.router.observeRemoval(of: page, by: host) { host, _ in host.noteRemoval() }
        await host.rest()
        host.pullDown()
        await host.rest()
      },
    ]
  }

  private init(
    _ name: String, _ depth: Int, _ body: @escaping @MainActor (WorkloadHost) async -> Void
  ) {
    self.name = name
    prepare = { await WorkloadHost(depth: depth) }
    once = { host in
      let removed = host.removed
      await body(host)
      precondition(host.removed == removed + 1, "\(name): not removed once")
      precondition(host.isAtRest(depth), "\(name): not where it was")
    }
  }
}
