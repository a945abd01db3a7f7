import Switchback

extension Workload {
  /// What users do, on each kind of host and place, ten and a thousand deep.
  ///
  /// What says the same as another row is left out: `stacks` has the first two by number, and the depth means nothing
  /// to tabs.
  static var hosts: [Workload] {
    typealias Make = (HostSetup.Kind, Int, String) -> Workload
    func rows(_ make: Make, _ kinds: [HostSetup.Kind], _ depths: [Int]) -> [Workload] {
      kinds.flatMap { kind in
        depths.map { make(kind, $0, "\(kind.rawValue), \($0 == 10 ? "10" : "1,000") deep") }
      }
    }
    let all = HostSetup.Kind.allCases
    return rows(goingBack, Array(all.dropFirst()), [10, 1_000])
      + rows(popping, Array(all.dropFirst()), [10, 1_000]) + rows(leavingFlows, all, [10, 1_000])
      + rows(presenting, all, [10, 1_000]) + rows(selecting, all, [10])
      + rows(following, all, [10, 1_000]) + rows(followingNumbers, [.wholeReport], [10])
      + rows(asking, [.wholeReport], [10, 1_000])
      + tabs + flowsOverPages
  }

  private static func goingBack(_ kind: HostSetup.Kind, _ depth: Int, _ name: String) -> Workload {
    goingBack(name) { HostSetup(kind, depth: depth) }
  }

  /// On a host that leaves going back to the router.
  private static func asking(_ kind: HostSetup.Kind, _ depth: Int, _ name: String) -> Workload {
    goingBack(name, "push, user goes back, left to the router") {
      HostSetup(on: WholeHost(asksRouter: true), depth)
    }
  }

  private static func goingBack(
    _ name: String, _ what: String = "push, user goes back",
    _ setUp: @escaping @MainActor @Sendable () -> HostSetup
  ) -> Workload {
    Workload("\(what), \(name)", count: 100) {
      let setup = setUp()
      let observer = Observer()
      let (router, requester, host) = (setup.router, setup.requester, setup.host)
      let before = router.modules.count
      return Run {
        for _ in 0..<100 {
          let module = Module()
          requester.push(module)
          requester.observeRemoval(of: module, by: observer) { observer, cause in
            if case .systemBack(.key) = cause { observer.told() }
          }
          host.goBack()
        }
      } verified: {
        observer.count == 100 && router.modules.count == before
      }
    } floor: {
      oneMoreAndOneLess(over: 10)
    }
  }

  /// On one of as many tabs as a bar may have.
  private static var tabs: [Workload] {
    [2, 20].map { count in
      goingBack("last of \(count) tabs, 10 deep") { HostSetup(tab: count - 1, of: count, 10) }
    }
  }

  private static func popping(_ kind: HostSetup.Kind, _ depth: Int, _ name: String) -> Workload {
    Workload("push and pop, \(name)", count: 100) {
      let setup = HostSetup(kind, depth: depth)
      let observer = Observer()
      let (router, requester) = (setup.router, setup.requester)
      let before = router.modules.count
      return Run {
        for _ in 0..<100 {
          let module = Module()
          requester.push(module)
          requester.observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
          requester.pop()
        }
      } verified: {
        observer.count == 100 && router.modules.count == before
      }
    } floor: {
      oneMoreAndOneLess(over: depth)
    }
  }

  private static func leavingFlows(
    _ kind: HostSetup.Kind, _ depth: Int, _ name: String
  ) -> Workload {
    leavingFlows(name) { HostSetup(kind, depth: depth) }
  }

  /// Over as many pages of the flow around it.
  private static var flowsOverPages: [Workload] {
    [1, 1_000].map { count in
      leavingFlows("by number, over \(count) of the parent") { HostSetup(pagesOfFlow: count) }
    }
  }

