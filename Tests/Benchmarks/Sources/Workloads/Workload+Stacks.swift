import Switchback

extension Workload {
  /// One module more and one less, at growing depths: by the router's pop, and by the user's way back.
  static var stacks: [Workload] {
    let depths = [(10, "10 deep"), (1_000, "1,000 deep"), (10_000, "10,000 deep")]
    return depths.map(popping) + depths.map(goingBack)
  }

  private static func popping(_ depth: Int, _ name: String) -> Workload {
    Workload("push and pop, one observer notified, \(name)", count: 100) {
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
      oneMoreAndOneLess(over: depth)
    }
  }

  private static func goingBack(_ depth: Int, _ name: String) -> Workload {
    Workload("push, user goes back, one observer notified, \(name)", count: 100) {
      let host = BareHost(reserving: depth + 1)
      let router = StackRouter(on: host)
      let observer = Observer()
      router.setStack(Module.make(depth))
      return Run {
        for _ in 0..<100 {
          let module = Module()
          router.push(module)
          router.observeRemoval(of: module, by: observer) { observer, cause in
            if case .systemBack(.key) = cause { observer.told() }
          }
          host.goBack()
        }
      } verified: {
        observer.count == 100 && router.modules.count == depth
      }
    } floor: {
      oneMoreAndOneLess(over: depth)
    }
  }

  /// The floor of both: an array is as easily left by the user.
  @MainActor
  static func oneMoreAndOneLess(over depth: Int) -> Run {
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
