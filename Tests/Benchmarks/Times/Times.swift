@preconcurrency import Benchmark
import Workloads

// Each workload with a router and with arrays, one after the other.
let benchmarks: @Sendable () -> Void = {
  for workload in Workload.all {
    let configuration = Benchmark.Configuration(
      metrics: [.wallClock],
      timeUnits: .nanoseconds,
      warmupIterations: 2,
      maxDuration: .milliseconds(500),
      maxIterations: 1_000,
    )
    for (side, prepare) in [("router", workload.router), ("floor", workload.floor)] {
      Benchmark("\(workload.name): \(side)", configuration: configuration) { benchmark in
        await measure(prepare, benchmark)
      }
    }
  }
}

@MainActor
private func measure(_ prepare: Workload.Preparation, _ benchmark: Benchmark) async {
  let run = prepare()
  benchmark.startMeasurement()
  await run.body()
  benchmark.stopMeasurement()
  run.verify(benchmark.name)
}
