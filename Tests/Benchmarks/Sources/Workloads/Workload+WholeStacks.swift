import Switchback

extension Workload {
  /// Many modules at once; counted for each.
  static var wholeStacks: [Workload] {
    [building, showing, observing, poppingToRoot, keepingAlmostAll, goingBackFar]
  }

  private static var building: Workload {
    Workload("10,000 pushes, each module observed", count: 10_000) {
      let router = StackRouter(on: BareHost())
      let observer = Observer()
      return Run {
        for _ in 0..<10_000 {
          let module = Module()
          router.push(module)
          router.observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
        }
      } verified: {
        observer.count == 0 && router.modules.count == 10_000
      }
    } floor: {
      let stack = BareStack()
      let observer = Observer()
      return Run {
        for _ in 0..<10_000 { stack.push(BareModule(observedBy: observer)) }
      } verified: {
        observer.count == 0 && stack.modules.count == 10_000
      }
    }
  }

  private static var showing: Workload {
    Workload("set a stack of 10,000 modules that exist", count: 10_000) {
      let host = BareHost(reserving: 10_000)
      let router = StackRouter(on: host)
      let modules = Module.make(10_000)
      return Run {
        router.setStack(modules)
      } verified: {
        host.screens.count == 10_000
      }
    } floor: {
      let stack = BareStack(reserving: 10_000)
      let modules = BareModule.make(10_000)
      return Run {
        stack.set(modules)
      } verified: {
        stack.modules.count == 10_000
      }
    }
  }

  private static var observing: Workload {
    Workload("observe 10,000 modules that are shown", count: 10_000) {
      let router = StackRouter(on: BareHost())
      let observer = Observer()
      let modules = Module.make(10_000)
      router.setStack(modules)
      return Run {
        for module in modules {
          router.observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
        }
      } verified: {
        router.popToRoot()
        return observer.count == 9_999
      }
    } floor: {
      let observer = Observer()
      let stack = BareStack(BareModule.make(10_000))
      return Run {
        for module in stack.modules { module.observe(by: observer) }
      } verified: {
        stack.pop(to: 1)
        return observer.count == 9_999
      }
    }
  }

  private static var poppingToRoot: Workload {
    Workload("pop to root from 10,000, every module notified", count: 10_000) {
      let host = BareHost()
      let router = StackRouter(on: host)
      let observer = Observer()
      router.show(10_001, observedBy: observer)
      return Run {
        router.popToRoot()
      } verified: {
        observer.count == 10_000 && host.screens.count == 1
      }
    } floor: {
      let observer = Observer()
      let stack = BareStack(BareModule.make(10_001, observedBy: observer))
      return Run {
        stack.pop(to: 1)
      } verified: {
        observer.count == 10_000 && stack.modules.count == 1
      }
    }
  }

  private static var keepingAlmostAll: Workload {
    Workload("set a stack that keeps 9,999 of 10,000", count: 10_000) {
      let host = BareHost()
      let router = StackRouter(on: host)
      let observer = Observer()
      let modules = Module.make(10_000)
      router.setStack(modules)
      router.observeRemoval(of: modules[9_999], by: observer) { observer, _ in observer.told() }
      let kept = Array(modules.dropLast())
      return Run {
        router.setStack(kept)
      } verified: {
        observer.count == 1 && host.screens.count == 9_999
      }
    } floor: {
      let observer = Observer()
      let modules = BareModule.make(9_999) + [BareModule(observedBy: observer)]
      let stack = BareStack(modules)
      let kept = Array(modules.dropLast())
      return Run {
        stack.set(kept)
      } verified: {
        observer.count == 1 && stack.modules.count == 9_999
      }
    }
  }

  private static var goingBackFar: Workload {
    Workload("user goes back over 100 screens at once, every module notified", count: 1_000) {
      let host = BareHost()
      let router = StackRouter(on: host)
      let observer = Observer()
      router.show(1_001, observedBy: observer)
      return Run {
        for _ in 0..<10 { host.goBack(100) }
      } verified: {
        observer.count == 1_000 && router.modules.count == 1
      }
    } floor: {
      let observer = Observer()
      let stack = BareStack(BareModule.make(1_001, observedBy: observer))
      return Run {
        for _ in 0..<10 { stack.pop(to: stack.modules.count - 100) }
      } verified: {
        observer.count == 1_000 && stack.modules.count == 1
      }
    }
  }
}