  private static func leavingFlows(
    _ name: String, _ setUp: @escaping @MainActor @Sendable () -> HostSetup
  ) -> Workload {
    Workload("flow of 3, user goes back 3 times, \(name)", count: 100) {
      let setup = setUp()
      let (observer, tally) = (Observer(), Tally())
      let (router, requester, host) = (setup.router, setup.requester, setup.host)
      let before = router.modules.count
      return Run {
        for _ in 0..<100 {
          requester.start(for: observer) {
            Child(flow: $0, releasedInto: tally)
          } onEnd: { observer, end in
            if end.cause == .systemBack(.key) { observer.told() }
          }
          for _ in 0..<3 { host.goBack() }
        }
      } verified: {
        observer.count == 100 && tally.count == 100 && router.modules.count == before
      }
    } floor: {
      let parent = BareParent()
      return Run {
        for _ in 0..<100 {
          parent.start()
          for _ in 0..<3 { parent.stack.pop() }
        }
      } verified: {
        parent.ends == 100 && parent.tally.count == 100 && parent.children.isEmpty
      }
    }
  }

  private static func presenting(_ kind: HostSetup.Kind, _ depth: Int, _ name: String) -> Workload {
    Workload("present and dismiss, \(name)", count: 100) {
      let setup = HostSetup(kind, depth: depth)
      let observer = Observer()
      let (router, requester) = (setup.router, setup.requester)
      let before = router.modules.count
      return Run {
        for _ in 0..<100 {
          let module = Module()
          requester.present(module)
          requester.observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
          requester.dismiss()
        }
      } verified: {
        observer.count == 100 && router.modules.count == before
      }
    } floor: {
      var stacks = [BareModule.make(10)]
      let observer = Observer()
      return Run {
        for _ in 0..<100 {
          stacks.append([BareModule(observedBy: observer)])
          for module in stacks.removeLast() { module.tell() }
        }
      } verified: {
        observer.count == 100 && stacks.count == 1
      }
    }
  }

  private static func selecting(_ kind: HostSetup.Kind, _ depth: Int, _ name: String) -> Workload {
    Workload("tab selected, of five, \(name)", count: 100) {
      let setup = HostSetup(kind, depth: depth)
      let tabs = setup.tabs ?? setup.pushTabs(5)
      return Run {
        for number in 0..<100 { tabs.select(TabID("\(number % 2)")) }
      } verified: {
        tabs.selected?.id == TabID("1")
      }
    } floor: {
      var selected: [TabID] = []
      return Run {
        for number in 0..<100 { selected = [TabID("\(number % 2)")] }
      } verified: {
        selected == [TabID("1")]
      }
    }
  }

  private static func following(_ kind: HostSetup.Kind, _ depth: Int, _ name: String) -> Workload {
    following("link to a page of one flow, \(name)", [.page, .other], kind, depth)
  }

  /// To a page whose route carries a value.
  private static func followingNumbers(
    _ kind: HostSetup.Kind, _ depth: Int, _ name: String
  ) -> Workload {
    following("link to a page with a number, \(name)", [.numbered(1), .numbered(2)], kind, depth)
  }

  private static func following(
    _ name: String, _ routes: [Guide<Level1>.Route], _ kind: HostSetup.Kind, _ depth: Int
  ) -> Workload {
    Workload(name, count: 100) {
      let setup = HostSetup(kind, depth: depth)
      let router = setup.router
      setup.requester.start { Guide<Level1>($0) }
      let links = routes.map { DeepLink($0) }
      router.open(links[1])
      let before = router.modules.count
      return Run {
        for number in 0..<100 { router.open(links[number % 2]) }
      } verified: {
        router.modules.count == before
      }
    } floor: {
      let stack = BareStack((0..<2).map { _ in BareModule() })
      return Run {
        for _ in 0..<100 {
          stack.pop()
          stack.push(BareModule())
        }
      } verified: {
        stack.modules.count == 2
      }
    }
  }
}
