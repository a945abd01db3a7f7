import Meter
import Workloads

@main
@MainActor
struct Count {
  static func main() async {
    let only = CommandLine.arguments.dropFirst().first
    for workload in Workload.all {
      guard only.map({ workload.name.contains($0) }) ?? true else { continue }
      for side in [workload.router, workload.floor].compactMap({ $0 }) {
        await side()()
        let run = side()
        meter_begins()
        await run()
        meter_ends()
        print(workload.name, workload.count)
      }
    }
  }
}
