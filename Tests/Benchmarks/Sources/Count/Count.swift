import AllocationCounter
import Dispatch
import Meter
import Workloads

/// Runs a workload once with the router and once with arrays, each between two calls that a tool can count
/// instructions between.
///
/// Prints a line for each of the two: how many times it was done, the blocks of memory that were asked for,
/// and the bytes of the heap that are in use since then. Without the name of a workload, it prints the names.
/// With `--sweep`, a name and a number it does what is to grow once with so many, and prints nothing.
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
    if CommandLine.arguments.dropFirst().first == "--sweep" {
      return await sweep(CommandLine.arguments.dropFirst(2).map { $0 })
    }
    guard CommandLine.arguments.count > 1 else {
      for workload in Workload.all { print(workload.name) }
      return
    }
    for workload in Workload.all where workload.name == CommandLine.arguments[1] {
      await count(workload, workload.router)
      await count(workload, workload.floor)
    }
  }

  private static func sweep(_ arguments: [String]) async {
    guard arguments.count == 2, let count = Int(arguments[1]) else {
      for growth in Growth.all { print(growth.kind, growth.name) }
      return
    }
    for growth in Growth.all where growth.name == arguments[0] {
      await rehearse(growth.name, growth.prepare(10))
      await Task.yield()
      let run = growth.prepare(count)
      meter_begins()
      await run.body()
      meter_ends()
      run.verify(growth.name)
    }
  }

  private static func count(
    _ workload: Workload,
    _ prepare: Workload.Preparation,
  ) async {
    // Once before, for what is done only the first time. Its router is closed in the next turn.
    await rehearse(workload.name, prepare())
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

  private static func rehearse(_ name: String, _ run: Run) async {
    await run.body()
    run.verify(name)
  }
}
