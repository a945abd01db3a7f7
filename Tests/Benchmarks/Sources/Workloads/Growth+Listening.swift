import Switchback

extension Growth {
  /// Those who hear events, and those who observe removals.
  static var listening: [Growth] {
    [
      program("listeners, one event each, cancelled in their order") { count in
        let router = StackRouter(on: BareHost())
        let observer = Observer()
        return Run {
          let tokens = (0..<count).map { _ in router.observe { _ in observer.told() } }
          router.push(Module())
          for token in tokens { token.cancel() }
        } verified: {
          observer.count == 2 * count
        }
      },
      program("observers of one screen") { count in
        let router = StackRouter(on: BareHost())
        let (module, observer) = (Module(), Observer())
        router.setStack([Module(), module])
        return Run {
          for _ in 0..<count {
            router.observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
          }
          router.pop()
        } verified: {
          observer.count == count
        }
      },
      operation("screens: a push and a pop while somebody hears events") { count in
        let router = StackRouter(on: BareHost(reserving: count + 1))
        let observer = Observer()
        router.setStack(Module.make(count))
        router.observe { _ in observer.told() }
        return Run {
          router.push(Module())
          router.pop()
        } verified: {
          observer.count == 4
        }
      },
      program("screens, set at once while somebody hears events") { count in
        let router = StackRouter(on: BareHost(reserving: count))
        let observer = Observer()
        router.observe { _ in observer.told() }
        return Run {
          router.setStack(Module.make(count))
        } verified: {
          observer.count == count + 1
        }
      },
    ]
  }

  /// One thing, beside as many screens.
  static var operations: [Growth] {
    [
      operation("screens: a push, the user goes back, by number") { count in
        let host = BareHost(reserving: count + 1)
        return pushedAndLeft(count, on: host) { host.goBack() }
      },
      operation("screens: a push, the user goes back, by whole reports") { count in
        let host = WholeHost()
        return pushedAndLeft(count, on: host) { host.goBack() }
      },
      operation("screens: one presented and dismissed") { count in
        let router = StackRouter(on: BareHost())
        router.setStack(Module.make(count))
        return Run {
          router.present(Module())
          router.dismiss()
        } verified: {
          router.modules.count == count
        }
      },
      operation("screens of the parent: a flow of one, finished") { count in
        let setup = HostSetup(pagesOfFlow: count)
        return Run {
          var flows: [Flow<Void>] = []
          setup.requester.start { (flow: Flow<Void>) in
            flows.append(flow)
            return Nested(flow: flow)
          }
          flows[0].finish()
        } verified: {
          setup.router.modules.count == count
        }
      },
      operation("screens of a flow: a link to another page") { count in
        let router = StackRouter(on: BareHost())
        router.setStack(Module.make(count))
        router.start { Guide<Level1>($0) }
        router.open(DeepLink(Guide<Level1>.Route.other))
        return Run {
          router.open(DeepLink(Guide<Level1>.Route.page))
        } verified: {
          router.modules.count == count + 2
        }
      },
    ]
  }

  @MainActor
  private static func pushedAndLeft(
    _ count: Int, on host: any UsedHost, _ leave: @escaping @MainActor () -> Void
  ) -> Run {
    let router = StackRouter(host: host)
    router.setStack(Module.make(count))
    // What grows once, such as an array, has grown.
    router.push(Module())
    leave()
    return Run {
      router.push(Module())
      leave()
    } verified: {
      router.modules.count == count
    }
  }
}
