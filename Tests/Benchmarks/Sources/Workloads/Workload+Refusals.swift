import Switchback

extension Workload {
  /// What changes nothing.
  static var refusals: [Workload] {
    [
      Workload("a push of a shown module, rejected and reported", count: 1_000) {
        let observer = Observer()
        let router = StackRouter(host: BareHost(), onIssue: { _ in observer.told() })
        let modules = Module.make(10)
        router.setStack(modules)
        return Run {
          for _ in 0..<1_000 { router.push(modules[9]) }
        } verified: {
          observer.count == 1_000
        }
      } floor: {
        let observer = Observer()
        let modules = BareModule.make(10)
        let stack = BareStack(modules)
        return Run {
          for _ in 0..<1_000 where stack.contains(modules[9]) { observer.told() }
        } verified: {
          observer.count == 1_000
        }
      },
      Workload("a pop to the top module, which changes nothing", count: 1_000) {
        let observer = Observer()
        let router = StackRouter(on: BareHost())
        let modules = Module.make(10)
        router.setStack(modules)
        return Run {
          for _ in 0..<1_000 {
            if case .rejected(.alreadyThere) = router.pop(to: modules[9]).outcome {
              observer.told()
            }
          }
        } verified: {
          observer.count == 1_000
        }
      } floor: {
        let observer = Observer()
        let modules = BareModule.make(10)
        let stack = BareStack(modules)
        return Run {
          for _ in 0..<1_000 where stack.modules.last === modules[9] { observer.told() }
        } verified: {
          observer.count == 1_000
        }
      },
    ]
  }
}
