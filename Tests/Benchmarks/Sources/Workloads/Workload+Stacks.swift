import Switchback

extension Workload {
  /// One module more and one less, at growing depths.
  static var stacks: [Workload] {
    [10, 1_000].map { depth in
      Workload(
        "push and pop, observed, \(depth) deep", count: 100,
        router: {
          let router = StackRouter(host: BareHost())
          let observer = Observer()
          router.setStack(Module.make(depth))
          return {
            for _ in 0..<100 {
              let module = Module()
              router.push(module)
              router.observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
              router.pop()
            }
          }
        },
        floor: {
          let stack = BareStack()
          let observer = Observer()
          stack.set(BareModule.make(depth, observedBy: observer))
          return {
            for _ in 0..<100 {
              stack.push(BareModule(observedBy: observer))
              stack.pop()
            }
          }
        })
    }
  }
}
