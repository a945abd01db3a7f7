import AllocationCounter
import Dispatch
import Meter
import Workloads

/// Runs each workload once, with the router and with arrays, between two calls that a tool can count
/// instructions between.
///
/// Prints a line for each run: the side, how many times it was done, the blocks of memory that were asked
/// for, the bytes of the heap that are in use since then, and the name.
@main
@MainActor
struct Count {
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
    let filter = CommandLine.arguments.dropFirst().first
    for workload in Workload.all {
      guard filter.map({ workload.name.contains($0) }) ?? true else { continue }
      await count("router", of: workload, workload.router)
      await count("floor", of: workload, workload.floor)
    }
  }

  private static func count(
    _ side: String,
    of workload: Workload,
    _ prepare: Workload.Preparation,
  ) async {
    // Once before, for what is done only the first time. Its router is closed in the next turn.
    await rehearse(workload, prepare())
    await Task.yield()
    let run = prepare()
    let (allocations, bytes) = (switchback_allocations(), meter_heap_bytes())
    meter_begins()
    await run.body()
    meter_ends()
    let numbers = [
      workload.count, switchback_allocations() - allocations, meter_heap_bytes() - bytes,
    ]
    run.verify(workload.name)
    print(([side] + numbers.map(String.init) + [workload.name]).joined(separator: "\t"))
  }

  private static func rehearse(_ workload: Workload, _ run: Run) async {
    await run.body()
    run.verify(workload.name)
  }
}
