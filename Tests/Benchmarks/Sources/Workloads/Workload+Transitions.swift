import Switchback

extension Workload {
  /// What is asked for while the host is busy; counted for each request.
  static var transitions: [Workload] {
    [
      Workload("1,000 pushes during one transition", count: 1_000) {
        let host = BareHost()
        let router = StackRouter(on: host)
        router.setStack(Module.make(10))
        host.isSlow = true
        router.push(Module())
        var last: NavigationTicket?
        return Run {
          for _ in 0..<1_000 { last = router.push(Module()) }
          host.finish()
        } verified: {
          host.screens.count == 1_011 && last?.outcome == .committed(removed: [])
        }
      } floor: {
        let stack = BareStack(BareModule.make(11))
        let shown = BareStack(stack.modules)
        return Run {
          for _ in 0..<1_000 { stack.push(BareModule()) }
          shown.set(stack.modules)
        } verified: {
          shown.modules.count == 1_011
        }
      }
    ]
  }
}
