import AllocationCounter
import Dispatch
import Meter
import Workloads

/// Runs a workload once with the router and once with arrays, each between two calls that a tool can count
/// instructions between.
///
/// Prints a line for each of the two: how many times it was done, the blocks of memory that were asked for,
/// and the bytes of the heap that are in use since then. Without the name of a workload, it prints the names.
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
    guard CommandLine.arguments.count > 1 else {
      for workload in Workload.all { print(workload.name) }
      return
    }
    for workload in Workload.all where workload.name == CommandLine.arguments[1] {
      await count(workload, workload.router)
      await count(workload, workload.floor)
    }
  }

  private static func count(
    _ workload: Workload,
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
    print(numbers.map(String.init).joined(separator: " "))
  }

  private static func rehearse(_ workload: Workload, _ run: Run) async {
    await run.body()
    run.verify(workload.name)
  }
}
