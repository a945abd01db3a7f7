import Switchback

extension Workload {
  /// One module more and one less, at growing depths.
  static var stacks: [Workload] {
    [(10, "10"), (1_000, "1,000"), (10_000, "10,000")].map { depth, name in
      Workload("push and pop, one observer told, \(name) deep", count: 100) {
        let router = StackRouter(on: BareHost(reserving: depth + 1))
        let observer = Observer()
        router.setStack(Module.make(depth))
        return Run {
          for _ in 0..<100 {
            let module = Module()
            router.push(module)
            router.observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
            router.pop()
          }
        } verified: {
          observer.count == 100 && router.modules.count == depth
        }
      } floor: {
        let stack = BareStack(BareModule.make(depth), reserving: depth + 1)
        let observer = Observer()
        return Run {
          for _ in 0..<100 {
            stack.push(BareModule(observedBy: observer))
            stack.pop()
          }
        } verified: {
          observer.count == 100 && stack.modules.count == depth
        }
      }
    }
  }
}
