import Switchback

extension Workload {
  /// One module more and one less, with and without somebody who hears of everything.
  static var events: [Workload] {
    [
      Workload("push and pop, nobody listens", count: 100) {
        let host = BareHost()
        let router = StackRouter(on: host)
        router.setStack(Module.make(10))
        var passed = 0
        return Run {
          for _ in 0..<100 {
            router.push(Module())
            passed += host.screens.count
            router.pop()
          }
        } verified: {
          passed == 1_100 && host.screens.count == 10
        }
      } floor: {
        let stack = BareStack(BareModule.make(10))
        var passed = 0
        return Run {
          for _ in 0..<100 {
            stack.push(BareModule())
            passed += stack.modules.count
            stack.pop()
          }
        } verified: {
          passed == 1_100 && stack.modules.count == 10
        }
      },
      Workload("push and pop, one listener for all 4 events", count: 100) {
        let router = StackRouter(on: BareHost())
        let observer = Observer()
        router.setStack(Module.make(10))
        router.observe { _ in observer.told() }
        return Run {
          for _ in 0..<100 {
            router.push(Module())
            router.pop()
          }
        } verified: {
          observer.count == 400
        }
      } floor: {
        let stack = BareStack(BareModule.make(10))
        let observer = Observer()
        let listener: @MainActor (BareEvent) -> Void = { _ in observer.told() }
        return Run {
          for _ in 0..<100 {
            listener(.requested)
            stack.push(BareModule())
            listener(.shown)
            listener(.requested)
            stack.pop()
            listener(.removed)
          }
        } verified: {
          observer.count == 400
        }
      },
    ]
  }

  private enum BareEvent {
    case requested
    case shown
    case removed
  }
}
