import Switchback
import SwitchbackTesting

extension Growth {
  /// Screens on one stack, and stacks over each other.
  static var screens: [Growth] {
    [
      program("screens, pushed and left by the user one by one") { count in
        let host = BareHost(reserving: count)
        return pushedAndLeft(count, StackRouter(on: host)) { host.goBack() }
      },
      program("screens, pushed and popped one by one on an in-memory host") { count in
        let router = StackRouter(host: InMemoryHost())
        return pushedAndLeft(count, router) { router.pop() }
      },
      program("screens, set at once and left at once, each observed") { count in
        let router = StackRouter(on: BareHost())
        let observer = Observer()
        return Run {
          router.show(count, observedBy: observer)
          router.popToRoot()
        } verified: {
          observer.count == count - 1
        }
      },
      operation("layers: one more presented and dismissed") { count in
        let router = StackRouter(on: BareHost())
        router.push(Module())
        for _ in 0..<count { router.present(Module()) }
        return Run {
          router.present(Module())
          router.dismiss()
        } verified: {
          router.modules.count == count + 1
        }
      },
      program("guarded screens, pushed and popped one by one") { count in
        let router = StackRouter(on: BareHost(reserving: count))
        return Run {
          for _ in 0..<count { router.push(GuardedModule("page", leaving: .allowed)) }
          for _ in 1..<count { router.pop() }
        } verified: {
          router.modules.count == 1
        }
      },
    ]
  }

  @MainActor
  private static func pushedAndLeft(
    _ count: Int, _ router: StackRouter, _ leave: @escaping @MainActor () -> Void
  ) -> Run {
    Run {
      for _ in 0..<count { router.push(Module()) }
      for _ in 1..<count { leave() }
    } verified: {
      router.modules.count == 1
    }
  }

  /// Requests, while the host is busy and at once.
  static var requests: [Growth] {
    [
      program("requests, while the host is busy") { count in
        busy(count) { router, _ in router.push(Module()) }
      },
      program("requests with intents, while the host is busy") { count in
        busy(count) { router, number in router.push(Module(), intent: IntentKey(number)) }
      },
      program("steps of one request, pushes and pops") { count in
        let router = StackRouter(on: BareHost())
        router.push(Module())
        let steps = (0..<count).flatMap { _ in [NavigationStep.push(Module()), .pop(count: 1)] }
        return Run {
          router.perform(NavigationRequest(steps + [.push(Module())]))
        } verified: {
          router.modules.count == 2
        }
      },
    ]
  }

  @MainActor
  private static func busy(
    _ count: Int, _ push: @escaping @MainActor (StackRouter, Int) -> Void
  ) -> Run {
    let host = BareHost()
    let router = StackRouter(on: host)
    host.isSlow = true
    router.push(Module())
    return Run {
      for number in 0..<count { push(router, number) }
      host.finish()
    } verified: {
      host.screens.count == count + 1
    }
  }
}
